/// A minute of play, with added time: 45, 45+2, 90+4, 105+1.
///
/// Added time belongs to the minute that it was added to, so 45 < 45+2 < 46.
package struct Minuto: Sendable, Hashable {
  private let base: UInt8
  private let extra: UInt8

  /// Regular minutes: 120 with extra time.
  package static let permitidos = 1...120
  /// Added minutes. No match on record had more than half an hour in one half.
  package static let anadidosPermitidos = 1...30

  /// Nil when the minute is not in 1–120 or the added time not in 0–30.
  package init?(_ minuto: Int, anadido: Int = 0) {
    guard Self.permitidos.contains(minuto),
      anadido == 0 || Self.anadidosPermitidos.contains(anadido)
    else { return nil }
    base = UInt8(minuto)
    extra = UInt8(anadido)
  }

  /// Reads `45` or `45+2`, with nothing around; nil for any other form or range.
  package init?(texto: String) {
    let partes = texto.split(separator: "+", omittingEmptySubsequences: false)
    guard partes.count <= 2, partes.allSatisfy({ Self.soloCifras($0) }),
      let minuto = Int(partes[0])
    else { return nil }
    guard partes.count == 2 else {
      self.init(minuto)
      return
    }
    guard let anadido = Int(partes[1]), anadido > 0 else { return nil }
    self.init(minuto, anadido: anadido)
  }

  private static func soloCifras(_ texto: Substring) -> Bool {
    (1...3).contains(texto.utf8.count)
      && texto.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// Whether time may have been added there: only at the end of a half is it. Halves of youth and veterans
  /// are shorter than 45 minutes, so any multiple of five from 15 may be one.
  package var puedeSerAnadido: Bool { anadido == 0 || minuto >= 15 && minuto.isMultiple(of: 5) }

  /// The minute without what was added: 45 of 45+2.
  package var minuto: Int { Int(base) }
  /// What was added: 2 of 45+2, 0 of 45.
  package var anadido: Int { Int(extra) }
}

extension Minuto: ExpressibleByIntegerLiteral {
  /// For minutes written in code; one that cannot be becomes the nearest that can.
  package init(integerLiteral value: Int) {
    base = UInt8(min(max(value, Self.permitidos.lowerBound), Self.permitidos.upperBound))
    extra = 0
  }
}

extension Minuto: Comparable {
  package static func < (a: Minuto, b: Minuto) -> Bool {
    (a.base, a.extra) < (b.base, b.extra)
  }
}

extension Minuto: CustomStringConvertible {
  /// As it is written in a report, without the mark: `12`, `45+2`.
  package var description: String {
    anadido == 0 ? "\(minuto)" : "\(minuto)+\(anadido)"
  }
}
