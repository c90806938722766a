import Diagnostics
import MarcadorApp
import Site
import Torneo

/// What a match is: state, date, ground, clock.
@MainActor
struct MatchHead {
  private let id: Int
  private let match: Partido
  private let visit: Visit

  init(_ id: Int, _ match: Partido, _ visit: Visit) {
    (self.id, self.match, self.visit) = (id, match, visit)
  }

  var html: HTML {
    let language = visit.siteLanguage
    let parts = [
      visit.say(match.estado.words), match.jornada.map { visit.say(EditorWords.matchday($0)) },
      match.fecha.map { language.shortDate($0, withYear: true) },
      match.fecha.flatMap { language.time($0) }, match.campo, match.arbitro, match.motivo,
    ].compactMap(\.self)
    return .tag("p", ["class": "ficha"], [.tag("bdi", [:], parts.joined(separator: " · "))])
  }
}
