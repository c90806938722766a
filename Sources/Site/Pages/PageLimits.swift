/// How much one page lists. What is beyond is on other pages, or only counted: a page of tens of
/// thousands of rows is of use to nobody, and a template may not make it.
enum PageLimits {
  /// Matches of the whole tournament that the calendar still shows one by one.
  static let partidos = 4000
  /// Matches of one matchday.
  static let jornada = 12_000
  static let goleadores = 12_000
  static let arbitros = 12_000
  static let campos = 12_000
  /// Of one record that many share.
  static let records = 50
  /// Matches of one referee.
  static let arbitro = 12_000
  /// Tables on the home page.
  static let tablas = 300
}
