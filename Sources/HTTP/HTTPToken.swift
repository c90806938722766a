/// A secret that tells a server who is asking. Shows itself to nobody: printing it, or something that
/// holds it, gives `…`.
package struct HTTPToken: Sendable, Hashable {
  static let longest = 4_096

  let secret: String

  /// Nil for an empty text, one of more than 4,096 bytes, or one with anything but visible ASCII
  /// characters.
  package init?(_ text: String) {
    guard (1...Self.longest).contains(text.utf8.count),
      text.utf8.allSatisfy({ 0x21...0x7E ~= $0 })
    else { return nil }
    secret = text
  }

  /// A text without the secret, which a server may repeat in what it answers.
  package func removed(from text: String) -> String {
    text.replacing(secret, with: "…")
  }
}

extension HTTPToken: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  package var description: String { "…" }
  package var debugDescription: String { "…" }
  package var customMirror: Mirror { Mirror(self, children: [:]) }
}
