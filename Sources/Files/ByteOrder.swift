#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

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

  private func compareBytes(with other: String) -> Int {
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
}
