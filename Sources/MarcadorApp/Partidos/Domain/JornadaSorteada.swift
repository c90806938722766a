package import Torneo

/// A matchday as a drafted calendar has it.
package struct JornadaSorteada: Sendable {
  package var numero: Int
  package var partidos: [PartidoDeLista]
  /// Who rests, where the number of teams is odd.
  package var descansa: String?
}
