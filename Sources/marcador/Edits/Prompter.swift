import Diagnostics

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Asks the person at the terminal. Questions go to standard error, for results are on standard output.
struct Prompter {
  private let console: Console
  private let atEnd: Words

  /// Nil when nobody is there to answer: standard input is not a terminal.
  /// - Parameter atEnd: what to say when there will be no more answers.
  init?(_ console: Console, atEnd: Words = EditWords.noMoreAnswers) {
    guard isatty(STDIN_FILENO) == 1 else { return nil }
    self.console = console
    self.atEnd = atEnd
  }

  /// One line that the person typed; throws when there will be none.
  /// - Parameter current: what holds when the line is empty, shown with the question.
  func ask(_ question: Words, current: String) throws(Failure) -> String {
    let shown = current.isEmpty ? "" : " [\(current.visible)]"
    console.ask(Words(es: "\(question.es)\(shown): ", en: "\(question.en)\(shown): "))
    guard let line = readLine() else {
      console.ask(Words(verbatim: "\n"))
      throw Failure(Diagnostic(.error, atEnd))
    }
    return line
  }

  func tell(_ diagnostic: Diagnostic) {
    console.tell(diagnostic)
  }
}
