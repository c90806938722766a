import Diagnostics

extension NameDoubt {
  var words: Words {
    switch self {
    case .twoSpellings(let name, let other, let team):
      Words(
        es: "\(quoted(name)) y \(quoted(other)) pueden ser el mismo jugador de \(team.visible)",
        en:
          "\(quotedInEnglish(name)) and \(quotedInEnglish(other)) may be the same player of \(team.visible)"
      )
    case .twoTeamSpellings(let name, let other):
      Words(
        es: "\(quoted(name)) y \(quoted(other)) pueden ser el mismo equipo",
        en: "\(quotedInEnglish(name)) and \(quotedInEnglish(other)) may be the same team")
    case .scorerNotInSquad(let name, let team, _):
      Words(
        es:
          "\(quoted(name)) marca y no está en la plantilla de \(team.visible): se añade sin dorsal",
        en:
          "\(quotedInEnglish(name)) scores and is not in the squad of \(team.visible): added without a number"
      )
    case .severalInSquad(let name, let team):
      Words(
        es: "\(quoted(name)) puede ser más de un jugador de la plantilla de \(team.visible): se "
          + "añade aparte, sin dorsal",
        en:
          "\(quotedInEnglish(name)) may be more than one player of the squad of \(team.visible): added "
          + "apart, without a number")
    case .dorsalTaken(let number, let holder, let loser):
      Words(
        es: "el dorsal \(number) es ahora de \(quoted(holder)): \(quoted(loser)) se queda sin él",
        en:
          "the shirt number \(number) is now that of \(quotedInEnglish(holder)): \(quotedInEnglish(loser)) has none"
      )
    case .invisibleCharacter(let text):
      Words(
        es: "hay un carácter que no se ve en \(quoted(text)): se importa sin él",
        en: "there is a character that nobody sees in \(quotedInEnglish(text)): imported without it"
      )
    case .sameDeeds(let name, let other, let team):
      Words(
        es: "\(quoted(name)) se toma por \(quoted(other)), de quien el torneo dice lo mismo "
          + "(\(team.visible))",
        en:
          "\(quotedInEnglish(name)) is taken as \(quotedInEnglish(other)), of whom the tournament "
          + "says the same (\(team.visible))")
    case .anotherDidIt(let name, let other, let team):
      Words(
        es: "lo que el torneo dice de \(quoted(other)) es ahora de \(quoted(name)) "
          + "(\(team.visible))",
        en: "what the tournament says of \(quotedInEnglish(other)) is now told of "
          + "\(quotedInEnglish(name)) (\(team.visible))")
    case .sameMatches(let name, let other):
      Words(
        es: "\(quoted(name)) se toma por \(quoted(other)), que juega los mismos partidos",
        en: "\(quotedInEnglish(name)) is taken as \(quotedInEnglish(other)), which plays the same "
          + "matches")
    case .squadWithoutMatches(let team, _):
      Words(
        es: "\(quoted(team)) está en una lista y no juega ningún partido: se añade como equipo",
        en: "\(quotedInEnglish(team)) is in a list and plays no match: added as a team")
    }
  }
}
