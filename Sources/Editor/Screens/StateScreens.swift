import Diagnostics
import MarcadorApp
import Torneo

/// The forms that say where a match stands, one for each state.
@MainActor
enum StateScreens {
  /// The states that a match is put into by itself; an award has a form of its own.
  static let states: [EstadoDePartido] = [
    .enJuego, .finalizado, .aplazado, .suspendido, .anulado, .cancelado, .programado,
  ]

  static func path(_ state: EstadoDePartido) -> String { "estado-\(state.rawValue)" }

  static let all: [any Screen] = states.map { screen($0) }

  private static func screen(_ state: EstadoDePartido) -> any Screen {
    FormScreen<CambioDeEstado>(
      path: path(state), section: .partidos, title: name(state), submit: name(state),
      keys: [.partido],
      blank: { keys, torneo throws(EdicionRechazada) in
        try MatchForms.blank(CambioDeEstado(a: state), keys, torneo)
      }, looked: MatchForms.lookedAt, intro: MatchForms.sides, back: MatchForms.backToMatch)
  }

  /// What a button says that does it.
  static func name(_ state: EstadoDePartido) -> Words {
    switch state {
    case .programado: Words(es: "Volver a programar", en: "Schedule again")
    case .enJuego: Words(es: "Empezar el partido", en: "Start the match")
    case .finalizado: Words(es: "Final del partido", en: "Final whistle")
    case .aplazado: Words(es: "Aplazar", en: "Postpone")
    case .suspendido: Words(es: "Suspender", en: "Abandon")
    case .anulado: Words(es: "Anular", en: "Annul")
    case .cancelado: Words(es: "Cancelar", en: "Cancel")
    case .adjudicado: Words(es: "Adjudicar", en: "Award")
    }
  }

  /// Whether the head of the match has a button for it.
  private static func hasButton(_ state: EstadoDePartido, _ match: Partido) -> Bool {
    switch state {
    case .enJuego: match.estado != .finalizado
    case .finalizado: match.estado == .enJuego
    default: false
    }
  }

  /// What can be done to a match as it is, beside starting and ending it.
  static func links(_ match: Partido) -> [(String, Words)] {
    var links = states.filter {
      $0 != match.estado && !hasButton($0, match) && match.impedimento(para: $0) == nil
    }.map { (path($0), $0 == .enJuego ? EditorWords.reopen : name($0)) }
    links.append(("adjudicar", name(.adjudicado)))
    if match.resultado != nil {
      links.append(
        ("resultado-quitar", Words(es: "Quitar el resultado", en: "Remove the result")))
    }
    if match.resultado == nil, match.eventos.isEmpty {
      links.append(("partido-quitar", Words(es: "Quitar el partido", en: "Remove the match")))
    }
    return links
  }
}
