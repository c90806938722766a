/// The parts of a link that leads to a page of its own site, or to a place within one.
struct LocalLink: Equatable {
  /// Relative to the page, or from the root of the host with `/` at its start; empty for the page
  /// itself.
  var path: String
  /// What follows `#`; empty without it.
  var fragment: String

  /// Reads the value of an attribute. Nil for a link to elsewhere: with a scheme, or to another host.
  init?(_ value: ArraySlice<UInt8>) {
    if value.starts(with: "//".utf8) { return nil }
    var isPlain = true
    var end = value.endIndex
    var hash: Int?
    var isPastSlash = false
    scan: for index in value.indices {
      switch value[index] {
      case UInt8(ascii: "/"): isPastSlash = true
      case UInt8(ascii: ":") where !isPastSlash: return nil
      case UInt8(ascii: "%"), UInt8(ascii: "&"): isPlain = false
      // A character reference such as &#39; has none.
      case UInt8(ascii: "#")
      where index > value.startIndex && value[index - 1] == UInt8(ascii: "&"):
        break
      case UInt8(ascii: "#"):
        hash = index
        end = index
        break scan
      case UInt8(ascii: "?"):
        end = index
        hash = value[index...].firstIndex(of: UInt8(ascii: "#"))
        break scan
      default: break
      }
    }
    path =
      isPlain
      ? String(decoding: value[..<end], as: UTF8.self) : Self.decoded(value[..<end])
    fragment = hash.map { Self.decoded(value[($0 + 1)...]) } ?? ""
  }

  /// Those that templates and cmark write; the one that could make another of them comes last.
  private static let references = [
    ("&quot;", "\""), ("&#39;", "'"), ("&#x27;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&"),
  ]

  /// Whether it leads to a page as a whole: `#top` is the start of any.
  var leadsToTop: Bool { fragment.isEmpty || fragment.lowercased() == "top" }

  /// The text that character references stand for.
  static func withoutReferences(_ value: ArraySlice<UInt8>) -> String {
    var text = String(decoding: value, as: UTF8.self)
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    for (reference, character) in references {
      text = text.replacing(reference, with: character)
    }
    return text
  }

  private static func decoded(_ value: ArraySlice<UInt8>) -> String {
    withoutEscapes(withoutReferences(value))
  }

  /// The text that percent signs with two digits stand for.
  static func withoutEscapes(_ text: String) -> String {
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

  /// The path within the site that it leads to from a page; nil when it leaves the site.
  ///
  /// - Parameter basePath: the path of the site on its host, without a slash at the end; nil where
  ///   nobody knows it.
  func target(from page: SitePath, basePath: String?) -> String? {
    if path.utf8.first == UInt8(ascii: "/") {
      guard let basePath, path.hasPrefix(basePath + "/") else { return nil }
      return Self.page(String(path.dropFirst(basePath.count + 1)))
    }
    // Nearly all links are of these two forms.
    let dot = UInt8(ascii: ".")
    let slash = UInt8(ascii: "/")
    if page.depth == 0, path.utf8.first != dot, path.utf8.last != slash { return path }
    if page.depth == 1, path.utf8.starts(with: "../".utf8), path.utf8.last != slash {
      let rest = path.utf8.dropFirst(3)
      if rest.first != dot { return String(Substring(rest)) }
    }
    var parts = page.text.split(separator: "/").dropLast().map(String.init)
    for part in path.split(separator: "/", omittingEmptySubsequences: false) {
      switch part {
      case ".": break
      case "..":
        if parts.popLast() == nil { return nil }
      default: parts.append(String(part))
      }
    }
    return Self.page(parts.joined(separator: "/"))
  }

  /// A host answers for a folder with the page in it that is called index.
  private static func page(_ path: String) -> String {
    path.isEmpty || path.hasSuffix("/") ? path + "index.html" : path
  }
}
