internal import CXxhash

extension ContentHash {
  /// The fingerprint of these bytes.
  package init(_ bytes: [UInt8]) {
    self.init(bytes[...])
  }

  /// The fingerprint of these bytes.
  package init(_ bytes: ArraySlice<UInt8>) {
    let hash = unsafe bytes.withUnsafeBytes { buffer in
      unsafe XXH3_128bits(buffer.baseAddress, buffer.count)
    }
    self.init(high: hash.high64, low: hash.low64)
  }
}

/// Makes a `ContentHash` of several parts. This file is the only one that calls libxxhash (XXH3).
///
/// Parts are told apart: `ab`, `c` and `a`, `bc` give different hashes. Owns the library's state and
/// frees it at its end.
@safe
package struct ContentHasher: ~Copyable {
  private let state: OpaquePointer

  /// Nil when there is no memory for it.
  package init?() {
    guard let state = unsafe XXH3_createState() else { return nil }
    unsafe self.state = unsafe state
    unsafe XXH3_128bits_reset(state)
  }

  deinit {
    _ = unsafe XXH3_freeState(state)
  }

  package mutating func combine(_ bytes: [UInt8]) {
    combine(UInt64(bytes.count))
    unsafe bytes.withUnsafeBytes { buffer in
      _ = unsafe XXH3_128bits_update(state, buffer.baseAddress, buffer.count)
    }
  }

  package mutating func combine(_ text: String) {
    var text = text
    combine(UInt64(text.utf8.count))
    text.withUTF8 { buffer in
      _ = unsafe XXH3_128bits_update(state, buffer.baseAddress, buffer.count)
    }
  }

  package mutating func combine(_ number: UInt64) {
    unsafe withUnsafeBytes(of: number.littleEndian) { buffer in
      _ = unsafe XXH3_128bits_update(state, buffer.baseAddress, buffer.count)
    }
  }

  package mutating func combine(_ hash: ContentHash) {
    combine(hash.high)
    combine(hash.low)
  }

  /// The hash of all parts so far. The hasher is empty again afterwards and can be used for the next.
  package mutating func finish() -> ContentHash {
    let hash = unsafe XXH3_128bits_digest(state)
    unsafe XXH3_128bits_reset(state)
    return ContentHash(high: hash.high64, low: hash.low64)
  }
}
