import Diagnostics

/// What a person can write for one command and what its help says.
struct CommandTable: Sendable {
  var name: String
  var summary: Words
  var details: Words?
  var operands: [OperandDeclaration]
  var options: [OptionDeclaration]
  var examples: [Example]
}
