import Diagnostics
import MarcadorApp
import Torneo
import Web

/// The referees of the list, and those whom only matches name.
@MainActor
struct RefereeListScreen: Screen {
  let path = Page.Section.arbitros.rawValue

  func show(_ visit: Visit) async -> Reply {
    visit.app.arbitros.recarga()
    let screen = visit.app.arbitrosViewModel()
    return .page(page(visit, notices: screen.fallo.map { $0.diagnostics.map { Notice($0) } } ?? []))
  }

  /// Asks the server.
  func submit(_ visit: Visit) async -> Reply {
    guard visit.request.isFromThisRun else {
      return .page(page(visit, notices: [Notice(.problem, EditorWords.earlierRun)]))
    }
    let screen = visit.app.arbitrosViewModel()
    await screen.actualizar()
    if let failure = screen.fallo {
      return .page(page(visit, notices: failure.diagnostics.map { Notice($0) }))
    }
    visit.app.historial.nombra(EditorWords.refreshReferees)
    return .done([Notice(.done, EditorWords.refreshed)], then: Address.of(path))
  }

  private func page(_ visit: Visit, notices: [Notice]) -> Page {
    let list = visit.app.arbitros.arbitros
    let others = Set(visit.torneo.partidos.compactMap(\.partido.arbitro))
      .subtracting(list.map(\.nombre)).sorted()
    let rows =
      list.map { row($0.nombre, "\($0.id)", $0.correo ?? "", isListed: true, visit) }
      + others.map {
        row(
          $0, $0.comoNombreDeArbitro, visit.say(EditorWords.onlyInMatches), isListed: false, visit)
      }
    return Page(
      EditorWords.referees, .arbitros, notices: notices,
      [
        .tag(
          "div", ["class": "mando"],
          [
            .link(
              to: Address.of("arbitro-nuevo"), visit.say(EditorWords.newReferee), kind: "boton"),
            FormFrame(visit, action: Address.of(path)).html([
              .tag(
                "button", ["type": "submit", "class": "suave"],
                visit.say(EditorWords.refreshReferees))
            ]),
          ]),
        rows.isEmpty
          ? .tag("p", [:], visit.say(EditorWords.noReferees))
          : TableView(
            caption: EditorWords.referees,
            heads: [EditorWords.referee, EditorWords.actions], rows: rows
          ).html(visit),
      ])
  }

  private func row(
    _ name: String, _ key: String, _ detail: String, isListed: Bool, _ visit: Visit
  ) -> [[HTML]] {
    func link(_ path: String, _ words: Words) -> HTML {
      .tag(
        "a",
        [
          "href": Address.of(path, [("arbitro", key)]), "class": "boton suave",
          "aria-label": "\(visit.say(words)): \(name)",
        ], visit.say(words))
    }
    return [
      [.name(name), .tag("span", ["class": "detalle"], detail)],
      [link("arbitro-nombre", EditorWords.rename)]
        + (isListed ? [" ", link("arbitro-quitar", EditorWords.remove)] : []),
    ]
  }
}
