/// Gives the headings of one page their ids: ASCII, unique, never empty.
struct HeadingIDs {
  private(set) var given: [String] = []
  private let reserved: [String]
  /// For each id in use, the number that the next heading of that text tries first; filled only for
  /// pages of many headings, since looking through a few takes less.
  private var next: [String: Int] = [:]
  private static let few = 16

  init(reserved: [String]) {
    self.reserved = reserved
  }

  /// The id of a heading with this text: lower case, accents off, a hyphen for everything between
  /// words; `seccion` when nothing is left; `-2`, `-3`… when it is taken.
  mutating func id(for text: [UInt8]) -> String {
    let base = Self.slug(text)
    var id = base
    if isTaken(id) {
      var number = next[base] ?? 2
      repeat {
        id = "\(base)-\(number)"
        number += 1
      } while isTaken(id)
      if !next.isEmpty { next[base] = number }
    }
    given.append(id)
    if given.count > Self.few { next[id] = 2 }
    if given.count == Self.few {
      for id in given + reserved { next[id] = 2 }
    }
    return id
  }

  private func isTaken(_ id: String) -> Bool {
    next.isEmpty ? given.contains(id) || reserved.contains(id) : next[id] != nil
  }

  /// Longer ids are cut: they are for addresses.
  private static let longest = 60

  private static func slug(_ text: [UInt8]) -> String {
    var slug: [UInt8] = []
    var separated = false
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      if isMark(scalar) { continue }
      // Nearly all are one letter.
      let (letter, more) = letters(of: scalar)
      guard let letter else {
        separated = !slug.isEmpty
        continue
      }
      if slug.count + 3 > longest { break }
      if separated { slug.append(.hyphen) }
      slug.append(letter)
      if let more { slug.append(more) }
      separated = false
    }
    return slug.isEmpty ? "seccion" : String(decoding: slug, as: UTF8.self)
  }

  /// Accents that stand on their own, after their letter, and what is not seen at all.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0xAD else { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .format: return true
    default: return false
    }
  }

  private static func letters(of scalar: Unicode.Scalar) -> (first: UInt8?, second: UInt8?) {
    switch scalar.value {
    case 0x30...0x39, 0x61...0x7A: (UInt8(scalar.value), nil)
    case 0x41...0x5A: (UInt8(scalar.value) | 0x20, nil)
    case 0xC0...0x17F: accented[Int(scalar.value) - 0xC0]
    case 0x218, 0x219: (0x73, nil)
    case 0x21A, 0x21B: (0x74, nil)
    case 0x1E9E: (0x73, 0x73)
    case 0xAA: (0x61, nil)
    case 0xBA: (0x6F, nil)
    default: (nil, nil)
    }
  }

  /// U+00C0 to U+017F, a word for each: the letters without their accents; `-` for none.
  private static let accented: [(UInt8?, UInt8?)] = """
    a a a a a a ae c e e e e i i i i d n o o o o o - o u u u u y th ss \
    a a a a a a ae c e e e e i i i i d n o o o o o - o u u u u y th y \
    a a a a a a c c c c c c c c d d d d e e e e e e e e e e g g g g g g g g \
    h h h h i i i i i i i i i i ij ij j j k k k l l l l l l l l l l \
    n n n n n n n n n o o o o o o oe oe r r r r r r s s s s s s s s \
    t t t t t t u u u u u u u u u u u u w w y y y z z z z z z s
    """.split(separator: " ").map { word in
      let letters = word == "-" ? [] : Array(word.utf8)
      return (letters.first, letters.dropFirst().first)
    }
}
