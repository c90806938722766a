import Diagnostics

/// What is said of pages, in the order of the pages, whoever found it first. Of a site in which every
/// page is wrong, only so many of the first pages are kept.
struct Findings: Sendable {
  private static let limit = 10_000

  private var found: [(position: Int, diagnostics: [Diagnostic])] = []

  var isEmpty: Bool { found.isEmpty }

  var inOrder: [Diagnostic] {
    found.sorted { $0.position < $1.position }.flatMap(\.diagnostics)
  }

  /// `position` is the page's place in the plan; each is added once.
  mutating func add(_ diagnostics: [Diagnostic], at position: Int) {
    if diagnostics.isEmpty { return }
    found.append((position, diagnostics))
    if found.count > 2 * Self.limit { trim() }
  }

  mutating func add(_ others: Findings) {
    found += others.found
    trim()
  }

  private mutating func trim() {
    found.sort { $0.position < $1.position }
    found.removeLast(max(0, found.count - Self.limit))
  }
}
