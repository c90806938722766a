/// What a clock shows, from the seconds since 1970 of that clock. Of any year: a match of the last
/// evening that a store may have ends in the year after it.
struct ClockReading {
  let year: Int
  let month: Int
  let day: Int
  /// Seconds since midnight.
  let second: Int

  init(seconds: Int) {
    let (days, second) = seconds.flooredDivision(by: 86_400)
    self.second = second
    // Counted from 1 March of the year 0, so that the leap day is the last of its year.
    let (era, dayOfEra) = (days + 719_468).flooredDivision(by: 146_097)
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = 400 * era + yearOfEra + (month <= 2 ? 1 : 0)
  }

  /// `20260307`
  func appendDay(to bytes: inout [UInt8], separator: UInt8? = nil) {
    bytes.appendNumber(year, digits: 4)
    if let separator { bytes.append(separator) }
    bytes.appendNumber(month, digits: 2)
    if let separator { bytes.append(separator) }
    bytes.appendNumber(day, digits: 2)
  }

  /// `180000`
  func appendTime(to bytes: inout [UInt8], separator: UInt8? = nil) {
    bytes.appendNumber(second / 3600, digits: 2)
    if let separator { bytes.append(separator) }
    bytes.appendNumber(second / 60 % 60, digits: 2)
    if let separator { bytes.append(separator) }
    bytes.appendNumber(second % 60, digits: 2)
  }

  /// `2026-03-07T18:00:00`
  func appendISO(to bytes: inout [UInt8]) {
    appendDay(to: &bytes, separator: UInt8(ascii: "-"))
    bytes.append(UInt8(ascii: "T"))
    appendTime(to: &bytes, separator: UInt8(ascii: ":"))
  }
}

extension Int {
  /// The quotient rounded down, and a remainder that is never negative; `divisor` is positive.
  func flooredDivision(by divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}

extension [UInt8] {
  /// Adds a number that is not negative, with zeros before it up to `digits`.
  mutating func appendNumber(_ number: Int, digits: Int) {
    var power = 1
    for _ in 1..<Swift.max(digits, 1) { power *= 10 }
    while power <= number / 10 { power *= 10 }
    while power > 0 {
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / power % 10))
      power /= 10
    }
  }

  /// `+0130`, with `separator` `+01:30`.
  mutating func appendOffset(_ minutes: Int, separator: UInt8? = nil) {
    append(minutes < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+"))
    let magnitude = Int(minutes.magnitude)
    appendNumber(magnitude / 60, digits: 2)
    if let separator { append(separator) }
    appendNumber(magnitude % 60, digits: 2)
  }
}
