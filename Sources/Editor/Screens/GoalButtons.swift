import Diagnostics
import MarcadorApp
import Site
import Torneo

/// A button for every player of both rosters: one touch records a goal in the minute of the clock.
@MainActor
struct GoalButtons {
  private let id: Int
  private let match: Partido
  private let visit: Visit

  init(_ id: Int, _ match: Partido, _ visit: Visit) {
    (self.id, self.match, self.visit) = (id, match, visit)
  }

  /// The part of the page with the buttons.
  static let id = "goles"

  static func areShown(_ match: Partido) -> Bool {
    match.estado.trasUnEvento != nil && !match.faltaUnLado
      && !(match.local.plantilla + match.visitante.plantilla).isEmpty
  }

  var html: HTML {
    guard Self.areShown(match) else { return .nothing }
    let minute = visit.session.clocks[id]?.minute(at: visit.session.setup.now())
    let field = Field(
      name: Dato.minuto.rawValue, label: Dato.minuto.nombre,
      value: minute.map { "\($0)" } ?? "", hint: EditorWords.minuteHint, isRequired: true,
      isKept: false)
    return .tag(
      "section", ["class": "un-toque"],
      [
        .tag("h2", [:], visit.say(EditorWords.goalOf)),
        FormFrame(visit, action: Address.of("gol")).html(
          hidden: [(Dato.partido.rawValue, "\(id)"), (FormFrame.shownMinuteField, field.value)],
          [
            FieldView(field, visit).html, chooser,
            .tag(
              "div", ["id": Self.id, "tabindex": "-1"],
              [match.local, match.visitante].map(buttons)),
          ]),
      ])
  }

  /// The first button of the form, which browsers press for who hits Enter in a field: it records
  /// nothing.
  private var chooser: HTML {
    .tag(
      "p", ["class": "enviar"],
      [
        .tag(
          "button",
          [
            "type": "submit", "name": EventScreens.oneTouch, "value": EventScreens.notYetTouched,
            "class": "suave",
          ], visit.say(EditorWords.goalWithDetails))
      ])
  }

  private func buttons(_ team: Equipo) -> HTML {
    .tag(
      "fieldset", [:],
      [.tag("legend", [:], [.name(team.nombre)])]
        + team.plantilla.map { player in
          .tag(
            "button",
            [
              "type": "submit", "name": EventScreens.oneTouch,
              "value": EventScreens.oneTouch(player, of: team, isHome: team === match.local),
            ], [.name(team.etiqueta(de: player))])
        })
  }
}
