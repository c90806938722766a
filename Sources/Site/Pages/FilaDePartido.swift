import Templates
import Torneo

/// A match as a row of a table.
struct FilaDePartido: Sendable {
  var fecha: String
  var hora: String?
  var local: Enlace
  var visitante: Enlace
  var partido: Enlace
  var estado: String
  var motivo: String?

  static let vocabulary = Vocabulary<FilaDePartido>(
    "fila de partido",
    [
      .text("fecha", "Day, short; empty when not known") { $0.fecha },
      .text("hora", "Kick-off, where known") { $0.hora },
      .record("local", of: Enlace.vocabulary, "Home side") { $0.local },
      .record("visitante", of: Enlace.vocabulary, "Away side") { $0.visitante },
      .record("partido", of: Enlace.vocabulary, "Score, leading to the match") { $0.partido },
      .text("estado", "Where the match stands; empty when finished") { $0.estado },
      .text("motivo", "Why it was postponed, awarded…") { $0.motivo },
    ])

  init(_ elemento: PartidoDeLista, from page: SitePath, _ context: PageContext) {
    let partido = elemento.partido
    fecha = partido.fecha.map { context.language.shortDate($0) } ?? ""
    hora = partido.fecha.flatMap { context.language.time($0) }
    local = context.link(to: partido.local, from: page)
    visitante = context.link(to: partido.visitante, from: page)
    self.partido = context.link(
      context.score(of: partido), to: context.addresses.partido(elemento.id), from: page)
    estado = partido.estado == .finalizado ? "" : context.language.name(of: partido.estado)
    motivo = partido.motivo
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
