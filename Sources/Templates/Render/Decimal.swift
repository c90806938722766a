/// How a whole number is written in decimal.
struct Decimal {
  private let number: Int
  private var divisor: UInt = 1
  /// Bytes that it takes.
  private(set) var length: Int

  @inline(__always)
  init(_ number: Int) {
    self.number = number
    length = number < 0 ? 2 : 1
    while number.magnitude / divisor >= 10 {
      divisor *= 10
      length += 1
    }
  }

  /// Writes it at a place, from which there must be room for it.
  @inline(__always)
  func write(to places: inout MutableSpan<UInt8>, at place: Int) {
    var place = place
    if number < 0 {
      places[place] = UInt8(ascii: "-")
      place += 1
    }
    var rest = number.magnitude
    var divisor = divisor
    while divisor > 0 {
      places[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / divisor)
      place += 1
      rest %= divisor
      divisor /= 10
    }
  }
}
