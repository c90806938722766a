/// What is counted in sentences.
enum Contable: Sendable, CaseIterable {
  case goles, puntos, partidos, amarillas
}

/// A noun as it stands behind a number.
struct Formas: Sendable {
  let uno: String
  let otros: String
  /// Behind whole millions: `de goles` in `1.000.000 de goles`; nil in languages without such a form.
  let millones: String?

  init(_ uno: String, _ otros: String, millones: String? = nil) {
    self.uno = uno
    self.otros = otros
    self.millones = millones
  }
}

/// Which form of a noun stands behind which whole number, by the rules of CLDR.
enum ReglaDePlural: Sendable {
  /// `one` for 1.
  case uno
  /// `one` for 1, `many` for whole millions.
  case unoYMillones
  /// `one` for 0 and 1, `many` for whole millions.
  case ceroUnoYMillones

  func elige(_ numero: Int, de formas: Formas) -> String {
    let cuantos = numero.magnitude
    if cuantos == 1 || cuantos == 0 && self == .ceroUnoYMillones { return formas.uno }
    if self != .uno, cuantos != 0, cuantos.isMultiple(of: 1_000_000) {
      return formas.millones ?? formas.otros
    }
    return formas.otros
  }
}
