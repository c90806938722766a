/// What a static host gives for a path.
package enum SiteAddress: Sendable, Hashable {
  /// The file of this path in the site.
  case file(String)
  /// Another address, for good where `isForGood`: escaped, from the host's root on.
  case elsewhere(String, isForGood: Bool)
  /// The page that says so, if there is one.
  case missing

  /// The page for what is not there.
  package static let missingPage = "404.html"
  private static let index = "index.html"

  /// A folder's address ends in a slash and shows the page in it that is called index; without the
  /// slash, the host sends on to it. Capitals count. There are no lists of files. What is hidden is
  /// given like all else if it is of the site, which no other file of this machine is.
  package init(_ target: RequestTarget, in site: any ServedSite) {
    self = .missing
    let base = site.basePath.split(separator: "/").map { String($0) }
    guard target.path.starts(with: base, by: Self.isSame) else {
      // Where nothing else is, the site itself is meant.
      if target.path == [""] { self = .elsewhere(Self.written(base + [""]), isForGood: false) }
      return
    }
    let rest = Array(target.path.dropFirst(base.count))
    guard let last = rest.last else {
      self = .elsewhere(Self.written(base + [""]), isForGood: true)
      return
    }
    // No file has a part without a name.
    if rest.dropLast().contains("") { return }
    let path = rest.joined(separator: "/")
    if last.isEmpty {
      if site.has(path + Self.index) { self = .file(path + Self.index) }
    } else if site.has(path) {
      self = .file(path)
    } else if site.has("\(path)/\(Self.index)") {
      self = .elsewhere(Self.written(target.path + [""]), isForGood: true)
    }
  }

  /// By bytes: two spellings of one letter are two names to a host.
  private static func isSame(_ a: String, _ b: String) -> Bool { a.utf8.elementsEqual(b.utf8) }

  private static func written(_ parts: [String]) -> String {
    "/" + parts.map(PercentEscapes.written).joined(separator: "/")
  }
}
