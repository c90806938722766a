import Torneo

/// A name as its spellings share it: words without accents, case or punctuation. `Al-Faraj` is
/// `Al Faraj`, and `Bosnia & Herzegovina` is `Bosnia and Herzegovina`.
struct NameKey: Hashable, Sendable {
  let words: [String]
  /// The words one after the other, to count differing letters.
  let letters: [Unicode.Scalar]
  /// Which letters there are, each as a bit: tells quickly that two names are far apart.
  let signature: UInt64

  init(_ name: String) {
    var words: [String] = []
    var word = ""
    let folded = name.nombrePlegado
    for scalar in folded.unicodeScalars {
      switch scalar {
      case " ", "-", "‐", "‑", "–", "_", ".", ",", "/", "(", ")":
        if !word.isEmpty { words.append(word) }
        word = ""
      case "'", "’", "‘", "`", "´", "ʼ": continue
      case "&": word += "and"
      default: word.unicodeScalars.append(scalar)
      }
    }
    if !word.isEmpty { words.append(word) }
    // A name of nothing but punctuation is only itself.
    self.words = words.isEmpty ? [folded] : words
    letters = Array(self.words.joined(separator: " ").unicodeScalars)
    signature = letters.reduce(0) { $0 | 1 << UInt64($1.value % 64) }
  }

  static func == (a: NameKey, b: NameKey) -> Bool { a.letters == b.letters }

  func hash(into hasher: inout Hasher) { hasher.combine(letters) }

  /// Whether this is the end of a longer name: a surname alone.
  func isSurname(of other: NameKey) -> Bool {
    words.count < other.words.count && other.words.suffix(words.count).elementsEqual(words)
  }

  /// Whether this is the start of a longer name: `Neymar` of `Neymar Jr`.
  func isStart(of other: NameKey) -> Bool {
    words.count < other.words.count && other.words.prefix(words.count).elementsEqual(words)
  }

  /// Whether the surname is the same and the rest is cut short: `E Hazard` of `Eden Hazard`.
  func isAbbreviation(of other: NameKey) -> Bool {
    guard words.count == other.words.count, words.count >= 2, words != other.words,
      words.last == other.words.last
    else { return false }
    return zip(words, other.words).allSatisfy { $1.hasPrefix($0) }
  }
}
