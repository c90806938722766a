/// The name of a competition, and the season that its file names behind it:
/// `English Premier League` and `2011/12`, `World Cup` and `2014`.
struct CompetitionName: Hashable, Sendable {
  var nombre: String
  var temporada: String?

  init(_ text: String) {
    nombre = text
    let words = text.split(separator: " ")
    guard words.count >= 2, let last = words.last, Self.isSeason(last) else { return }
    nombre = words.dropLast().joined(separator: " ")
    temporada = String(last)
  }

  /// `2014`, `2011/12`, `2011-12`, `2011/2012`
  private static func isSeason(_ word: Substring) -> Bool {
    let parts = word.split(omittingEmptySubsequences: false) { $0 == "/" || $0 == "-" }
    guard let year = parts.first, isNumber(year, digits: [4]),
      (1850...2199).contains(Int(year) ?? 0)
    else { return false }
    return parts.count == 1 || parts.count == 2 && isNumber(parts[1], digits: [2, 4])
  }

  private static func isNumber(_ text: Substring, digits: Set<Int>) -> Bool {
    digits.contains(text.utf8.count) && text.utf8.allSatisfy { $0 &- 0x30 <= 9 }
  }
}
