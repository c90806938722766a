/// A kind of page that a site may have; the setting `paginas` names those to make.
package enum PageKind: String, Sendable, Hashable, CaseIterable {
  case portada, partidos, cronicas, equipos, jugadores, jornadas, clasificacion, goleadores
  case calendario, arbitros
}
