/// What a page itself says of the scripts that it may have and of where these may ask: its own
/// Content-Security-Policy, in a `meta`.
struct PagePolicy {
  private let directives: [String: [String]]

  /// All policies of a page; each of them has to be kept.
  static func all(of page: [UInt8]) -> [PagePolicy] {
    let text = String(decoding: page, as: UTF8.self)
    return text.matches(of: /(?i)<meta\s[^>]*>/).compactMap { tag in
      guard
        attribute("http-equiv", of: tag.output)?.lowercased() == "content-security-policy",
        let content = attribute("content", of: tag.output)
      else { return nil }
      return PagePolicy(content)
    }
  }

  init(_ text: String) {
    var directives: [String: [String]] = [:]
    for part in text.split(separator: ";") {
      let words = part.split(whereSeparator: \.isWhitespace).map { $0.lowercased() }
      // Of two with one name browsers take the first.
      guard let name = words.first, directives[name] == nil else { continue }
      directives[name] = Array(words.dropFirst())
    }
    self.directives = directives
  }

  /// Whether a script of this server may be in the page, and ask this server.
  var letsReload: Bool {
    allowsSelf(["script-src-elem", "script-src", "default-src"])
      && allowsSelf(["connect-src", "default-src"])
  }

  /// - Parameter names: of directives: the first one that is there decides.
  private func allowsSelf(_ names: [String]) -> Bool {
    guard let sources = names.compactMap({ directives[$0] }).first else { return true }
    // With this one, only what a hash or a number allows.
    if sources.contains("'strict-dynamic'") { return false }
    return sources.contains { source in
      ["'self'", "*", "http:"].contains(source)
        || ["http://127.0.0.1:", "http://localhost:"].contains { source.hasPrefix($0) }
    }
  }

  private static func attribute(_ name: String, of tag: Substring) -> String? {
    let quoted = tag.matches(of: /(?i)([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/)
    return quoted.first { $0.output.1.lowercased() == name }.map {
      unescaped(String($0.output.2 ?? $0.output.3 ?? ""))
    }
  }

  private static func unescaped(_ text: String) -> String {
    [("&#39;", "'"), ("&#x27;", "'"), ("&apos;", "'"), ("&quot;", "\""), ("&amp;", "&")]
      .reduce(text) { $0.replacing($1.0, with: $1.1) }
  }
}
