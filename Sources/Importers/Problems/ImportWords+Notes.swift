import Diagnostics
import Torneo

extension ImportProblem {
  /// What was done.
  var noteWords: Words {
    switch self {
    case .surnameOfSquad(let name, let full, let team):
      Words(
        es: "\(quoted(name)) es \(quoted(full)), el único así en la plantilla de \(team.visible)",
        en: "\(quoted(name)) is \(quoted(full)), the only such one in the squad of \(team.visible)")
    case .spellingOfSquad(let count, let examples):
      Words(
        es: "\(plural(count, "goleador escrito", "goleadores escritos")) con otras tildes o signos "
          + "que en su plantilla: \(list(examples, of: count)); vale la plantilla",
        en: "\(plural(count, "scorer", "scorers")) written with other accents or marks than in "
          + "the squad: \(list(examples, of: count)); the squad holds")
    case .teamSpelling(let name, let other):
      Words(
        es: "\(quoted(name)) se toma por \(quoted(other))",
        en: "\(quoted(name)) is taken as \(quoted(other))")
    case .missingHalfTime(let count):
      Words(
        es:
          "\(plural(count, "partido con goles no dice", "partidos con goles no dicen")) el tanteo "
          + "al descanso",
        en: "\(plural(count, "match with goals does", "matches with goals do")) not tell the "
          + "half-time score")
    case .undecidedSides(let count, let example):
      Words(
        es: "\(plural(count, "partido tiene", "partidos tienen")) un equipo por decidir "
          + "(\(quoted(example))): no se importan todavía",
        en: "\(plural(count, "match has", "matches have")) a side to be decided "
          + "(\(quoted(example))): not imported yet")
    case .lookupUsed(let lookup):
      Words(
        es: "se ha tomado: \(joined(lookup.parts(\.es)))",
        en: "taken: \(joined(lookup.parts(\.en)))")
    case .unusedKeys(let keys):
      Words(
        es: "un torneo no guarda \(joined(keys.map(quoted))): no se importan",
        en: "a tournament does not keep \(joined(keys.map(quoted))): not imported")
    default:
      // Every case has its words above or in the files of errors and doubts.
      Words(verbatim: "")
    }
  }

  /// What to do, where that is fairly sure.
  var help: Words? {
    switch self {
    case .syntax(_, let help): help
    case .twoSpellings(let name, let other, _), .twoTeamSpellings(let name, let other):
      Words(
        es: "si lo son, importe con \(alias(name, other))",
        en: "if so, import with \(alias(name, other))")
    case .scorerNotInSquad(let name, _, let nearest?), .squadWithoutMatches(let name, let nearest?):
      Words(
        es: "si es \(quoted(nearest)), importe con \(alias(name, nearest))",
        en: "if it is \(quoted(nearest)), import with \(alias(name, nearest))")
    case .severalInSquad(let name, _):
      Words(
        es: "diga cuál es con \(alias(name, "…"))", en: "say which one with \(alias(name, "…"))")
    case .minutePastNinety(let minute):
      Words(
        es: "¿90+\(minute.minuto - 90)? Si lo es, corríjalo en el fichero",
        en: "90+\(minute.minuto - 90)? If so, correct it in the file")
    case .goalsDoNotAddUp(let listed, let written, _) where listed == written.invertido:
      Words(
        es: "parece que los goles están apuntados al revés: mire «goals1» y «goals2»",
        en: "the goals seem to be listed the wrong way round: look at «goals1» and «goals2»")
    default: nil
    }
  }

  private func alias(_ name: String, _ other: String) -> String {
    "--alias \"\(name.visible)=\(other.visible)\""
  }

  private func list(_ examples: [String], of count: Int) -> String {
    examples.joined(separator: ", ") + (examples.count < count ? "…" : "")
  }

  private func joined(_ parts: [String]) -> String { parts.joined(separator: ", ") }
}

extension ImportProblem.Lookup {
  /// Each thing that was taken, with its count.
  fileprivate func parts(_ language: KeyPath<Words, String>) -> [String] {
    let counts: [(Int, Words, Words)] = [
      (squads, Words(es: "plantilla", en: "squad"), Words(es: "plantillas", en: "squads")),
      (players, Words(es: "jugador", en: "player"), Words(es: "jugadores", en: "players")),
      (teams, Words(es: "equipo", en: "team"), Words(es: "equipos", en: "teams")),
      (groups, Words(es: "grupo", en: "group"), Words(es: "grupos", en: "groups")),
      (
        matchesWithGroup, Words(es: "partido con su grupo", en: "match with its group"),
        Words(es: "partidos con su grupo", en: "matches with their group")
      ),
      (stadiums, Words(es: "estadio", en: "stadium"), Words(es: "estadios", en: "stadiums")),
      (
        matchesWithStadium, Words(es: "partido con su estadio", en: "match with its stadium"),
        Words(es: "partidos con su estadio", en: "matches with their stadium")
      ),
    ]
    return counts.filter { $0.0 > 0 }.map { count, one, many in
      plural(count, one[keyPath: language], many[keyPath: language])
    }
  }
}
