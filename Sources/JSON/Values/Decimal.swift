/// The exact value of a JSON number: `digits` × 10^`exponent`.
///
/// One value has one form: no zero at either end of the digits, none at all and no sign for zero.
struct Decimal: Hashable {
  private(set) var isNegative = false
  /// Values 0 to 9, the most significant first.
  private(set) var digits: [UInt8] = []
  private(set) var exponent = 0

  /// Reads a number that is well written; nil when its exponent is beyond all use.
  init?(_ text: some Sequence<UInt8>) {
    var fraction = 0
    var isFraction = false
    var written = 0
    var isExponent = false
    var exponentIsNegative = false
    for byte in text {
      switch byte {
      case ASCII.minus: if isExponent { exponentIsNegative = true } else { isNegative = true }
      case ASCII.dot: isFraction = true
      case ASCII.lowerE, 0x45: isExponent = true
      case ASCII.zero...ASCII.nine where isExponent:
        if digits.isEmpty { continue }  // zero, whatever its exponent
        guard written < 1_000_000_000_000 else { return nil }
        written = written * 10 + Int(byte - ASCII.zero)
      case ASCII.zero...ASCII.nine:
        if isFraction { fraction += 1 }
        if byte > ASCII.zero || !digits.isEmpty { digits.append(byte - ASCII.zero) }
      default: break
      }
    }
    exponent = (exponentIsNegative ? -written : written) - fraction
    while digits.last == 0 {
      digits.removeLast()
      exponent += 1
    }
    if digits.isEmpty {
      isNegative = false
      exponent = 0
    }
  }

  /// The value, when it is whole and fits.
  var integer: Int? {
    guard exponent >= 0, digits.count + exponent <= 19 else { return nil }
    var value = 0
    for position in 0..<digits.count + exponent {
      let digit = position < digits.count ? Int(digits[position]) : 0
      let (shifted, overflow) = value.multipliedReportingOverflow(by: 10)
      let (next, overflow2) =
        isNegative
        ? shifted.subtractingReportingOverflow(digit) : shifted.addingReportingOverflow(digit)
      guard !overflow, !overflow2 else { return nil }
      value = next
    }
    return value
  }
}
