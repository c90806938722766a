import Diagnostics
import Torneo

/// Links to the forms of a match.
@MainActor
struct MatchActions {
  private let id: Int
  private let match: Partido
  private let visit: Visit

  init(_ id: Int, _ match: Partido, _ visit: Visit) {
    (self.id, self.match, self.visit) = (id, match, visit)
  }

  var html: HTML {
    .tag(
      "section", [:],
      [
        .tag("h2", [:], visit.say(EditorWords.more)),
        .tag("ul", ["class": "acciones"], links.map { .tag("li", [:], [$0]) }),
      ])
  }

  private var links: [HTML] {
    (EventScreens.links + MatchForms.links).map { path, words in
      .link(
        to: Address.of(path, [("partido", "\(id)")]), visit.say(words), kind: "boton suave")
    }
  }
}
