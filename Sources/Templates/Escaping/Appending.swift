extension [UInt8] {
  /// Appends a run of bytes. Several times as fast as `append(contentsOf:)` of a slice, which
  /// takes and gives back a reference to the array it is a slice of.
  @inline(__always)
  mutating func append(copying bytes: Span<UInt8>) {
    append(addingCapacity: bytes.count) { output in
      for index in bytes.indices { output.append(bytes[index]) }
    }
  }
}
