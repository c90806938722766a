import Diagnostics
import MarcadorApp
import Torneo

/// How each field of the app's forms is filled in on a page: one table for all of them.
@MainActor
struct FieldTable {
  private let visit: Visit

  init(_ visit: Visit) {
    self.visit = visit
  }

  func field<Campos: CamposDeEdicion>(_ dato: Dato, of form: Campos) -> Field {
    Field(
      name: dato.rawValue, label: dato.nombre,
      // What the form takes an empty one for.
      value: dato == .modo && form[dato].isEmpty ? ModoDeGol.jugada.rawValue : form[dato],
      control: control(dato, of: form), hint: Self.hint(dato, of: form),
      isKept: dato != .minuto || Int(form[.partido]).flatMap { visit.session.clocks[$0] } == nil)
  }

  private func control<Campos: CamposDeEdicion>(
    _ dato: Dato, of form: Campos
  ) -> Field.Control {
    let torneo = visit.torneo
    let match = match(of: form)
    switch dato {
    case .equipo:
      return .choice(teams(match).map { Field.Choice($0.nombre) })
    case .jugador, .asistencia, .sale, .entra, .capitan: return players(of: form, match)
    case .modo:
      return .choice(ModoDeGol.allCases.map { Field.Choice($0.rawValue, name($0)) })
    case .color:
      return .choice(ColorDeTarjeta.allCases.map { Field.Choice($0.rawValue, name($0)) })
    case .convertido:
      return .choice([
        Field.Choice("sí", visit.say(EditorWords.wentIn)),
        Field.Choice("no", visit.say(EditorWords.missed)),
      ])
    case .local, .visitante: return .suggestions(torneo.equipos.map(\.nombre))
    case .arbitro:
      return .suggestions(
        distinct(
          visit.app.arbitros.arbitros.map(\.nombre) + torneo.partidos.compactMap(\.partido.arbitro))
      )
    case .campo: return .suggestions(distinct(torneo.partidos.compactMap(\.partido.campo)))
    case .fase: return .suggestions(distinct(torneo.partidos.compactMap(\.partido.fase)))
    case .grupo: return .suggestions(distinct(torneo.partidos.compactMap(\.partido.grupo)))
    case .ronda: return .suggestions(distinct(torneo.partidos.compactMap(\.partido.ronda)))
    case .titulares, .suplentes: return .area(lines: 4)
    case .motivo: return .area(lines: 2)
    case .dorsal, .jornada, .espectadores, .numero, .ranking: return .digits
    case .correo: return .email
    default: return .text
    }
  }

  private func match<Campos: CamposDeEdicion>(of form: Campos) -> Partido? {
    guard Campos.campos.contains(.partido), let id = Int(form[.partido]) else { return nil }
    return visit.app.partidos.partido(id: id)
  }

  private func teams(_ match: Partido?) -> [Equipo] {
    match.map { [$0.local, $0.visitante] } ?? visit.torneo.equipos
  }

  /// The players to choose from; a text where somebody who is in no roster may be meant.
  private func players<Campos: CamposDeEdicion>(
    of form: Campos, _ match: Partido?
  ) -> Field.Control {
    var teams = teams(match)
    // A line-up is of one side; what happens in a match may be of either.
    if match == nil || Campos.campos.contains(.capitan) {
      teams = teams.filter { $0.nombre == form[.equipo] }
    }
    func label(_ player: Jugador, _ team: Equipo) -> String {
      if teams.count == 1 { return team.etiqueta(de: player) }
      return match?.etiqueta(de: player, team) ?? team.etiqueta(de: player)
    }
    if teams.isEmpty || teams.contains(where: \.plantilla.isEmpty) {
      return .suggestions(teams.flatMap { team in team.plantilla.map { label($0, team) } })
    }
    return .choice(
      [Field.Choice("", "—")]
        + teams.flatMap { team in
          team.plantilla.map { Field.Choice(label($0, team), group: team.nombre) }
        })
  }

  private func distinct(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  private func name(_ modo: ModoDeGol) -> String {
    let words =
      switch modo {
      case .jugada: EditorWords.inPlay
      case .penalti: EditorWords.fromPenalty
      case .propia: EditorWords.ownGoal
      }
    return visit.say(words)
  }

  private func name(_ color: ColorDeTarjeta) -> String {
    let words =
      switch color {
      case .amarilla: EditorWords.yellow
      case .dobleAmarilla: EditorWords.secondYellow
      case .roja: EditorWords.red
      }
    return visit.say(words)
  }

  private static func hint<Campos: CamposDeEdicion>(_ dato: Dato, of form: Campos) -> Words? {
    switch dato {
    case .minuto: EditorWords.minuteHint
    case .marcador: EditorWords.scoreHint
    case .reglamentario: EditorWords.after90Hint
    case .tanda: EditorWords.shootOutHint
    case .fecha: EditorWords.dateHint
    case .titulares, .suplentes: EditorWords.lineupHint
    case .equipo where Campos.self == CamposDeGol.self: EditorWords.goalTeamHint
    case .oficial: EditorWords.officialHint
    case .colorDeEquipo: EditorWords.teamColourHint
    case .local where Campos.self == CamposDePartido.self: EditorWords.sideHint
    default: nil
    }
  }

  /// What else is told of something wrong: who may be meant, what is expected. What only a terminal can
  /// do is not.
  static func advice(_ rejection: EdicionRechazada?) -> [Words] {
    guard let rejection else { return [] }
    return (rejection.contexto + (rejection.help.map { [$0] } ?? []))
      .filter { !$0.isForTerminals }
  }
}
