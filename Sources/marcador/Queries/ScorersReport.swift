import Diagnostics
import Feeds
import JSON
import Torneo

/// Who scored.
struct ScorersReport: QueryReport {
  let scorers: [Goleador]
  let language: Language

  var remarks: [Words] { scorers.isEmpty ? [QueryWords.noScorers] : [] }

  var texts: [String] {
    if scorers.isEmpty { return [] }
    var table = QueryTable(
      nil, [QueryWords.place, QueryWords.player, QueryWords.team, QueryWords.goals],
      left: [1, 2, 3], language)
    table.rows = scorers.map { scorer in
      [
        "\(scorer.posicion)",
        JugadorDeEquipo(scorer.jugador, de: scorer.equipo).shownName,
        scorer.equipo.nombre.visible,
        scorer.penaltis == 0 ? "\(scorer.goles)" : "\(scorer.goles) (\(scorer.penaltis) pen.)",
      ]
    }
    return [table.text]
  }

  var json: JSONValue { scorers.data }
}
