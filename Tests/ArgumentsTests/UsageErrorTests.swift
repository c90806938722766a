import Arguments
import Diagnostics
import Testing

@Suite("Command lines that are wrong")
struct UsageErrorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var line: [String]
    var message: Words
    var context: [Words]
    var help: String
    var testDescription: String { line.joined(separator: " ").visible }

    init(
      _ line: String..., es: String, en: String, context: Words..., help: String
    ) {
      self.line = line
      message = Words(es: es, en: en)
      self.context = context
      self.help = help
    }
  }

  static let commands = "build, check, chronicle, import, player, help"

  static func meant(_ name: String) -> Words {
    Words(es: "¿quiso decir «\(name)»?", en: "did you mean “\(name)”?")
  }

  static let ofCommands: [Case] = [
    Case(
      es: "falta la orden", en: "a command is missing",
      context: Words(es: "órdenes: \(commands)", en: "commands: \(commands)"),
      help: "marcador --help"),
    Case(
      "player", "-q", es: "falta la orden", en: "a command is missing",
      context: Words(es: "órdenes: add, remove", en: "commands: add, remove"),
      help: "marcador player --help"),
    Case(
      "buld", es: "orden desconocida «buld»", en: "unknown command “buld”",
      context: meant("build"), help: "marcador --help"),
    Case(
      "BUILD", es: "orden desconocida «BUILD»", en: "unknown command “BUILD”",
      context: meant("build"), help: "marcador --help"),
    Case(
      "chron", es: "orden desconocida «chron»", en: "unknown command “chron”",
      context: meant("chronicle"), help: "marcador --help"),
    Case(
      "help", "player", "ad", es: "orden desconocida «ad»", en: "unknown command “ad”",
      context: meant("add"), help: "marcador player --help"),
    Case(
      "mundial", es: "orden desconocida «mundial»", en: "unknown command “mundial”",
      context: Words(es: "órdenes: \(commands)", en: "commands: \(commands)"),
      help: "marcador --help"),
    Case(
      "", es: "orden desconocida «»", en: "unknown command “”",
      context: Words(es: "órdenes: \(commands)", en: "commands: \(commands)"),
      help: "marcador --help"),
  ]

  static let ofOptions: [Case] = [
    Case(
      "build", "--outptu=www", es: "opción desconocida «--outptu»", en: "unknown option “--outptu”",
      context: meant("--output"), help: "marcador build --help"),
    Case(
      "build", "--quieto", es: "opción desconocida «--quieto»", en: "unknown option “--quieto”",
      context: meant("--quiet"), help: "marcador build --help"),
    Case(
      "build", "--zzz", es: "opción desconocida «--zzz»", en: "unknown option “--zzz”",
      help: "marcador build --help"),
    Case(
      "build", "--=x", es: "opción desconocida «--»", en: "unknown option “--”",
      help: "marcador build --help"),
    Case(
      "build", "-qxn", es: "opción desconocida «-x»", en: "unknown option “-x”",
      help: "marcador build --help"),
    Case(
      "build", "-output", "www", es: "opción desconocida «-output»",
      en: "unknown option “-output”", context: meant("--output"), help: "marcador build --help"),
    Case(
      "build", "—output=www", es: "opción desconocida «—output=www»",
      en: "unknown option “—output=www”", context: meant("--output"),
      help: "marcador build --help"),
    Case(
      "--dry-run", "build", es: "opción desconocida «--dry-run»", en: "unknown option “--dry-run”",
      context: Words(
        es: "va detrás de la orden: marcador build --dry-run",
        en: "it goes after the command: marcador build --dry-run"),
      help: "marcador --help"),
    Case(
      "--ver", es: "opción ambigua «--ver»", en: "ambiguous option “--ver”",
      context: Words(es: "puede ser --verbose, --version", en: "it may be --verbose, --version"),
      help: "marcador --help"),
    Case(
      "build", "--quiet=yes", es: "la opción --quiet no lleva valor y tiene «yes»",
      en: "the option --quiet takes no value and has “yes”", help: "marcador build --help"),
    Case(
      "build", "-q=", es: "la opción -q no lleva valor y tiene «»",
      en: "the option -q takes no value and has “”", help: "marcador build --help"),
  ]

  static let ofValues: [Case] = [
    Case(
      "build", "--output", es: "la opción --output necesita un valor: CARPETA",
      en: "the option --output needs a value: FOLDER", help: "marcador build --help"),
    Case(
      "build", "-qo", es: "la opción --output necesita un valor: CARPETA",
      en: "the option --output needs a value: FOLDER", help: "marcador build --help"),
    Case(
      "build", "-o", "--", "www", es: "la opción --output necesita un valor: CARPETA",
      en: "the option --output needs a value: FOLDER", help: "marcador build --help"),
    Case(
      "build", "-o", "-q", es: "la opción --output necesita un valor (CARPETA) y la sigue «-q»",
      en: "the option --output needs a value (FOLDER) and “-q” follows",
      context: Words(
        es: "si ese es el valor, escriba «--output=-q»",
        en: "if that is the value, write “--output=-q”"),
      help: "marcador build --help"),
    Case(
      "build", "--jobs", "0",
      es: "valor no válido «0» de --jobs: se esperaba un número entre 1 y 64",
      en: "invalid value “0” of --jobs: a number from 1 to 64 was expected",
      help: "marcador build --help"),
    Case(
      "build", "--output=", es: "valor no válido «» de --output: no puede estar vacío",
      en: "invalid value “” of --output: it cannot be empty", help: "marcador build --help"),
    Case(
      "build", "", es: "valor no válido «» de CARPETA: no puede estar vacío",
      en: "invalid value “” of FOLDER: it cannot be empty", help: "marcador build --help"),
    Case(
      "build", "--colour", "nevr",
      es:
        "valor no válido «nevr» de --colour-of-the-terminal: se esperaba uno de estos: always, auto, never",
      en:
        "invalid value “nevr” of --colour-of-the-terminal: one of these was expected: always, auto, never",
      context: meant("never"), help: "marcador build --help"),
    Case(
      "build", "--jobs", "\u{1B}[31m",
      es: "valor no válido «\\u{1B}[31m» de --jobs: se esperaba un número entre 1 y 64",
      en: "invalid value “\\u{1B}[31m” of --jobs: a number from 1 to 64 was expected",
      help: "marcador build --help"),
  ]

  static let ofOperands: [Case] = [
    Case(
      "chronicle", es: "falta ID: número del partido", en: "ID is missing: match number",
      help: "marcador chronicle --help"),
    Case(
      "import", "openfootball", es: "falta FICHERO: ficheros que se importan",
      en: "FILE is missing: files to import", help: "marcador import openfootball --help"),
    Case(
      "build", "uno", "dos", "tres", es: "sobra «dos»", en: "unexpected argument “dos”",
      help: "marcador build --help"),
    Case(
      "chronicle", "doce", es: "valor no válido «doce» de ID: se esperaba un número entre 1 y 999",
      en: "invalid value “doce” of ID: a number from 1 to 999 was expected",
      help: "marcador chronicle --help"),
  ]

  @Test(
    "each says what is wrong, in two languages, and where help is",
    arguments: ofCommands + ofOptions + ofValues + ofOperands)
  func error(_ given: Case) throws {
    let error = try SampleProgram.error(of: given.line)
    #expect(error.severity == .error)
    #expect(error.message == given.message)
    #expect(error.context == given.context)
    #expect(error.help == Words(es: "pruebe «\(given.help)»", en: "try “\(given.help)”"))
  }

  @Test(
    "a number is refused when it is no whole number in decimal figures within range",
    arguments: ["65", "-1", "1.0", "1e1", "0x4", "", " 4", "٤", "9223372036854775808", "4\u{301}"])
  func number(_ text: String) throws {
    let error = try SampleProgram.error(of: ["build", "--jobs=\(text)"])
    #expect(error.message.es.hasSuffix("se esperaba un número entre 1 y 64"))
  }

  @Test("a range without an end is told without its figure")
  func openRange() {
    let cases: [(ClosedRange<Int>, String)] = [
      (0...Int.max, "se esperaba un número entero, 0 o mayor"),
      (Int.min...9, "se esperaba un número entero, 9 o menor"),
      (Int.min...Int.max, "se esperaba un número entero"),
    ]
    for (range, expected) in cases {
      let option = Option("n", .integer(es: "N", en: "N", in: range), Words(verbatim: ""))
      let command = Command("x", Words(verbatim: ""), options: [option], action: 0)
      let error = #expect(throws: UsageError.self) { try command.parse(["--n=x"]) }
      #expect(error?.diagnostic.message.es == "valor no válido «x» de --n: \(expected)")
    }
  }

  @Test("that an option goes after its command is surer than the nearest name")
  func misplaced() {
    let words = Words(verbatim: "")
    let program = Command(
      "a", words, options: [Flag("dry-ran", words)],
      commands: [Command("b", words, options: [Flag("dry-run", words)], action: 0)])
    let error = #expect(throws: UsageError.self) { try program.parse(["--dry-run", "b"]) }
    #expect(error?.diagnostic.context.map(\.en) == ["it goes after the command: a b --dry-run"])
  }

  @Test("a very long word is cut in the message")
  func longWord() throws {
    let error = try SampleProgram.error(of: [String(repeating: "x", count: 100_000)])
    #expect(error.message.es == "orden desconocida «\(String(repeating: "x", count: 60))…»")
  }

  @Test("a command may refuse a combination, and says where its help is")
  func misuse() throws {
    let (_, parsed) = try SampleProgram.run("player", "add", "Toros")
    let error = parsed.misuse(Words(es: "no", en: "no")).diagnostic
    #expect(error.message.es == "no")
    #expect(error.help?.es == "pruebe «marcador player add --help»")
  }
}
