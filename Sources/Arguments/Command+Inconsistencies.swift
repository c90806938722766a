import Diagnostics

extension Command {
  /// What is wrong with the tables themselves: names used twice, operands in an order that cannot be
  /// read. Empty in a sound program: a test of the program asks it.
  package var inconsistencies: [String] {
    inconsistencies(path: [], above: BuiltIn.options)
  }

  private func inconsistencies(path: [String], above: [OptionDeclaration]) -> [String] {
    let path = path + [table.name]
    let options = above + table.options
    let names =
      options.map { "--\($0.name)" } + options.compactMap { $0.letter.map { "-\($0)" } }
      + table.operands.map(\.value.placeholder.en) + commands.map(\.table.name)
    let repeated = Set(names.filter { name in names.count { $0 == name } > 1 })
    return repeated.sorted().map { "\(path.joined(separator: " ")): \($0) is declared twice" }
      + (operandsAreReadable ? [] : ["\(path.joined(separator: " ")): operands out of order"])
      + commands.flatMap { $0.inconsistencies(path: path, above: options) }
  }

  /// Whether those that must be there come first and a repeated one, alone, last.
  private var operandsAreReadable: Bool {
    let ranks = table.operands.map { operand in
      switch operand.count {
      case .one: 0
      case .atMostOne: 1
      case .atLeast: 2
      }
    }
    return ranks == ranks.sorted() && ranks.count { $0 == 2 } <= 1
  }
}
