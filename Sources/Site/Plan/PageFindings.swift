package import Diagnostics

/// What is said of pages, in the order of the pages, whoever found it first. What a template does to
/// many pages is said once, with the first of them and how many others there are.
package struct PageFindings: Sendable {
  /// Different things that are kept; nobody reads more.
  private static let limit = 10_000

  private struct Key: Hashable {
    let severity: Severity
    let location: SourceLocation?
    let message: Words
  }

  private struct Found {
    var position: Int
    /// Among what is said of that page.
    var order: Int
    var diagnostic: Diagnostic
    var pages: Int
  }

  private var found: [Key: Found] = [:]

  package init() {}

  package var isEmpty: Bool { found.isEmpty }

  package var inOrder: [Diagnostic] {
    found.values.sorted { ($0.position, $0.order) < ($1.position, $1.order) }.map { found in
      var diagnostic = found.diagnostic
      if found.pages > 1 { diagnostic.context.append(Self.others(found.pages - 1)) }
      return diagnostic
    }
  }

  /// `position` is the page's place in the plan; each is added once.
  package mutating func add(_ diagnostics: [Diagnostic], at position: Int) {
    if diagnostics.isEmpty { return }
    var own: Set<Key> = []
    for (order, diagnostic) in diagnostics.enumerated() {
      let key = Key(
        severity: diagnostic.severity, location: diagnostic.location, message: diagnostic.message)
      if own.insert(key).inserted {
        add(key, Found(position: position, order: order, diagnostic: diagnostic, pages: 1))
      }
    }
    if found.count > 2 * Self.limit { trim() }
  }

  package mutating func add(_ others: PageFindings) {
    for (key, other) in others.found { add(key, other) }
    trim()
  }

  private mutating func add(_ key: Key, _ other: Found) {
    guard var known = found[key] else {
      found[key] = other
      return
    }
    let pages = known.pages + other.pages
    if other.position < known.position { known = other }
    known.pages = pages
    found[key] = known
  }

  private mutating func trim() {
    guard found.count > Self.limit else { return }
    let last = found.sorted {
      ($0.value.position, $0.value.order) < ($1.value.position, $1.value.order)
    }
    .dropFirst(Self.limit)
    for (key, _) in last { found[key] = nil }
  }

  private static func others(_ count: Int) -> Words {
    Words(
      es: count == 1 ? "y otra página así" : "y otras \(count) páginas así",
      en: count == 1 ? "and one more page like this" : "and \(count) more pages like this")
  }
}
