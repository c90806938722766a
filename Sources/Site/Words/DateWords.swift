package import Torneo

extension SiteLanguage {
  /// `sábado, 5 de septiembre de 2026`, `Saturday, 5 September 2026`.
  func longDate(_ date: Fecha) -> String {
    switch self {
    case .es:
      "\(weekday(date)), \(date.dia) de \(month(date)) de \(date.anio)"
    case .en:
      "\(weekday(date)), \(date.dia) \(month(date)) \(date.anio)"
    }
  }

  /// `sáb 5 sept`, `Sat 5 Sep`, and the year where it does not go without saying: for tables. A line
  /// is not broken between day and month.
  package func shortDate(_ date: Fecha, withYear: Bool) -> String {
    let day = "\(shortWeekday(date)) \(date.dia)\u{A0}\(shortMonth(date))"
    return withYear ? "\(day) \(date.anio)" : day
  }

  /// `18:00`; nil where only the day is known.
  package func time(_ date: Fecha) -> String? {
    date.hora.map { "\(dosCifras($0.hora)):\(dosCifras($0.minuto))" }
  }

  private func weekday(_ date: Fecha) -> String {
    element(date.diaDeLaSemana, of: weekdays)
  }

  private func month(_ date: Fecha) -> String {
    element(date.mes, of: months)
  }

  private func shortWeekday(_ date: Fecha) -> Substring {
    weekday(date).prefix(3)
  }

  /// Months of more than four letters are cut to three, with September as RAE writes it.
  private func shortMonth(_ date: Fecha) -> String {
    let name = month(date)
    if self == .es, date.mes == 9 { return "sept" }
    return name.count <= 4 ? name : String(name.prefix(3))
  }

  /// Days and months count from 1.
  private func element(_ number: Int, of names: [String]) -> String {
    names.indices.contains(number - 1) ? names[number - 1] : ""
  }

  private var weekdays: [String] {
    switch self {
    case .es: Self.diasDeLaSemana
    case .en: Self.weekdayNames
    }
  }

  private var months: [String] {
    switch self {
    case .es: Self.meses
    case .en: Self.monthNames
    }
  }

  private static let diasDeLaSemana = [
    "lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo",
  ]
  private static let meses = [
    "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre",
    "octubre", "noviembre", "diciembre",
  ]
  private static let weekdayNames = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]
  private static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}
