import Torneo

/// The import of files in which matches are told whose sides wait for others: who these are by then is
/// found in what the files and the tournament make without those, time and again, as a cup goes on. What is
/// told of a match of which a side stays unknown is left out, with a word.
func importSettlingSides(
  _ contents: [FileContents], into existing: Torneo?, aliases: [String: String], findings: Findings
) -> TournamentImport {
  var (contents, findings) = (contents, findings)
  for _ in 0..<roundsOfACup {
    let work = TournamentImport(contents, into: existing, aliases: aliases, findings: findings)
    let open = work.waiting.joined().map(\.record).filter(\.tellsWhatHappened)
    if open.isEmpty || work.findings.hasErrors { return work }
    let sides = work.finish(existing).sides(ofMatchesAt: Set(open.map(\.place)))
    if sides.isEmpty { break }
    contents.changeMatches { record in
      if let sides = sides[record.place] { record.takeSides(sides.local, sides.visitante) }
    }
  }
  let last = TournamentImport(contents, into: existing, aliases: aliases, findings: findings)
  let left = last.waiting.joined().map(\.record).filter(\.tellsWhatHappened)
  for record in left {
    let unknown = [record.team1.name, record.team2.name].filter(last.isUndecided)
    findings.add(
      .match(.unknownSide(unknown, score: record.score.final)), at: record.place,
      context: [record.title])
  }
  let places = Set(left.map(\.place))
  contents.changeMatches { record in
    if places.contains(record.place) { record.forgetWhatHappened() }
  }
  return TournamentImport(contents, into: existing, aliases: aliases, findings: findings)
}

/// More than any cup has.
private let roundsOfACup = 16

extension [FileContents] {
  fileprivate mutating func changeMatches(_ change: (inout MatchRecord) -> Void) {
    for file in indices {
      for index in self[file].matches.indices { change(&self[file].matches[index]) }
    }
  }
}

extension TournamentImport.Made {
  /// The teams of the matches that files have at these places, where both are known.
  fileprivate func sides(
    ofMatchesAt wanted: Set<Place>
  ) -> [Place: (local: String, visitante: String)] {
    var sides: [Place: (local: String, visitante: String)] = [:]
    for element in torneo.partidos where !element.partido.faltaUnLado {
      guard let place = places[element.id], wanted.contains(place) else { continue }
      sides[place] = (element.partido.local.nombre, element.partido.visitante.nombre)
    }
    return sides
  }
}

extension MatchRecord {
  /// Whether it tells more of the match than when and where it is.
  fileprivate var tellsWhatHappened: Bool {
    score != ScoreRecord() || hasGoalLists || report.hasLineups || !report.kicks.isEmpty
      || !report.facts.isEmpty || stated == .finalizado
  }

  fileprivate mutating func forgetWhatHappened() {
    score = ScoreRecord()
    (goals1, goals2) = (nil, nil)
    (report.lineup1, report.lineup2, report.kicks, report.facts) = (nil, nil, [], [])
    stated = nil
    hasResultFromGoals = false
  }

  /// Takes the teams that have the places of its sides, and keeps these in mind.
  fileprivate mutating func takeSides(_ local: String, _ visitante: String) {
    slots = (
      local == team1.name ? nil : team1.name, visitante == team2.name ? nil : team2.name
    )
    (team1.name, team2.name) = (local, visitante)
  }
}
