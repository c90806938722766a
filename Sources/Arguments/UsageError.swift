package import Diagnostics

/// A command line that cannot be understood. The program ends with status 2.
package struct UsageError: Error, Sendable, Hashable {
  /// What can be wrong; texts are as the person wrote them.
  enum Problem: Sendable, Hashable {
    case missingCommand(known: [String])
    case unknownCommand(String, suggestion: String?, known: [String])
    /// `commands`: the commands of the group that do have this option.
    case unknownOption(String, suggestion: String?, commands: [String])
    case ambiguousOption(String, candidates: [String])
    /// `found`: the option that stands where the value should be.
    case missingValue(option: String, placeholder: Words, found: String?)
    case unexpectedValue(String, option: String)
    case missingOperand(placeholder: Words, about: Words)
    case extraOperand(String)
    case invalidValue(String, of: Words, expected: Words, suggestion: String?)
    case misuse(Words)
  }

  /// The command as far as it was understood, the program's name first.
  let command: [String]
  let problem: Problem

  /// The exit status of a program that was used wrongly.
  package static let exitStatus: Int32 = 2

  /// The error in words, with a line that tells where help is.
  package var diagnostic: Diagnostic {
    Diagnostic(
      .error, problem.message, context: problem.context,
      help: UsageWords.help(for: command))
  }
}
