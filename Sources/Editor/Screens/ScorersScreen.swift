import Diagnostics
import MarcadorApp
import Torneo

/// Who scored.
struct ScorersScreen: Screen {
  let path = Page.Section.goleadores.rawValue

  func show(_ visit: Visit) async -> Reply {
    let scorers = visit.torneo.listaDeGoleadores()
    let rows = scorers.map { scorer -> [[HTML]] in
      let penalties = scorer.penaltis == 0 ? "" : " (\(scorer.penaltis) pen.)"
      return [
        [.name(scorer.jugador.conDorsal)], [.text("\(scorer.posicion)")],
        [.name(scorer.equipo.nombre)], [.text("\(scorer.goles)\(penalties)")],
      ]
    }
    return .page(
      Page(
        EditorWords.scorers, .goleadores,
        [
          rows.isEmpty
            ? .tag("p", [:], visit.say(EditorWords.noScorers))
            : TableView(
              caption: EditorWords.scorers,
              heads: [EditorWords.player, EditorWords.place, EditorWords.team, EditorWords.goals],
              rows: rows, figures: [1, 3]
            ).html(visit)
        ]))
  }
}
