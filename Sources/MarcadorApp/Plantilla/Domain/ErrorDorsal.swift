/// What may be wrong with the number of a new player.
package enum ErrorDorsal: Error, Sendable, Hashable {
  case noEsNumero
  /// Not in `dorsalesPermitidos`.
  case fueraDeRango
  /// Somebody in the roster wears it.
  case repetido
}
