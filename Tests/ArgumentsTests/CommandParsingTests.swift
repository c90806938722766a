import Arguments
import Diagnostics
import Testing

@Suite("Command lines that are good")
struct CommandParsingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var line: [String]
    var testDescription: String { line.joined(separator: " ").visible }

    init(_ line: String...) {
      self.line = line
    }
  }

  @Test(
    "an option and its value may be written in every GNU way, anywhere",
    arguments: [
      Case("build", "mundial", "--output=www"),
      Case("build", "mundial", "--output", "www"),
      Case("build", "mundial", "-o", "www"),
      Case("build", "mundial", "-owww"),
      Case("build", "mundial", "-o=www"),
      Case("build", "--output=www", "mundial"),
      Case("build", "-o", "www", "mundial"),
      Case("build", "-o", "www", "--", "mundial"),
      Case("build", "--out=www", "mundial"),
      Case("build", "--o", "www", "mundial"),
      Case("build", "-oviejo", "mundial", "--output=otro", "-o", "www"),
    ])
  func output(_ given: Case) throws {
    let parsed = try SampleProgram.program.parse(given.line)
    guard case .run(.build, let parsed) = parsed else {
      Issue.record("not a build")
      return
    }
    #expect(parsed[SampleProgram.output] == "www")
    #expect(parsed[SampleProgram.folder] == "mundial")
    #expect(parsed.command == ["marcador", "build"])
  }

  @Test("what is not written is nil, false or empty")
  func nothing() throws {
    let (action, parsed) = try SampleProgram.run("build")
    #expect(action == .build)
    #expect(parsed[SampleProgram.output] == nil)
    #expect(parsed[SampleProgram.jobs] == nil)
    #expect(!parsed[SampleProgram.dryRun])
    #expect(parsed[SampleProgram.page].isEmpty)
    #expect(parsed[SampleProgram.folder] == nil)
    #expect(parsed[SampleProgram.language] == nil)
  }

  @Test("flags may share a dash, and the last letter may take a value")
  func cluster() throws {
    let (_, parsed) = try SampleProgram.run("build", "-qnj8")
    #expect(parsed[SampleProgram.quiet])
    #expect(parsed[SampleProgram.dryRun])
    #expect(!parsed[SampleProgram.verbose])
    #expect(parsed[SampleProgram.jobs] == 8)
  }

  @Test(
    "options of the program may come before or after the command",
    arguments: [
      Case("--lang", "en", "-v", "player", "add", "Toros"),
      Case("player", "--lang=en", "add", "-v", "Toros"),
      Case("player", "add", "Toros", "--verb", "--la", "en"),
    ])
  func global(_ given: Case) throws {
    let parsed = try SampleProgram.program.parse(given.line)
    guard case .run(.playerAdd, let parsed) = parsed else {
      Issue.record("not the command")
      return
    }
    #expect(parsed[SampleProgram.language] == .en)
    #expect(parsed[SampleProgram.verbose])
    #expect(parsed[SampleProgram.team] == "Toros")
    #expect(parsed.command == ["marcador", "player", "add"])
  }

  @Test("a repeated option and a repeated operand keep all values in order")
  func repeated() throws {
    let (_, build) = try SampleProgram.run("build", "-p", "b", "--page=a", "-pb")
    #expect(build[SampleProgram.page] == ["b", "a", "b"])
    let (_, add) = try SampleProgram.run("player", "add", "Toros", "Eva", "Leo")
    #expect(add[SampleProgram.team] == "Toros")
    #expect(add[SampleProgram.names] == ["Eva", "Leo"])
  }

  @Test("operands that must be there come first")
  func operands() throws {
    let (_, parsed) = try SampleProgram.run("chronicle", "12", "mundial")
    #expect(parsed[SampleProgram.id] == 12)
    #expect(parsed[SampleProgram.folder] == "mundial")
  }

  @Test("after -- everything is an operand")
  func endOfOptions() throws {
    let (_, parsed) = try SampleProgram.run("player", "add", "--", "-q", "--", "--lang")
    #expect(parsed[SampleProgram.team] == "-q")
    #expect(parsed[SampleProgram.names] == ["--", "--lang"])
    #expect(!parsed[SampleProgram.quiet])
  }

  @Test("a dash alone is an operand, and a value")
  func dash() throws {
    let (_, files) = try SampleProgram.run("import", "openfootball", "-")
    #expect(files[SampleProgram.files] == ["-"])
    let (_, build) = try SampleProgram.run("build", "-o", "-")
    #expect(build[SampleProgram.output] == "-")
  }

  @Test("a value may be empty where its kind allows it, and may have any character")
  func values() throws {
    let (_, empty) = try SampleProgram.run("build", "--note=")
    #expect(empty[SampleProgram.note] == "")
    let (_, separate) = try SampleProgram.run("build", "--note", "")
    #expect(separate[SampleProgram.note] == "")
    let (_, equals) = try SampleProgram.run("build", "--note=a=b --c")
    #expect(equals[SampleProgram.note] == "a=b --c")
    let (_, accent) = try SampleProgram.run("build", "--note=\u{301}a")
    #expect(accent[SampleProgram.note].map { Array($0.utf8) } == Array("\u{301}a".utf8))
    let (_, negative) = try SampleProgram.run("build", "--note", "-1")
    #expect(negative[SampleProgram.note] == "-1")
    let (_, option) = try SampleProgram.run("build", "--note=--quiet")
    #expect(option[SampleProgram.note] == "--quiet")
    #expect(!option[SampleProgram.quiet])
  }

  @Test("the exact name of an option wins over longer ones that start with it")
  func exactName() throws {
    let short = Flag("no", Words(verbatim: ""))
    let long = Flag("note", Words(verbatim: ""))
    let command = Command("x", Words(verbatim: ""), options: [long, short], action: 0)
    guard case .run(_, let parsed) = try command.parse(["--no"]) else {
      Issue.record("not a command")
      return
    }
    #expect(parsed[short])
    #expect(!parsed[long])
    let error = #expect(throws: UsageError.self) { try command.parse(["--NO"]) }
    #expect(error?.diagnostic.context.first?.es == "¿quiso decir «--no»?")
  }

  @Test(
    "the language of complaints is glimpsed whatever else is wrong",
    arguments: zip(
      [
        Case("--lang", "en", "buld"), Case("buld", "--lang=en"), Case("--lang=en", "--lang=xx"),
        Case("--lang"), Case("--", "--lang=en"), Case("--lang=es", "--lang", "en"),
        Case("buld", "--lan", "en"),
      ],
      [.en, .en, .en, nil, nil, .en, .en] as [Language?]))
  func glimpse(_ given: Case, expected: Language?) {
    #expect(SampleProgram.language.glimpse(in: given.line) == expected)
  }

  @Test("a command that asks for an argument of another one is stopped")
  func undeclared() async {
    await #expect(processExitsWith: .failure) {
      let (_, parsed) = try SampleProgram.run("check")
      _ = parsed[SampleProgram.output]
    }
  }

  @Test("an action may be a function")
  func function() throws {
    typealias ProgramCommand = Command<@Sendable (ParsedArguments) throws -> String>
    struct Build {
      static let output = SampleProgram.output
      static let command = ProgramCommand(
        "build", Words(verbatim: ""), options: [output], action: run)

      static func run(_ parsed: ParsedArguments) -> String { parsed[output] ?? "site" }
    }
    guard case .run(let run, let parsed) = try Build.command.parse(["-o", "www"]) else {
      Issue.record("not a command")
      return
    }
    #expect(try run(parsed) == "www")
  }

  @Test("the tables of the sample are sound")
  func sound() {
    #expect(SampleProgram.program.inconsistencies.isEmpty)
  }

  @Test("tables that cannot be read are told")
  func unsound() {
    let words = Words(verbatim: "")
    let inner = Command(
      "b", words,
      operands: [SampleProgram.names, OptionalOperand(.file, words), Operand(.file, words)],
      options: [Flag("version", words), Flag("x", letter: "h", words)], action: 0)
    let program = Command("a", words, commands: [inner, Command("b", words, action: 1)])
    #expect(
      program.inconsistencies == [
        "a: b is declared twice",
        "a b: --version is declared twice", "a b: -h is declared twice",
        "a b: FILE is declared twice", "a b: operands out of order",
      ])
  }
}
