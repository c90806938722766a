import Diagnostics
import Files
import PreviewServer

/// Turns what is wrong with a tournament into what a page says of it.
struct FaultReports: Sendable {
  let language: Language
  let system: FileSystem

  /// As many as anybody mends at a time.
  private static let limit = 20

  /// Nil where there is no error among them.
  func report(_ diagnostics: [Diagnostic]) -> FaultReport? {
    let errors = DiagnosticRenderer.sortedByPlace(
      diagnostics.filter { $0.severity == .error })
    if errors.isEmpty { return nil }
    return FaultReport(
      title: ServeWords.faults(errors.count)[language],
      faults: errors.prefix(Self.limit).map { fault($0) },
      close: ServeWords.close[language], language: language.rawValue)
  }

  /// For a failure without a word.
  var unknown: FaultReport {
    FaultReport(
      title: ServeWords.faults(1)[language], faults: [], close: ServeWords.close[language],
      language: language.rawValue)
  }

  private func fault(_ diagnostic: Diagnostic) -> FaultReport.Fault {
    FaultReport.Fault(
      place: diagnostic.location?.description.visible,
      message: diagnostic.message[language].visible,
      context: diagnostic.context.map { $0[language].visible },
      source: diagnostic.location.map { SourceExcerpt.lines(around: $0, system) } ?? [],
      help: diagnostic.help?[language].visible)
  }
}
