package import Diagnostics

/// One command of the program, or a group of them, as a table: from it come parsing, help and
/// errors. `Action` is whatever the program wants back to run the command: the cases of an enumeration,
/// or functions, for which the program names the type once.
///
///     typealias ProgramCommand = Command<@Sendable (ParsedArguments) throws -> Void>
///
///     struct Build {
///       static let folder = OptionalOperand(.folder, Words(…))
///       static let output = Option("output", letter: "o", .folder, Words(…))
///
///       static let command = ProgramCommand(
///         "build", Words(es: "hace el sitio del torneo", en: "make the tournament's site"),
///         operands: [folder], options: [output], examples: [Example("marcador build mundial")],
///         action: run)
///
///       static func run(_ parsed: ParsedArguments) throws { … }
///     }
package struct Command<Action: Sendable>: Sendable {
  /// What a command does: work, or choose among commands of its own.
  enum Content: Sendable {
    case action(Action)
    case group([Command])
  }

  let table: CommandTable
  let content: Content

  /// A command that does something.
  ///
  /// - Parameters:
  ///   - summary: one line for lists: lower case, no full stop.
  ///   - details: what the summary leaves out: whole sentences, paragraphs parted by an empty line.
  ///   - operands: in their order: first those that must be there, then the others, a repeated one
  ///     last.
  package init(
    _ name: String, _ summary: Words, details: Words? = nil,
    operands: [any OperandArgument] = [], options: [any OptionArgument] = [],
    examples: [Example] = [], action: Action
  ) {
    table = CommandTable(
      name: name, summary: summary, details: details, operands: operands.map(\.declaration),
      options: options.map(\.declaration), examples: examples)
    content = .action(action)
  }

  /// A group of commands, or the whole program. Its options hold for every command in it, and may
  /// be written before or after the command's name.
  ///
  /// - Parameters: as those of a command.
  package init(
    _ name: String, _ summary: Words, details: Words? = nil,
    options: [any OptionArgument] = [], examples: [Example] = [], commands: [Command]
  ) {
    table = CommandTable(
      name: name, summary: summary, details: details, operands: [],
      options: options.map(\.declaration), examples: examples)
    content = .group(commands)
  }

  /// The commands of a group.
  var commands: [Command] {
    switch content {
    case .action: []
    case .group(let commands): commands
    }
  }

  /// What the arguments (without the program's name) ask for. Called on the whole program.
  ///
  /// GNU conventions: `--long=value`, `--long value`, `-o value`, `-ovalue`, `-abc` for three flags,
  /// `--` ends the options, `-` alone is an operand, options and operands come in any order, a long
  /// option may be shortened as far as it stays unique. Besides, `help COMMAND` is
  /// `COMMAND --help`, `-o=value` is `-o value`, and a separate value that is itself the name of an
  /// option is taken for a forgotten value (`--output=--quiet` writes it all the same).
  package func parse(_ arguments: [String]) throws(UsageError) -> Invocation<Action> {
    var reader = ArgumentReader(program: self, arguments: arguments)
    return try reader.invocation()
  }
}
