import Diagnostics

/// Something that a command accepts as an option: `Flag`, `Option` or `RepeatedOption`.
package protocol OptionArgument: Sendable {
  /// What the option looks like, without the type of its value.
  var declaration: OptionDeclaration { get }
}

/// An option as the reader of arguments and the help see it.
package struct OptionDeclaration: Sendable {
  /// The long name, without its dashes.
  var name: String
  var letter: Character?
  /// What its value may be; nil for a flag.
  var value: ValueDeclaration?
  var isRepeated = false
  /// What holds when the option is not given, for help.
  var defaultText: Words?
  var words: Words

  var key: ArgumentKey { .option(name) }
}

/// Under which name a command finds what was written for one of its arguments.
enum ArgumentKey: Sendable, Hashable {
  case option(String)
  case operand(String)
}
