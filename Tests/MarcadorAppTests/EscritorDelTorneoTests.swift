import Diagnostics
import Foundation
import JSON
import MarcadorApp
import TestSupport
import Testing
import Torneo

@Suite("What is written of a tournament")
struct EscritorDelTorneoTests {
  private let escritor = EscritorDelTorneo()

  private func texto(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// A tournament without the identities of its teams: as a new store says it.
  private func sentido(_ torneo: Torneo) -> String {
    texto(escritor.bytes(de: torneo))
  }

  /// The store after an edit, from its text.
  private func editado(
    _ antes: String, _ edicion: (inout Torneo) throws -> Void
  ) throws -> String {
    let leido = try Tienda.lee(antes)
    var torneo = leido.torneo
    try edicion(&torneo)
    return texto(escritor.bytes(de: torneo, sobre: leido))
  }

  @Test("reads as the same tournament", arguments: 1...40)
  func idaYVuelta(_ semilla: UInt64) throws {
    var azar = TorneoAlAzar(semilla: semilla)
    let torneo = azar.torneo()
    let escrito = texto(escritor.bytes(de: torneo))
    #expect(sentido(try Tienda.lee(escrito).torneo) == escrito)
    #expect(iguales(try Tienda.lee(escrito).torneo, torneo))
  }

  @Test("over another store reads as the same tournament too", arguments: 1...40)
  func sobreOtra(_ semilla: UInt64) throws {
    var azar = TorneoAlAzar(semilla: semilla)
    let antes = try Tienda.lee(texto(escritor.bytes(de: azar.torneo())))
    let ahora = azar.editado(antes.torneo)
    let escrito = texto(escritor.bytes(de: ahora, sobre: antes))
    #expect(iguales(try Tienda.lee(escrito).torneo, ahora))
    // And over one that has nothing to do with it.
    let ajeno = azar.torneo()
    let encima = texto(escritor.bytes(de: ajeno, sobre: antes))
    #expect(iguales(try Tienda.lee(encima).torneo, ajeno))
  }

  /// Whether two tournaments say the same, whatever objects their teams are.
  private func iguales(_ a: Torneo, _ b: Torneo) -> Bool {
    var b = b
    guard a.equipos.count == b.equipos.count else { return false }
    for (suyo, otro) in zip(a.equipos, b.equipos) {
      guard suyo.nombre == otro.nombre, suyo.plantilla == otro.plantilla,
        suyo.ranking == otro.ranking, suyo.color == otro.color
      else { return false }
      b.reemplaza(otro, por: suyo)
    }
    return a == b
  }

  @Test("is the same bytes when nothing changed")
  func sinCambios() throws {
    for antes in [
      LectorDelTorneoTests.ejemplo, "{\"equipos\":[],\"partidos\":[]}",
      Tienda.conPartido("\"estado\": \"programado\", \"x\": [1,  2]"),
    ] {
      #expect(try editado(antes) { _ in } == antes)
    }
  }

  @Test("of an added goal is one line more")
  func unGol() throws {
    let antes = LectorDelTorneoTests.ejemplo
    let ahora = try editado(antes) { torneo in
      try torneo.registra(
        .gol(minuto: 88, jugador: torneo.equipos[0].plantilla[0], equipo: torneo.equipos[0]), en: 1)
    }
    let diferencia = ahora.split(separator: "\n").difference(from: antes.split(separator: "\n"))
    #expect(diferencia.count <= 3)
    #expect(
      ahora.contains(
        "{ \"tipo\": \"gol\", \"minuto\": 88, \"jugador\": \"Ana\", \"equipo\": \"Rayo FC\" }"))
  }

  @Test("keeps what the program does not know and how the rest is spelt")
  func loDesconocido() throws {
    let antes = """
      {"x": 0, "equipos": [{"nombre": "A", "web": "a.example", "plantilla": [
        {"nombre": "Eva", "dorsal": 7, "pie": "zurda"}]}, {"nombre": "B"}],
      "partidos": [{"id": 1, "local": "A", "visitante": "B", "video": "v.example", "eventos": [
        {"tipo": "gol", "minuto": "12", "jugador": "Eva", "equipo": "A", "modo": "jugada", "foto": 3}]}]}
      """
    let ahora = try editado(antes) { torneo in
      torneo.partidos[0].partido.jornada = 4
      try torneo.anade(Jugador(nombre: "Zoe"), a: "A")
      try torneo.registra(
        .gol(minuto: 60, jugador: Jugador(nombre: "Eva"), equipo: torneo.equipos[0]), en: 1)
    }
    for pieza in [
      "\"x\": 0", "\"web\": \"a.example\"", "\"dorsal\": 7, \"pie\": \"zurda\"",
      "\"video\": \"v.example\"",
      "{\"tipo\": \"gol\", \"minuto\": \"12\", \"jugador\": \"Eva\", \"equipo\": \"A\", \"modo\": "
        + "\"jugada\", \"foto\": 3}",
      "{\"nombre\": \"Zoe\"}", "\"id\": 1, \"jornada\": 4, \"local\"",
    ] {
      #expect(ahora.contains(pieza), "\(pieza) in \(ahora)")
    }
  }

  @Test("keeps what is unknown of a team that changed its name, and of an event that changed")
  func renombrado() throws {
    let antes = """
      {"equipos": [{"nombre": "A", "web": "a.example"}, {"nombre": "B"}],
      "partidos": [{"id": 1, "local": "A", "visitante": "B", "eventos": [
        {"tipo": "gol", "minuto": 3, "jugador": "Eva", "equipo": "A", "foto": 3},
        {"tipo": "gol", "minuto": 4, "jugador": "Eva", "equipo": "A", "foto": 4}]}]}
      """
    let ahora = try editado(antes) { torneo in
      torneo.reemplaza(torneo.equipos[0], por: Equipo(nombre: "Alba"))
      torneo.partidos[0].partido.eventos[1] = .gol(
        minuto: 5, jugador: Jugador(nombre: "Eva"), equipo: torneo.equipos[0])
    }
    #expect(
      ahora
        == antes.replacing("\"nombre\": \"A\"", with: "\"nombre\": \"Alba\"")
        .replacing("\"local\": \"A\"", with: "\"local\": \"Alba\"")
        .replacing("\"equipo\": \"A\"", with: "\"equipo\": \"Alba\"")
        .replacing("\"minuto\": 4", with: "\"minuto\": 5"))
  }

  @Test("tells the state of a match only where its reader would suppose another")
  func estado() throws {
    let antes = "{\"equipos\": [{\"nombre\": \"A\"}, {\"nombre\": \"B\"}], \"partidos\": [%]}"
    func partido(_ miembros: String) -> String {
      antes.replacing("%", with: "{\"id\": 1, \"local\": \"A\", \"visitante\": \"B\"\(miembros)}")
    }
    func con(_ estado: EstadoDePartido, _ miembros: String) throws -> String {
      try editado(partido(miembros)) { $0.partidos[0].partido.estado = estado }
    }
    #expect(try con(.programado, "") == partido(""))
    // Of a finished match an empty list says that nothing happened; of any other it says nothing.
    func acabado(_ miembros: String) -> String {
      partido(miembros).replacing("\"id\": 1,", with: "\"id\": 1, \"estado\": \"finalizado\",")
    }
    #expect(try con(.finalizado, "") == acabado(", \"eventos\": []"))
    let gol =
      ", \"eventos\": [{\"tipo\": \"gol\", \"minuto\": 3, \"jugador\": \"Eva\", \"equipo\": \"A\"}]"
    #expect(
      try editado(partido(gol)) { $0.partidos[0].partido.eventos = [] }
        == acabado(", \"eventos\": []"))
    #expect(try con(.programado, ", \"eventos\": []") == partido(", \"eventos\": []"))
  }

  @Test("changes what somebody wrote out although it is empty, or as it would be without it")
  func loQueNoHaciaFalta() throws {
    let antes = """
      {"reglas": {"puntos": {"victoria": 3, "nota": "x"}, "desempate": "general"}, "sanciones": [],
      "equipos": [{"nombre": "A", "plantilla": []}, {"nombre": "B", "plantilla": []}],
      "partidos": [{"id": 1, "local": "A", "visitante": "B", "eventos": [], "alineaciones": {
        "local": {"titulares": [], "suplentes": []}}},
      {"id": 2, "local": "B", "visitante": "A", "eventos": [
        {"tipo": "gol", "minuto": 3, "jugador": "Eva", "equipo": "A", "modo": "jugada"}]}]}
      """
    let ahora = try editado(antes) { torneo in
      torneo.reglas.puntos.victoria = 2
      torneo.reglas.desempate = .premier
      try torneo.anade(Jugador(nombre: "Zoe"), a: "B")
      let a = torneo.equipos[0]
      torneo.sanciones = [Sancion(equipo: a, puntos: -1)]
      try torneo.registra(.gol(minuto: 5, jugador: Jugador(nombre: "Eva"), equipo: a), en: 1)
      torneo.partidos[0].partido.alineacionLocal = Alineacion(
        titulares: [Jugador(nombre: "Eva")], suplentes: [])
      torneo.partidos[1].partido.eventos = [
        .gol(minuto: 3, jugador: Jugador(nombre: "Eva"), equipo: a, modo: .penalti)
      ]
    }
    let torneo = try Tienda.lee(ahora).torneo
    #expect(torneo.reglas.puntos.victoria == 2)
    #expect(torneo.reglas.desempate == .premier)
    #expect(torneo.sanciones.map(\.puntos) == [-1])
    #expect(torneo.equipos.map(\.plantilla) == [[], [Jugador(nombre: "Zoe")]])
    #expect(torneo.partidos[0].partido.goleadores().map(\.nombre) == ["Eva"])
    #expect(torneo.partidos[0].partido.alineacionLocal?.titulares.map(\.nombre) == ["Eva"])
    #expect(ahora.contains("\"modo\": \"penalti\""))
    #expect(ahora.contains("\"nota\": \"x\""))
  }

  @Test("of a new store begins with its version and has nothing that was left out")
  func nuevo() {
    #expect(
      sentido(Torneo(nombre: "Liga"))
        == """
        {
          "version": 1,
          "nombre": "Liga",
          "equipos": [],
          "partidos": []
        }

        """)
  }

  @Test("of the example is a store that reads as the example")
  func ejemplo() throws {
    #expect(iguales(try Tienda.lee(sentido(Ejemplo.torneo)).torneo, Ejemplo.torneo))
  }
}
