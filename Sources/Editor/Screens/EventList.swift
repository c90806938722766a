import Diagnostics
import MarcadorApp
import Torneo

/// What happened in a match, each with what can be done with it.
@MainActor
struct EventList {
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
        .tag("h2", [:], visit.say(EditorWords.events)),
        match.eventos.isEmpty
          ? .tag("p", [:], visit.say(EditorWords.noEvents))
          : .tag("ol", ["class": "sucesos"], match.eventos.indices.map(row)),
      ])
  }

  private func row(_ place: Int) -> HTML {
    let event = match.eventos[place]
    let words = visit.say(event.words)
    let kind = EventScreens.kind(of: event)
    let number = match.eventos[...place].count { EventScreens.kind(of: $0) == kind }
    func link(_ path: String, _ label: Words) -> HTML {
      .tag(
        "a",
        [
          "href": Address.of(path, [("partido", "\(id)"), ("numero", "\(number)")]),
          "class": "boton suave", "aria-label": "\(visit.say(label)): \(words)",
        ], visit.say(label))
    }
    return .tag(
      "li", [:],
      [
        .tag("bdi", [:], words), " ", link(kind.edit, EditorWords.edit), " ",
        link(kind.remove, EditorWords.remove),
      ])
  }
}
