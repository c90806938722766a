/// What a page shows beside its own text: style sheets, pictures, scripts.
enum PageReferences {
  /// The last parts of the paths in the values of attributes, of pages and of other files alike.
  static func names(in page: [UInt8]) -> Set<String> {
    var names: Set<String> = []
    var rest = page[...]
    while let sign = rest.firstIndex(of: UInt8(ascii: "=")) {
      rest = rest[(sign + 1)...]
      guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
        continue
      }
      let value = rest.dropFirst().prefix { $0 != quote }
      rest = rest[value.endIndex...].dropFirst()
      let path = value.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
      // Links to pages are by far the most.
      if path.isEmpty || path.elementsEqual(".html".utf8)
        || path.suffix(5).elementsEqual(".html".utf8)
      {
        continue
      }
      let start = path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? path.startIndex
      names.insert(String(decoding: path[start...], as: UTF8.self))
    }
    return names
  }
}
