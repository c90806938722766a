import Diagnostics
import Testing
import Torneo

@testable import Exporters

@Suite("An export tells")
struct OmissionTests {
  private let ana = Jugador(nombre: "Ana", dorsal: 9)
  private let rayo = Equipo(nombre: "Rayo", plantilla: [Jugador(nombre: "Ana", dorsal: 9)])
    .orEmpty
  private let toros = Equipo(nombre: "Toros")

  private func torneo(_ change: (inout Partido) -> Void = { _ in }) -> Torneo {
    var partido = Partido(
      local: rayo, visitante: toros, eventos: [.gol(minuto: 3, jugador: ana, equipo: rayo)],
      jornada: 1)
    change(&partido)
    return Torneo(
      nombre: "Liga", equipos: [rayo, toros], partidos: [PartidoDeLista(id: 1, partido: partido)])
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let told: String
    var english: String
    let change: @Sendable (inout Partido, Jugador) -> Void
    var testDescription: String { told }
  }

  @Test(
    "what openfootball JSON has no room for, with its count, in both languages",
    arguments: [
      Case(told: "1 motivo", english: "1 reason") { partido, _ in partido.motivo = "lluvia" },
      Case(told: "1 árbitro de un partido", english: "1 referee of a match") { partido, _ in
        partido.arbitro = "Pilar"
      },
      Case(told: "1 cifra de espectadores", english: "1 attendance") { partido, _ in
        partido.espectadores = 10
      },
      Case(told: "1 jornada de un partido", english: "1 matchday of a match") { partido, _ in
        partido.ronda = "Final"
      },
      Case(told: "1 asistencia", english: "1 assist") { partido, ana in
        partido.eventos = [
          .gol(minuto: 3, jugador: ana, equipo: partido.local, asistencia: ana)
        ]
      },
      Case(told: "2 tarjetas", english: "2 cards") { partido, ana in
        for minuto: Minuto in [5, 80] {
          partido.eventos.append(
            .tarjeta(minuto: minuto, jugador: ana, equipo: partido.local, color: .amarilla))
        }
      },
      Case(told: "1 penalti fallado", english: "1 missed penalty") { partido, ana in
        partido.eventos.append(.penaltiFallado(minuto: 7, jugador: ana, equipo: partido.local))
      },
      Case(told: "1 alineación", english: "1 line-up") { partido, ana in
        partido.alineacionLocal = Alineacion(titulares: [ana])
      },
      Case(
        told: "1 suspensión de un partido con resultado",
        english: "1 abandonment of a match with a result"
      ) { partido, _ in
        partido.estado = .suspendido
        partido.resultado = Resultado(Tanteo(local: 1, visitante: 0))
      },
      Case(told: "1 marcador de un partido sin acabar", english: "1 score of an unfinished match") {
        partido, _ in partido.estado = .enJuego
      },
    ])
  func counts(_ expected: Case) throws {
    let torneo = torneo { expected.change(&$0, ana) }
    let note = try #require(exportOpenfootball(torneo).diagnostics.first)
    #expect(note.severity == .note)
    let live = torneo.partidos.first?.partido.estado == .enJuego
    let rosters = live ? "1 jugador que no sale en ningún partido, " : "1 dorsal, "
    let english = live ? "1 player named in no match, " : "1 shirt number, "
    #expect(note.message.es == "openfootball JSON no guarda: " + rosters + expected.told)
    #expect(note.message.en == "openfootball JSON does not keep: " + english + expected.english)
  }

  @Test func whatItsReaderWouldTakeForSomethingElse() {
    var torneo = torneo { $0.resultado = Resultado(Tanteo(local: 1, visitante: 0)) }
    torneo.nombre = "Liga 2026"
    torneo.partidos[0].partido.grupo = "A"
    let told = exportOpenfootball(torneo).diagnostics.dropFirst()
    #expect(
      told.map(\.message.es) == [
        "el título se leería como el nombre «Liga» y la temporada «2026»",
        "al leerlo de vuelta, la fase, el grupo o la ronda de 1 partido sería otra cosa",
      ])
    #expect(told.last?.context.map(\.es) == ["el primero: 1, Rayo – Toros"])
  }

  @Test func whatWasDecidedOutsideThePitch() throws {
    var torneo = torneo()
    torneo.expulsiones = [Expulsion(equipo: toros)]
    torneo.ordenes = [OrdenDecidido(equipos: [rayo, toros])]
    torneo.reglas.porPartido = true
    torneo.reglas.zonas = [Zona(nombre: "Ascenso", puestos: 1...2)]
    #expect(
      exportOpenfootball(torneo).told == [
        "openfootball JSON no guarda: 1 dorsal, 1 expulsión, 1 orden decidido, "
          + "2 reglas de la clasificación"
      ])
  }

  @Test("sides that no file can name, and writes the others as files do")
  func undecidedSides() throws {
    let equipos = ["A", "B", "C", "D"].map { Equipo(nombre: "Club \($0)") }
    var torneo = Torneo(equipos: equipos)
    func add(_ partido: Partido) {
      torneo.partidos.append(PartidoDeLista(id: torneo.partidos.count + 1, partido: partido))
    }
    for (index, grupo) in ["Grupo A", "Grupo B"].enumerated() {
      add(
        Partido(
          local: equipos[2 * index], visitante: equipos[2 * index + 1], eventos: [],
          estado: .programado, jornada: 1, grupo: grupo))
    }
    func grupo(_ puesto: Int, _ letra: String) -> Plaza {
      .puesto(puesto, Tabla.Clave(grupo: "Grupo \(letra)"))
    }
    let plazas: [(String, Plaza, Plaza)] = [
      ("Semifinales", grupo(1, "A"), grupo(2, "B")),
      ("Semifinales", grupo(1, "B"), .puestoEntre(3, grupos: ["Grupo A", "Grupo B"])),
      ("Tercer puesto", .perdedor(3), .perdedor(4)), ("Final", .ganador(3), .ganador(4)),
      ("Supercopa", .puesto(1, Tabla.Clave(fase: "Liga")), .ganador(6)),
    ]
    for (day, (ronda, local, visitante)) in plazas.enumerated() {
      add(
        Partido(
          local: Equipo(local), visitante: Equipo(visitante), eventos: [], estado: .programado,
          fecha: Fecha(anio: 2026, mes: 9, dia: day + 1), campo: "La Dehesa", ronda: ronda,
          plazas: PlazasDePartido(local: local, visitante: visitante)))
    }
    torneo.partidos[0].partido.plazas = PlazasDePartido(local: .ganador(9), visitante: nil)
    let results = exportResultsAsCSV(torneo, separator: .comma)
    let text = try exportFootballText(torneo)
    let json = exportOpenfootball(torneo)
    for export in [json, text, results] {
      let told = export.told.joined(separator: "\n")
      #expect(
        told.contains("1 origen de un equipo (ganador de…), 1 partido con un lado por decidir"))
      #expect(!told.contains("leer"))
      for label in ["W3", "L4", "1A", "3A/B"] { #expect(export.text.contains(label)) }
    }
    torneo.partidos.removeLast()
    #expect(try importing(json: json.text).facts() == torneo.facts())
    #expect(try importing(text: text.text).facts() == torneo.facts())
    #expect(try importing(csv: results.text).facts() == torneo.facts())
    #expect(try importing(json: json.text).partidos.last?.partido.plazas?.local == .ganador(3))
  }

  @Test func thatAMatchTwiceOnADayWouldBeOne() {
    var torneo = torneo()
    torneo.partidos.append(PartidoDeLista(id: 2, partido: torneo.partidos[0].partido))
    #expect(exportOpenfootball(torneo).told.last == "se leerían 1 partidos, y son 2")
  }

  @Test(
    "that Football.TXT cannot hold the name of a team",
    arguments: [
      "Real v Toros", "Sat Sep 5", "Club 2-1 B", "FC @ Sur", "Sur [A]", "Peña # 3", "= A",
    ])
  func teamNames(_ name: String) throws {
    let equipo = Equipo(nombre: name)
    let partido = Partido(local: equipo, visitante: toros, eventos: [])
    let torneo = Torneo(
      equipos: [equipo, toros], partidos: [PartidoDeLista(id: 1, partido: partido)])
    let failure = try #require(throws: Failure.self) { try exportFootballText(torneo) }
    #expect(
      failure.diagnostics.map(\.message.es) == [
        "Football.TXT no puede llevar un equipo llamado «\(name)»: se leería otra cosa"
      ])
    #expect(
      try importing(json: exportOpenfootball(torneo).text).equipos.map(\.nombre).contains(name))
  }

  @Test("which names of players Football.TXT cannot hold, and leaves their goals out of it")
  func playerNames() throws {
    let torneo = torneo {
      $0.eventos.append(.gol(minuto: 9, jugador: Jugador(nombre: "R2-D2"), equipo: rayo))
    }
    let export = try exportFootballText(torneo)
    #expect(
      export.told == [
        "Football.TXT no puede llevar este texto, y lo que va con él se deja fuera: «R2-D2»",
        "Football.TXT no guarda: 1 jugador que no sale en ningún partido, "
          + "2 goles (con el resultado sí)",
      ])
    let again = try importing(text: export.text).partidos.first?.partido
    #expect(again?.marcador() == "2-0")
    #expect(again?.eventos == [])
  }

  @Test("plain names are held, as the reader itself says")
  func plainNames() {
    for name in ["Ana", "Jean-Luc O'Neil", "J. M. Peña", "Øya", "李明", "A B"] {
      #expect(TextNames.isPlain(name))
    }
    for name in ["", "-", "Ana 7", "Mo, el", "A  B", "Gil - Gil", " Ana", "Ana-", "(Eva)"] {
      #expect(!TextNames.isPlain(name))
    }
  }
}

extension Equipo? {
  /// The team, or one without players.
  fileprivate var orEmpty: Equipo { self ?? Equipo(nombre: "Rayo") }
}
