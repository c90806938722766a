package import Diagnostics

/// An option without a value: there or not. Given twice it is as given once.
///
///     static let dryRun = Flag("dry-run", letter: "n", Words(es: …, en: …))
///     parsed[dryRun]  // Bool
package struct Flag: OptionArgument {
  package let declaration: OptionDeclaration

  /// - Parameters:
  ///   - name: the long name, without dashes.
  ///   - words: what it does, for help: lower case, no full stop.
  package init(_ name: String, letter: Character? = nil, _ words: Words) {
    declaration = OptionDeclaration(name: name, letter: letter, words: words)
  }
}
