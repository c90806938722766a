import Diagnostics

/// What the kinds of values say that they expected.
enum ValueWords {
  static let nonEmpty = Words(es: "no puede estar vacío", en: "it cannot be empty")

  static func integer(in range: ClosedRange<Int>) -> Words {
    switch (range.lowerBound, range.upperBound) {
    case (.min, .max):
      Words(es: "se esperaba un número entero", en: "a whole number was expected")
    case (let low, .max):
      Words(
        es: "se esperaba un número entero, \(low) o mayor",
        en: "a whole number, \(low) or greater, was expected")
    case (.min, let high):
      Words(
        es: "se esperaba un número entero, \(high) o menor",
        en: "a whole number, \(high) or less, was expected")
    case (let low, let high):
      Words(
        es: "se esperaba un número entre \(low) y \(high)",
        en: "a number from \(low) to \(high) was expected")
    }
  }

  static func choice(of allowed: [String]) -> Words {
    let list = allowed.joined(separator: ", ")
    return Words(es: "se esperaba uno de estos: \(list)", en: "one of these was expected: \(list)")
  }
}
