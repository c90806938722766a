extension NameKey {
  /// What tells a team from others of its club: `b`, `ii`, `sub 19`, `femenino`.
  var sideMarks: Set<String> {
    var marks: Set<String> = []
    var last = ""
    for (index, word) in words.enumerated() {
      defer { last = word }
      let isLast = index + 1 == words.count
      if Self.marks.contains(word) {
        marks.insert(word)
      } else if ["sub", "u", "under"].contains(last), Int(word) != nil {
        marks.insert("u\(word)")
      } else if let age = Self.age(word) {
        marks.insert("u\(age)")
      } else if isLast, index > 0, last.count > 1, ["a", "b", "c", "d"].contains(word) {
        // `F.C.` is two words of one letter.
        marks.insert(word)
      }
    }
    return marks
  }

  /// The number of `sub19` and `u19`.
  private static func age(_ word: String) -> Int? {
    for prefix in ["sub", "u"] where word.hasPrefix(prefix) {
      if let age = Int(word.dropFirst(prefix.count)), (5...23).contains(age) { return age }
    }
    return nil
  }

  /// Without accents and capitals, in the languages of the sites.
  private static let marks: Set<String> = [
    "ii", "iii", "iv", "filial", "promesas", "reserva", "reservas", "reserve", "reserves", "youth",
    "femenino", "femenina", "feminas", "femeni", "feminino", "women", "ladies", "juvenil",
    "juveniles", "cadete", "cadetes", "infantil", "infantiles", "alevin", "alevines", "benjamin",
    "benjamines", "prebenjamin", "veteranos", "juniors", "academy",
  ]

  fileprivate var numbers: [Unicode.Scalar] { letters.filter { $0.properties.numericType != nil } }

  /// The name without the words that many clubs have.
  fileprivate var withoutClubWords: [Unicode.Scalar] {
    let own = words.filter { !Self.clubWords.contains($0) }
    return own.isEmpty ? letters : Array(own.joined(separator: " ").unicodeScalars)
  }

  private static let clubWords: Set<String> = [
    "cf", "fc", "cd", "ud", "sd", "ad", "ce", "rcd", "sc", "ac", "as", "club", "futbol",
  ]
}

/// Whether two names of teams may be two spellings of one, or one mistyped: never where they tell different
/// teams of a club.
func mayBeOneTeam(_ a: NameKey, _ b: NameKey) -> Bool {
  if a.sideMarks != b.sideMarks { return false }
  // Teams that are numbered differ by their numbers.
  let numbers = (a.numbers, b.numbers)
  if !numbers.0.isEmpty, !numbers.1.isEmpty, numbers.0 != numbers.1 { return false }
  if mayBeOne(a, b) { return true }
  let (one, other) = (a.withoutClubWords, b.withoutClubWords)
  guard min(one.count, other.count) >= 5, numbers.0 == numbers.1 else { return false }
  return isOneSlip(one, other)
}

/// Whether one letter that is missing, too many or another one, or two exchanged, make one of the other.
private func isOneSlip(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Bool {
  let same = zip(a, b).prefix { $0 == $1 }.count
  let (one, other) = (a.dropFirst(same), b.dropFirst(same))
  if one.isEmpty || other.isEmpty { return max(one.count, other.count) <= 1 }
  if one.count == other.count {
    let isExchanged =
      one.count > 1 && one.prefix(2).elementsEqual(other.prefix(2).reversed())
      && one.dropFirst(2) == other.dropFirst(2)
    return isExchanged || one.dropFirst() == other.dropFirst()
  }
  return one.count > other.count ? one.dropFirst() == other : one == other.dropFirst()
}
