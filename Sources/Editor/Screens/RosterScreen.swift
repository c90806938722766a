import Diagnostics
import MarcadorApp
import Torneo

/// The roster of a team.
struct RosterScreen: Screen {
  let path = "plantilla"

  func show(_ visit: Visit) async -> Reply {
    let name = visit["equipo"] ?? ""
    guard let team = visit.torneo.equipos.first(where: { $0.nombre == name }) else {
      return .page(.notFound(visit, EdicionRechazada.noExisteElEquipo(name).frase))
    }
    let players = team.plantilla.map { player -> [[HTML]] in
      [
        [.name(player.nombre)], [.text(player.dorsal.map { "\($0)" } ?? "")],
        [
          button("jugador-corregir", team, player, EditorWords.edit, visit), " ",
          button("jugador-quitar", team, player, EditorWords.remove, visit),
        ],
      ]
    }
    let links = [
      ("jugador-nuevo", EditorWords.newPlayer), ("plantilla-pegar", EditorWords.pasteRoster),
      ("equipo-nombre", EditorWords.renameTeam), ("equipo-color", EditorWords.teamColour),
      ("equipo-quitar", EditorWords.removeTeam),
    ]
    return .page(
      Page(
        Words(verbatim: team.nombre), .equipos,
        back: (Address.of(Page.Section.equipos.rawValue), EditorWords.allTheTeams),
        [
          .tag(
            "ul", ["class": "acciones"],
            links.map { path, words in
              .tag(
                "li", [:],
                [
                  .link(
                    to: TeamForms.address(path, team.nombre), visit.say(words),
                    kind: path == "jugador-nuevo" ? "boton" : "boton suave")
                ])
            }),
          players.isEmpty
            ? .tag("p", [:], visit.say(EditorWords.noPlayers))
            : TableView(
              caption: EditorWords.roster,
              heads: [EditorWords.player, EditorWords.number, EditorWords.actions], rows: players,
              figures: [1]
            ).html(visit),
        ]))
  }

  private func button(
    _ path: String, _ team: Equipo, _ player: Jugador, _ words: Words, _ visit: Visit
  ) -> HTML {
    .tag(
      "a",
      [
        "href": Address.of(
          path, [("equipo", team.nombre), ("jugador", team.etiqueta(de: player))]),
        "class": "boton suave", "aria-label": "\(visit.say(words)): \(team.etiqueta(de: player))",
      ], visit.say(words))
  }
}
