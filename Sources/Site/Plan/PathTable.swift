/// The files of a site that links are told by as they are written, without a look at each part of the
/// link: nearly all links of a page lead to one, and a page has dozens.
struct PathTable: Sendable {
  /// The paths one after the other, and where each starts; what follows the last has its end.
  private let bytes: [UInt8]
  private let starts: [Int]
  /// Places in `starts` by an open hash; a negative one is free.
  private let buckets: [Int32]
  private let mask: Int

  /// In an order in which those that are linked to from one page stand together: the memory that one
  /// look brings near is then that of the next.
  init(_ paths: [String]) {
    let plain = paths.map { Array($0.utf8) }.filter(Self.isPlain)
    bytes = plain.flatMap(\.self)
    starts = plain.reduce(into: [0]) { starts, path in
      starts.append((starts.last ?? 0) + path.count)
    }
    var size = 8
    while size < plain.count * 2 { size *= 2 }
    mask = size - 1
    var buckets = [Int32](repeating: -1, count: size)
    for (place, path) in plain.enumerated() {
      var bucket = Self.hash(path.span) & mask
      while buckets[bucket] >= 0 { bucket = (bucket + 1) & mask }
      buckets[bucket] = Int32(place)
    }
    self.buckets = buckets
  }

  /// Whether it stands for itself in a link: nothing in it is an escape, a reference, the end of a path or
  /// of a scheme, or a step from one folder to another.
  private static func isPlain(_ path: [UInt8]) -> Bool {
    guard let first = path.first, first != UInt8(ascii: "/"), first != UInt8(ascii: ".") else {
      return false
    }
    return !path.contains {
      switch $0 {
      case UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "#"), UInt8(ascii: "?"),
        UInt8(ascii: ":"):
        true
      default: false
      }
    }
  }

  private static func hash(_ path: Span<UInt8>) -> Int {
    var hash: UInt64 = 0
    var index = 0
    while index < path.count {
      hash = (hash &<< 5) &- hash &+ UInt64(path[index])
      index += 1
    }
    return Int((hash &* 0x9E37_79B9_7F4A_7C15) >> 34)
  }

  /// Whether the value of an attribute leads from a page straight to one of the files. A link for which
  /// this is false may still do.
  /// - Parameter depth: how many folders deep the page is.
  func leads(_ link: Span<UInt8>, from depth: Int) -> Bool {
    switch depth {
    case 0: return contains(link)
    case 1:
      guard link.count > 3, link[0] == UInt8(ascii: "."), link[1] == UInt8(ascii: "."),
        link[2] == UInt8(ascii: "/")
      else { return false }
      return contains(link.extracting(droppingFirst: 3))
    default: return false
    }
  }

  private func contains(_ path: Span<UInt8>) -> Bool {
    var bucket = Self.hash(path) & mask
    while true {
      let place = Int(buckets[bucket])
      if place < 0 { return false }
      if isSame(starts[place]..<starts[place + 1], path) { return true }
      bucket = (bucket + 1) & mask
    }
  }

  private func isSame(_ place: Range<Int>, _ path: Span<UInt8>) -> Bool {
    guard place.count == path.count else { return false }
    var index = 0
    while index < path.count {
      if bytes[place.lowerBound + index] != path[index] { return false }
      index += 1
    }
    return true
  }
}
