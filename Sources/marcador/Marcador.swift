import Arguments
import Diagnostics
import Files
import FoundationEssentials

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
#if canImport(CJemalloc)
  // Nothing of it is called: it hands out the memory of the whole program, a tenth quicker than glibc,
  // which asks the system for each page of a thread's memory anew.
  import CJemalloc
#endif

/// The program. Everything that knows the outside world is made here and handed on.
///
/// On the main thread, as the app is: what an edit writes and what is said of it come from one thread.
@main
@MainActor
struct Marcador {
  nonisolated static let version = "0.1.0"

  static func main() async {
    ProcessSetup.prepare()
    let environment = ProcessInfo.processInfo.environment
    let arguments = Array(CommandLine.arguments.dropFirst())
    let language = spokenLanguage(arguments, environment)
    let console = Console(
      language: language, environment: environment,
      verbosity: arguments.contains("--quiet") || arguments.contains("-q") ? .quiet : .normal)
    if let status = reasonNotToStart(console) { exit(status) }
    exit(await run(arguments, console))
  }

  /// The exit status when the program cannot even begin, after telling why.
  private static func reasonNotToStart(_ console: Console) -> Int32? {
    do {
      try ProcessSetup.checkRoomForFiles()
    } catch {
      return console.report(error)
    }
    if ProcessSetup.isCurrentFolderGone {
      console.report([
        Diagnostic(
          .error,
          Words(
            es: "la carpeta en la que está ya no existe",
            en: "the folder that you are in does not exist any more"),
          help: Words(es: "vaya a otra con «cd»", en: "go to another one with “cd”"))
      ])
      return 1
    }
    guard let argument = ProcessSetup.unreadableArgument else { return nil }
    console.report([
      Diagnostic(
        .error,
        Words(
          es: "«\(argument.visible)» no está en UTF-8", en: "“\(argument.visible)” is not UTF-8"),
        help: Words(
          es: "escríbalo en UTF-8; si es el nombre de un fichero o de una carpeta, cámbielo",
          en: "write it in UTF-8; if it is the name of a file or folder, rename that"))
    ])
    return UsageError.exitStatus
  }

  private static func run(_ arguments: [String], _ console: Console) async -> Int32 {
    do {
      switch try Program.command.parse(arguments) {
      case .help(let help):
        try console.print(help.text(in: console.language, width: console.width))
      case .version:
        try console.print("marcador \(version)\n")
      case .run(let action, let parsed):
        var console = console
        if let language = parsed[Program.language] { console.language = language }
        if parsed[Program.quiet], parsed[Program.verbose] {
          throw parsed.misuse(
            Words(
              es: "«--quiet» y «--verbose» no van juntas",
              en: "“--quiet” and “--verbose” do not go together"))
        }
        if parsed[Program.quiet] { console.verbosity = .quiet }
        if parsed[Program.verbose] { console.verbosity = .verbose }
        try await action(parsed, console)
      }
      return 0
    } catch {
      return console.report(error)
    }
  }

  /// `--lang`, then the locale, then Spanish.
  private static func spokenLanguage(
    _ arguments: [String], _ environment: [String: String]
  ) -> Language {
    if let asked = Program.language.glimpse(in: arguments) { return asked }
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    return locale.flatMap { Language(rawValue: String($0.prefix(2))) } ?? .es
  }
}
