extension MutableSpan<UInt8> {
  /// Writes a run of bytes at a place, from which there must be room for it. One `memcpy`, for the
  /// loop goes over places that are known to be there; the underscored name is the one that the
  /// standard library's own deprecation of `extracting` points to.
  @inline(__always)
  mutating func write(_ bytes: Span<UInt8>, at place: Int) {
    var places = _mutatingExtracting(place..<place + bytes.count)
    for index in 0..<Swift.min(places.count, bytes.count) { places[index] = bytes[index] }
  }
}

extension OutputSpan<UInt8> {
  /// Appends a run of bytes, for which there must be room.
  @inline(__always)
  mutating func append(copying bytes: Span<UInt8>) {
    if bytes.count < 16 {
      for index in bytes.indices { append(bytes[index]) }
    } else {
      let start = count
      append(repeating: 0, count: bytes.count)
      var places = mutableSpan
      places.write(bytes, at: start)
    }
  }
}

extension [UInt8] {
  /// Appends a run of bytes; faster than appending a slice, which takes and gives back a reference
  /// to the array that it is a slice of.
  @inline(__always)
  mutating func append(copying bytes: Span<UInt8>) {
    append(addingCapacity: bytes.count) { $0.append(copying: bytes) }
  }
}
