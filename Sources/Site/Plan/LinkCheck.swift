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
struct LinkCheck {
  let paths: Set<String>
  /// The path of the site on its host, for links that start with `/`; nil where nobody knows it.
  let basePath: String?

  /// Throws all links of a part of a page that lead nowhere; gives those to places within other
  /// pages, which can be checked only once those are drawn.
  /// - Parameter whole: the page that it is a part of, in which links to `#` are looked for.
  func fragments(
    in html: [UInt8], of page: SitePath, within whole: [UInt8]
  ) throws(Failure) -> [PageFragment] {
    var fragments: [PageFragment] = []
    var broken: [Diagnostic] = []
    var ownFragments: [String] = []
    Self.forEachAttribute(in: html) { name, value in
      guard name == .link, let link = Link(value) else { return }
      if link.path.isEmpty {
        if !link.fragment.isEmpty { ownFragments.append(link.fragment) }
        return
      }
      guard let target = resolve(link.path, from: page), paths.contains(target) else {
        broken.append(Self.broken(link.path, in: page.text))
        return
      }
      if !link.fragment.isEmpty {
        fragments.append(PageFragment(page: page.text, target: target, name: link.fragment))
      }
    }
    if !ownFragments.isEmpty {
      let ids = Self.identifiers(in: whole)
      for fragment in ownFragments where !ids.contains(fragment) {
        broken.append(Self.broken("#" + fragment, in: page.text))
      }
    }
    if !broken.isEmpty { throw Failure(broken) }
    return fragments
  }

  static func broken(_ link: String, in page: String) -> Diagnostic {
    Diagnostic(
      .error,
      Words(
        es: "\(page): el enlace «\(link.visible)» no lleva a ninguna página del sitio",
        en: "\(page): the link “\(link.visible)” leads to no page of the site"),
      help: Words(
        es: "corrija la plantilla que lo escribe, o añada esa clase de página a «paginas»",
        en: "correct the template that writes it, or add that kind of page to “paginas”"))
  }

  /// The ids of a page.
  static func identifiers(in html: [UInt8]) -> Set<String> {
    var ids: Set<String> = []
    forEachAttribute(in: html) { name, value in
      if name == .id { ids.insert(String(decoding: value, as: UTF8.self)) }
    }
    return ids
  }

  /// The path within the site that a relative link leads to; nil when it leaves the site.
  private func resolve(_ link: String, from page: SitePath) -> String? {
    if link.utf8.first == UInt8(ascii: "/") {
      guard let basePath, link.hasPrefix(basePath + "/") else { return nil }
      return String(link.dropFirst(basePath.count + 1))
    }
    // Nearly all links are of these two forms.
    if page.depth == 0, !link.hasPrefix(".") { return link }
    if page.depth == 1, link.hasPrefix("../"), !link.dropFirst(3).hasPrefix(".") {
      return String(link.dropFirst(3))
    }
    var parts = page.text.split(separator: "/").dropLast().map(String.init)
    for part in link.split(separator: "/", omittingEmptySubsequences: false) {
      switch part {
      case ".": break
      case "..":
        if parts.popLast() == nil { return nil }
      default: parts.append(String(part))
      }
    }
    return parts.joined(separator: "/")
  }

  private enum Attribute {
    case link, id
  }

  /// Calls `body` with the value of each `href`, `src` and `id`. Attribute values are always quoted
  /// with `"` in what templates and cmark write, and text never has a bare `"`.
  private static func forEachAttribute(
    in html: [UInt8], _ body: (Attribute, ArraySlice<UInt8>) -> Void
  ) {
    let quote = UInt8(ascii: "\"")
    var index = 4
    while index + 1 < html.count {
      guard html[index] == UInt8(ascii: "="), html[index + 1] == quote else {
        index += 1
        continue
      }
      let start = index + 2
      var end = start
      while end < html.count, html[end] != quote { end += 1 }
      if let attribute = attribute(endingAt: index, in: html) { body(attribute, html[start..<end]) }
      index = end + 1
    }
  }

  private static func attribute(endingAt end: Int, in html: [UInt8]) -> Attribute? {
    switch html[end - 1] {
    case UInt8(ascii: "f") where html[..<end].hasSuffix("href"): .link
    case UInt8(ascii: "c") where html[..<end].hasSuffix("src"): .link
    case UInt8(ascii: "d") where html[..<end].hasSuffix(" id"): .id
    default: nil
    }
  }
}

/// The parts of a link that lead within the site.
private struct Link {
  var path: String
  var fragment: String

  /// Nil for a link to elsewhere: with a scheme, or to another host.
  init?(_ value: ArraySlice<UInt8>) {
    let slashes = value.prefix(2)
    if slashes.count == 2, slashes.allSatisfy({ $0 == UInt8(ascii: "/") }) { return nil }
    var end = value.endIndex
    var hash: Int?
    for index in value.indices {
      let byte = value[index]
      if byte == UInt8(ascii: ":"), !value[..<index].contains(UInt8(ascii: "/")) { return nil }
      if byte == UInt8(ascii: "#") {
        // A character reference such as &#39; is none.
        if index > value.startIndex, value[index - 1] == UInt8(ascii: "&") { continue }
        hash = index
      }
      if byte == UInt8(ascii: "#") || byte == UInt8(ascii: "?") {
        end = index
        break
      }
    }
    path = Self.decoded(value[..<end])
    fragment = hash.map { Self.decoded(value[($0 + 1)...]) } ?? ""
  }

  private static func decoded(_ value: ArraySlice<UInt8>) -> String {
    guard value.contains(UInt8(ascii: "%")) || value.contains(UInt8(ascii: "&")) else {
      return String(decoding: value, as: UTF8.self)
    }
    var text = String(decoding: value, as: UTF8.self)
    text = text.replacing("&amp;", with: "&").replacing("&#39;", with: "'")
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension ArraySlice<UInt8> {
  fileprivate func hasSuffix(_ text: StaticString) -> Bool {
    reversed().starts(with: text.description.utf8.reversed())
  }
}
