/// What tells the things of one site from those of any other, in feeds that programs gather from many
/// sites. It depends on the address of the site; where nobody knows that, on the name of the
/// tournament.
package struct SiteOrigin: Sendable, Hashable {
  /// Without a slash at its end: `https://liga.example/2026`.
  package let urlBase: String?
  /// What follows the `@` of a UID.
  private let host: String
  /// What stands before it, behind the number of the match: `.2026`.
  private let place: String

  /// `slug` is what an address would make of the name of the tournament and its season: `liga-2026`.
  package init(urlBase: String?, slug: String) {
    self.urlBase = urlBase
    guard let urlBase else {
      host = "marcador.invalid"
      place = "." + slug
      return
    }
    let parts = urlBase.split(separator: "/")
    // The first part is `https:`; a port is no part of the name of a host.
    let authority = parts.dropFirst().first ?? ""
    host = String(authority.last == "]" ? authority : authority.prefix { $0 != ":" })
    place = parts.dropFirst(2).map { "." + $0 }.joined()
  }

  /// Of a match in a calendar: `partido-12.2026@liga.example`. It stays as it is whatever happens to
  /// the match, and only changes with the address of the site or, without one, with the name of the
  /// tournament.
  func uid(ofMatch id: Int) -> String { "partido-\(id)\(place)@\(host)" }

  /// An address that stays, of something in a feed: that of its page, or an `urn:uuid` that depends on
  /// the tournament and `path` alone.
  ///
  /// A `tag:` address (RFC 4151) would need a name that somebody owned on some day, which a site
  /// without address has not.
  package func id(of path: String) -> String {
    urlBase.map { "\($0)/\(path)" } ?? "urn:uuid:\(Self.uuid(of: "\(place)/\(path)"))"
  }

  /// The full address of a file of the site; nil where nobody knows it.
  package func url(of path: String) -> String? { urlBase.map { "\($0)/\(path)" } }

  /// A UUID of version 8 (RFC 9562), made of the FNV-1a hash of a text in 128 bits.
  static func uuid(of text: String) -> String {
    var hash: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d
    for byte in text.utf8 {
      hash ^= UInt128(byte)
      hash &*= 0x0000_0000_0100_0000_0000_0000_0000_013b
    }
    hash = hash & ~(0xF << 76) | (0x8 << 76)
    hash = hash & ~(0x3 << 62) | (0x2 << 62)
    let digits = String(hash, radix: 16)
    let all = String(repeating: "0", count: 32 - digits.count) + digits
    var rest = all[...]
    return [8, 4, 4, 4, 12].map { length in
      defer { rest = rest.dropFirst(length) }
      return String(rest.prefix(length))
    }.joined(separator: "-")
  }
}
