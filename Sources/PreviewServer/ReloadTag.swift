import Files

/// The script that pages get while they are looked at, which shows the next version as soon as there is
/// one.
///
/// Added for who shows pages alone: whoever asks for other things than HTML too, as programs do, gets
/// the page as it is in the site.
package struct ReloadTag: Sendable {
  /// Where the script is.
  package static let script = "recarga.js"
  /// Where its news come from.
  package static let events = "eventos"

  package init() {}

  /// Whether a page tells browsers to run no such script.
  package static func isForbidden(by page: [UInt8]) -> Bool {
    !PagePolicy.all(of: page).allSatisfy(\.letsReload)
  }

  static func isWanted(_ head: RequestHead) -> Bool {
    head.values("accept").contains { $0.lowercased().contains("text/html") }
  }

  /// A page with the script before its end.
  func added(to page: [UInt8], version: ContentHash) -> [UInt8] {
    let tag =
      "<script src=\"/\(RequestGate.editor)/\(Self.script)\" data-version=\"\(version.hex)\" defer>"
      + "</script>\n"
    let end = Self.endOfBody(page)
    return page[..<end] + Array(tag.utf8) + page[end...]
  }

  /// Where the last `</body` begins, else the end.
  private static func endOfBody(_ page: [UInt8]) -> Int {
    let wanted = Array("</body".utf8)
    var start = page.count - wanted.count
    while start >= 0 {
      let isThere = zip(page[start...], wanted).allSatisfy { byte, wanted in
        byte == wanted || (byte | 0x20 == wanted && byte != wanted && wanted >= UInt8(ascii: "a"))
      }
      if isThere { return start }
      start -= 1
    }
    return page.count
  }
}
