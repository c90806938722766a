import Torneo

extension Torneo {
  /// Whether most matches of a file lie in another season than those that are there: out of their days
  /// where both name another season, else so far out that none lasts as long. What nobody has played of
  /// yet is a calendar that may be put off as a whole.
  /// - Parameter temporada: the season that the file names.
  func isOtherSeason(_ file: [Partido], named temporada: String?) -> Bool {
    let known = partidos.compactMap(\.partido.fecha?.diasDesde1970)
    guard let first = known.min(), let last = known.max(),
      partidos.contains(where: \.partido.tieneMarcador)
    else { return false }
    var (slack, length) = (Seasons.longestBreak, Self.lengthOfASeason)
    if let own = self.temporada.flatMap(Season.init), let other = temporada.flatMap(Season.init) {
      if own.mayBe(other) { return false }
      // Of more than one season, that of the file may be there.
      if Seasons(partidos).count == 1 { (slack, length) = (0, 0) }
    }
    let days = file.compactMap(\.fecha?.diasDesde1970)
    let outside = days.count { day in
      day > last + slack && day > first + length || day < first - slack && day < last - length
    }
    return outside * 2 > days.count
  }

  /// Days from the first to the last match of a season.
  private static let lengthOfASeason = 300
}
