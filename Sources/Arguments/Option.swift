package import Diagnostics

/// An option with one value. Given twice, the last one holds, so that a script may put its own
/// defaults before what the person writes.
///
///     static let output = Option("output", letter: "o", .folder, Words(es: …, en: …))
///     parsed[output]  // String?
package struct Option<Value: Sendable>: OptionArgument {
  package let declaration: OptionDeclaration

  /// - Parameters:
  ///   - name: the long name, without dashes.
  ///   - kind: what the value may be.
  ///   - words: what it does, for help: lower case, no full stop.
  ///   - defaultText: what holds without it, for help; the command itself says so with `??`.
  package init(
    _ name: String, letter: Character? = nil, _ kind: ValueKind<Value>, _ words: Words,
    default defaultText: Words? = nil
  ) {
    declaration = OptionDeclaration(
      name: name, letter: letter, value: kind.declaration, defaultText: defaultText, words: words)
  }

  /// The last good value that the arguments give this option by its long name, or the start of it,
  /// whatever the command. It tells in which language to complain about arguments that cannot be
  /// parsed.
  package func glimpse(in arguments: [String]) -> Value? {
    var found: Value?
    let words = arguments.prefix { $0 != "--" }
    for (index, word) in words.enumerated() {
      guard let long = LongOption(word), !long.name.isEmpty, declaration.name.hasPrefix(long.name)
      else { continue }
      let next = index + 1 < words.count ? words[index + 1] : nil
      guard let text = long.value ?? next else { continue }
      // A bad value is for the parser to report; here the one before it holds.
      if let value = try? declaration.value?.read(text) as? Value { found = value }
    }
    return found
  }
}
