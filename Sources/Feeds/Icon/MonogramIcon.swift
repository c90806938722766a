/// A sign for a site that has none of its own: the initials of its name, as an SVG picture.
package enum MonogramIcon {
  /// Dark enough for white letters (7:1 at least).
  private static let colours = [
    "#14532d", "#1e3a8a", "#7f1d1d", "#581c87", "#134e4a", "#713f12", "#831843", "#1f2937",
  ]

  /// The same for the same name.
  package static func bytes(of name: String) -> [UInt8] {
    var bytes = Array(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img">
      <title>
      """.utf8)
    bytes.appendXML(name)
    bytes +=
      """
      </title>
      <rect width="64" height="64" rx="14" fill="\(colour(of: name))"/>
      <text x="32" y="33" fill="#fff" font-family="system-ui, sans-serif" font-weight="700" \
      font-size="28" text-anchor="middle" dominant-baseline="central">
      """.utf8
    bytes.appendXML(initials(of: name))
    bytes += "</text>\n</svg>\n".utf8
    return bytes
  }

  /// A colour of its own, the same on every machine (FNV-1a, 32 bits).
  package static func colour(of name: String) -> String {
    var hash: UInt32 = 2_166_136_261
    for byte in name.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return colours[Int(hash % UInt32(colours.count))]
  }

  /// The first letters of the first and the last word that is written with a capital or a figure; of
  /// the first word where there is none.
  static func initials(of name: String) -> String {
    let first = name.split(whereSeparator: \.isWhitespace).compactMap { word in
      word.unicodeScalars.first { $0.properties.isAlphabetic || $0.properties.numericType != nil }
    }
    let chosen = first.filter { $0.properties.isUppercase || $0.properties.numericType != nil }
    let letters = chosen.isEmpty ? Array(first.prefix(1)) : chosen
    let ends = letters.count > 1 ? [letters.first, letters.last] : [letters.first]
    let text = ends.compactMap(\.self).map { $0.properties.uppercaseMapping }.joined()
    return text.isEmpty ? "M" : text
  }
}
