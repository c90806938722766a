/// A text that equals only a text of the same bytes, as keys of JSON do; to a `String`, é and e with
/// an accent added are the same.
struct ExactText: Hashable {
  var text: String

  init(_ text: String) {
    self.text = text
  }

  static func == (a: ExactText, b: ExactText) -> Bool {
    a.text.utf8.elementsEqual(b.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(bytesOf: text)
  }
}
