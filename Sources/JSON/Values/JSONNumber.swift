/// A JSON number as it is written. Equal to every other spelling of the same value: 7 = 7.0 = 70e-1.
package struct JSONNumber: Sendable {
  /// The number as JSON writes it.
  package let text: String

  /// A number that a reader or a formatter made, known to be well written.
  init(wellWritten text: String) {
    self.text = text
  }

  package init(_ value: Int) {
    text = String(value)
  }

  /// The shortest text that reads back as this value; nil when it is not finite, as JSON has no
  /// number for that.
  package init?(_ value: Double) {
    guard value.isFinite else { return nil }
    let text = value.description
    self.text = text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The value, when it is whole and fits.
  package var integer: Int? { Decimal(text.utf8)?.integer }

  /// The value as a binary number, rounded; nil when it is too large for one.
  package var double: Double? {
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }
}

extension JSONNumber: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) {
    self.init(value)
  }
}

extension JSONNumber: Hashable {
  package static func == (a: JSONNumber, b: JSONNumber) -> Bool {
    if a.text == b.text { return true }
    guard let a = Decimal(a.text.utf8), let b = Decimal(b.text.utf8) else { return false }
    return a == b
  }

  package func hash(into hasher: inout Hasher) {
    // nil stands for exponents beyond all use, which are equal only when spelt the same.
    if let value = Decimal(text.utf8) { hasher.combine(value) } else { hasher.combine(text) }
  }
}
