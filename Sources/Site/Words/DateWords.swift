package import Torneo

extension SiteLanguage {
  /// `sábado, 5 de septiembre de 2026`, `Saturday, 5 September 2026`.
  func longDate(_ date: Fecha) -> String {
    let idioma = idioma
    let nombres = idioma.nombresDeFechas
    return idioma.fechaLarga(
      element(date.diaDeLaSemana, of: nombres.dias), date, element(date.mes, of: nombres.meses))
  }

  /// `sáb 5 sept`, `Sat 5 Sep`, and the year where it does not go without saying: for tables. A line
  /// is not broken between day and month.
  package func shortDate(_ date: Fecha, withYear: Bool) -> String {
    let idioma = idioma
    let nombres = idioma.nombresDeFechas
    return idioma.fechaCorta(
      element(date.diaDeLaSemana, of: nombres.diasCortos), date,
      element(date.mes, of: nombres.mesesCortos), conAnio: withYear)
  }

  /// `18:00`; nil where only the day is known.
  package func time(_ date: Fecha) -> String? {
    date.hora.map { "\(dosCifras($0.hora)):\(dosCifras($0.minuto))" }
  }

  /// Days and months count from 1.
  private func element(_ number: Int, of names: [String]) -> String {
    names.indices.contains(number - 1) ? names[number - 1] : ""
  }
}
