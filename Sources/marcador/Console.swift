import Arguments
import Diagnostics
import Files
import MarcadorApp
import Site
import SiteWriter

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where the program speaks: results on standard output, all else on standard error.
struct Console: Sendable {
  enum Verbosity: Sendable, Comparable {
    case quiet, normal, verbose
  }

  var language: Language
  let width: Int
  var verbosity: Verbosity
  private let colors: Bool
  private let output = StandardOutput(system: FileSystem())
  private let messages: StandardOutput
  /// Nil where nobody watches.
  private let progressLine: ProgressLine?

  init(language: Language, environment: [String: String], verbosity: Verbosity) {
    self.language = language
    self.verbosity = verbosity
    width = environment["COLUMNS"].flatMap { Int($0) }.map { min(max($0, 40), 200) } ?? 80
    let isTerminal = isatty(STDERR_FILENO) == 1
    messages = StandardOutput.messages(system: FileSystem())
    progressLine =
      isTerminal && environment["TERM"] != "dumb"
      ? ProgressLine(output: messages, language: language) : nil
    colors = (environment["NO_COLOR"] ?? "").isEmpty && isTerminal
  }

  /// Writes a result; throws when it could not be written, for then the work was not done.
  func print(_ text: String) throws(FileError) {
    progressLine?.clear()
    try output.write(text)
  }

  /// Tells on a terminal how far the work has come, where it takes long.
  func progress(_ words: @autoclosure () -> Words) {
    if verbosity > .quiet { progressLine?.show(words()) }
  }

  /// Tells on a terminal what is being done for as long as it takes.
  func telling<Value: Sendable>(
    _ words: Words, while work: () async throws -> Value
  ) async throws -> Value {
    guard let progressLine, verbosity > .quiet else { return try await work() }
    let telling = Task {
      // Ended while it sleeps: what it would say is of no interest any more.
      while (try? await Task.sleep(for: ProgressLine.patience)) != nil { progressLine.show(words) }
    }
    let result: Result<Value, any Error>
    do {
      result = .success(try await work())
    } catch {
      result = .failure(error)
    }
    telling.cancel()
    await telling.value
    return try result.get()
  }

  /// Says how the work went, unless asked to be quiet.
  func say(_ words: Words) {
    if verbosity > .quiet { write(words[language] + "\n") }
  }

  /// Asks something, on the line that the answer will be typed on.
  func ask(_ words: Words) {
    write(words[language])
  }

  /// Tells details to who asked for them.
  func detail(_ words: Words) {
    if verbosity == .verbose { write(words[language] + "\n") }
  }

  func report(_ diagnostics: [Diagnostic]) {
    let shown =
      verbosity == .quiet ? diagnostics.filter { $0.severity == .error } : diagnostics
    if shown.isEmpty { return }
    write(DiagnosticRenderer(language: language, colors: colors).text(of: shown) + "\n")
  }

  /// Tells one thing that is wrong, in the course of a dialogue.
  func tell(_ diagnostic: Diagnostic) {
    write(DiagnosticRenderer(language: language, colors: colors).text(of: diagnostic))
  }

  /// Tells a failure; gives the exit status that it means.
  func report(_ error: any Error) -> Int32 {
    switch error {
    case let usage as UsageError:
      write(
        DiagnosticRenderer(language: language, colors: colors).text(of: usage.diagnostic) + "\n")
      return UsageError.exitStatus
    case let failure as Failure:
      report(failure.diagnostics)
      return 1
    case let edit as EdicionRechazada:
      report([EditWords.diagnostic(edit)])
      return 1
    case let publication as PublicacionRechazada:
      report([PublicationWords.diagnostic(publication)])
      return 1
    case let file as FileError:
      report([file.diagnostic])
      return 1
    case is AlreadyTold: return 1
    case let interruption as Interruption:
      report([interruption.diagnostic])
      return interruption.exitStatus
    case let site as SiteWriterError:
      report([site.diagnostic])
      return site.isWrongUse ? 2 : 1
    default:
      report([Diagnostic(.error, Words(verbatim: "\(error)"))])
      return 1
    }
  }

  /// Nobody can be told that standard error is closed.
  private func write(_ text: String) {
    progressLine?.clear()
    try? messages.write(text)
  }
}
