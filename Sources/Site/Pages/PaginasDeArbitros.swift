import Templates
import Torneo

/// A referee as a row of the list of referees.
struct FilaDeArbitro: Sendable {
  let arbitro: Enlace
  let arbitraje: Arbitraje

  static let vocabulary = Vocabulary<FilaDeArbitro>(
    "fila de árbitro",
    [
      .record("arbitro", of: Enlace.vocabulary, "Referee") { $0.arbitro },
      .text("dirigidos", "Matches refereed") { "\($0.arbitraje.dirigidos)" },
      .text("amarillas", "Yellow cards shown") { "\($0.arbitraje.amarillas)" },
      .text("rojas", "Dismissals") { "\($0.arbitraje.expulsiones)" },
    ])
}

/// The list of referees.
struct PaginaDeArbitros: Sendable {
  private let arbitros: [FilaDeArbitro]
  private let resto: String?

  init(from page: SitePath, _ context: PageContext) {
    let arbitrajes = context.index.arbitrajes
    arbitros = arbitrajes.prefix(PageLimits.arbitros).map {
      FilaDeArbitro(arbitro: context.link(toReferee: $0.arbitro, from: page), arbitraje: $0)
    }
    resto = context.language.more(arbitrajes.count - PageLimits.arbitros)
  }

  static let vocabulary = Vocabulary<PaginaDeArbitros>(
    "árbitros",
    [
      .list("arbitros", of: FilaDeArbitro.vocabulary, "Referees, in alphabetical order") {
        $0.arbitros
      },
      .text("resto", "How many more there are, in words") { $0.resto },
    ])
}

/// The page of a referee.
struct PaginaDeArbitro: Sendable {
  private let arbitraje: Arbitraje
  private let partidos: ListaDePartidos?
  private let resto: String?

  init(_ arbitraje: Arbitraje, from page: SitePath, _ context: PageContext) {
    self.arbitraje = arbitraje
    partidos = ListaDePartidos(
      arbitraje.partidos.prefix(PageLimits.arbitro), from: page, context)
    resto = context.language.more(arbitraje.partidos.count - PageLimits.arbitro)
  }

  static let vocabulary = Vocabulary<PaginaDeArbitro>(
    "árbitro",
    [
      .text("nombre", "Name") { isolated($0.arbitraje.arbitro) },
      .text("dirigidos", "Matches refereed, of those that were played") {
        "\($0.arbitraje.dirigidos)"
      },
      .text("amarillas", "Yellow cards shown") { "\($0.arbitraje.amarillas)" },
      .text("rojas", "Dismissals") { "\($0.arbitraje.expulsiones)" },
      .flag("hayPartidos", "Whether there are matches") { $0.partidos != nil },
      .record("partidos", of: ListaDePartidos.vocabulary, "The matches by date") { $0.partidos },
      .text("resto", "How many more there are, in words") { $0.resto },
    ])
}
