package import Diagnostics
import Torneo

/// What may be wrong with the number of a new player.
package enum ErrorDorsal: Error, Sendable, Hashable {
  case noEsNumero
  /// Not in `dorsalesPermitidos`.
  case fueraDeRango
  /// Somebody in the roster wears it.
  case repetido

  package var words: Words {
    switch self {
    case .noEsNumero: Words(es: "El dorsal debe ser un número", en: "The number must be a number")
    case .fueraDeRango:
      Words(
        es: "El dorsal debe estar entre \(dorsalesPermitidos.lowerBound) "
          + "y \(dorsalesPermitidos.upperBound)",
        en: "The number must be between \(dorsalesPermitidos.lowerBound) "
          + "and \(dorsalesPermitidos.upperBound)")
    case .repetido:
      Words(
        es: "Ya hay un jugador con ese dorsal", en: "There is a player with that number already")
    }
  }
}
