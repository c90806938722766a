extension SiteLanguage {
  /// `1.250.000`, in the groups that the language makes.
  func number(_ number: Int) -> String {
    let (signo, desde) = idioma.millares
    let digits = String(number.magnitude)
    let sign = number < 0 ? "−" : ""
    if digits.count < desde { return sign + digits }
    var text = sign
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place).isMultiple(of: 3) { text += signo }
      text.append(digit)
    }
    return text
  }

  /// `1 partido`, `3 partidos`.
  func counted(_ number: Int, _ cosa: Contable) -> String {
    let idioma = idioma
    return idioma.cuenta(
      self.number(number), idioma.plural.elige(number, de: idioma.formas(cosa)),
      esUno: number == 1)
  }

  /// `+5`, `−3`, `0`.
  package func signed(_ number: Int) -> String {
    number > 0 ? "+\(number)" : number < 0 ? "−\(number.magnitude)" : "0"
  }

  /// `2.º`, `2nd`.
  package func ordinal(_ number: Int) -> String { idioma.ordinal(number) }

  /// `A, B y C`; before a word that sounds as i, `A e Y`.
  func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + idioma.union(antesDe: last) + last
  }
}
