package import Diagnostics

/// The help of one command, made from its table.
package struct Help: Sendable {
  private let path: [String]
  private let table: CommandTable
  private let commands: [CommandTable]
  /// Options of the groups above and those of every program.
  private let inherited: [OptionDeclaration]

  /// - Parameter options: all the options that hold for the command, its own ones too.
  init<Action>(of command: Command<Action>, path: [String], options: [OptionDeclaration]) {
    let own = Set(command.table.options.map(\.name))
    self.path = path
    table = command.table
    commands = command.commands.map(\.table)
    inherited = options.filter { !own.contains($0.name) }
  }

  /// The page, ended by a newline.
  ///
  /// - Parameter width: of the terminal in columns; lines are wrapped at it, or at 40 where it is
  ///   narrower.
  package func text(in language: Language, width: Int = 80) -> String {
    let layout = TextLayout(width: max(width, 40))
    return
      ([layout.paragraph("\(HelpWords.usage[language]) \(usage(language))", indent: 2, first: 0)]
      + paragraphs(language).map { layout.paragraph($0) }
      + sections(language).compactMap { section in
        section.rows.isEmpty ? nil : section.title + ":\n" + layout.columns(section.rows)
      }
      + (commands.isEmpty ? [] : [layout.paragraph(HelpWords.more(path)[language])]))
      .joined(separator: "\n")
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

  private func sections(_ language: Language) -> [(title: String, rows: [TextLayout.Row])] {
    var commandRows = commands.map {
      TextLayout.Row(label: $0.name, text: $0.summary[language])
    }
    if path.count == 1, !commands.isEmpty {
      commandRows.append(
        TextLayout.Row(label: BuiltIn.helpCommand, text: BuiltIn.helpSummary[language]))
    }
    return [
      (HelpWords.commands[language], commandRows),
      (HelpWords.arguments[language], table.operands.map { $0.row(language) }),
      (HelpWords.options[language], table.options.map { $0.row(language) }),
      (HelpWords.globalOptions[language], inherited.map { $0.row(language) }),
      (HelpWords.examples[language], table.examples.map { $0.row(language) }),
    ]
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

extension Example {
  fileprivate func row(_ language: Language) -> TextLayout.Row {
    TextLayout.Row(label: line, text: words?[language] ?? "")
  }
}

extension String {
  /// The parts of the text that empty lines separate.
  fileprivate var paragraphs: [String] {
    split(separator: "\n", omittingEmptySubsequences: false)
      .split(separator: "").map { $0.joined(separator: " ") }
  }
}
