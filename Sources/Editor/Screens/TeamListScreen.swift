import Diagnostics
import Torneo

/// The teams, each with its roster behind a link.
struct TeamListScreen: Screen {
  let path = Page.Section.equipos.rawValue

  func show(_ visit: Visit) async -> Reply {
    let teams = visit.torneo.equipos
    return .page(
      Page(
        EditorWords.teams, .equipos,
        [
          .tag(
            "p", ["class": "acciones"],
            [.link(to: Address.of("equipo-nuevo"), visit.say(EditorWords.newTeam), kind: "boton")]),
          .tag(
            "ul", ["class": "partidos"],
            teams.map { team in
              .tag(
                "li", [:],
                [
                  .tag(
                    "a", ["href": TeamForms.address("plantilla", team.nombre)],
                    [
                      .tag("span", ["class": "lados"], [.name(team.nombre)]),
                      .tag(
                        "span", ["class": "detalle"],
                        visit.say(EditorWords.players(team.cantidadDeJugadores))),
                    ])
                ])
            }),
        ]))
  }
}
