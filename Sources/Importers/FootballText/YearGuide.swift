import Torneo

/// Tells the year of days that are written without one, from what the file says of its season.
struct YearGuide {
  /// The first and the last day that the file names in its head.
  private var span: (first: Fecha, last: Fecha)?
  /// The years of the season: `2018/19`, `2022`.
  private var season: (first: Int, last: Int)?
  private var lastDay: Fecha?

  /// Learns from a title: `Segunda División de España 2018/19`.
  mutating func learn(title: String) {
    guard let temporada = CompetitionName(title).temporada else { return }
    let parts = temporada.split { $0 == "/" || $0 == "-" }
    guard let first = parts.first.flatMap({ Int($0) }) else { return }
    let isTwoYears = parts.count == 2
    season = (first, isTwoYears ? first + 1 : first)
  }

  /// Learns from a remark in the head: `# Date  Fri Aug 17 2018 - Sun Jun 9 2019`, where the first day
  /// may leave its year to the last.
  mutating func learn(dates text: Substring) {
    let dates = TextDate.all(in: text)
    guard span == nil, dates.count == 2, let lastYear = dates[1].year,
      let last = Fecha(anio: lastYear, mes: dates[1].month, dia: dates[1].day)
    else { return }
    let crosses = (dates[0].month, dates[0].day) > (dates[1].month, dates[1].day)
    guard
      let first = Fecha(
        anio: dates[0].year ?? (crosses ? lastYear - 1 : lastYear), mes: dates[0].month,
        dia: dates[0].day), first <= last
    else { return }
    span = (first, last)
  }

  /// The years that a day may be of, the likely one first; empty where nothing tells.
  func years(of date: TextDate) -> [Int] {
    if let year = date.year { return [year] }
    func day(_ year: Int) -> Fecha? { Fecha(anio: year, mes: date.month, dia: date.day) }
    if let span {
      let inside = (span.first.anio...span.last.anio).filter { year in
        day(year).map { span.first <= $0 && $0 <= span.last } ?? false
      }
      if !inside.isEmpty { return inside }
    }
    if let season {
      if season.first == season.last { return [season.first] }
      // A season of two years turns in the summer.
      return date.month >= 7 ? [season.first, season.last] : [season.last, season.first]
    }
    guard let lastDay else { return [] }
    // Days go on from the last one; a month that lies far before it is of the next year.
    return date.month + 6 < lastDay.mes ? [lastDay.anio + 1] : [lastDay.anio]
  }

  /// Remembers a day that was read, for those that come without a year.
  mutating func note(_ day: Fecha) {
    lastDay = day
  }
}
