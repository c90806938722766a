import Templates
import Torneo

/// Who passed for goals, as a row.
struct FilaDeAsistente: Sendable {
  let puesto: Puesto<CuentaDeJugador>
  let jugador: Enlace
  let equipo: Enlace

  static let vocabulary = Vocabulary<FilaDeAsistente>(
    "asistente",
    [
      .number("posicion", "Place; level ones share it") { $0.puesto.posicion },
      .record("jugador", of: Enlace.vocabulary, "Player") { $0.jugador },
      .record("equipo", of: Enlace.vocabulary, "Team") { $0.equipo },
      .number("veces", "How many passes for goals") { $0.puesto.elemento.veces },
    ])
}

/// The page of who passed for goals.
struct PaginaDeAsistencias: Sendable {
  private let asistentes: [FilaDeAsistente]
  private let resto: String?

  init(from page: SitePath, _ context: PageContext) {
    let todos = context.index.torneo.asistencias()
    asistentes = todos.prefix(PageLimits.goleadores).map { puesto in
      let quien = puesto.elemento.quien
      return FilaDeAsistente(
        puesto: puesto, jugador: context.link(to: quien.jugador, of: quien.equipo, from: page),
        equipo: context.link(to: quien.equipo, from: page))
    }
    resto = context.language.more(todos.count - PageLimits.goleadores)
  }

  static let vocabulary = Vocabulary<PaginaDeAsistencias>(
    "asistencias",
    [
      .flag("hayAsistencias", "Whether any is written down") { !$0.asistentes.isEmpty },
      .list("asistentes", of: FilaDeAsistente.vocabulary, "Players, most passes first") {
        $0.asistentes
      },
      .text("resto", "How many more there are, in words") { $0.resto },
    ])
}
