extension SiteSettings {
  /// The address of a site as pages write it: http or https, a host, perhaps a port and a path; no
  /// query, no fragment, no white space, no slash at the end. Nil for anything else.
  package static func baseURL(_ text: String) -> String? {
    guard let scheme = ["https://", "http://"].first(where: { text.hasPrefix($0) }) else {
      return nil
    }
    var rest = text.dropFirst(scheme.count)
    while rest.last == "/" { rest.removeLast() }
    let parts = rest.split(separator: "/", omittingEmptySubsequences: false)
    guard let authority = parts.first, isAuthority(authority),
      parts.dropFirst().allSatisfy({ isSegment($0) })
    else { return nil }
    return scheme + rest
  }

  /// `liga.example`, `localhost:8000`, `[::1]`
  private static func isAuthority(_ text: Substring) -> Bool {
    var host = text
    if let colon = text.lastIndex(of: ":"), text.last != "]" {
      let digits = text[text.index(after: colon)...]
      guard digits.utf8.allSatisfy(isDigit), let port = Int(digits), 1...65_535 ~= port else {
        return false
      }
      host = text[..<colon]
    }
    if host.first == "[" {
      return host.last == "]" && host.contains(":")
        && host.dropFirst().dropLast().utf8.allSatisfy { isHex($0) || ":.".utf8.contains($0) }
    }
    return host.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { label in
      !label.isEmpty && label.first != "-" && label.last != "-"
        && label.utf8.allSatisfy { isLetter($0) || isDigit($0) || "-_".utf8.contains($0) }
    }
  }

  /// A part of a path. An empty one would make links that start with `//`, which lead to another host;
  /// `..` ones that leave the site.
  private static func isSegment(_ text: Substring) -> Bool {
    var bytes = text.utf8
    if bytes.isEmpty || text == "." || text == ".." { return false }
    while let byte = bytes.popFirst() {
      if byte == UInt8(ascii: "%") {
        guard let high = bytes.popFirst(), let low = bytes.popFirst(), isHex(high), isHex(low)
        else {
          return false
        }
      } else if !isLetter(byte), !isDigit(byte), !"-._~".utf8.contains(byte) {
        return false
      }
    }
    return true
  }

  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }

  private static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }

  private static func isHex(_ byte: UInt8) -> Bool { isDigit(byte) || 0x61...0x66 ~= byte | 0x20 }

  /// The path of the site on its host, without a slash at the end: `/2026`, or nothing.
  var basePath: String? {
    guard let urlBase else { return nil }
    // After `https:`, an empty part and the host comes the path.
    let parts = urlBase.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    return parts.count == 4 ? "/" + parts[3] : ""
  }
}
