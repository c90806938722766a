extension [UInt8] {
  /// Appends a whole number in decimal.
  mutating func append(decimal number: Int) {
    var rest = number.magnitude
    var divisor: UInt = 1
    while rest / divisor >= 10 { divisor *= 10 }
    if number < 0 { append(UInt8(ascii: "-")) }
    while divisor > 0 {
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / divisor))
      rest %= divisor
      divisor /= 10
    }
  }
}
