import Templates
import Torneo

/// A ground, as a row.
struct FilaDeCampo: Sendable {
  let campo: CampoDeJuego
  let language: SiteLanguage

  static let vocabulary = Vocabulary<FilaDeCampo>(
    "campo",
    [
      .text("nombre", "Name") { isolated($0.campo.nombre) },
      .text("partidos", "Matches that name it") { "\($0.campo.partidos)" },
      .text("jugados", "How many of them were played") { "\($0.campo.jugados)" },
      .text("goles", "Goals in those that were played") { "\($0.campo.goles)" },
      .text("media", "Average attendance, of the matches whose attendance is known") {
        $0.campo.conEspectadores == 0
          ? nil : $0.language.number($0.campo.espectadores / $0.campo.conEspectadores)
      },
    ])
}

/// The page of the grounds.
struct PaginaDeCampos: Sendable {
  private let campos: [FilaDeCampo]
  private let resto: String?

  init(from page: SitePath, _ context: PageContext) {
    let todos = context.index.torneo.campos()
    campos = todos.prefix(PageLimits.campos).map {
      FilaDeCampo(campo: $0, language: context.language)
    }
    resto = context.language.more(todos.count - PageLimits.campos)
  }

  static let vocabulary = Vocabulary<PaginaDeCampos>(
    "campos",
    [
      .flag("hayCampos", "Whether any is known") { !$0.campos.isEmpty },
      .flag("hayMedias", "Whether any attendance is known") { pagina in
        pagina.campos.contains { $0.campo.conEspectadores > 0 }
      },
      .list("campos", of: FilaDeCampo.vocabulary, "Grounds, in alphabetical order") { $0.campos },
      .text("resto", "How many more there are, in words") { $0.resto },
    ])
}
