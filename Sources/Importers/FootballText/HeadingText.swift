import Torneo

/// What the text of one heading of Football.TXT says: `Group A`, `Group: Zona Norte`,
/// `Group A, Matchday 1`, `Matchday 1 - Group A`, `Regular Season - 1`, `Final`.
struct HeadingText {
  private(set) var stage: String?
  private(set) var group: String?
  private(set) var round: String?

  init(_ text: String) {
    if let group = Self.named(text) {
      self.group = group
    } else if !take(text) {
      (stage, group) = (nil, nil)
      if isGroupHeading(text) { group = text } else { round = text }
    }
  }

  /// Behind a colon any name is one of a group.
  private static func named(_ text: String) -> String? {
    let parts = text.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, groupWords.contains(String(parts[0].trimmed).nombrePlegado) else {
      return nil
    }
    let name = parts[1].trimmed
    return name.isEmpty ? nil : String(name)
  }

  /// Takes a text of several parts, of which one is a matchday; false for any other, and where one of
  /// the parts is a round that is none of a league.
  private mutating func take(_ text: String) -> Bool {
    let parts = Self.parts(text)
    guard parts.count >= 2 else { return false }
    var matchdays: [String] = []
    for part in parts {
      if case .matchday = RoundName(part) {
        matchdays.append(part)
      } else if isGroupHeading(part), group == nil {
        group = part
      } else if part.isOnlyAFrame {
        continue
      } else if stage == nil, !RoundName(part).isOfACup {
        stage = part
      } else {
        return false
      }
    }
    round = matchdays.first
    return matchdays.count == 1
  }

  private static func parts(_ text: String) -> [String] {
    var parts = [text[...]]
    for separator in [",", "|", " - ", " – ", " — "] {
      parts = parts.flatMap { $0.split(separator: separator) }
    }
    return parts.map { String($0.trimmed) }.filter { !$0.isEmpty }
  }
}

private let groupWords: Set = ["group", "grupo"]

/// Words behind «group» that make it another thing than the name of one.
private let otherWords: Set = [
  "stage", "stages", "phase", "winner", "winners", "runner", "runners", "play", "playoff",
  "playoffs", "final", "finals", "decider", "match", "matches",
]

/// Whether the text of a heading is the name of a group: `Group A`, `Grupo Norte B`.
package func isGroupHeading(_ text: String) -> Bool {
  if text.contains(where: { ",|:".contains($0) }) { return false }
  let words = text.nombrePlegado.split { " -–—".contains($0) }.map(String.init)
  guard let first = words.first, (2...6).contains(words.count), groupWords.contains(first) else {
    return false
  }
  return otherWords.isDisjoint(with: words)
}

extension String {
  /// A heading that says no more than that groups or matchdays come, or that they are over.
  var isOnlyAFrame: Bool { frames.contains(nombrePlegado) }
}

private let frames: Set = [
  "first stage", "group stage", "group phase", "groups", "fase de grupos", "regular season",
  "liga regular",
]
