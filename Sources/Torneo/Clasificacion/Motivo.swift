/// One step of breaking a tie: who was level, what was looked at, and what each had.
package struct Motivo: Sendable, Hashable {
  /// What a team had by the criterion.
  package struct Valor: Sendable, Hashable {
    package var equipo: Equipo
    /// More is better: the number of a ranking and points lost to cards are negative here.
    package var valor: Int
  }

  /// The criterion that separated them; nil when none did and they share the place.
  package var criterio: Criterio?
  /// Best first; all teams that were level until then, this one included.
  package var valores: [Valor]
  /// The teams whose matches among themselves counted, where they are others than those that were
  /// level.
  package var entre: [Equipo] = []
  /// Whether head to head had to be left out because matches among them are still to be played.
  package var esperaParticulares = false
  /// Two teams and a criterion of the goals in their matches: these, the first team's first.
  package var tanteoParticular: Tanteo?
  /// Why the organiser gave them this order.
  package var decision: String?
  /// What decides a place that they share.
  package var alFinal = ReglaDeDesempate.Desenlace.comparten
}
