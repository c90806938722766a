import Torneo

/// The part of an address that a name becomes: ASCII small letters, digits and single hyphens, never
/// empty, at most 60 bytes, never a name that some system reserves.
package struct Slug: Sendable, Hashable {
  package let text: String

  package static let maximumLength = 60

  /// `fallback` stands for a name without a Latin letter or digit: `equipo` gives `equipo-48213`,
  /// with a number that depends on the name alone.
  package init(_ name: String, fallback: String) {
    var letters: [UInt8] = []
    for scalar in name.unicodeScalars {
      for byte in scalar.letrasBase.utf8 {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
          letters.append(byte)
        default:
          // A combining mark belongs to the letter before it; all else separates words.
          let isMark = scalar.properties.generalCategory == .nonspacingMark
          if !isMark, letters.last != Self.hyphen, !letters.isEmpty { letters.append(Self.hyphen) }
        }
      }
    }
    letters = Array(letters.prefix(Self.maximumLength))
    while letters.last == Self.hyphen { letters.removeLast() }
    guard !letters.isEmpty else {
      text = "\(fallback)-\(Self.number(of: name))"
      return
    }
    let slug = String(decoding: letters, as: UTF8.self)
    text = Self.reserved.contains(slug) ? slug + "-1" : slug
  }

  private static let hyphen = UInt8(ascii: "-")

  /// Names that Windows keeps for devices, and the page that a host serves for a folder.
  private static let reserved: Set<String> = Set(
    ["con", "prn", "aux", "nul", "index"]
      + (1...9).flatMap { ["com\($0)", "lpt\($0)"] })

  /// A number below a million, the same for the same name on every machine (FNV-1a, 32 bits).
  private static func number(of name: String) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in name.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return Int(hash % 1_000_000)
  }
}

/// Gives each name of a list a slug of its own, the same whatever the order of the list: names whose
/// slugs are equal get `-2`, `-3`… in the order of their Unicode scalars.
package func uniqueSlugs<Key: Hashable>(
  _ names: [(key: Key, name: String)], fallback: String
) -> [Key: String] {
  var taken: Set<String> = []
  var slugs: [Key: String] = [:]
  let ordered = names.sorted {
    $0.name.unicodeScalars.lexicographicallyPrecedes($1.name.unicodeScalars)
  }
  for (key, name) in ordered where slugs[key] == nil {
    let base = Slug(name, fallback: fallback).text
    var slug = base
    var number = 2
    while !taken.insert(slug).inserted {
      slug = "\(base)-\(number)"
      number += 1
    }
    slugs[key] = slug
  }
  return slugs
}
