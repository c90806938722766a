import Torneo

/// A column of a file of results or of events, and the names that its header may have.
package enum CSVColumn: String, CaseIterable, Sendable {
  case number, matchday, stage, group, round, date, time, home, away
  case score, homeGoals, awayGoals
  case halfTime, homeHalfTime, awayHalfTime
  case ninety, homeNinety, awayNinety
  case shootOut, homeShootOut, awayShootOut
  case status, ground, referee, attendance, reason
  case minute, kind, how, player, team, assist, off

  /// The first is the one that an export writes, and its English one the second.
  package var names: [String] {
    switch self {
    case .number: ["partido", "match", "número", "núm", "n.º", "id", "number", "no"]
    case .matchday: ["jornada", "matchday", "jor", "md"]
    case .stage: ["fase", "stage", "phase"]
    case .group: ["grupo", "group"]
    case .round: ["ronda", "round", "eliminatoria"]
    case .date: ["fecha", "date", "día", "day"]
    case .time: ["hora", "time", "kick-off", "kickoff"]
    case .home: ["local", "home", "equipo local", "casa", "home team", "team1", "equipo 1"]
    case .away:
      ["visitante", "away", "equipo visitante", "fuera", "away team", "team2", "equipo 2"]
    case .score: ["resultado", "score", "marcador", "result", "ft"]
    case .homeGoals: ["goles local", "home goals", "gl", "fthg", "hg"]
    case .awayGoals: ["goles visitante", "away goals", "gv", "ftag", "ag"]
    case .halfTime: ["descanso", "half-time", "half time", "ht"]
    case .homeHalfTime: ["descanso local", "home half-time", "hthg"]
    case .awayHalfTime: ["descanso visitante", "away half-time", "htag"]
    case .ninety: ["90 minutos", "after 90", "reglamentario", "90"]
    case .homeNinety: ["90 minutos local", "home after 90"]
    case .awayNinety: ["90 minutos visitante", "away after 90"]
    case .shootOut: ["tanda", "shoot-out", "penaltis", "penalties", "pens"]
    case .homeShootOut: ["tanda local", "home shoot-out", "penaltis local", "home penalties"]
    case .awayShootOut:
      ["tanda visitante", "away shoot-out", "penaltis visitante", "away penalties"]
    case .status: ["estado", "status", "state"]
    case .ground: ["campo", "ground", "estadio", "sede", "venue", "stadium"]
    case .referee: ["árbitro", "referee", "árbitra", "ref"]
    case .attendance: ["espectadores", "attendance", "público"]
    case .reason: ["motivo", "reason"]
    case .minute: ["minuto", "minute", "min"]
    case .kind: ["tipo", "kind", "evento", "suceso", "type", "event"]
    case .how: ["modo", "how", "cómo", "detalle", "mode", "detail", "color"]
    case .player:
      ["jugador", "player", "jugadora", "goleador", "goleadora", "scorer", "entra", "on"]
    case .team: ["equipo", "team", "club"]
    case .assist: ["asistencia", "assist"]
    case .off: ["sale", "off", "player off"]
    }
  }

  /// The columns of results, in the order in which they are written.
  package static let ofResults: [CSVColumn] = [
    .number, .matchday, .stage, .group, .round, .date, .time, .home, .away, .homeGoals, .awayGoals,
    .homeHalfTime, .awayHalfTime, .homeNinety, .awayNinety, .homeShootOut, .awayShootOut, .status,
    .ground, .referee, .attendance, .reason,
  ]

  /// Those that a table of results may have: scores in one column too.
  static let readOfResults: [CSVColumn] = ofResults + [.score, .halfTime, .ninety, .shootOut]

  /// The columns of events, likewise.
  package static let ofEvents: [CSVColumn] = [
    .number, .date, .home, .away, .minute, .kind, .how, .player, .team, .assist, .off,
  ]

  /// The column that a header names, whatever its capitals, accents and punctuation.
  init?(header: String) {
    guard let column = Self.byName[Self.key(header)] else { return nil }
    self = column
  }

  private static func key(_ header: String) -> String {
    String(
      NameKey(header).words.joined(separator: " ").filter {
        $0.isLetter || $0.isNumber || $0 == " "
      })
  }

  private static let byName: [String: CSVColumn] = {
    var columns: [String: CSVColumn] = [:]
    for column in allCases {
      for name in column.names { columns[key(name)] = column }
    }
    return columns
  }()
}
