import Torneo

/// What a kick-off time says: `20:45`, `20.45`, `20:45 h`, `13:00 UTC-3`, `18:30 UTC+5:30`.
enum ClockReading: Hashable, Sendable {
  /// Minutes from UTC where the text gives them.
  case time(Fecha.Hora, desfase: Int?)
  /// Well written, but no clock or zone has it: `25:00`.
  case impossible
  /// Written in another way.
  case unreadable

  init(_ text: String) {
    let parts = text.split(whereSeparator: \.isWhitespace).enumerated().filter {
      $0.offset == 0 || !["h", "h.", "hs", "hrs"].contains($0.element.lowercased())
    }.map(\.element)
    guard let clock = parts.first, parts.count <= 2, let (hours, minutes) = Self.pair(clock) else {
      self = .unreadable
      return
    }
    var desfase: Int?
    if parts.count == 2 {
      switch Self.zone(parts[1]) {
      case .minutes(let minutes): desfase = minutes
      case .impossible:
        self = .impossible
        return
      case .unreadable:
        self = .unreadable
        return
      }
    }
    guard let hora = Fecha.Hora(hours, minutes) else {
      self = .impossible
      return
    }
    self = .time(hora, desfase: desfase)
  }

  private enum Zone {
    case minutes(Int)
    case impossible, unreadable
  }

  /// `UTC`, `UTC-3`, `UTC+5:30`.
  private static func zone(_ text: Substring) -> Zone {
    guard text.hasPrefix("UTC") else { return .unreadable }
    var rest = text.dropFirst(3)
    guard let sign = rest.popFirst() else { return .minutes(0) }
    guard sign == "+" || sign == "-" || sign == "−",
      let (hours, minutes) = pair(rest) ?? number(rest).map({ ($0, 0) })
    else { return .unreadable }
    let total = (hours * 60 + minutes) * (sign == "+" ? 1 : -1)
    guard minutes < 60, Fecha.desfasesPermitidos.contains(total) else { return .impossible }
    return .minutes(total)
  }

  /// `20:45`, `9:05`, `18.30`, `18h30`, `18:30h`
  private static func pair(_ text: Substring) -> (Int, Int)? {
    let text = text.last == "h" ? text.dropLast() : text
    let parts = text.split(omittingEmptySubsequences: false) { ":.h".contains($0) }
    guard parts.count == 2, parts[1].utf8.count == 2, let hours = number(parts[0]),
      let minutes = number(parts[1])
    else { return nil }
    return (hours, minutes)
  }

  /// One or two ASCII digits.
  private static func number(_ text: Substring) -> Int? {
    guard (1...2).contains(text.utf8.count),
      text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return Int(text)
  }
}
