import Diagnostics
import JSON
import Torneo

// What the importers say to people: every sentence of the module is here.

extension ImportProblem {
  /// What is wrong, or what was done.
  var words: Words {
    switch self {
    case .invalid(let problem): problem.words
    case .file(let doubt): doubt.words
    case .match(let doubt): doubt.words
    case .goal(let doubt): doubt.words
    case .name(let doubt): doubt.words
    case .note(let note): note.words
    }
  }

  /// What to do, where that is fairly sure.
  var help: Words? {
    switch self {
    case .invalid(.syntax(_, let help)): help
    case .invalid(.wrongKind(_, expected: .number, found: .string)):
      Words(es: "quite las comillas", en: "remove the quotation marks")
    case .name(.twoSpellings(let name, let other, _)),
      .name(.twoTeamSpellings(let name, let other)):
      Words(
        es: "si lo son, importe con \(alias(name, other))",
        en: "if so, import with \(alias(name, other))")
    case .name(.scorerNotInSquad(let name, _, let nearest?)),
      .name(.squadWithoutMatches(let name, let nearest?)):
      Words(
        es: "si es \(quoted(nearest)), importe con \(alias(name, nearest))",
        en: "if it is \(quoted(nearest)), import with \(alias(name, nearest))")
    case .name(.severalInSquad(let name, _)):
      Words(
        es: "diga cuál es con \(alias(name, "…"))", en: "say which one with \(alias(name, "…"))")
    // Nobody adds more than a quarter of an hour: that late, what lacks is extra time.
    case .goal(.minutePastNinety(let minute)) where minute.minuto > 105:
      Words(
        es: "¿hubo prórroga? Entonces al resultado le falta «et»",
        en: "was there extra time? Then the score lacks «et»")
    case .goal(.minutePastNinety(let minute)):
      Words(
        es: "¿90+\(minute.minuto - 90), o hubo prórroga y al resultado le falta «et»?",
        en: "90+\(minute.minuto - 90), or was there extra time and the score lacks «et»?")
    case .match(.goalsDoNotAddUp(let listed, let written, _)) where listed == written.invertido:
      Words(
        es: "parece que los goles están apuntados al revés: mire «goals1» y «goals2»",
        en: "the goals seem to be listed the wrong way round: look at «goals1» and «goals2»")
    default: nil
    }
  }

  /// Where the other one of two things is.
  static func otherPlace(_ location: SourceLocation) -> Words {
    Words(es: "la otra vez, en \(location)", en: "the other one is at \(location)")
  }
}

extension InvalidInput {
  fileprivate var words: Words {
    switch self {
    case .syntax(let words, _): words
    case .duplicateKey(let key):
      Words(
        es: "la clave \(quoted(key)) está dos veces", en: "the key \(quoted(key)) is there twice")
    case .unrecognisedFile:
      Words(
        es: "no es un fichero de openfootball: se esperaba «matches», «rounds», una lista de "
          + "plantillas o de equipos, «groups» o «stadiums»",
        en: "not an openfootball file: expected «matches», «rounds», a list of squads or teams, "
          + "«groups» or «stadiums»")
    case .wrongKind(let field, let expected, let found):
      Words(
        es: "\(field.map { "\(quoted($0)): " } ?? "")se esperaba \(expected.words.es) y hay "
          + found.words.es,
        en: "\(field.map { "\(quoted($0)): " } ?? "")expected \(expected.words.en), found "
          + found.words.en)
    case .missingField(let field):
      Words(es: "falta \(quoted(field))", en: "\(quoted(field)) is missing")
    case .notAnInteger(let text):
      Words(
        es: "\(quoted(text)) no es un número entero, o es demasiado grande",
        en: "\(quoted(text)) is not a whole number, or is too large")
    case .emptyName(let field):
      Words(es: "\(quoted(field)) está vacío", en: "\(quoted(field)) is empty")
    case .longText(let limit):
      Words(
        es: "texto demasiado largo: caben \(limit) letras y 400 bytes",
        en: "the text is too long: at most \(limit) letters and 400 bytes")
    case .controlInText(let text):
      Words(
        es: "hay un carácter de control en \(quoted(text))",
        en: "there is a control character in \(quoted(text))")
    case .badDate(let text, .forma):
      Words(
        es: "la fecha \(quoted(text)) no tiene la forma 2026-09-05",
        en: "the date \(quoted(text)) is not written as 2026-09-05")
    case .badDate(let text, .noExiste):
      Words(es: "la fecha \(quoted(text)) no existe", en: "the date \(quoted(text)) does not exist")
    case .badDate(let text, .fueraDeLimites):
      Words(
        es: "la fecha \(quoted(text)) no es de los años \(years)",
        en: "the date \(quoted(text)) is not in the years \(years)")
    case .impossibleTime(let text):
      Words(es: "la hora \(quoted(text)) no existe", en: "the time \(quoted(text)) does not exist")
    case .scoreForm(let field):
      Words(
        es: "\(quoted(field)): se esperaban dos números enteros, como «[2, 1]»",
        en: "\(quoted(field)): expected two whole numbers, such as «[2, 1]»")
    case .scoreOutOfRange(let goals):
      Words(
        es: "\(goals) goles están fuera de rango (\(range(Tanteo.permitidos)))",
        en: "\(goals) goals are out of range (\(range(Tanteo.permitidos)))")
    case .unreadableMinute(let text):
      Words(
        es: "el minuto \(quoted(text)) no tiene la forma «45» ni «45+2»",
        en: "the minute \(quoted(text)) is not written as «45» or «45+2»")
    case .minuteOutOfRange(let text):
      Words(
        es: "el minuto \(quoted(text)) está fuera de rango (\(range(Minuto.permitidos)), y hasta "
          + "\(Minuto.anadidosPermitidos.upperBound) añadidos)",
        en: "the minute \(quoted(text)) is out of range (\(range(Minuto.permitidos)), and up to "
          + "\(Minuto.anadidosPermitidos.upperBound) added)")
    case .dorsalOutOfRange(let number):
      Words(
        es: "el dorsal \(number) está fuera de rango (\(range(dorsalesPermitidos)))",
        en: "the shirt number \(number) is out of range (\(range(dorsalesPermitidos)))")
    case .repeatedDorsal(let number):
      Words(
        es: "el dorsal \(number) lo llevan dos jugadores",
        en: "two players have the shirt number \(number)")
    case .teamAgainstItself(let team):
      Words(
        es: "\(quoted(team)) juega contra sí mismo", en: "\(quoted(team)) plays against itself")
    }
  }

  private var years: String {
    "\(Fecha.aniosPermitidos.lowerBound)–\(Fecha.aniosPermitidos.upperBound)"
  }

  private func range(_ range: ClosedRange<Int>) -> String {
    "\(range.lowerBound)–\(range.upperBound)"
  }
}

extension FileDoubt {
  fileprivate var words: Words {
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
          "faltan los goleadores de \(plural(count, "partido", "partidos")) con goles; este es el primero",
        en:
          "the scorers of \(plural(count, "match", "matches")) with goals are missing; this is the "
          + "first")
    }
  }
}

extension MatchDoubt {
  fileprivate var words: Words {
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

extension MatchDoubt.Stage {
  fileprivate var words: Words {
    switch self {
    case .halfTime: Words(es: "al descanso", en: "at half-time")
    case .ninety: Words(es: "a los 90 minutos", en: "after 90 minutes")
    case .extraTime: Words(es: "tras la prórroga", en: "after extra time")
    }
  }
}

extension GoalDoubt {
  fileprivate var words: Words {
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
    }
  }
}

extension NameDoubt {
  fileprivate var words: Words {
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
    }
  }
}

extension ImportNote {
  fileprivate var words: Words {
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
          + "al descanso; este es el primero",
        en: "\(plural(count, "match with goals does", "matches with goals do")) not tell the "
          + "half-time score; this is the first")
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

func quoted(_ text: String) -> String {
  let visible = text.visible
  return visible.count <= 80 ? "«\(visible)»" : "«\(visible.prefix(79))…»"
}

/// `1 partido`, `3 partidos`
private func plural(_ count: Int, _ one: String, _ many: String) -> String {
  "\(count) \(count == 1 ? one : many)"
}

private func joined(_ parts: [String]) -> String { parts.joined(separator: ", ") }

private func list(_ examples: [String], of count: Int) -> String {
  joined(examples) + (examples.count < count ? "…" : "")
}

private func alias(_ name: String, _ other: String) -> String {
  "--alias \"\(name.visible)=\(other.visible)\""
}
