package import Diagnostics

/// The help of one command, made from its table.
package struct Help: Sendable {
  private let path: [String]
  private let table: CommandTable
  private let commands: [CommandTable]
  /// Options of the groups above and those of every program.
  private let inherited: [OptionDeclaration]

  /// - Parameter options: all the options that hold for the command, its own ones first.
  init<Action>(of command: Command<Action>, path: [String], options: [OptionDeclaration]) {
    self.path = path
    table = command.table
    commands = command.commands.map(\.table)
    inherited = Array(options.dropFirst(command.table.options.count))
  }

  /// The page, ended by a newline.
  ///
  /// - Parameter width: of the terminal in columns; lines are wrapped at it, or at 40 where it is
  ///   narrower.
  package func text(in language: Language, width: Int = 80) -> String {
    let layout = TextLayout(width: max(width, 40))
    var parts = [layout.paragraph("\(HelpWords.usage[language]) \(usage(language))", next: 2)]
    parts += paragraphs(language).map { layout.paragraph($0) }
    parts += rows(language).map { title, rows in "\(title[language]):\n" + layout.columns(rows) }
    if !table.examples.isEmpty {
      let examples = table.examples.map { example in
        layout.paragraph(example.line, indent: 2)
          + (example.words.map { layout.paragraph($0[language], indent: 6) } ?? "")
      }
      parts.append("\(HelpWords.examples[language]):\n" + examples.joined())
    }
    if !commands.isEmpty { parts.append(layout.paragraph(HelpWords.more(path)[language])) }
    return parts.joined(separator: "\n")
  }

  /// What the line looks like: `marcador build [OPCIÓN]... [CARPETA]`.
  private func usage(_ language: Language) -> String {
    let options = "[\(HelpWords.option[language])]..."
    let operands =
      commands.isEmpty
      ? table.operands.map { $0.usage(language) }
      : ["\(HelpWords.command[language])", "[\(HelpWords.argument[language])]..."]
    return (path + [options] + operands).joined(separator: " ")
  }

  private func paragraphs(_ language: Language) -> [String] {
    let summary = table.summary[language]
    let sentence = summary.prefix(1).uppercased() + summary.dropFirst() + "."
    return [sentence] + (table.details?[language].paragraphs ?? [])
  }

  /// The lists of the page that are not empty, each with its title.
  private func rows(_ language: Language) -> [(title: Words, rows: [TextLayout.Row])] {
    var commandRows = commands.map {
      TextLayout.Row(label: $0.name, text: $0.summary[language])
    }
    var own = table.options
    var inherited = inherited
    if path.count == 1 {
      own += inherited
      inherited = []
      commandRows += commandRows.isEmpty ? [] : [BuiltIn.helpRow(language)]
    }
    let lists = [
      (HelpWords.commands, commandRows),
      (HelpWords.arguments, table.operands.map { $0.row(language) }),
      (HelpWords.options, own.map { $0.row(language) }),
      (HelpWords.globalOptions, inherited.map { $0.row(language) }),
    ]
    return lists.filter { _, rows in !rows.isEmpty }
  }
}

extension BuiltIn {
  fileprivate static func helpRow(_ language: Language) -> TextLayout.Row {
    TextLayout.Row(label: helpCommand, text: helpSummary[language])
  }
}

extension OperandDeclaration {
  fileprivate func usage(_ language: Language) -> String {
    let name = value.placeholder[language]
    return switch count {
    case .one: name
    case .atMostOne: "[\(name)]"
    case .atLeast(0): "[\(name)]..."
    case .atLeast: "\(name)..."
    }
  }

  fileprivate func row(_ language: Language) -> TextLayout.Row {
    TextLayout.Row(
      label: value.placeholder[language],
      text: HelpWords.described(words, value, default: defaultText)[language])
  }
}

extension OptionDeclaration {
  fileprivate func row(_ language: Language) -> TextLayout.Row {
    let short = letter.map { "-\($0), " } ?? "    "
    let placeholder = value.map { "=\($0.placeholder[language])" } ?? ""
    return TextLayout.Row(
      label: "\(short)--\(name)\(placeholder)",
      text: HelpWords.described(
        words, value, default: defaultText, isRepeated: isRepeated)[language])
  }
}

extension String {
  /// The parts of the text that empty lines separate.
  fileprivate var paragraphs: [String] {
    split(separator: "\n", omittingEmptySubsequences: false)
      .split(separator: "").map { $0.joined(separator: " ") }
  }
}
