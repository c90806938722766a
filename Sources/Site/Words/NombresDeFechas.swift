/// The names of days and months, in full and as tables have them. A class, so that a date costs one
/// reference to them; all of it is constant.
final class NombresDeFechas: Sendable {
  /// Monday first.
  let dias: [String]
  let diasCortos: [String]
  let meses: [String]
  let mesesCortos: [String]

  /// Of lists of names with a blank between them.
  init(dias: String, cortos diasCortos: String, meses: String, cortos mesesCortos: String) {
    self.dias = Self.lista(dias)
    self.diasCortos = Self.lista(diasCortos)
    self.meses = Self.lista(meses)
    self.mesesCortos = Self.lista(mesesCortos)
  }

  private static func lista(_ nombres: String) -> [String] {
    nombres.split(separator: " ").map(String.init)
  }
}
