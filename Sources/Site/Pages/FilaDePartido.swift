import Templates
import Torneo

/// A match as a row of a table.
struct FilaDePartido: Sendable {
  var fecha: String
  var local: Enlace
  var visitante: Enlace
  var partido: Enlace

  static let vocabulary = Vocabulary<FilaDePartido>(
    "fila de partido",
    [
      .text("fecha", "Day, short; empty when not known") { $0.fecha },
      .record("local", of: Enlace.vocabulary, "Home side") { $0.local },
      .record("visitante", of: Enlace.vocabulary, "Away side") { $0.visitante },
      .record(
        "partido", of: Enlace.vocabulary,
        "Score, kick-off, or where the match stands, leading to the match"
      ) { $0.partido },
    ])

  init(_ elemento: PartidoDeLista, from page: SitePath, _ context: some Linking) {
    let partido = elemento.partido
    fecha = context.shortDate(of: partido)
    local = context.link(to: partido.local, from: page)
    visitante = context.link(to: partido.visitante, from: page)
    self.partido = context.link(
      context.summary(of: partido), to: context.addresses.partido(elemento.id), from: page)
  }
}

/// Some matches as a table.
struct ListaDePartidos: Sendable {
  var filas: [FilaDePartido]

  static let vocabulary = Vocabulary<ListaDePartidos>(
    "lista de partidos",
    [
      .list("filas", of: FilaDePartido.vocabulary, "The matches") { $0.filas }
    ])

  /// Nil when there are none.
  init?(_ partidos: some Sequence<PartidoDeLista>, from page: SitePath, _ context: PageContext) {
    filas = partidos.map { FilaDePartido($0, from: page, context) }
    if filas.isEmpty { return nil }
  }
}
