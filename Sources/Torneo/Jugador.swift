/// Somebody who plays: two players with the same name and number are the same one.
package struct Jugador: Sendable, Hashable, Codable {
  package var nombre: String
  /// Number on the shirt, 1–99, where there is one.
  package var dorsal: Int?

  package init(nombre: String, dorsal: Int? = nil) {
    self.nombre = nombre
    self.dorsal = dorsal
  }

  /// `#9`, or `-` for a player without a number.
  package func dorsalOGuion() -> String {
    guard let dorsal else { return "-" }
    return "#\(dorsal)"
  }
}

extension Jugador {
  /// Whether two players of a team may share a name: only when both have a number.
  package func seDistingue(de otro: Jugador) -> Bool {
    dorsal != nil && otro.dorsal != nil
  }
}
