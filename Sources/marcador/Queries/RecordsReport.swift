import Diagnostics
import Editor
import Feeds
import JSON
import Torneo

/// What was most in a tournament.
struct RecordsReport: QueryReport {
  /// How many of those that share a record are shown to people; the rest are counted.
  private static let shown = 10

  private let records: Records
  private let matches: [Int: PartidoDeLista]
  private let language: Language

  init(_ torneo: Torneo, _ language: Language) {
    records = torneo.records()
    matches = Dictionary(
      torneo.partidos.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    self.language = language
  }

  var remarks: [Words] { texts.isEmpty ? [QueryWords.noMatches] : [] }

  // MARK: For people

  var texts: [String] {
    let lists: [(Words, [String])] =
      [
        (QueryWords.biggestWins, records.mayoresVictorias.map(line)),
        (QueryWords.mostGoals, records.masGoles.map(line)),
      ]
      + ClaseDeRacha.allCases.map { kind in
        (QueryWords.title(of: kind), (records.rachas[kind] ?? []).map(line))
      }
      + [
        (QueryWords.attendance, records.masEspectadores.map(attendance)),
        (QueryWords.fastestGoal, records.golesMasRapidos.map(line)),
        (QueryWords.hatTricks, records.tripletes.map(line)),
      ]
    return lists.filter { !$0.1.isEmpty }.map { title, lines in
      let more = lines.count - Self.shown
      let all =
        lines.prefix(Self.shown) + (more > 0 ? [QueryWords.andMore(more)[language]] : [])
      return title[language] + "\n" + all.map { "  \($0)\n" }.joined()
    }
  }

  /// `64 Argentina 3-3 Francia`
  private func line(_ match: PartidoDeLista) -> String {
    "\(match.id) \(match.partido.sides[language])"
  }

  private func line(_ id: Int) -> String { matches[id].map(line) ?? "\(id)" }

  private func attendance(_ match: PartidoDeLista) -> String {
    "\(match.partido.espectadores ?? 0): \(line(match))"
  }

  private func line(_ racha: Racha) -> String {
    let ends = [racha.partidos.first, racha.partidos.last].compactMap(\.self).map(line)
    let goesOn = racha.sigue ? " (\(QueryWords.stillGoesOn[language]))" : ""
    return "\(racha.partidos.count), \(racha.equipo.nombre.visible): "
      + ends.joined(separator: " … ") + goesOn
  }

  private func line(_ goal: Records.Gol) -> String {
    let how = QueryWords.how(goal.modo).map { ", \($0[language])" } ?? ""
    return "\(goal.minuto)' \(who(goal.autor))\(how): \(line(goal.partido))"
  }

  private func line(_ triplete: Records.Triplete) -> String {
    "\(triplete.goles), \(who(triplete.autor)): \(line(triplete.partido))"
  }

  private func who(_ quien: JugadorDeEquipo) -> String {
    "\(quien.shownName) (\(quien.equipo.nombre.visible))"
  }

  // MARK: For programs

  var json: JSONValue {
    var runs = JSONObject()
    for kind in ClaseDeRacha.allCases {
      runs[kind.rawValue] = .array((records.rachas[kind] ?? []).map { json($0) })
    }
    return [
      "mayoresVictorias": .array(records.mayoresVictorias.map { .object($0.summary) }),
      "masGoles": .array(records.masGoles.map { .object($0.summary) }),
      "rachas": .object(runs),
      "masEspectadores": .array(
        records.masEspectadores.map { match in
          var members = match.summary
          members["espectadores"] = match.partido.espectadores.map { .number($0) }
          return .object(members)
        }),
      "golesMasRapidos": .array(
        records.golesMasRapidos.map { goal in
          var members = goal.autor.members
          members["minuto"] = .string(goal.minuto.description)
          members["modo"] = .string(goal.modo.rawValue)
          members["partido"] = .number(goal.partido)
          return .object(members)
        }),
      "tripletes": .array(
        records.tripletes.map { triplete in
          var members = triplete.autor.members
          members["goles"] = .number(triplete.goles)
          members["partido"] = .number(triplete.partido)
          return .object(members)
        }),
    ]
  }

  private func json(_ racha: Racha) -> JSONValue {
    [
      "equipo": .string(racha.equipo.nombre),
      "partidos": .array(racha.partidos.map { .number($0) }), "sigue": .bool(racha.sigue),
    ]
  }
}
