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

  /// Names that Windows keeps for devices, and the pages that a host serves for a folder and for what
  /// is not in it.
  private static let reserved: Set<String> = Set(
    ["con", "prn", "aux", "nul", "index", "404"]
      + (1...9).flatMap { ["com\($0)", "lpt\($0)"] })

  /// A number below a million, the same for the same name on every machine (FNV-1a, 32 bits).
  private static func number(of name: String) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in name.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return Int(hash % 1_000_000)
  }
}

/// Gives each name of a list a slug of its own that is none of `taken`, the same whatever the order
/// of the list: where slugs are equal, the oldest name has it alone and the others get `-2`, `-3`… A
/// name that comes later takes no address away.
///
/// - Parameter age: the smaller, the older; names of one age, and those without one, which come last,
///   are taken in the order of their bytes.
func uniqueSlugs<Key: Hashable>(
  _ names: [(key: Key, name: String)], fallback: String, taken: Set<String> = [],
  age: (Key) -> Int?
) -> [Key: String] {
  let sorted = names.map { (key: $0.key, name: $0.name, age: age($0.key) ?? .max) }.sorted {
    $0.age == $1.age
      ? $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) : $0.age < $1.age
  }
  var registry = SlugRegistry(taken: taken)
  var slugs: [Key: String] = [:]
  for (key, name, _) in sorted where slugs[key] == nil {
    slugs[key] = registry.unique(Slug(name, fallback: fallback).text)
  }
  return slugs
}
