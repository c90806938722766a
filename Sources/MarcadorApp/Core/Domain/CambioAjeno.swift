package import Torneo

/// What somebody looked at, and what another program made of it before they saved.
package enum CambioAjeno: Sendable, Hashable {
  /// `ahora` is nil when there is no such event any more.
  case evento(mirado: EventoDePartido, ahora: EventoDePartido?)
  case datos(mirados: DatosDePartido, ahora: DatosDePartido)
  /// The sides of a match, as `Rayo FC – Toros`.
  case lados(mirados: String, ahora: String)
  case resultado(mirado: Resultado?, ahora: Resultado?)
  case alineacion(mirada: Alineacion?, ahora: Alineacion?)
  case sancion(mirada: Sancion, ahora: Sancion)
  /// What a screen showed, in its words.
  case texto(mirado: String, ahora: String)
}
