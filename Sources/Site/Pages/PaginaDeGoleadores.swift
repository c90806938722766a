import Templates
import Torneo

/// A scorer as a row.
struct FilaDeGoleador: Sendable {
  let goleador: Goleador
  let jugador: Enlace
  let equipo: Enlace

  init(_ goleador: Goleador, from page: SitePath, _ context: PageContext) {
    self.goleador = goleador
    jugador = context.link(to: goleador.jugador, of: goleador.equipo, from: page)
    equipo = context.link(to: goleador.equipo, from: page)
  }

  static let vocabulary = Vocabulary<FilaDeGoleador>(
    "goleador",
    [
      .number("posicion", "Place; level scorers share it") { $0.goleador.posicion },
      .record("jugador", of: Enlace.vocabulary, "Player") { $0.jugador },
      .record("equipo", of: Enlace.vocabulary, "Team") { $0.equipo },
      .number("goles", "Goals, penalties included") { $0.goleador.goles },
      .number("penaltis", "Goals from penalties") { $0.goleador.penaltis },
    ])
}

/// The page of the scorers.
struct PaginaDeGoleadores: Sendable {
  private let goleadores: [FilaDeGoleador]
  private let resto: String?

  init(from page: SitePath, _ context: PageContext) {
    let todos = context.index.goleadores
    goleadores = todos.prefix(PageLimits.goleadores).map { FilaDeGoleador($0, from: page, context) }
    resto = context.language.more(todos.count - PageLimits.goleadores)
  }

  static let vocabulary = Vocabulary<PaginaDeGoleadores>(
    "goleadores",
    [
      .flag("hayGoleadores", "Whether anybody scored") { !$0.goleadores.isEmpty },
      .list("goleadores", of: FilaDeGoleador.vocabulary, "Scorers, most goals first") {
        $0.goleadores
      },
      .text("resto", "How many more there are, in words") { $0.resto },
    ])
}
