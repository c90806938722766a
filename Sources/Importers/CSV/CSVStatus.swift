import Diagnostics
import Torneo

extension EstadoDePartido {
  /// The state that a cell names, in Spanish or English; nil for a word that is none.
  init?(csv text: String) {
    guard let state = Self.words[NameKey(text).words.joined(separator: " ")] else { return nil }
    self = state
  }

  private static let words: [String: EstadoDePartido] = {
    let spellings: [EstadoDePartido: [String]] = [
      .programado: ["programado", "por jugar", "pendiente", "scheduled", "planned", "pending"],
      .enJuego: ["enjuego", "en juego", "live", "in play"],
      .finalizado: ["finalizado", "jugado", "acabado", "finished", "played", "final"],
      .aplazado: ["aplazado", "postponed"],
      .suspendido: ["suspendido", "abandoned", "suspended"],
      .anulado: ["anulado", "annulled", "void"],
      .cancelado: ["cancelado", "cancelled", "canceled"],
      .adjudicado: ["adjudicado", "awarded", "walkover"],
    ]
    var words: [String: EstadoDePartido] = [:]
    for (state, names) in spellings {
      for name in names { words[name] = state }
    }
    return words
  }()

  /// All that a cell may say, to suggest one.
  static var csvWords: [String] { words.keys.sorted() }

  /// One word for each state.
  static let mainCSVWords = allCases.map(\.written)

  /// The word of it that openfootball has too, and with it the same doubts.
  var openfootballWord: String? {
    switch self {
    case .programado, .enJuego, .finalizado: nil
    case .aplazado: "postponed"
    case .suspendido: "abandoned"
    case .anulado: "annulled"
    case .cancelado: "cancelled"
    case .adjudicado: "awarded"
    }
  }
}
