import Torneo

/// What the minute of a goal says: 90 with an offset of 4, or `90+4`.
enum MinuteReading: Hashable, Sendable {
  case minute(Minuto)
  /// 121 and beyond: read as added time of the last minute of extra time.
  case pastTheEnd(Minuto)
  case outOfRange
  /// Not written as a minute.
  case unreadable

  init(_ base: Int, added: Int = 0) {
    let last = Minuto.permitidos.upperBound
    if base > last, added == 0, let minuto = Minuto(last, anadido: min(base, 999) - last) {
      self = .pastTheEnd(minuto)
    } else if let minuto = Minuto(base, anadido: added) {
      self = .minute(minuto)
    } else {
      self = .outOfRange
    }
  }

  init(_ text: String) {
    let parts = text.split(separator: "+", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part -> Int? in
      guard (1...4).contains(part.utf8.count), part.utf8.allSatisfy({ $0 &- 0x30 <= 9 }) else {
        return nil
      }
      return Int(part)
    }
    guard numbers.count == parts.count, let base = numbers.first, numbers.count <= 2 else {
      self = .unreadable
      return
    }
    self.init(base, added: numbers.count == 2 ? numbers[1] : 0)
  }
}
