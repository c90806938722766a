/// How a competition breaks ties on points: an ordered list of criteria, and how a table of the
/// matches among the level teams goes on once it has separated some of them.
///
/// A rule set is data: adding one is a value here, an entry in `todas` and a test.
package struct ReglaDeDesempate: Sendable, Hashable {
  /// What happens to those still level after a head-to-head criterion separated others.
  package enum Continuacion: Sendable, Hashable {
    /// They start again from the first criterion, over the matches among them alone.
    case reinicio
    /// They go on with the next criterion, over the matches of the set that was level at first.
    case continua
    /// They go on with the next criterion, over the matches among them alone.
    case reduce
  }

  /// How settings name it.
  package let clave: String
  package let deDos: [Criterio]
  package let deVarios: [Criterio]
  package let continuacion: Continuacion
  /// Head to head counts only when all matches among the level teams have been played.
  package let particularSoloCompleto: Bool

  package init(
    clave: String, deDos: [Criterio]? = nil, deVarios: [Criterio], continuacion: Continuacion,
    particularSoloCompleto: Bool = false
  ) {
    self.clave = clave
    self.deDos = deDos ?? deVarios
    self.deVarios = deVarios
    self.continuacion = continuacion
    self.particularSoloCompleto = particularSoloCompleto
  }
}

extension ReglaDeDesempate {
  /// For leagues that never wrote a rule.
  package static let general = ReglaDeDesempate(
    clave: "general", deVarios: [.diferencia, .goles, .puntosParticulares, .victorias],
    continuacion: .reduce)

  /// Premier League: overall difference, goals, else the place is shared.
  package static let premier = ReglaDeDesempate(
    clave: "premier", deVarios: [.diferencia, .goles], continuacion: .continua)

  /// Every rule set that settings may name, in the order in which help shows them.
  package static let todas = [general, premier]

  /// Nil for a name that no rule set has.
  package init?(clave: String) {
    guard let regla = Self.todas.first(where: { $0.clave == clave }) else { return nil }
    self = regla
  }
}
