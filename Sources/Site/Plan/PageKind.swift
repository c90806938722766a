/// A kind of page that a site may have, or of files for programs; the setting `paginas` names those to
/// make.
package enum PageKind: String, Sendable, Hashable, CaseIterable {
  case portada, partidos, cronicas, equipos, jugadores, jornadas, clasificacion, goleadores
  case calendario, arbitros
  case cuadro, evolucion
  /// Tables of what was played at home, and away.
  case casaYFuera = "casa-y-fuera"
  case asistencias, disciplina, campos, records
  /// The search, and what it looks in.
  case buscar
  /// What somebody wrote: `contenido/reglamento.md`.
  case libres
  /// Feeds that programs follow: calendars, news.
  case canales
  /// The tables for programs.
  case datos
}
