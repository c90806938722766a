import Diagnostics
import MarcadorApp
import Testing

@Suite("A referee of a match whose name is probably another spelling")
struct ArbitrosParecidosTests {
  private static func tienda(_ arbitros: [String]) -> String {
    let partidos = arbitros.enumerated().map { indice, arbitro in
      "{\"id\": \(indice + 1), \"local\": \"Rayo FC\", \"visitante\": \"Toros\", \"arbitro\": \(arbitro)}"
    }
    return Tienda.conPartidos(partidos.joined(separator: ",\n"))
  }

  private static func caso(
    _ nombre: String, _ arbitros: String..., mensaje: String, ayuda: String, partido: Int = 1
  ) -> Roto {
    Roto(
      nombre, tienda(arbitros), mensaje,
      ayuda: "¿quiso decir «\(ayuda)»?", contexto: ["partido \(partido), Rayo FC – Toros"])
  }

  private static let diferencia = "en mayúsculas, acentos o espacios"

  static let casos = [
    caso(
      "case and accents", "‸\"pilar ruíz\"",
      mensaje: "el árbitro «pilar ruíz» solo se distingue de «Pilar Ruiz» \(diferencia)",
      ayuda: "Pilar Ruiz"),
    caso(
      "white space, in several matches", "\"Pilar Ruiz\"", "‸\"Pilar  Ruiz\"", "\"Pilar  Ruiz\"",
      "\"Pilar  Ruiz\"",
      mensaje: "el árbitro «Pilar  Ruiz» solo se distingue de «Pilar Ruiz» \(diferencia); "
        + "está también en 2 más", ayuda: "Pilar Ruiz", partido: 2),
    caso(
      "somebody who is in matches only", "\"Óscar\"", "‸\"Oscar\"",
      mensaje: "el árbitro «Oscar» solo se distingue de «Óscar» \(diferencia)", ayuda: "Óscar",
      partido: 2),
  ]

  @Test("is told once, where it is first, with the name that was meant", arguments: casos)
  func parecido(_ caso: Roto) throws {
    let leido = try Tienda.lee(caso.tienda)
    #expect(
      Roto.lineas(leido.avisosDeArbitros(conocidos: ["Ada", "Pilar Ruiz"]))
        == caso.esperado(.warning))
  }

  @Test("is nobody whose name is known to the letter, or like no other")
  func distintos() throws {
    let leido = try Tienda.lee(Self.tienda(["\"Pilar Ruiz\"", "\"Jose\\u0301\"", "\"Bea\""]))
    #expect(leido.avisosDeArbitros(conocidos: ["Pilar Ruiz", "José", "jose"]).isEmpty)
    #expect(leido.avisosDeArbitros(conocidos: []).isEmpty)
  }
}
