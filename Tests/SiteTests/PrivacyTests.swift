import Diagnostics
import TestSupport
import Testing
import Torneo

@testable import Site

@Suite("Names reduced to initials")
struct PrivacyTests {
  /// Players whose names nothing else in a site has.
  private static let ana = Jugador(nombre: "Anastasia Quirós de la Vega", dorsal: 9)
  private static let otraAna = Jugador(nombre: "Alba Quintero Vela", dorsal: 5)
  private static let luis = Jugador(nombre: "Ludovico Zamora")
  private static let lola = Jugador(nombre: "Leonor Zúñiga")
  private static let leo = Jugador(nombre: "Leopoldo Wamba", dorsal: 1)
  private static let ajeno = Jugador(nombre: "Hermenegildo Xirau")
  private static let rayo = Equipo(nombre: "Rayo FC", plantilla: [ana, otraAna, luis, lola])
  private static let toros = Equipo(nombre: "Toros", plantilla: [leo])

  private static func torneo() throws -> Torneo {
    let rayo = try #require(rayo)
    let toros = try #require(toros)
    let alineacion = Alineacion(titulares: [ana, luis], suplentes: [lola], capitan: ana)
    var torneo = Torneo(
      equipos: [rayo, toros],
      partidos: [
        PartidoDeLista(
          id: 1,
          partido: Partido(
            local: rayo, visitante: toros,
            eventos: [
              .gol(minuto: 3, jugador: ana, equipo: rayo, asistencia: luis),
              .gol(minuto: 4, jugador: ana, equipo: rayo, modo: .penalti),
              .gol(minuto: 5, jugador: leo, equipo: rayo, modo: .propia),
              .gol(minuto: 6, jugador: ajeno, equipo: toros),
              .tarjeta(minuto: 7, jugador: lola, color: .amarilla),
              .tarjeta(minuto: 8, jugador: otraAna, equipo: rayo, color: .roja),
              .cambio(minuto: 9, entra: lola, sale: luis),
              .penaltiFallado(minuto: 10, jugador: leo, equipo: toros),
              .lanzamiento(jugador: leo, equipo: toros, convertido: false),
            ],
            jornada: 1, fecha: Fecha(anio: 2026, mes: 3, dia: 7), grupo: "Grupo A",
            alineacionLocal: alineacion, motivo: "lesión de LUDOVICO ZAMORA"))
      ])
    torneo.suspensionesDecididas = [
      SuspensionDecidida(
        equipo: rayo, jugador: otraAna, partido: 1, partidos: 2,
        motivo: "insultos de Alba Quintero Vela")
    ]
    torneo.sanciones = [Sancion(equipo: rayo, puntos: -1, motivo: "alinear a Leonor Zuñiga")]
    return torneo
  }

  private static func files(_ privacidad: Privacidad) async throws -> [String: String] {
    var settings = SiteSettings()
    settings.privacidad = privacidad
    settings.urlBase = "https://liga.example"
    return try await BuiltSite(torneo(), settings: settings).files
  }

  /// Parts of names, as pages, addresses and other spellings have them.
  private static func isThere(_ jugador: Jugador, in files: [String: String]) -> Bool {
    let partes = jugador.nombre.split(separator: " ").map { String($0).nombrePlegado }
      .filter { $0.count > 3 }
    return files.contains { path, text in
      partes.contains { (path + "\n" + text).nombrePlegado.contains($0) }
    }
  }

  @Test("of a whole tournament, none is in any file, or in the name of one")
  func everybody() async throws {
    let files = try await Self.files(.todos)
    for jugador in [Self.ana, Self.otraAna, Self.luis, Self.lola, Self.leo, Self.ajeno] {
      #expect(!Self.isThere(jugador, in: files), "\(jugador.nombre)")
    }
    #expect(files["jugadores/rayo-fc-a-q-v.html"] != nil)
    #expect(files["jugadores/rayo-fc-a-q-v-5.html"] != nil)
    // With equal initials and no number, two are told apart by one.
    #expect(files["jugadores/rayo-fc-l-z.html"]?.contains("<h1>L. Z.") == true)
    #expect(files["jugadores/rayo-fc-l-z-2.html"]?.contains("<h1>L. Z. 2") == true)
    let match = try #require(files["partidos/1.html"])
    #expect(
      match.contains("A. Q. V.") && match.contains("H. X.") && match.contains("lesión de L. Z."))
    #expect(files["datos/goleadores.json"]?.contains("\"A. Q. V.\"") == true)
  }

  @Test("of one team, those of the others stay")
  func team() async throws {
    let files = try await Self.files(
      Privacidad(menciones: [.init(equipo: "rayo fc", lugar: Self.place)]))
    for jugador in [Self.ana, Self.otraAna, Self.luis, Self.lola] {
      #expect(!Self.isThere(jugador, in: files), "\(jugador.nombre)")
    }
    #expect(files["partidos/1.html"]?.contains(Self.leo.nombre) == true)
  }

  @Test("of one player, also one who is in no roster")
  func player() async throws {
    for (equipo, jugador) in [("Rayo FC", Self.lola), ("Toros", Self.ajeno)] {
      let files = try await Self.files(
        Privacidad(menciones: [.init(equipo: equipo, jugador: jugador.nombre, lugar: Self.place)]))
      #expect(!Self.isThere(jugador, in: files))
      #expect(Self.isThere(Self.leo, in: files))
    }
  }

  private static let place = SourceLocation(file: "marcador.json", line: 1, column: 1)

  @Test(
    "the setting says whose; a team or player that is not there is an error at its place",
    arguments: [
      ("{\"privacidad\": ‸\"inicial\"}", "no dice de quién"),
      ("{\"privacidad\": ‸{}}", "no nombra a nadie"),
      ("{\"privacidad\": {‸\"equipo\": []}}", "no dice de quién"),
      ("{\"privacidad\": {\"jugadores\": [‸\"Leo\"]}}", "no dice de quién"),
      ("{\"privacidad\": {\"equipos\": [‸\"Rallo FC\"]}}", "no hay ningún equipo «Rallo FC»"),
      (
        "{\"privacidad\": {\"jugadores\": [‸{\"equipo\": \"Toros\", \"nombre\": \"Leopolda Wamba\"}]}}",
        "en «Toros» no juega «Leopolda Wamba»"
      ),
    ])
  func setting(text: String, message: String) async throws {
    let marked = Marked(text)
    await #expect {
      let settings = try SiteSettings(reading: Array(marked.text.utf8), file: "marcador.json")
      _ = try await BuiltSite(Self.torneo(), settings: settings)
    } throws: { error in
      guard let diagnostic = (error as? Failure)?.diagnostics.first else { return false }
      return diagnostic.message.es.contains(message)
        && diagnostic.location?.column == marked.column
    }
  }

  @Test("a text that somebody wrote keeps its names, and each is told with its place")
  func prose() async throws {
    let text = Marked("Jugó bien ‸Ludovico  ZAMORA, no Ludovica.")
    let prosa = try Prosa(Array(text.text.utf8), fichero: "contenido/cronicas/1.md")
    var settings = SiteSettings()
    settings.privacidad = .todos
    let plan = try await SitePlan(
      Self.torneo(), prosas: [1: prosa], theme: BuiltSite.theme(), settings: settings)
    let avisos = plan.avisosDePrivacidad
    #expect(avisos.map(\.severity) == [.warning])
    #expect(avisos.first?.message.es.contains("Ludovico Zamora") == true)
    #expect(avisos.first?.location?.column == text.column)
    settings.privacidad = nil
    let open = try await SitePlan(
      Self.torneo(), prosas: [1: prosa], theme: BuiltSite.theme(), settings: settings)
    #expect(open.avisosDePrivacidad.isEmpty)
  }

  @Test(
    "initials are the first letters of the words that are written large",
    arguments: [
      ("Ana", "A."), ("Ana García López", "A. G. L."), ("Ana de la Fuente", "A. F."),
      ("ana garcía", "A. G."), ("Jean-Pierre Ñúñez", "J. P. Ñ."), ("«Chuck» O'Neil", "C. O."),
      ("李小龍", "李."), ("👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦."), ("ß", "SS."),
    ])
  func initials(name: String, initials: String) {
    #expect(name.iniciales == initials)
  }
}
