import Diagnostics
import Torneo

/// What the columns «tipo» and «modo» of events may say, in Spanish or English.
enum CSVEventWords {
  /// What a row is about, before its mode is known.
  enum Kind {
    case goal, card, benchCard, change, missedPenalty, kick
  }

  /// A kind, with the mode where its word tells it too: `amarilla`, `propia`.
  static func kind(_ text: String) -> (kind: Kind, mode: CSVEvent.Kind?)? {
    let word = key(text)
    if let kind = kinds[word] { return (kind, nil) }
    if let mode = goals[word] { return (.goal, .goal(mode)) }
    if let color = cards[word] { return (.card, .card(color, isOfBench: false)) }
    return nil
  }

  /// All that the columns may say, to suggest one.
  static var kindWords: [String] {
    Set(kinds.keys).union(goals.keys).union(cards.keys).filter(isLong).sorted()
  }
  static var howWords: [String] {
    Set(goals.keys).union(cards.keys).union(kicks.keys).filter(isLong).sorted()
  }

  /// One word for each kind, and for each mode of a kind.
  static let mainKinds = [
    Words(es: "gol", en: "goal"), Words(es: "tarjeta", en: "card"),
    Words(es: "tarjeta del banquillo", en: "bench card"),
    Words(es: "cambio", en: "substitution"), Words(es: "penalti fallado", en: "missed penalty"),
    Words(es: "lanzamiento", en: "kick"),
  ]

  static func mainModes(of kind: Kind) -> [Words] {
    switch kind {
    case .goal:
      [
        Words(es: "jugada", en: "play"), Words(es: "penalti", en: "penalty"),
        Words(es: "propia", en: "own"),
      ]
    case .card, .benchCard:
      [
        Words(es: "amarilla", en: "yellow"), Words(es: "doble amarilla", en: "second yellow"),
        Words(es: "roja", en: "red"),
      ]
    case .kick: [Words(es: "convertido", en: "scored"), Words(es: "fallado", en: "missed")]
    case .change, .missedPenalty: []
    }
  }

  private static func isLong(_ word: String) -> Bool { word.count > 2 }

  static func goal(_ text: String) -> ModoDeGol? { goals[key(text)] }
  static func card(_ text: String) -> ColorDeTarjeta? { cards[key(text)] }
  static func isScored(_ text: String) -> Bool? { kicks[key(text)] }

  private static func key(_ text: String) -> String { NameKey(text).words.joined(separator: " ") }

  private static let kinds: [String: Kind] = [
    "gol": .goal, "goal": .goal, "tarjeta": .card, "card": .card,
    "tarjeta del banquillo": .benchCard, "bench card": .benchCard, "cambio": .change,
    "sustitucion": .change, "substitution": .change, "sub": .change, "change": .change,
    "penalti fallado": .missedPenalty, "penaltifallado": .missedPenalty,
    "missed penalty": .missedPenalty, "lanzamiento": .kick, "tanda": .kick, "kick": .kick,
    "shoot out": .kick,
  ]

  private static let goals: [String: ModoDeGol] = [
    "jugada": .jugada, "play": .jugada, "open play": .jugada, "penalti": .penalti,
    "penalty": .penalti, "pen": .penalti, "p": .penalti, "propia": .propia,
    "en propia": .propia, "propia puerta": .propia, "gol en propia": .propia, "own": .propia,
    "own goal": .propia, "og": .propia, "pp": .propia,
  ]

  private static let cards: [String: ColorDeTarjeta] = [
    "amarilla": .amarilla, "yellow": .amarilla, "tarjeta amarilla": .amarilla,
    "yellow card": .amarilla, "doble amarilla": .dobleAmarilla, "dobleamarilla": .dobleAmarilla,
    "segunda amarilla": .dobleAmarilla, "second yellow": .dobleAmarilla, "roja": .roja,
    "red": .roja, "tarjeta roja": .roja, "red card": .roja,
  ]

  private static let kicks: [String: Bool] = [
    "convertido": true, "gol": true, "marcado": true, "si": true, "scored": true, "goal": true,
    "yes": true, "fallado": false, "parado": false, "no": false, "missed": false, "saved": false,
  ]
}
