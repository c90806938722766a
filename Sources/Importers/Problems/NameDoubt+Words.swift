import Diagnostics

extension NameDoubt {
  var words: Words {
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
    case .invisibleCharacter(let text):
      Words(
        es: "hay un carácter que no se ve en \(quoted(text)): se importa sin él",
        en: "there is a character that nobody sees in \(quoted(text)): imported without it")
    case .squadWithoutMatches(let team, _):
      Words(
        es: "\(quoted(team)) está en una lista y no juega ningún partido: se añade como equipo",
        en: "\(quoted(team)) is in a list and plays no match: added as a team")
    }
  }
}
