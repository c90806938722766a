import Diagnostics

/// A link from one page to a place within another.
package struct PageFragment: Sendable, Hashable, Comparable {
  /// The page that has the link, and the one it leads to.
  let page: String
  let target: String
  let name: String

  /// By where it leads, then by the page that it is in.
  package static func < (a: PageFragment, b: PageFragment) -> Bool {
    (a.target, a.name, a.page) < (b.target, b.name, b.page)
  }
}

/// Checks that the links of a page lead to files of the site.
struct LinkCheck: Sendable {
  /// What the links of one page come to.
  struct Findings {
    /// Links to places within other pages, which can be checked only once those are drawn.
    var fragments: [PageFragment] = []
    /// Those that lead nowhere.
    var broken: [String] = []
  }

  private let paths: Set<String>
  private let table: PathTable
  /// The path of the site on its host, for links that start with `/`; nil where nobody knows it.
  private let basePath: String?

  init(paths: [String], basePath: String?) {
    self.paths = Set(paths)
    table = PathTable(paths)
    self.basePath = basePath
  }

  /// Whether there is such a file.
  func hasFile(_ path: SitePath) -> Bool { paths.contains(path.text) }

  /// - Parameters:
  ///   - part: where in the page to look for links; all of it by default.
  ///   - whole: the page, in which places for links to `#` are looked for.
  func findings(
    in part: LinkedAttributes? = nil, of page: SitePath, within whole: LinkedAttributes
  ) -> Findings {
    let part = part ?? whole
    var findings = Findings()
    var ownFragments: [String] = []
    part.visit { kind, place in
      guard kind == .link, !table.leads(part.html.span.extracting(place), from: page.depth),
        let link = LocalLink(part.html[place])
      else { return }
      if link.path.isEmpty {
        if !link.leadsToTop { ownFragments.append(link.fragment) }
        return
      }
      guard let target = link.target(from: page, basePath: basePath), paths.contains(target) else {
        findings.broken.append(link.path)
        return
      }
      if !link.leadsToTop {
        findings.fragments.append(
          PageFragment(page: page.text, target: target, name: link.fragment))
      }
    }
    if !ownFragments.isEmpty {
      // Nearly always they are in the part itself.
      var ids = part.identifiers
      if !ids.isSuperset(of: ownFragments) { ids = whole.identifiers }
      for fragment in ownFragments where !ids.contains(fragment) {
        findings.broken.append("#" + fragment)
      }
    }
    return findings
  }

  /// What to say of links that lead nowhere.
  /// - Parameter source: what wrote them; nil where that is the page itself.
  static func failure(
    of broken: [String], in page: String, from source: PageSource? = nil
  ) -> Failure {
    var told: [String: Int] = [:]
    return Failure(
      broken.enumerated().map { place, link in
        let number = told[link, default: 0]
        told[link] = number + 1
        // No more of them are ever shown.
        return PageProblem.brokenLink(
          link, number: number, page: page, of: source,
          isSought: place < DiagnosticRenderer.limit)
      })
  }
}
