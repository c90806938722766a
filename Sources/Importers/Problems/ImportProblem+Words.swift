import Diagnostics
import JSON
import Torneo

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
    case .csv(let problem): problem.words
    }
  }

  /// What to do, where that is fairly sure.
  var help: Words? {
    switch self {
    case .invalid(.syntax(_, let help)): help
    case .invalid(.sameName(let name, _, isScorer: true)):
      Words(
        es: "diga cuál marca con \(alias(name, "…")), con su nombre completo",
        en: "say which one scores with \(alias(name, "…")), by the full name")
    case .invalid(.sameName(_, _, isScorer: false)):
      Words(
        es: "si son dos, dé a cada uno su dorsal; si es uno, quite uno del fichero",
        en: "if they are two, give each a number; if they are one, remove one from the file")
    case .invalid(.sanction):
      Words(
        es: "escriba en la sanción su «fase» y su «grupo»",
        en: "write the “fase” and the “grupo” of the sanction")
    case .invalid(.aliasCircle):
      Words(
        es: "para cambiar los nombres del torneo: marcador team rename",
        en: "to change the names of the tournament: marcador team rename")
    case .invalid(.aliasOfRivals(let name, _, _)):
      Words(
        es: "quite el --alias de \(quoted(name))",
        en: "take away the --alias of \(quotedInEnglish(name))")
    case .invalid(.otherSide(let id, _, let team)):
      Words(
        es: "traiga también el partido \(id) como fue, o quite antes lo que tiene de "
          + "\(quoted(team)): marcador goal list \(id), goal remove",
        en: "import match \(id) as it was too, or take away first what it has of "
          + "\(quotedInEnglish(team)): marcador goal list \(id), goal remove")
    case .invalid(.teamAgainstItself):
      Words(es: "escriba dos equipos distintos", en: "write two different teams")
    case .csv(let problem): problem.help
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
        en: "if it is \(quotedInEnglish(nearest)), import with \(alias(name, nearest))")
    case .name(.sameDeeds(let name, _, _)), .name(.sameMatches(let name, _)):
      Words(
        es: "si son dos, importe con \(alias(name, name))",
        en: "if they are two, import with \(alias(name, name))")
    case .name(.anotherDidIt(let name, let other, _)):
      Words(
        es: "si es otro nombre del mismo, importe con \(alias(name, other))",
        en: "if it is another name of the same one, import with \(alias(name, other))")
    case .match(.mayBeKnown(let id, _, let new)):
      Words(
        es: "si es el mismo, dé al \(id) esta fecha en el torneo y quite el \(new)",
        en: "if it is the same, give this date to \(id) in the tournament and remove \(new)")
    case .match(.exchanged(_, _, let removals)), .match(.sameAsSettled(_, _, let removals)):
      Words(
        es: "si es el mismo, deje uno: \(removals.map(\.command.es).joined(separator: ", o "))",
        en: "if it is the same, leave one: \(removals.map(\.command.en).joined(separator: ", or "))"
      )
    case .match(.otherDay(let id, nil, let day)):
      Words(
        es: "si es su nueva fecha: marcador match move \(id) --date \(day.sinHora)",
        en: "if that is its new day: marcador match move \(id) --date \(day.sinHora)")
    case .match(.unknownSide(let sides, _)):
      Words(
        es: "escriba el equipo en su lugar; si se llama así, importe con "
          + sides.prefix(1).map { alias($0, $0) }.joined(),
        en: "write the team in its place; if it is called so, import with "
          + sides.prefix(1).map { alias($0, $0) }.joined())
    case .name(.severalInSquad(let name, _)):
      Words(
        es: "diga cuál es con \(alias(name, "…"))", en: "say which one with \(alias(name, "…"))")
    // Nobody adds more than a quarter of an hour: that late, what lacks is extra time.
    case .goal(.minutePastNinety(let minute)) where minute.minuto > 105:
      Words(
        es: "¿hubo prórroga? Entonces falta en el resultado",
        en: "was there extra time? Then the score lacks it")
    case .goal(.minutePastNinety(let minute)):
      Words(
        es: "¿90+\(minute.minuto - 90), o hubo prórroga y falta en el resultado?",
        en: "90+\(minute.minuto - 90), or was there extra time that the score lacks?")
    case .match(.goalsDoNotAddUp(let listed, let written, _)) where listed == written.invertido:
      Words(
        es: "parece que los goles están apuntados al revés: mire de quién son",
        en: "the goals seem to be listed the wrong way round: look whose they are")
    default: nil
    }
  }

  /// Where the other one of two things is.
  static func otherPlace(_ location: SourceLocation) -> Words {
    Words(es: "la otra vez, en \(location)", en: "the other one is at \(location)")
  }
}
