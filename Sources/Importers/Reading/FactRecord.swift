import Torneo

/// A card, a change or a missed penalty that a file tells by itself, and not within a line-up.
struct FactRecord: Sendable {
  enum Kind: Sendable, Hashable {
    case card(ColorDeTarjeta, isOfBench: Bool)
    /// `name` comes on for this one.
    case change(off: String)
    case missedPenalty
  }

  var kind: Kind
  var minute: Minuto
  var name: String
  var place: Place
  /// Whether it is of the first side.
  var isOfFirst: Bool

  /// Whether an event is of the same kind: those of a match are told all together.
  func isOfKind(_ event: EventoDePartido) -> Bool {
    switch (kind, event) {
    case (.card(_, let isOfBench), .tarjeta(_, _, _, _, let aOficial)): isOfBench == aOficial
    case (.change, .cambio), (.missedPenalty, .penaltiFallado): true
    default: false
    }
  }
}
