import Diagnostics

extension FileDoubt {
  var words: Words {
    switch self {
    case .titleAlone:
      Words(
        es: "bajo el título no hay ningún partido, grupo ni jugador",
        en: "there is no match, group or player below the title")
    case .unknownKey(let key, 1):
      Words(
        es: "clave desconocida \(quoted(key)): no se importa",
        en: "unknown key \(quotedInEnglish(key)): not imported")
    case .unknownKey(let key, let count):
      Words(
        es: "clave desconocida \(quoted(key)): no se importa (está \(count) veces)",
        en: "unknown key \(quotedInEnglish(key)): not imported (it is there \(count) times)")
    case .differentCompetitions(let first, let other):
      Words(
        es: "los ficheros son de competiciones distintas: \(quoted(first)) y \(quoted(other)); van "
          + "al mismo torneo",
        en:
          "the files are of different competitions: \(quotedInEnglish(first)) and \(quotedInEnglish(other)); they "
          + "go into the same tournament")
    case .otherCompetition(let there, let name, let isOtherSeason):
      Words(
        es: "el torneo que ya está es \(quoted(there)) y el fichero es de \(quoted(name)), "
          + (isOtherSeason ? "otra temporada" : "sin un equipo en común")
          + ": sus partidos van al mismo torneo",
        en: "the tournament that is there is \(quotedInEnglish(there)) and the file is of "
          + "\(quotedInEnglish(name)), "
          + (isOtherSeason ? "another season" : "without a team in common")
          + ": its matches go into the same tournament")
    case .unusedAlias(let name):
      Words(
        es: "ningún equipo ni jugador se llama \(quoted(name)): su --alias no se ha usado",
        en: "no team or player is called \(quotedInEnglish(name)): its --alias was not used")
    case .unreadableLine(let text):
      Words(
        es: "no se entiende \(quoted(text.excerpt)): no se importa",
        en: "\(quotedInEnglish(text.excerpt)) is not understood: not imported")
    case .moreUnreadableLines(let count):
      Words(
        es: "y desde aquí \(plural(count, "línea", "líneas")) más que no se entienden",
        en: "and from here on \(plural(count, "line", "lines")) more that are not understood")
    case .wrongWeekday(let fecha):
      Words(
        es: "el día de la semana no es el de la fecha \(fecha): vale la fecha",
        en: "the day of the week is not that of the date \(fecha): the date holds")
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
