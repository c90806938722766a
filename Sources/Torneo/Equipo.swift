/// A team with its roster.
///
/// A class because identity is the point: two teams are the same one only when they are the same
/// object (`===`), and a change of roster is another `Equipo` that takes the place of the old one
/// everywhere. Immutable, so it can be shared.
package final class Equipo: Sendable {
  package let nombre: String
  package let plantilla: [Jugador]
  /// What this name stands for, when it is not that of a team but of whoever will have a place.
  package let plaza: Plaza?
  /// Its place in a ranking that the competition breaks ties by; 1 for the best.
  package let ranking: Int?
  /// What it is known by, where somebody wrote it down.
  package let color: ColorDeEquipo?

  package static let rankingsPermitidos = 1...9_999

  /// Nil when two players share a number.
  package init?(
    nombre: String, plantilla: [Jugador], ranking: Int? = nil, color: ColorDeEquipo? = nil
  ) {
    guard dorsalRepetido(en: plantilla) == nil else { return nil }
    self.nombre = nombre
    self.plantilla = plantilla
    plaza = nil
    self.ranking = ranking
    self.color = color
  }

  /// For rosters that cannot have a repeated number: those without any, or written in this module.
  init(
    nombre: String, plantillaSinRepetidos plantilla: [Jugador], ranking: Int? = nil,
    color: ColorDeEquipo? = nil
  ) {
    self.nombre = nombre
    self.plantilla = plantilla
    plaza = nil
    self.ranking = ranking
    self.color = color
  }

  /// A name for whoever will have a place.
  package init(_ plaza: Plaza) {
    nombre = plaza.description
    plantilla = []
    ranking = nil
    color = nil
    self.plaza = plaza
  }

  /// A team of which only the name is known.
  package convenience init(nombre: String, ranking: Int? = nil, color: ColorDeEquipo? = nil) {
    self.init(nombre: nombre, plantillaSinRepetidos: [], ranking: ranking, color: color)
  }

  package var cantidadDeJugadores: Int { plantilla.count }
}

extension Equipo: Hashable {
  package static func == (a: Equipo, b: Equipo) -> Bool { a === b }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// The first number that two players of a roster share.
package func dorsalRepetido(en plantilla: [Jugador]) -> Int? {
  var vistos: Set<Int> = []
  for jugador in plantilla {
    if let dorsal = jugador.dorsal, !vistos.insert(dorsal).inserted { return dorsal }
  }
  return nil
}
