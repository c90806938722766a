import Torneo

extension FootballTextReader {
  /// A line that begins with what it is about: a team's line-up, `Penalties:`, `Refs:`, `Att:`. It goes
  /// on in the next one after a comma, a dash or an open bracket.
  mutating func readDetails(_ line: Substring) -> Bool {
    guard let match, let detail = detail(line, of: match) else { return false }
    context = [match.title]
    var last = line
    var open = line.openBrackets
    while open > 0 || last.endsInTheMiddle, let next = following, !next.isBlank {
      _ = nextLine()
      last = next.text
      open += last.openBrackets
    }
    let block = span(detail.text, last)
    var report = match.report
    switch detail.kind {
    case .lineup(let isFirst):
      let record = lineup(block)
      if isFirst { report.lineup1 = record } else { report.lineup2 = record }
    case .penalties: report.kicks = kicks(block, of: match)
    case .referees: report.referee = referee(block)
    case .attendance: report.attendance = number(block)
    }
    self.match?.report = report
    return true
  }

  private enum DetailKind {
    case lineup(isFirst: Bool)
    case penalties, referees, attendance
  }

  private func detail(
    _ line: Substring, of match: MatchRecord
  ) -> (kind: DetailKind, text: Substring)? {
    guard let colon = line.firstIndex(of: ":") else { return nil }
    let label = line[..<colon].trimmed
    let text = line[line.index(after: colon)...]
    guard !label.isEmpty, label.count <= LongitudMaxima.nombre.caracteres else {
      return nil
    }
    switch label.lowercased() {
    case "penalties", "penalty shootout", "penalty shoot-out": return (.penalties, text)
    case "refs", "ref", "referee", "referees": return (.referees, text)
    case "att", "attendance": return (.attendance, text)
    default: break
    }
    let key = NameKey(String(label))
    if key == NameKey(match.team1.name) { return (.lineup(isFirst: true), text) }
    if key == NameKey(match.team2.name) { return (.lineup(isFirst: false), text) }
    return nil
  }

  /// `Daniele Orsato (ITA), Ciro Carbone (ITA)`: the first is the referee, the others have no place
  /// in a tournament, nor has the country.
  private mutating func referee(_ block: Substring) -> String? {
    let first = block.prefix { $0 != "," }
    if first.endIndex < block.endIndex { noteUnused("assistant referees") }
    if first.contains("(") { noteUnused("country of the referee") }
    return name(first.prefix { $0 != "(" })
  }

  mutating func noteUnused(_ what: String) {
    if !contents.unusedKeys.contains(what) { contents.unusedKeys.append(what) }
  }

  // MARK: The shoot-out

  /// `1-0 Lionel MESSI, Kingsley COMAN (missed)`: the score runs with each kick that goes in, and the
  /// sides take turns, so that it tells who took the missed ones.
  private mutating func kicks(_ block: Substring, of match: MatchRecord) -> [KickRecord] {
    struct Kick {
      var name: String
      var place: Place
      var score: Tanteo?
    }
    var kicks: [Kick] = []
    for piece in block.split(separator: ",").map(\.trimmed) where !piece.isEmpty {
      var cursor = TextCursor(piece)
      let score = TextScore.pair(&cursor)
      let text = cursor.rest.prefix { $0 != "(" }
      guard let name = name(text) else { return unreadable(block) }
      kicks.append(Kick(name: name, place: place(text.trimmed), score: score))
    }
    var before = Tanteo.none
    var firstTurn: Bool?
    for (index, kick) in kicks.enumerated() {
      guard let score = kick.score else { continue }
      let isOfFirst = score.local == before.local + 1 && score.visitante == before.visitante
      let isOfSecond = score.visitante == before.visitante + 1 && score.local == before.local
      guard isOfFirst != isOfSecond else { return unreadable(block) }
      // Who kicked the first one, seen from this one.
      let turn = isOfFirst == (index % 2 == 0)
      guard firstTurn ?? turn == turn else { return unreadable(block) }
      firstTurn = turn
      before = score
    }
    guard let firstTurn else { return unreadable(block) }
    if let written = match.score.penalties, written != before {
      report(.match(.kicksDisagree(listed: before, written: written)), at: place(block.trimmed))
    }
    return kicks.enumerated().map { index, kick in
      KickRecord(
        name: kick.name, place: kick.place, isOfFirst: firstTurn == (index % 2 == 0),
        isScored: kick.score != nil)
    }
  }

  private mutating func unreadable(_ block: Substring) -> [KickRecord] {
    report(.match(.unreadableKicks), at: place(block.trimmed))
    return []
  }
}

extension Substring {
  /// Whether a list goes on in the next line.
  fileprivate var endsInTheMiddle: Bool { last.map { ",-–".contains($0) } ?? false }

  /// How many brackets are opened in it and not closed.
  fileprivate var openBrackets: Int { count { $0 == "(" } - count { $0 == ")" } }
}
