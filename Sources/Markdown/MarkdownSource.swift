internal import CCmark

/// A text with a NUL behind it, which C's string functions can look through many bytes at a time:
/// most of rendering is looking for the next sign that means something.
///
/// The only code that calls string.h. The NUL is the last byte of an array that this value keeps, so
/// every search ends inside it; NULs of the text itself only end a search early.
@safe struct MarkdownSource {
  /// The text and its NUL.
  private let bytes: [UInt8]
  let count: Int

  init(_ text: [UInt8]) {
    count = text.count
    bytes = text + [0]
  }

  /// This text with another in front of it.
  func preceded(by text: [UInt8]) -> MarkdownSource {
    MarkdownSource(text + bytes.dropLast())
  }

  /// The byte at a place; a NUL at `count`.
  subscript(index: Int) -> UInt8 { bytes[index] }

  /// The first place from `start` on that holds one of `signs`, a NUL, or the end of the text.
  func firstIndex(of signs: StaticString, from start: Int) -> Int {
    unsafe bytes.withUnsafeBytes { all in
      guard 0...count ~= start, let first = all.baseAddress else { return count }
      return unsafe start
        + strcspn(
          (first + start).assumingMemoryBound(to: CChar.self),
          UnsafeRawPointer(signs.utf8Start).assumingMemoryBound(to: CChar.self))
    }
  }

  /// Whether all bytes of a part are of a kind.
  func allSatisfy(in range: Range<Int>, _ isOfKind: (UInt8) -> Bool) -> Bool {
    unsafe withBytes(range) { part in
      for index in part.indices where unsafe !isOfKind(part[index]) { return false }
      return true
    }
  }

  /// Lends a part of the bytes; none if the range is not within the text.
  func withBytes<Result>(
    _ range: Range<Int>, _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    unsafe bytes.withUnsafeBytes { all in
      let isWithin = range.lowerBound >= 0 && range.upperBound <= count
      return unsafe body(UnsafeRawBufferPointer(rebasing: all[isWithin ? range : 0..<0]))
    }
  }
}

extension OutputSpan<UInt8> {
  @inline(__always)
  mutating func append(_ source: MarkdownSource, _ range: Range<Int>) {
    unsafe source.withBytes(range) { unsafe append(copying: $0) }
  }

  @inline(__always)
  mutating func append(_ markup: [UInt8]) {
    unsafe markup.withUnsafeBytes { unsafe append(copying: $0) }
  }

  /// A part of `markup`.
  @inline(__always)
  mutating func append(_ markup: [UInt8], _ range: Range<Int>) {
    unsafe markup.withUnsafeBytes { all in
      let isWithin = range.lowerBound >= 0 && range.upperBound <= all.count
      unsafe append(copying: UnsafeRawBufferPointer(rebasing: all[isWithin ? range : 0..<0]))
    }
  }

  @inline(__always)
  private mutating func append(copying bytes: UnsafeRawBufferPointer) {
    precondition(bytes.count <= freeCapacity, "the room for a row is too small")
    unsafe withUnsafeMutableBufferPointer { buffer, count in
      guard let from = bytes.baseAddress, let to = buffer.baseAddress else { return }
      unsafe memcpy(to + count, from, bytes.count)
      count += bytes.count
    }
  }
}

extension [UInt8] {
  mutating func append(_ source: MarkdownSource, _ range: Range<Int>) {
    unsafe source.withBytes(range) { unsafe append(contentsOf: $0) }
  }
}
