import Diagnostics
import MarcadorApp
import Testing
import Torneo

@Suite("The form of a list of players")
struct AltaDeJugadoresTests {
  private func form(_ lista: String) -> AltaDeJugadores {
    var form = AltaDeJugadores()
    form[.equipo] = "Rayo FC"
    form[.jugadores] = lista
    return form
  }

  struct Linea: Sendable, CustomTestStringConvertible {
    let texto: String
    let nombre: String
    let dorsal: Int?

    init(_ texto: String, _ nombre: String, _ dorsal: Int?) {
      (self.texto, self.nombre, self.dorsal) = (texto, nombre, dorsal)
    }

    var testDescription: String { texto }
  }

  @Test(
    "takes the number before the name or after it, as people write lists",
    arguments: [
      Linea("20 Eva", "Eva", 20), Linea("Eva 20", "Eva", 20), Linea("Eva", "Eva", nil),
      Linea("  #20  Eva  María ", "Eva María", 20), Linea("20. Eva", "Eva", 20),
      Linea("20) Eva", "Eva", 20), Linea("20 - Eva", "Eva", 20), Linea("20\tEva", "Eva", 20),
      Linea("20;Eva", "Eva", 20), Linea("Eva, 20", "Eva", 20), Linea("Eva (20)", "Eva", 20),
      Linea("Eva #20", "Eva", 20), Linea("Eva2", "Eva2", nil), Linea("007", "007", nil),
      Linea("20 Eva 3", "Eva 3", 20),
    ])
  func linea(_ linea: Linea) throws {
    let leida = try #require(form(linea.texto).lineas(en: Ejemplo.torneo).first)
    #expect(leida.rechazo == nil)
    #expect(leida.jugador == Jugador(nombre: linea.nombre, dorsal: linea.dorsal))
  }

  @Test("adds all of them, in their order")
  func todos() throws {
    var torneo = Ejemplo.torneo
    let hecho = try torneo.aplica { _ in form("20 Eva\r\n\r\nLola 21\nRita\n") }
    #expect(hecho == .jugadores(3, equipo: "Rayo FC"))
    #expect(torneo.equipos[0].plantilla.suffix(3).map(\.nombre) == ["Eva", "Lola", "Rita"])
    #expect(torneo.partidos[0].partido.local === torneo.equipos[0])
  }

  @Test(
    "adds nobody where one line is wrong, and names each of these",
    arguments: [
      ("Eva\nana", ["línea 2, «ana»: Ya hay un jugador con ese nombre"]),
      ("20 Eva\n20 Lola", ["línea 2, «20 Lola»: Ya hay un jugador con ese dorsal"]),
      ("Eva\neva", ["línea 2, «eva»: Ya hay un jugador con ese nombre"]),
      (
        "100 Eva\n\n0 Lola",
        [
          "línea 1, «100 Eva»: El dorsal debe estar entre 1 y 99",
          "línea 3, «0 Lola»: El dorsal debe estar entre 1 y 99",
        ]
      ),
      (
        "20 \(String(repeating: "ñ", count: 26))",
        [
          "línea 1, «20 \(String(repeating: "ñ", count: 26))»: "
            + "El nombre no puede pasar de 25 caracteres"
        ]
      ),
      (
        "99999999999999999999 Eva",
        ["línea 1, «99999999999999999999 Eva»: El dorsal debe estar entre 1 y 99"]
      ),
    ])
  func nadie(_ lista: String, _ motivos: [String]) {
    var torneo = Ejemplo.torneo
    let rechazo = form(lista).rechazo(de: .jugadores, en: torneo)
    #expect(rechazo?.contexto.map(\.es) == motivos)
    #expect(throws: (any Error).self) { try torneo.aplica { _ in form(lista) } }
    #expect(torneo.equipos[0].plantilla == Ejemplo.torneo.equipos[0].plantilla)
  }

  @Test("wants some line, and not more than a roster may have")
  func cuantas() {
    #expect(form(" \n ").rechazo(de: .jugadores, en: Ejemplo.torneo) == .obligatorio(.jugadores))
    let muchas = (0...AltaDeJugadores.maximo).map { "Jugador \($0)x" }.joined(separator: "\n")
    #expect(
      form(muchas).rechazo(de: .jugadores, en: Ejemplo.torneo)?.frase.es.contains("fuera de rango")
        == true)
  }
}
