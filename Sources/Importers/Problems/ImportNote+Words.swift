import Diagnostics
import Torneo

extension ImportNote {
  var words: Words {
    switch self {
    case .surnameOfSquad(let name, let full, let team):
      Words(
        es: "\(quoted(name)) es \(quoted(full)), el único así en la plantilla de \(team.visible)",
        en:
          "\(quotedInEnglish(name)) is \(quotedInEnglish(full)), the only such one in the squad of \(team.visible)"
      )
    case .spellingOfSquad(let count, let examples):
      Words(
        es: "\(plural(count, "goleador escrito", "goleadores escritos")) con otras tildes o signos "
          + "que en su plantilla: \(list(examples, of: count)); vale la plantilla",
        en: "\(plural(count, "scorer", "scorers")) written with other accents or marks than in "
          + "the squad: \(list(examples, of: count)); the squad holds")
    case .teamSpelling(let name, let other):
      Words(
        es: "\(quoted(name)) se toma por \(quoted(other))",
        en: "\(quotedInEnglish(name)) is taken as \(quotedInEnglish(other))")
    case .missingHalfTime(let count):
      Words(
        es:
          "\(plural(count, "partido con goles no dice", "partidos con goles no dicen")) el tanteo "
          + "al descanso; este es el primero",
        en: "\(plural(count, "match with goals does", "matches with goals do")) not tell the "
          + "half-time score; this is the first")
    case .undecidedSides(let count, let example):
      Words(
        es: "\(plural(count, "partido espera", "partidos esperan")) a otros que no están "
          + "(\(quoted(example))): no se importan todavía",
        en: "\(plural(count, "match waits", "matches wait")) for others that are not there "
          + "(\(quotedInEnglish(example))): not imported yet")
    case .lookupUsed(let lookup):
      Words(
        es: "se ha tomado: \(joined(lookup.parts(\.es)))",
        en: "taken: \(joined(lookup.parts(\.en)))")
    case .moved(let id, let day):
      Words(
        es: "es el partido \(id), que estaba el \(day.sinHora): se le cambia la fecha",
        en: "it is match \(id), which was on \(day.sinHora): its date is changed")
    case .newDays(let count, let id, let day):
      Words(
        es: "\(plural(count, "partido por jugar cambia", "partidos por jugar cambian")) de fecha; "
          + (count == 1 ? "" : "el primero ") + "es el partido \(id), que estaba el \(day.sinHora)",
        en: "\(plural(count, "match to be played gets", "matches to be played get")) another day; "
          + (count == 1 ? "it" : "the first") + " is match \(id), which was on \(day.sinHora)")
    case .rescored(let id, let before, let score):
      Words(
        es: "el partido \(id) estaba con \(before) y queda con \(score)",
        en: "match \(id) had \(before) and now has \(score)")
    case .decided(let id, let estado, let kept, let written):
      Words(
        es: "el partido \(id) está como \(quoted(estado.written.es)) con \(kept) y aquí con "
          + "\(written), sin estado: queda como estaba",
        en: "match \(id) is \(quotedInEnglish(estado.written.en)) with \(kept) and has \(written) "
          + "here, without a state: left as it was")
    case .doubled(let id, let kept):
      Words(
        es: "el partido \(id) es con ese nombre el \(kept): queda uno, con el número \(kept)",
        en: "with that name match \(id) is match \(kept): one is left, with the number \(kept)")
    case .settled(let id, let kept):
      Words(
        es: "el partido \(id) es el \(kept), cuyos equipos ya se saben: queda uno, con el número "
          + "\(kept)",
        en: "match \(id) is match \(kept), of which the teams are known now: one is left, with the "
          + "number \(kept)")
    case .unusedKeys(let keys):
      Words(
        es: "un torneo no guarda \(joined(keys.map(quoted))): no se importan",
        en: "a tournament does not keep \(joined(keys.map(quotedInEnglish))): not imported")
    }
  }
}

extension ImportNote.Lookup {
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
