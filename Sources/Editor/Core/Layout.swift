import Diagnostics
import MarcadorApp
import Torneo

/// The frame of every page.
@MainActor
struct Layout {
  private let visit: Visit

  init(_ visit: Visit) {
    self.visit = visit
  }

  func html(of page: Page) -> HTML {
    let isProblem = page.notices.contains { $0.kind == .problem }
    let title = visit.say(page.title)
    return .tag(
      "html", ["lang": visit.language.rawValue],
      [
        .tag(
          "head", [:],
          [
            .tag("meta", ["charset": "utf-8"]),
            .tag(
              "meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
            .tag(
              "title", [:],
              (isProblem ? visit.say(EditorWords.problem) + ": " : "")
                + "\(title) · \(visit.say(EditorWords.editor))"),
            .tag("link", ["rel": "stylesheet", "href": Address.of("editor.css")]),
            .tag("script", ["src": Address.of("editor.js"), "defer": ""]),
          ]),
        .tag(
          "body", [:],
          [skip] + skipToControls(page) + [header(page)]
            + [main(page, title)]),
      ])
  }

  private var skip: HTML {
    .tag("a", ["class": "salto", "href": "#contenido"], visit.say(EditorWords.skip))
  }

  /// Straight to what somebody who follows a match presses.
  private func skipToControls(_ page: Page) -> [HTML] {
    page.controls.map { id, words in
      [.tag("a", ["class": "salto", "href": "#\(id)"], visit.say(words))]
    } ?? []
  }

  private func header(_ page: Page) -> HTML {
    .tag(
      "header", [:],
      [
        .tag(
          "p", ["class": "sitio"],
          [
            .tag(
              "a", ["href": Address.root],
              [.name(visit.torneo.nombre ?? visit.say(EditorWords.editor))]),
            .tag(
              "a", ["href": visit.session.setup.site, "class": "ver"],
              visit.say(EditorWords.seeSite)),
          ]),
        .tag(
          "nav", ["aria-label": visit.say(EditorWords.editor)],
          [
            .tag(
              "ul", [:],
              Page.Section.allCases.map { section in
                .tag(
                  "li", [:],
                  [
                    .tag(
                      "a",
                      [
                        "href": Address.of(section.rawValue),
                        "aria-current": section == page.section ? "true" : nil,
                      ], visit.say(EditorWords.name(of: section)))
                  ])
              })
          ]),
        history,
      ])
  }

  /// What can be taken back, and made again.
  private var history: HTML {
    let history = visit.app.historial
    var forms: [HTML] = []
    if history.sePuedeDeshacer {
      forms.append(form("deshacer", EditorWords.undo(history.loQueSeDesharia)))
      if history.noSePudoDeshacer {
        forms.append(
          form("deshacer", EditorWords.passOver(history.loQueSeDesharia), isSkip: true))
      }
    }
    if history.sePuedeRehacer {
      forms.append(form("rehacer", EditorWords.redo(history.loQueSeReharia)))
      if history.noSePudoRehacer {
        forms.append(form("rehacer", EditorWords.passOver(history.loQueSeReharia), isSkip: true))
      }
    }
    return forms.isEmpty ? .nothing : .tag("div", ["class": "historia"], forms)
  }

  private func form(_ path: String, _ words: Words, isSkip: Bool = false) -> HTML {
    FormFrame(visit, action: Address.of(path)).html(
      hidden: [
        (HistoryScreen.backField, visit.address),
        (HistoryScreen.stepField, "\(visit.app.historial.pasos)"),
      ]
        + (isSkip ? [(HistoryScreen.skipField, "si")] : []),
      [.tag("button", ["type": "submit"], visit.say(words))])
  }

  private func main(_ page: Page, _ title: String) -> HTML {
    let back = page.back.map { back in
      HTML.tag(
        "p", ["class": "vuelta"], [.link(to: back.address, visit.say(back.words))])
    }
    return .tag(
      "main", ["id": "contenido", "tabindex": "-1"],
      (back.map { [$0] } ?? []) + [.tag("h1", [:], title)] + [notices(page.notices)] + page.body)
  }

  /// Several failures are told in a line each.
  private func lines(_ words: Words) -> [String] {
    visit.say(words).split(separator: "\n").map { String($0).visible }
  }

  /// Told to who hears the page, too.
  private func notices(_ notices: [Notice]) -> HTML {
    if notices.isEmpty { return .nothing }
    let isProblem = notices.contains { $0.kind == .problem }
    return .tag(
      "div",
      ["class": "avisos", "role": isProblem ? "alert" : "status", "tabindex": "-1"],
      notices.map { notice in
        .tag(
          "div", ["class": "aviso \(notice.kind.rawValue)"],
          lines(notice.words).map { .tag("p", [:], $0) }
            + notice.details.flatMap { lines($0) }.map { .tag("p", ["class": "detalle"], $0) })
      })
  }
}
