extension Record {
  /// Appends an encoding of all its values that no other record has: each value with its kind,
  /// each text with its length. For a caller that hashes it, to know whether a page would change.
  /// The same in every run and on every machine.
  package func feed(into bytes: inout [UInt8]) {
    bytes.append(integer: signature)
    for value in values { value.feed(into: &bytes) }
  }
}

extension Value {
  /// A kind never changes its number: fingerprints are kept between runs.
  fileprivate func feed(into bytes: inout [UInt8]) {
    switch self {
    case .absent: bytes.append(0)
    case .flag(let flag): bytes.append(flag ? 1 : 2)
    case .number(let number):
      bytes.append(3)
      bytes.append(integer: UInt64(bitPattern: Int64(number)))
    case .text(let text):
      let utf8 = text.utf8
      bytes.append(kind: 4, utf8.span)
    case .bytes(let raw):
      bytes.append(kind: 5, raw.span)
    case .picture(let html):
      bytes.append(kind: 8, html.span)
    case .record(let record):
      bytes.append(6)
      record.feed(into: &bytes)
    case .list(let list):
      bytes.append(7)
      bytes.append(integer: list.signature)
      bytes.append(integer: UInt64(list.values.count))
      for value in list.values { value.feed(into: &bytes) }
    }
  }
}

extension [UInt8] {
  /// Appends eight bytes, the least significant first.
  mutating func append(integer: UInt64) {
    append(addingCapacity: 8) { output in
      for shift in stride(from: UInt64(0), to: 64, by: 8) {
        output.append(UInt8(truncatingIfNeeded: integer &>> shift))
      }
    }
  }

  /// Appends a kind, the length of a run and the run itself.
  mutating func append(kind: UInt8, _ run: Span<UInt8>) {
    append(addingCapacity: run.count + 11) { output in
      output.append(kind)
      // Seven bits at a time, the least significant first: most lengths take a byte.
      var length = UInt(run.count)
      while length >= 128 {
        output.append(UInt8(truncatingIfNeeded: length) | 128)
        length >>= 7
      }
      output.append(UInt8(truncatingIfNeeded: length))
      output.append(copying: run)
    }
  }
}
