/// The address of a file of the site, relative to its root: `partidos/1.html`.
package struct SitePath: Sendable, Hashable, Comparable {
  package let text: String
  /// How many folders deep it is.
  package let depth: Int

  package init(_ text: String) {
    self.text = text
    depth = text.utf8.count { $0 == UInt8(ascii: "/") }
  }

  /// The same file within a folder, with a slash at its end; nothing for none.
  func inside(_ folder: String) -> SitePath { folder.isEmpty ? self : SitePath(folder + text) }

  var isHTML: Bool { text.hasSuffix(".html") || text.hasSuffix(".htm") }

  /// What leads from this file's folder back to the root: `../` once for each folder.
  private var toRoot: String {
    switch depth {
    case 0: ""
    case 1: "../"
    default: String(repeating: "../", count: depth)
    }
  }

  /// A relative link from this file to another.
  package func link(to target: SitePath) -> String { toRoot + target.text }

  package static func < (a: SitePath, b: SitePath) -> Bool {
    a.text.utf8.lexicographicallyPrecedes(b.text.utf8)
  }
}
