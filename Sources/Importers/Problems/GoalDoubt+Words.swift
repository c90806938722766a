import Diagnostics
import Torneo

extension GoalDoubt {
  var words: Words {
    switch self {
    case .goalWithoutMinute(let name):
      Words(
        es: "el gol de \(quoted(name)) no tiene minuto: no se apunta; el resultado lo cuenta",
        en: "the goal by \(quotedInEnglish(name)) has no minute: not recorded; the result counts it"
      )
    case .penaltyAndOwnGoal(let name):
      Words(
        es:
          "el gol de \(quoted(name)) es de penalti y en propia puerta: se apunta en propia puerta",
        en:
          "the goal by \(quotedInEnglish(name)) is a penalty and an own goal: recorded as an own goal"
      )
    case .oddAddedTime(let minute):
      Words(
        es: "minuto \(minute): se añade tiempo al 45, al 90, al 105 y al 120",
        en: "minute \(minute): time is added to 45, 90, 105 and 120")
    case .minutePastTheEnd(let written, let minute):
      Words(
        es: "minuto \(written), después de la prórroga: se apunta en el \(minute)",
        en: "minute \(written), after extra time: recorded as \(minute)")
    case .unreadableGoals(let text):
      Words(
        es: "no se entienden los goles \(quoted(text.excerpt)): no se apuntan",
        en: "the goals \(quotedInEnglish(text.excerpt)) are not understood: not recorded")
    case .minutePastNinety(let minute):
      Words(
        es: "gol en el minuto \(minute) de un partido sin prórroga: se deja así",
        en: "a goal in minute \(minute) of a match without extra time: kept so")
    }
  }
}
