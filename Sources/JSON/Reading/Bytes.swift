// The one file of the module that reads memory without the usual checks of the language.

extension Span where Element == UInt8 {
  /// The byte at a place, or 0 past the end: a byte that is never right outside a string, so that
  /// the hot path needs no second question.
  @inline(__always)
  func byte(at index: Int) -> UInt8 {
    // In bounds: `index` is never negative, and was just compared.
    index < count ? unsafe self[unchecked: index] : 0
  }

  /// Eight bytes as one number, the first one lowest. The load itself checks the bounds.
  @inline(__always)
  func word(at index: Int) -> UInt64 {
    // Any eight bytes are a valid UInt64.
    UInt64(littleEndian: unsafe bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self))
  }

  /// A hash of the bytes, seeded anew in each run.
  var contentHash: Int {
    unsafe withUnsafeBytes { bytes in
      var hasher = Hasher()
      unsafe hasher.combine(bytes: bytes)
      return hasher.finalize()
    }
  }
}

extension [UInt8] {
  /// A copy of some bytes as text.
  @inlinable
  func text(_ range: Range<Int>) -> String {
    unsafe withUnsafeBufferPointer { buffer in
      // Slicing checks the bounds; the pointer does not leave the closure.
      unsafe String(decoding: UnsafeBufferPointer(rebasing: buffer[range]), as: UTF8.self)
    }
  }

  /// Whether the bytes of a range are those of a text.
  func isText(_ text: String, at range: Range<Int>) -> Bool {
    guard range.count == text.utf8.count else { return false }
    let isEqual = unsafe text.utf8.withContiguousStorageIfAvailable { other in
      unsafe withUnsafeBufferPointer { buffer in
        // Slicing checks the bounds; neither pointer leaves the closure.
        unsafe UnsafeBufferPointer(rebasing: buffer[range]).elementsEqual(other)
      }
    }
    return isEqual ?? self[range].elementsEqual(text.utf8)
  }
}

extension [UInt8] {
  /// Eight bytes as one number, the first one lowest. The load itself checks the bounds.
  @inlinable @inline(__always)
  func word(at index: Int) -> UInt64 {
    // Any eight bytes are a valid UInt64.
    UInt64(
      littleEndian: unsafe span.bytes.unsafeLoadUnaligned(
        fromByteOffset: index, as: UInt64.self))
  }
}

extension Hasher {
  /// Feeds the UTF-8 bytes of a text, which tell apart what a `String` takes for equal.
  mutating func combine(bytesOf text: String) {
    var text = text
    text.withUTF8 { bytes in
      unsafe combine(bytes: UnsafeRawBufferPointer(bytes))
    }
  }
}
