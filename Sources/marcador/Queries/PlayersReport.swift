import Diagnostics
import Feeds
import JSON
import Torneo

/// How much the players of each team played.
struct PlayersReport: QueryReport {
  let teams: [Minutaje]
  let language: Language

  var remarks: [Words] {
    teams.isEmpty
      ? [QueryWords.noMatches]
      : teams.allSatisfy { $0.conAlineacion == 0 } ? [QueryWords.noLineUps] : []
  }

  var texts: [String] {
    teams.filter { $0.conAlineacion > 0 }.map { team in
      var table = QueryTable(
        nil, [QueryWords.player, QueryWords.matches, QueryWords.starts, QueryWords.minutes],
        left: [0], language)
      table.title =
        team.equipo.nombre.visible + ": "
        + QueryWords.lineUps(team.conAlineacion, of: team.jugados)[language]
      table.rows = team.jugadores.map { player in
        [
          JugadorDeEquipo(player.jugador, de: team.equipo).shownName, "\(player.jugados)",
          "\(player.titular)", "\(player.minutos)",
        ]
      }
      return table.text
    }
  }

  var json: JSONValue {
    .array(
      teams.map { team in
        [
          "equipo": .string(team.equipo.nombre), "pj": .number(team.jugados),
          "conAlineacion": .number(team.conAlineacion),
          "jugadores": .array(
            team.jugadores.map { player in
              var members = player.jugador.members
              members["pj"] = .number(player.jugados)
              members["titular"] = .number(player.titular)
              members["minutos"] = .number(player.minutos)
              return .object(members)
            }),
        ]
      })
  }
}
