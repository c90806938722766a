import Diagnostics
import Templates

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
struct LinkCheck {
  let paths: Set<String>
  /// The path of the site on its host, for links that start with `/`; nil where nobody knows it.
  let basePath: String?
  /// What wrote the links; nil where that is the page itself.
  var template: Template?

  /// Throws all links of a page that lead nowhere; gives those to places within other pages, which
  /// can be checked only once those are drawn.
  /// - Parameters:
  ///   - part: where in the page to look for links; all of it by default.
  ///   - whole: the page, in which places for links to `#` are looked for.
  func fragments(
    in part: LinkedAttributes? = nil, of page: SitePath, within whole: LinkedAttributes
  ) throws(Failure) -> [PageFragment] {
    let part = part ?? whole
    var fragments: [PageFragment] = []
    var broken: [Diagnostic] = []
    var ownFragments: [String] = []
    part.visit { kind, place in
      guard kind == .link, let link = LocalLink(part.html[place]) else { return }
      if link.path.isEmpty {
        if !link.leadsToTop { ownFragments.append(link.fragment) }
        return
      }
      guard let target = link.target(from: page, basePath: basePath), paths.contains(target) else {
        broken.append(fault(link.path, in: page.text))
        return
      }
      if !link.leadsToTop {
        fragments.append(PageFragment(page: page.text, target: target, name: link.fragment))
      }
    }
    if !ownFragments.isEmpty {
      // Nearly always they are in the part itself.
      var ids = part.identifiers
      if !ids.isSuperset(of: ownFragments) { ids = whole.identifiers }
      for fragment in ownFragments where !ids.contains(fragment) {
        broken.append(fault("#" + fragment, in: page.text))
      }
    }
    if !broken.isEmpty { throw Failure(broken) }
    return fragments
  }

  private func fault(_ link: String, in page: String) -> Diagnostic {
    // In a template the way up to the root of the site may be a value before the link.
    let inner = link.drop { $0 == "." || $0 == "/" }
    let isWhole = template.map { $0.place(of: link) != nil || $0.place(of: String(inner)) == nil }
    return PageProblem.brokenLink(isWhole == false ? String(inner) : link)
      .diagnostic(page: page, of: template)
  }
}
