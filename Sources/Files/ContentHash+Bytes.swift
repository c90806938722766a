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
