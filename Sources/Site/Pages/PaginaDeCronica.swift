import Templates
import Torneo

/// The chronicle of a match: what somebody wrote of it, a report as prose, and the short one, to the
/// letter.
struct PaginaDeCronica: Sendable {
  private let titulo: String
  private let lineas: [String]
  private let prosa: [UInt8]?
  private let relato: [String]
  private let fecha: String?
  private let campo: String?
  private let partido: String?

  init(
    _ elemento: PartidoDeLista, titulo: String, prosa: Prosa?, relato: Relato?, from page: SitePath,
    _ context: MatchContext
  ) {
    self.titulo = titulo
    let goles = Cronica.lineas(de: elemento.partido, nombre: isolated)
    lineas = goles.isEmpty ? [context.language.noGoals(in: elemento.partido)] : goles
    self.prosa = prosa?.markdown
    self.relato = relato?.parrafos ?? []
    fecha = elemento.partido.fecha.map { context.language.longDate($0) }
    campo = elemento.partido.campo.map(isolated)
    partido = context.addresses.partido(elemento.id).map { page.link(to: $0) }
  }

  static let vocabulary = Vocabulary<PaginaDeCronica>(
    "crónica",
    [
      .text("titulo", "Sides and score") { $0.titulo },
      .texts("lineas", "A line per goal, or that there were none") { $0.lineas },
      .markup("prosa", .markdown, "What somebody wrote of it: contenido/cronicas/12.md") {
        $0.prosa
      },
      .texts("relato", "The report as prose, a text per paragraph") { $0.relato },
      .text("fecha", "Day, in words") { $0.fecha },
      .text("campo", "Venue") { $0.campo },
      .text("partido", "Address of the match's page") { $0.partido },
    ])
}
