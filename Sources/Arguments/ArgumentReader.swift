import Diagnostics

/// Reads the arguments of one command line from first to last, going down the tree of commands.
struct ArgumentReader<Action: Sendable> {
  private var words: ArraySlice<String>
  private var command: Command<Action>
  private var path: [String]
  /// The options of the command and of the groups above it.
  private var options: [OptionDeclaration]
  private var operands: [String] = []
  private var values: [ArgumentKey: [any Sendable]] = [:]
  private var optionsEnded = false
  private var helpWanted = false

  init(program: Command<Action>, arguments: [String]) {
    words = arguments[...]
    command = program
    path = [program.table.name]
    options = program.table.options + BuiltIn.options
  }

  /// What the command line asks for. Once help is asked for, only the name of a command matters.
  mutating func invocation() throws(UsageError) -> Invocation<Action> {
    while let word = words.popFirst() {
      try read(word)
      if !written(BuiltIn.version).isEmpty { return .version }
      if helpWanted, case .action = command.content { break }
    }
    if helpWanted { return .help(Help(of: command, path: path, options: options)) }
    switch command.content {
    case .group:
      throw error(.missingCommand(known: commandNames))
    case .action(let action):
      try assignOperands()
      let declared = options.map(\.key) + command.table.operands.map(\.key)
      return .run(
        action, ParsedArguments(command: path, declared: Set(declared), values: values))
    }
  }

  private mutating func read(_ word: String) throws(UsageError) {
    let scalars = word.unicodeScalars
    if optionsEnded || word == "-" {
      try readOperand(word)
    } else if word == "--" {
      optionsEnded = true
    } else if let long = LongOption(word) {
      try readLong(long)
    } else if scalars.first == "-" {
      try readCluster(scalars.dropFirst(), in: word)
    } else if let meant = longNameAfterDashes(of: word) {
      throw error(.unknownOption(word, suggestion: meant, commands: []))
    } else {
      try readOperand(word)
    }
    if !written(BuiltIn.help).isEmpty { helpWanted = true }
  }

  // MARK: Options

  private mutating func readLong(_ long: LongOption) throws(UsageError) {
    let option = try longOption(named: long.name)
    if option.value != nil {
      let text: String
      if let value = long.value { text = value } else { text = try nextWord(for: option) }
      try add(text, to: option)
    } else if let value = long.value {
      throw error(.unexpectedValue(value, option: "--\(option.name)"))
    } else {
      values[option.key] = [true]
    }
  }

  /// The option with this name, or the only one whose name starts so.
  private func longOption(named name: String) throws(UsageError) -> OptionDeclaration {
    if let option = options.first(where: { $0.name == name }) { return option }
    let candidates = name.isEmpty ? [] : options.filter { $0.name.hasPrefix(name) }
    if let only = candidates.first, candidates.count == 1 { return only }
    if candidates.isEmpty {
      let commands = commandsWithOption(name)
      let nearest = commands.isEmpty ? suggestion(for: name, among: options.map(\.name)) : nil
      throw error(
        .unknownOption(
          "--\(name)", suggestion: nearest.map { "--\($0)" }, commands: commands))
    }
    throw error(.ambiguousOption("--\(name)", candidates: candidates.map { "--\($0.name)" }))
  }

  /// Flags in one word, of which the last may be an option with its value: `-qvosite`.
  private mutating func readCluster(
    _ letters: Substring.UnicodeScalarView, in word: String
  ) throws(UsageError) {
    if letters.count > 1, let meant = longNameAfterDashes(of: word) {
      throw error(.unknownOption(word, suggestion: meant, commands: []))
    }
    var rest = letters
    while let letter = rest.popFirst() {
      guard let option = options.first(where: { $0.letter == Character(letter) }) else {
        throw error(.unknownOption("-\(letter)", suggestion: nil, commands: []))
      }
      let attached = String(Substring(rest.first == "=" ? rest.dropFirst() : rest))
      guard option.value == nil else {
        try add(try rest.isEmpty ? nextWord(for: option) : attached, to: option)
        return
      }
      if rest.first == "=" { throw error(.unexpectedValue(attached, option: "-\(letter)")) }
      values[option.key] = [true]
    }
  }

  /// The long option, with its dashes, that a word with too few dashes or with the typographic ones
  /// of a word processor (`-output`, `—output=x`) was meant to be.
  private func longNameAfterDashes(of word: String) -> String? {
    let dashes: Set<Unicode.Scalar> = ["-", "\u{2010}", "\u{2011}", "\u{2012}", "–", "—", "−"]
    let body = word.unicodeScalars.drop { dashes.contains($0) }
    let name = LongOption(body: body).name
    guard body.startIndex != word.startIndex, options.contains(where: { $0.name == name }) else {
      return nil
    }
    return "--\(name)"
  }

  private mutating func nextWord(for option: OptionDeclaration) throws(UsageError) -> String {
    let next = words.first
    if let next, !isOption(next) {
      words.removeFirst()
      return next
    }
    throw error(
      .missingValue(
        option: "--\(option.name)", placeholder: option.value?.placeholder ?? Words(verbatim: ""),
        found: next == "--" ? nil : next))
  }

  /// Whether a word is the full name of an option.
  private func isOption(_ word: String) -> Bool {
    if word == "--" { return true }
    if let long = LongOption(word) { return options.contains { $0.name == long.name } }
    return options.contains { option in option.letter.map { "-\($0)" == word } ?? false }
  }

  private mutating func add(_ text: String, to option: OptionDeclaration) throws(UsageError) {
    guard let kind = option.value else { return }
    let value = try value(of: text, kind: kind, named: Words(verbatim: "--\(option.name)"))
    values[option.key, default: []].append(value)
  }

  private func written(_ flag: Flag) -> [any Sendable] {
    values[flag.declaration.key] ?? []
  }

  // MARK: Commands and operands

  private mutating func readOperand(_ word: String) throws(UsageError) {
    guard case .group(let commands) = command.content else {
      operands.append(word)
      return
    }
    if let next = commands.first(where: { $0.table.name == word }) {
      command = next
      path.append(word)
      options = next.table.options + options
    } else if path.count == 1, word == BuiltIn.helpCommand {
      helpWanted = true
    } else {
      let nearest = suggestion(for: word, among: commandNames)
      throw error(.unknownCommand(word, suggestion: nearest, known: commandNames))
    }
  }

  private mutating func assignOperands() throws(UsageError) {
    var rest = operands[...]
    for operand in command.table.operands {
      let (least, most) =
        switch operand.count {
        case .one: (1, 1)
        case .atMostOne: (0, 1)
        case .atLeast(let minimum): (minimum, Int.max)
        }
      let texts = rest.prefix(most)
      rest = rest.dropFirst(texts.count)
      if texts.count < least {
        throw error(
          .missingOperand(placeholder: operand.value.placeholder, about: operand.words))
      }
      for text in texts {
        let value = try value(of: text, kind: operand.value, named: operand.value.placeholder)
        values[operand.key, default: []].append(value)
      }
    }
    if let extra = rest.first { throw error(.extraOperand(extra)) }
  }

  private func value(
    of text: String, kind: ValueDeclaration, named name: Words
  ) throws(UsageError) -> any Sendable {
    do throws(UnexpectedValue) {
      return try kind.read(text)
    } catch {
      throw self.error(
        .invalidValue(
          text, of: name, expected: error.words,
          suggestion: suggestion(for: text, among: kind.allowed)))
    }
  }

  // MARK: Errors

  private func error(_ problem: UsageError.Problem) -> UsageError {
    UsageError(command: path, problem: problem)
  }

  private var commandNames: [String] {
    command.commands.map(\.table.name) + (path.count == 1 ? [BuiltIn.helpCommand] : [])
  }

  private func commandsWithOption(_ name: String) -> [String] {
    command.commands
      .filter { $0.table.options.contains { $0.name == name } }
      .map { (path + [$0.table.name]).joined(separator: " ") + " --\(name)" }
  }

  /// The name that a word was probably meant to be: the same in capitals, the nearest one, or the
  /// only one that it is the beginning of.
  private func suggestion(for word: String, among names: [String]) -> String? {
    let word = word.lowercased()
    if names.contains(word) { return word }
    if let nearest = nearestName(to: word, among: names) { return nearest }
    let longer = names.filter { word.count > 1 && $0.hasPrefix(word) }
    return longer.count == 1 ? longer.first : nil
  }
}
