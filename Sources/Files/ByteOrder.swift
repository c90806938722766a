#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

// Texts as the bytes that they are on the disk.
extension String {
  /// Whether the text has exactly these bytes. Two spellings of «é» are equal to `==` but are the
  /// names of two files.
  package func hasSameBytes(as other: String) -> Bool {
    utf8.count == other.utf8.count && compareBytes(with: other) == 0
  }

  /// Order of the bytes: the same on every machine, whatever its language.
  package func precedesInBytes(_ other: String) -> Bool {
    compareBytes(with: other) < 0
  }

  /// Negative, zero or positive as this text comes before, is, or comes after the other by bytes.
  package func compareBytes(with other: String) -> Int {
    let common = min(utf8.count, other.utf8.count)
    let order: Int? =
      unsafe utf8.withContiguousStorageIfAvailable { mine in
        unsafe other.utf8.withContiguousStorageIfAvailable { theirs in
          guard let a = mine.baseAddress, let b = theirs.baseAddress else { return 0 }
          return unsafe Int(memcmp(a, b, common))
        }
      } ?? nil
    if let order { return order != 0 ? order : utf8.count - other.utf8.count }
    if utf8.elementsEqual(other.utf8) { return 0 }
    return utf8.lexicographicallyPrecedes(other.utf8) ? -1 : 1
  }

  /// Feeds the bytes to a hasher, to go with `hasSameBytes`.
  package func hashBytes(into hasher: inout Hasher) {
    let done: Void? = unsafe utf8.withContiguousStorageIfAvailable { bytes in
      unsafe hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
    }
    if done == nil {
      for byte in utf8 { hasher.combine(byte) }
    }
  }

  /// How many bytes come before the last one of this value; nil when there is none.
  package func offset(ofLast byte: UInt8) -> Int? {
    let found: Int?? = unsafe utf8.withContiguousStorageIfAvailable { bytes in
      var offset = bytes.count
      while offset > 0 {
        offset -= 1
        if unsafe bytes[offset] == byte { return offset }
      }
      return nil
    }
    if let found { return found }
    return utf8.lastIndex(of: byte).map { utf8.distance(from: utf8.startIndex, to: $0) }
  }
}

extension String {
  /// Whether both are paths into the same folder, `a/b/c` and `a/b/d`.
  package func sharesFolder(with other: String) -> Bool {
    guard let length = offset(ofLast: 0x2F), length == other.offset(ofLast: 0x2F) else {
      return offset(ofLast: 0x2F) == nil && other.offset(ofLast: 0x2F) == nil
    }
    return utf8.prefix(length).elementsEqual(other.utf8.prefix(length))
  }
}

/// The positions of `texts`, sorted by their bytes.
package func orderByBytes(_ texts: [String]) -> [Int] {
  // Sixteen bytes decide most comparisons without looking at the texts again.
  var keys: [(first: UInt64, second: UInt64, position: Int)] = []
  keys.reserveCapacity(texts.count)
  for (position, text) in texts.enumerated() {
    var bytes = text.utf8.makeIterator()
    var words: (UInt64, UInt64) = (0, 0)
    for _ in 0..<8 { words.0 = words.0 << 8 | UInt64(bytes.next() ?? 0) }
    for _ in 0..<8 { words.1 = words.1 << 8 | UInt64(bytes.next() ?? 0) }
    keys.append((words.0, words.1, position))
  }
  keys.sort { a, b in
    if a.first != b.first { return a.first < b.first }
    if a.second != b.second { return a.second < b.second }
    return texts[a.position].precedesInBytes(texts[b.position])
  }
  return keys.map(\.position)
}
