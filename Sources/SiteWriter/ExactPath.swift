internal import Files

/// A path as a key: equal by its bytes, unlike `String`, to which two spellings of «é» are the same
/// although they are the names of two files.
struct ExactPath: Hashable, Sendable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  static func == (a: ExactPath, b: ExactPath) -> Bool {
    a.text.hasSameBytes(as: b.text)
  }

  func hash(into hasher: inout Hasher) {
    text.hashBytes(into: &hasher)
  }
}
