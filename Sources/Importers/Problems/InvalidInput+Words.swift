import Diagnostics
import JSON
import Torneo

extension InvalidInput {
  var words: Words {
    switch self {
    case .syntax(let words, _): words
    case .duplicateKey(let key):
      Words(
        es: "la clave \(quoted(key)) está dos veces",
        en: "the key \(quotedInEnglish(key)) is there twice")
    case .unrecognisedFile:
      Words(
        es: "no es un fichero de openfootball: se esperaba «matches», «rounds», una lista de "
          + "plantillas o de equipos, «groups» o «stadiums»",
        en: "not an openfootball file: expected “matches”, “rounds”, a list of squads or teams, "
          + "“groups” or “stadiums”")
    case .notUTF8:
      Words(
        es: "aquí hay bytes que no son UTF-8: guarde el fichero como UTF-8",
        en: "there are bytes here that are not UTF-8: save the file as UTF-8")
    case .notFootballText(let line?):
      Words(
        es:
          "no es un fichero Football.TXT: no hay en él ningún partido, grupo ni plantilla, y esta "
          + "línea no se entiende: \(quoted(line.excerpt))",
        en:
          "not a Football.TXT file: there is no match, group or squad in it, and this line is not "
          + "understood: \(quotedInEnglish(line.excerpt))")
    case .notFootballText(nil):
      Words(
        es: "no es un fichero Football.TXT: no hay en él ningún partido, grupo ni plantilla",
        en: "not a Football.TXT file: there is no match, group or squad in it")
    case .yearUnknown(let text):
      Words(
        es: "la fecha \(quoted(text)) no dice el año, ni lo dice el título del fichero",
        en:
          "the date \(quotedInEnglish(text)) has no year, and the title of the file has none either"
      )
    case .wrongKind(let field, let expected, let found):
      Words(
        es: "\(field.map { "\(quoted($0)): " } ?? "")se esperaba \(expected.words.es) y hay "
          + found.words.es,
        en: "\(field.map { "\(quotedInEnglish($0)): " } ?? "")expected \(expected.words.en), found "
          + found.words.en)
    case .missingField(let field):
      Words(es: "falta \(quoted(field))", en: "\(quotedInEnglish(field)) is missing")
    case .notAnInteger(let text):
      Words(
        es: "\(quoted(text)) no es un número entero, o es demasiado grande",
        en: "\(quotedInEnglish(text)) is not a whole number, or is too large")
    case .emptyName(let field):
      Words(es: "\(quoted(field)) está vacío", en: "\(quotedInEnglish(field)) is empty")
    case .longText(let limit):
      Words(
        es: "texto demasiado largo: caben \(limit) letras y 400 bytes",
        en: "the text is too long: at most \(limit) letters and 400 bytes")
    case .controlInText(let text):
      Words(
        es: "hay un carácter de control en \(quoted(text))",
        en: "there is a control character in \(quotedInEnglish(text))")
    case .badDate(let text, .forma):
      Words(
        es: "la fecha \(quoted(text)) no tiene la forma 2026-09-05",
        en: "the date \(quotedInEnglish(text)) is not written as 2026-09-05")
    case .badDate(let text, .noExiste):
      Words(
        es: "la fecha \(quoted(text)) no existe",
        en: "the date \(quotedInEnglish(text)) does not exist")
    case .badDate(let text, .fueraDeLimites):
      Words(
        es: "la fecha \(quoted(text)) no es de los años \(years)",
        en: "the date \(quotedInEnglish(text)) is not in the years \(years)")
    case .impossibleTime(let text):
      Words(
        es: "la hora \(quoted(text)) no existe",
        en: "the time \(quotedInEnglish(text)) does not exist")
    case .scoreForm(let field):
      Words(
        es: "\(quoted(field)): se esperaban dos números enteros, como «[2, 1]»",
        en: "\(quotedInEnglish(field)): expected two whole numbers, such as “[2, 1]”")
    case .scoreOutOfRange(let goals):
      Words(
        es: "\(goals) goles están fuera de rango (\(range(Tanteo.permitidos)))",
        en: "\(goals) goals are out of range (\(range(Tanteo.permitidos)))")
    case .tooManyEvents(let count):
      Words(
        es: "el partido tendría \(count) eventos, y caben \(Partido.maximoDeEventos)",
        en: "the match would have \(count) events, and at most \(Partido.maximoDeEventos) fit")
    case .tooManyPlayers(let team):
      Words(
        es: "\(quoted(team)) tendría más de \(Equipo.maximoDeJugadores) jugadores",
        en: "\(quotedInEnglish(team)) would have more than \(Equipo.maximoDeJugadores) players")
    case .tooManyPlayersInAll:
      Words(
        es: "el torneo tendría más de \(Torneo.maximoDeJugadores) jugadores",
        en: "the tournament would have more than \(Torneo.maximoDeJugadores) players")
    case .tooManyTeams:
      Words(
        es: "el torneo tendría más de \(Torneo.maximoDeEquipos) equipos",
        en: "the tournament would have more than \(Torneo.maximoDeEquipos) teams")
    case .tooManyMatches:
      Words(
        es: "el torneo tendría más de \(Torneo.maximoDePartidos) partidos",
        en: "the tournament would have more than \(Torneo.maximoDePartidos) matches")
    case .sameName(let name, let team, _):
      Words(
        es: "habría dos \(quoted(name)) en la plantilla de \(team.visible), y sin los dos dorsales "
          + "nadie los distingue",
        en:
          "there would be two \(quotedInEnglish(name)) in the roster of \(team.visible), and without both "
          + "numbers nobody can tell them apart")
    case .sanction(let team, ambiguous: true):
      Words(
        es: "con este partido \(quoted(team)) estaría en más de una tabla, y su sanción no dice de "
          + "cuál es",
        en:
          "with this match \(quotedInEnglish(team)) would be in more than one table, and its sanction does "
          + "not say which one it is of")
    case .sanction(let team, ambiguous: false):
      Words(
        es: "con este partido \(quoted(team)) no estaría en la tabla que dice su sanción",
        en:
          "with this match \(quotedInEnglish(team)) would not be in the table that its sanction names"
      )
    case .unreadableMinute(let text):
      Words(
        es: "el minuto \(quoted(text)) no tiene la forma «45» ni «45+2»",
        en: "the minute \(quotedInEnglish(text)) is not written as “45” or “45+2”")
    case .minuteOutOfRange(let text):
      Words(
        es: "el minuto \(quoted(text)) está fuera de rango (\(range(Minuto.permitidos)), y hasta "
          + "\(Minuto.anadidosPermitidos.upperBound) añadidos)",
        en:
          "the minute \(quotedInEnglish(text)) is out of range (\(range(Minuto.permitidos)), and up to "
          + "\(Minuto.anadidosPermitidos.upperBound) added)")
    case .dorsalOutOfRange(let number):
      Words(
        es: "el dorsal \(number) está fuera de rango (\(range(dorsalesPermitidos)))",
        en: "the shirt number \(number) is out of range (\(range(dorsalesPermitidos)))")
    case .repeatedDorsal(let number):
      Words(
        es: "el dorsal \(number) lo llevan dos jugadores",
        en: "two players have the shirt number \(number)")
    case .aliasCircle(let name, let other):
      Words(
        es: "--alias no puede cambiar \(quoted(name)) y \(quoted(other)) el uno por el otro",
        en: "--alias cannot exchange \(quotedInEnglish(name)) and \(quotedInEnglish(other))")
    case .aliasOfRivals(let name, let other, let id):
      Words(
        es: "\(quoted(name)) y \(quoted(other)) no pueden ser el mismo equipo: juegan el partido "
          + "\(id) entre sí",
        en:
          "\(quotedInEnglish(name)) and \(quotedInEnglish(other)) cannot be one team: they play match "
          + "\(id) against each other")
    case .otherSide(let id, let sides, let team):
      Words(
        es:
          "con este resultado el partido \(id) es \(sides.es), y tiene goles u otros sucesos de "
          + "\(quoted(team))",
        en: "with this result match \(id) is \(sides.en), and it has goals or other events of "
          + "\(quotedInEnglish(team))")
    case .teamAgainstItself(let team):
      Words(
        es: "\(quoted(team)) juega contra sí mismo",
        en: "\(quotedInEnglish(team)) plays against itself")
    }
  }

  private var years: String {
    "\(Fecha.aniosPermitidos.lowerBound)–\(Fecha.aniosPermitidos.upperBound)"
  }

  private func range(_ range: ClosedRange<Int>) -> String {
    "\(range.lowerBound)–\(range.upperBound)"
  }
}
