/// A word like `--name` or `--name=value`, taken apart.
///
/// By scalars, not characters: an accent right after the `=` would make one character with it.
struct LongOption {
  var name: String
  var value: String?

  init?(_ word: String) {
    let scalars = word.unicodeScalars
    guard scalars.starts(with: "--".unicodeScalars) else { return nil }
    self.init(body: scalars.dropFirst(2))
  }

  /// What follows the dashes.
  init(body: Substring.UnicodeScalarView) {
    let name = body.prefix { $0 != "=" }
    self.name = String(name)
    value =
      name.endIndex == body.endIndex ? nil : String(Substring(body[name.endIndex...].dropFirst()))
  }
}
