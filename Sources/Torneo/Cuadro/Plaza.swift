/// A side of a match that is not known until other matches have been played.
package enum Plaza: Sendable, Hashable {
  /// Who wins the match of this number, or the tie that it is part of.
  case ganador(Int)
  /// Who loses it.
  case perdedor(Int)
  /// Who ends in this place of a table.
  case puesto(Int, Tabla.Clave)
  /// One of those who end in this place of several groups: which one the rules of the competition
  /// tell, and the organiser writes down.
  case puestoEntre(Int, grupos: [String])

  /// Places of a table that a side may be.
  package static let puestosPermitidos = 1...99
}

/// What the store says of the sides of a match that wait for others.
///
/// A class so that a match, which mostly has none, is not made larger by it.
package final class PlazasDePartido: Sendable, Hashable {
  package let local: Plaza?
  package let visitante: Plaza?

  /// Nil when neither side waits.
  package init?(local: Plaza?, visitante: Plaza?) {
    if local == nil, visitante == nil { return nil }
    self.local = local
    self.visitante = visitante
  }

  package var todas: [Plaza] { [local, visitante].compactMap { $0 } }

  package static func == (a: PlazasDePartido, b: PlazasDePartido) -> Bool {
    a.local == b.local && a.visitante == b.visitante
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(local)
    hasher.combine(visitante)
  }
}

extension Partido {
  /// Whether one of the sides is still to be known.
  package var faltaUnLado: Bool { local.plaza != nil || visitante.plaza != nil }
}

extension Equipo {
  /// What the side of a match is called in English: the team, or whoever will have a place.
  package var nombreEnIngles: String { plaza?.enIngles ?? nombre }
}
