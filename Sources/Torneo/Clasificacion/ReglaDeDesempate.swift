/// How a competition breaks ties on points: an ordered list of criteria, and how a table of the
/// matches among the level teams goes on once it has separated some of them.
///
/// A rule set is data: adding one is a value in `ReglasConocidas.swift`, an entry in `todas` and a
/// test. A tournament may also bring its own.
package struct ReglaDeDesempate: Sendable, Hashable {
  /// What happens to those still level after a criterion separated others.
  package enum Continuacion: String, Sendable, Hashable, CaseIterable {
    /// All head-to-head criteria are applied to the set. Who is still level then starts again from
    /// the first criterion, over the matches among them alone; a group that they cannot split goes
    /// on to the criteria that follow.
    case reinicio
    /// As soon as any criterion separates somebody, the rest start again from the first one, with the
    /// list for two teams where two are left.
    case exclusion
    /// They go on with the next criterion; head to head stays over the set that was level at first.
    case continua
    /// They go on with the next criterion, over the matches among them alone.
    case reduce
  }

  /// What does not count before all matches among the level teams have been played.
  package enum Espera: String, Sendable, Hashable, CaseIterable {
    case nada
    /// Head to head: until then the criteria after it decide.
    case particulares
    /// Head to head and all that follows it: until then the place is shared.
    case resto
  }

  /// What is left when every criterion ends level. The place is shared until the organiser writes
  /// down what came of it.
  package enum Desenlace: String, Sendable, Hashable, CaseIterable {
    case comparten, sorteo, partido
  }

  /// How settings name it; nil for one that a tournament brings.
  package let clave: String?
  package let deDos: [Criterio]
  package let deVarios: [Criterio]
  package let continuacion: Continuacion
  package let espera: Espera
  /// How often level teams must have met at least, for what waits for their matches.
  package let encuentrosMinimos: Int
  package let baremo: Baremo
  /// For teams of different groups, which have not met: the best third-placed ones.
  package let entreGrupos: [Criterio]
  package let alFinal: Desenlace

  /// - Parameters:
  ///   - deDos: the criteria for two level teams, where they are others.
  ///   - entreGrupos: by default those of `deVarios` that need no match among the level teams.
  package init(
    clave: String? = nil, deDos: [Criterio]? = nil, deVarios: [Criterio],
    continuacion: Continuacion, espera: Espera = .nada, encuentrosMinimos: Int = 1,
    baremo: Baremo = .fifa,
    entreGrupos: [Criterio]? = nil, alFinal: Desenlace = .comparten
  ) {
    self.clave = clave
    self.deDos = deDos ?? deVarios
    self.deVarios = deVarios
    self.continuacion = continuacion
    self.espera = espera
    self.encuentrosMinimos = encuentrosMinimos
    self.baremo = baremo
    self.entreGrupos = entreGrupos ?? deVarios.filter { !$0.esParticular }
    self.alFinal = alFinal
  }
}
