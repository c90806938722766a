import Torneo

/// What the label of a round means.
enum RoundName: Hashable, Sendable {
  case matchday(Int)
  /// A knock-out round, in Spanish where it is one of the usual ones, else as written.
  case round(String)

  init(_ label: String) {
    var words = label.nombrePlegado.split { " -–_.".contains($0) }.map(String.init)
    for frame in Self.frames where words.count > frame.count && words.starts(with: frame) {
      let rest = Array(words.dropFirst(frame.count))
      if rest.count == 1, let number = Self.number(rest[0]) {
        self = .matchday(number)
        return
      }
      if rest.count == 2, Self.matchdayWords.contains(rest[0]) { words = rest }
    }
    if words.count == 2, Self.matchdayWords.contains(words[0]), let number = Self.number(words[1]) {
      self = .matchday(number)
      return
    }
    words.removeAll { ["the", "for", "match", "game"].contains($0) }
    self = .round(Self.known[words.joined(separator: " ")] ?? label)
  }

  /// Whether it is one of the usual knock-out rounds.
  var isOfACup: Bool {
    if case .round(let name) = self { Self.spanish.contains(name) } else { false }
  }

  private static let spanish = Set(known.values)

  private static let matchdayWords: Set = ["matchday", "jornada", "spieltag"]

  /// What some write before the number of a matchday: `Regular Season - 1`.
  private static let frames = [
    ["regular", "season"], ["liga", "regular"], ["group", "stage"], ["league", "stage"],
    ["league", "phase"],
  ]

  private static func number(_ text: String) -> Int? {
    guard (1...3).contains(text.utf8.count), text.utf8.allSatisfy({ $0 &- 0x30 <= 9 }) else {
      return nil
    }
    return Int(text).flatMap { $0 > 0 ? $0 : nil }
  }

  private static let known: [String: String] = {
    let spellings = [
      "Final": ["final", "finals"],
      "Tercer puesto": [
        "third place", "third place play off", "third place playoff", "play off third place",
        "playoff third place", "3rd place", "third place final",
      ],
      "Semifinales": ["semi final", "semi finals", "semifinal", "semifinals"],
      "Cuartos de final": ["quarter final", "quarter finals", "quarterfinal", "quarterfinals"],
      "Octavos de final": ["round of 16", "last 16"],
      "Dieciseisavos de final": ["round of 32", "last 32"],
      "Treintaidosavos de final": ["round of 64", "last 64"],
      "Sesentaicuatroavos de final": ["round of 128"],
      "Ronda preliminar": ["preliminary round"],
      "Primera ronda": ["round 1", "first round", "1st round"],
      "Segunda ronda": ["round 2", "second round", "2nd round"],
      "Tercera ronda": ["round 3", "third round", "3rd round"],
      "Cuarta ronda": ["round 4", "fourth round", "4th round"],
      "Quinta ronda": ["round 5", "fifth round", "5th round"],
      "Sexta ronda": ["round 6", "sixth round", "6th round"],
    ]
    var known: [String: String] = [:]
    for (spanish, english) in spellings {
      for name in english { known[name] = spanish }
    }
    return known
  }()
}
