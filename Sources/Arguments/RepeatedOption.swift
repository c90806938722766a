package import Diagnostics

/// An option that may be given several times, each with a value.
///
///     static let teams = RepeatedOption("team", .text(es: "EQUIPO", en: "TEAM"), Words(…))
///     parsed[teams]  // [String], in the order in which they were written
package struct RepeatedOption<Value: Sendable>: OptionArgument {
  package let declaration: OptionDeclaration

  /// - Parameters: as those of `Option`.
  package init(
    _ name: String, letter: Character? = nil, _ kind: ValueKind<Value>, _ words: Words,
    default defaultText: Words? = nil
  ) {
    declaration = OptionDeclaration(
      name: name, letter: letter, value: kind.declaration, isRepeated: true,
      defaultText: defaultText, words: words)
  }
}
