/// The years of a season, however it is written: `2014/15`, `2014-2015`, `2014`.
struct Season: Hashable {
  let years: ClosedRange<Int>

  /// Nil for a text without a year.
  init?(_ text: String) {
    let numbers = text.split { !("0"..."9").contains($0) }
    guard let place = numbers.firstIndex(where: { $0.count == 4 }), let first = Int(numbers[place])
    else { return nil }
    var last = first
    if let next = numbers.dropFirst(place + 1).first, let number = Int(next) {
      switch next.count {
      case 2:
        let year = first / 100 * 100 + number
        last = year < first ? year + 100 : year
      case 4: last = number
      default: break
      }
    }
    years = first...max(first, last)
  }

  /// Whether both can be one. One year alone may be either of two.
  func mayBe(_ other: Season) -> Bool {
    years == other.years
      || (years.count == 1 || other.years.count == 1) && years.overlaps(other.years)
  }
}
