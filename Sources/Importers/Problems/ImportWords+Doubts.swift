import Diagnostics
import Torneo

extension ImportProblem {
  /// What is doubtful.
  var doubtWords: Words {
    switch self {
    case .unknownKey(let key, 1):
      Words(
        es: "clave desconocida \(quoted(key)): no se importa",
        en: "unknown key \(quoted(key)): not imported")
    case .unknownKey(let key, let count):
      Words(
        es: "clave desconocida \(quoted(key)): no se importa (está \(count) veces)",
        en: "unknown key \(quoted(key)): not imported (it is there \(count) times)")
    case .differentCompetitions(let first, let other):
      Words(
        es: "los ficheros son de competiciones distintas: \(quoted(first)) y \(quoted(other)); van "
          + "al mismo torneo",
        en: "the files are of different competitions: \(quoted(first)) and \(quoted(other)); they "
          + "go into the same tournament")
    case .unusedAlias(let name):
      Words(
        es: "ningún equipo ni jugador se llama \(quoted(name)): su --alias no se ha usado",
        en: "no team or player is called \(quoted(name)): its --alias was not used")
    case .missingScorers(let count):
      Words(
        es:
          "faltan los goleadores \(of(count, "partido", "partidos")) con goles; este es el primero",
        en:
          "the scorers of \(plural(count, "match", "matches")) with goals are missing; this is the "
          + "first")
    default: matchWords
    }
  }

  private var matchWords: Words {
    switch self {
    case .unknownStatus(let text):
      Words(
        es: "estado desconocido \(quoted(text)): se toma por jugado si tiene resultado",
        en: "unknown status \(quoted(text)): taken as played if it has a result")
    case .statusWithoutScore(let text):
      Words(
        es: "es \(quoted(text)), sin resultado: queda por jugar",
        en: "it is \(quoted(text)) without a result: left as not played")
    case .statusWithScore(let text):
      Words(
        es: "es \(quoted(text)) y tiene resultado: no cuenta en la clasificación",
        en: "it is \(quoted(text)) and has a result: it does not count in the table")
    case .unreadableTime(let text):
      Words(
        es: "no se entiende la hora \(quoted(text)): queda la fecha sola",
        en: "the time \(quoted(text)) is not understood: only the date is kept")
    case .numberOutOfRange(let number):
      Words(
        es: "el número de partido \(number) está fuera de rango (1–9999): recibe otro",
        en: "the match number \(number) is out of range (1–9999): it gets another one")
    case .repeatedMatch(differs: false):
      Words(
        es: "el partido está dos veces: se importa una",
        en: "the match is there twice: imported once")
    case .repeatedMatch(differs: true):
      Words(
        es: "el partido está dos veces y no dicen lo mismo: vale esta, la última",
        en: "the match is there twice and they differ: this one, the last, holds")
    case .sameMatchday:
      Words(
        es: "los mismos equipos ya jugaban en esta jornada otro día: se importan los dos partidos",
        en: "the same teams have a match of this matchday on another day: both are imported")
    case .goalsDoNotAddUp(let listed, let written, let sides):
      Words(
        es:
          "los goles apuntados no suman el resultado: \(difference(listed, written, sides, "de")); "
          + "vale el resultado",
        en:
          "the listed goals do not add up to the result: \(difference(listed, written, sides, "of")); "
          + "the result holds")
    case .sidesOfGoalsExchanged(let listed, let written):
      Words(
        es:
          "los goles están apuntados al revés (\(listed), y el partido acabó \(written)): cada uno "
          + "se da al otro equipo, que es el de sus goleadores",
        en: "the goals are listed the wrong way round (\(listed), and the match ended \(written)): "
          + "each is given to the other team, which its scorers belong to")
    case .stageDisagrees(let stage, let listed, let written):
      Words(
        es:
          "por los minutos de los goles \(stage.words.es) iban \(listed), y está escrito \(written)",
        en:
          "by the minutes of the goals it was \(listed) \(stage.words.en), and \(written) is written"
      )
    case .scoreShrinks(let stage, let earlier, let later):
      Words(
        es: "el tanteo baja: antes \(earlier), y \(stage.words.es) \(later)",
        en: "the score goes down: \(earlier) before, and \(later) \(stage.words.en)")
    case .extraTimeWithoutNinety:
      Words(
        es: "tiene el tanteo de la prórroga y no el de los 90 minutos",
        en: "it has the score after extra time and not that after 90 minutes")
    case .shootOutDrawn(let score):
      Words(es: "la tanda de penaltis acaba \(score)", en: "the shoot-out ends \(score)")
    case .noFinalScore:
      Words(
        es: "tiene goles, descanso o tanda y le falta el resultado final: queda por jugar",
        en: "it has goals, a half-time score or a shoot-out and no final score: left as not played")
    case .groupDisagrees(let team, let match, let list):
      Words(
        es: "\(quoted(team)) juega en \(quoted(match)) y la lista lo pone en \(quoted(list)): vale "
          + "el del partido",
        en:
          "\(quoted(team)) plays in \(quoted(match)) and the list has it in \(quoted(list)): that "
          + "of the match holds")
    default: goalWords
    }
  }

  private var goalWords: Words {
    switch self {
    case .goalWithoutMinute(let name):
      Words(
        es: "el gol de \(quoted(name)) no tiene minuto: no se apunta; el resultado lo cuenta",
        en: "the goal by \(quoted(name)) has no minute: not recorded; the result counts it")
    case .penaltyAndOwnGoal(let name):
      Words(
        es:
          "el gol de \(quoted(name)) es de penalti y en propia puerta: se apunta en propia puerta",
        en: "the goal by \(quoted(name)) is a penalty and an own goal: recorded as an own goal")
    case .oddAddedTime(let minute):
      Words(
        es: "minuto \(minute): se añade tiempo al 45, al 90, al 105 y al 120",
        en: "minute \(minute): time is added to 45, 90, 105 and 120")
    case .minutePastTheEnd(let written, let minute):
      Words(
        es: "minuto \(written), después de la prórroga: se apunta en el \(minute)",
        en: "minute \(written), after extra time: recorded as \(minute)")
    case .minutePastNinety(let minute):
      Words(
        es: "gol en el minuto \(minute) de un partido sin prórroga: se deja así",
        en: "a goal in minute \(minute) of a match without extra time: kept so")
    default: nameWords
    }
  }

  private var nameWords: Words {
    switch self {
    case .twoSpellings(let name, let other, let team):
      Words(
        es: "\(quoted(name)) y \(quoted(other)) pueden ser el mismo jugador de \(team.visible)",
        en: "\(quoted(name)) and \(quoted(other)) may be the same player of \(team.visible)")
    case .twoTeamSpellings(let name, let other):
      Words(
        es: "\(quoted(name)) y \(quoted(other)) pueden ser el mismo equipo",
        en: "\(quoted(name)) and \(quoted(other)) may be the same team")
    case .scorerNotInSquad(let name, let team, _):
      Words(
        es:
          "\(quoted(name)) marca y no está en la plantilla de \(team.visible): se añade sin dorsal",
        en:
          "\(quoted(name)) scores and is not in the squad of \(team.visible): added without a number"
      )
    case .severalInSquad(let name, let team):
      Words(
        es: "\(quoted(name)) puede ser más de un jugador de la plantilla de \(team.visible): se "
          + "añade aparte, sin dorsal",
        en: "\(quoted(name)) may be more than one player of the squad of \(team.visible): added "
          + "apart, without a number")
    case .dorsalTaken(let number, let holder, let loser):
      Words(
        es: "el dorsal \(number) es ahora de \(quoted(holder)): \(quoted(loser)) se queda sin él",
        en: "the shirt number \(number) is now that of \(quoted(holder)): \(quoted(loser)) has none"
      )
    case .squadWithoutMatches(let team, _):
      Words(
        es: "\(quoted(team)) está en una lista y no juega ningún partido: se añade como equipo",
        en: "\(quoted(team)) is in a list and plays no match: added as a team")
    default: noteWords
    }
  }

  /// `de Francia hay 2 y son 3`
  private func difference(
    _ listed: Tanteo, _ written: Tanteo, _ sides: [String], _ preposition: String
  ) -> String {
    let goals = [(listed.local, written.local), (listed.visitante, written.visitante)]
    return zip(sides, goals).filter { $1.0 != $1.1 }.map { side, goals in
      preposition == "de"
        ? "de \(side.visible) hay \(goals.0) y son \(goals.1)"
        : "\(goals.0) of \(side.visible), who have \(goals.1)"
    }.joined(separator: ", ")
  }
}

extension ImportProblem.Stage {
  fileprivate var words: Words {
    switch self {
    case .halfTime: Words(es: "al descanso", en: "at half-time")
    case .ninety: Words(es: "a los 90 minutos", en: "after 90 minutes")
    case .extraTime: Words(es: "tras la prórroga", en: "after extra time")
    }
  }
}

/// `de 3 partidos`
private func of(_ count: Int, _ one: String, _ many: String) -> String {
  "de \(plural(count, one, many))"
}

/// `1 partido`, `3 partidos`
func plural(_ count: Int, _ one: String, _ many: String) -> String {
  "\(count) \(count == 1 ? one : many)"
}
