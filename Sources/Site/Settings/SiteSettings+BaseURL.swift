extension SiteSettings {
  /// The address of a site as pages write it: http or https, a host, perhaps a path; no query, no
  /// fragment, no white space, no slash at the end. Nil for anything else.
  package static func baseURL(_ text: String) -> String? {
    guard let scheme = ["https://", "http://"].first(where: { text.hasPrefix($0) }) else {
      return nil
    }
    let allowed = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "-._~:/%[]".utf8.contains(byte)
      }
    }
    var rest = text.dropFirst(scheme.count)
    while rest.last == "/" { rest.removeLast() }
    guard allowed, let first = rest.first, first != "/", first != ":" else { return nil }
    // A path that begins with `//` would be taken for another host where links start at the root.
    let parts = rest.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.contains(where: { ["", ".", ".."].contains($0) }), hasWholeEscapes(rest) else {
      return nil
    }
    return scheme + rest
  }

  /// Whether two hexadecimal digits follow each percent sign.
  private static func hasWholeEscapes(_ text: Substring) -> Bool {
    text.split(separator: "%", omittingEmptySubsequences: false).dropFirst().allSatisfy {
      $0.prefix(2).utf8.count {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || "abcdefABCDEF".utf8.contains($0)
      } == 2
    }
  }

  /// The path of the site on its host, without a slash at the end: `/2026`, or nothing.
  var basePath: String? {
    guard let urlBase else { return nil }
    // After `https:`, an empty part and the host comes the path.
    let parts = urlBase.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    return parts.count == 4 ? "/" + parts[3] : ""
  }
}
