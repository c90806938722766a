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
    let canHappen = match.estado.trasUnEvento != nil && !match.faltaUnLado
    return .several([
      canHappen ? section(EditorWords.recordMore, EventScreens.links) : .nothing,
      section(EditorWords.aboutMatch, MatchForms.links),
      section(EditorWords.state, StateScreens.links(match)),
    ])
  }

  private func section(_ title: Words, _ links: [(String, Words)]) -> HTML {
    .tag(
      "section", [:],
      [
        .tag("h2", [:], visit.say(title)),
        .tag(
          "ul", ["class": "acciones"],
          links.map { path, words in
            .tag(
              "li", [:],
              [
                .link(
                  to: Address.of(path, [("partido", "\(id)")]), visit.say(words),
                  kind: "boton suave")
              ])
          }),
      ])
  }
}
