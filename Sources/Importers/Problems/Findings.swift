import Diagnostics

/// Collects what is wrong or doubtful in the files of one import.
struct Findings {
  private struct Finding {
    var problem: ImportProblem
    var place: Place?
    var context: [Words]
    /// Another place that the problem is about: where the same thing is for the first time.
    var related: Place?
  }

  private var all: [Finding] = []

  private(set) var hasErrors = false

  mutating func add(
    _ problem: ImportProblem, at place: Place?, context: [Words] = [], related: Place? = nil
  ) {
    if problem.severity == .error { hasErrors = true }
    all.append(Finding(problem: problem, place: place, context: context, related: related))
  }

  mutating func add(contentsOf other: Findings) {
    all += other.all
    hasErrors = hasErrors || other.hasErrors
  }

  /// All of it for people, by place; what has none comes last.
  func diagnostics(files: [ImportedFile]) -> [Diagnostic] {
    var texts: [Int: SourceText] = [:]
    func location(_ place: Place) -> SourceLocation? {
      guard files.indices.contains(place.file) else { return nil }
      let file = files[place.file]
      let text = texts[place.file] ?? SourceText(file: file.name, bytes: file.bytes)
      texts[place.file] = text
      return text.location(at: place.offset)
    }
    let sorted = all.enumerated().sorted { a, b in
      switch (a.element.place, b.element.place) {
      case (let one?, let other?): one == other ? a.offset < b.offset : one < other
      case (_?, nil): true
      case (nil, _?): false
      case (nil, nil): a.offset < b.offset
      }
    }
    return sorted.map { _, finding in
      var context = finding.context
      if let related = finding.related.flatMap(location) {
        context.append(ImportProblem.otherPlace(related))
      }
      return Diagnostic(
        finding.problem.severity, at: finding.place.flatMap(location), finding.problem.words,
        context: context, help: finding.problem.help)
    }
  }
}
