import Diagnostics
import MarcadorApp
import Torneo

/// The forms of teams and of their players.
@MainActor
enum TeamForms {
  typealias Keys = [Dato: String]

  static let all: [any Screen] = [
    newTeam, rename, colour, removeTeam, newPlayer, correct, removePlayer, RosterPasteScreen(),
  ]

  private static let newTeam = FormScreen<AltaDeEquipo>(
    path: "equipo-nuevo", section: .equipos, title: EditorWords.newTeam,
    submit: Words(es: "Añadir el equipo", en: "Add the team"), blank: { _, _ in AltaDeEquipo() },
    looked: { _, _ in [] },
    back: { _, _ in
      (Address.of(Page.Section.equipos.rawValue), EditorWords.allTheTeams)
    }, next: roster)

  private static let rename = FormScreen<CambioDeNombreDeEquipo>(
    path: "equipo-nombre", section: .equipos, title: EditorWords.renameTeam,
    submit: EditorWords.save, keys: [.equipo], lists: [teams],
    blank: { keys, torneo throws(EdicionRechazada) in
      var form = CambioDeNombreDeEquipo()
      form[.equipo] = try team(keys, torneo).nombre
      form[.nuevoNombre] = form[.equipo]
      return form
    }, back: back, next: roster)

  private static let colour = FormScreen<CambioDeColor>(
    path: "equipo-color", section: .equipos, title: EditorWords.teamColour,
    submit: EditorWords.save, keys: [.equipo], lists: [teams],
    blank: { keys, torneo throws(EdicionRechazada) in
      let team = try team(keys, torneo)
      var form = CambioDeColor()
      form[.equipo] = team.nombre
      form[.colorDeEquipo] = team.color?.description ?? ""
      return form
    }, intro: about, back: back)

  private static let removeTeam = FormScreen<BajaDeEquipo>(
    path: "equipo-quitar", section: .equipos, title: EditorWords.removeTeam,
    submit: EditorWords.remove, keys: [.equipo], removes: true, lists: [teams],
    blank: { keys, torneo throws(EdicionRechazada) in
      var form = BajaDeEquipo()
      form[.equipo] = try team(keys, torneo).nombre
      return form
    },
    looked: { keys, torneo throws(EdicionRechazada) in
      let team = try team(keys, torneo)
      let names = team.plantilla.map { team.etiqueta(de: $0) }
      return [
        Looked(name: "equipo", label: EditorWords.team, text: team.nombre),
        Looked(name: "plantilla", label: EditorWords.roster, text: names.joined(separator: ", ")),
      ]
    }, intro: about, back: back,
    next: { _, _, _ in Address.of(Page.Section.equipos.rawValue) })

  private static let newPlayer = FormScreen<AltaDeJugador>(
    path: "jugador-nuevo", section: .equipos, title: EditorWords.newPlayer,
    submit: Words(es: "Añadir el jugador", en: "Add the player"), keys: [.equipo], lists: [teams],
    blank: { keys, torneo throws(EdicionRechazada) in
      var form = AltaDeJugador()
      form[.equipo] = try team(keys, torneo).nombre
      return form
    }, looked: { _, _ in [] }, intro: about, back: back,
    // The form is ready for the next one.
    next: { _, keys, _ in address("jugador-nuevo", keys[.equipo] ?? "") })

  private static let correct = FormScreen<CorreccionDeJugador>(
    path: "jugador-corregir", section: .equipos,
    title: Words(es: "Corregir un jugador", en: "Correct a player"), submit: EditorWords.save,
    keys: [.equipo, .jugador], lists: [teams, players], anew: "jugador-nuevo",
    blank: { keys, torneo throws(EdicionRechazada) in
      let player = try player(keys, torneo)
      let team = try team(keys, torneo)
      var form = CorreccionDeJugador()
      form[.equipo] = team.nombre
      form[.jugador] = team.etiqueta(de: player)
      form[.nuevoNombre] = player.nombre
      form[.dorsal] = player.dorsal.map { "\($0)" } ?? ""
      return form
    },
    // On a page what is emptied is to go away; the form has a hyphen for that.
    meaning: { typed, blank in
      if typed[.dorsal].sinEspaciosAlrededor.isEmpty, !blank[.dorsal].isEmpty {
        typed[.dorsal] = "-"
      }
    }, intro: about, back: back)

  private static let removePlayer = FormScreen<BajaDeJugador>(
    path: "jugador-quitar", section: .equipos,
    title: Words(es: "Quitar un jugador", en: "Remove a player"), submit: EditorWords.remove,
    keys: [.equipo, .jugador], removes: true, lists: [teams, players],
    blank: { keys, torneo throws(EdicionRechazada) in
      var form = BajaDeJugador()
      form[.equipo] = try team(keys, torneo).nombre
      form[.jugador] = try team(keys, torneo).etiqueta(de: player(keys, torneo))
      return form
    },
    looked: { keys, torneo throws(EdicionRechazada) in
      [
        Looked(
          name: "jugador", label: EditorWords.player,
          text: try team(keys, torneo).etiqueta(de: player(keys, torneo)))
      ]
    }, intro: about, back: back)

  // MARK: What they share

  /// A team that was renamed has its players still.
  nonisolated static let teams: @Sendable (Keys, Torneo) throws(EdicionRechazada) -> RecordList = {
    _, torneo in
    RecordList(
      dato: .equipo,
      entries: torneo.equipos.map { team in
        RecordList.Entry(
          key: team.nombre, name: team.nombre,
          marks: team.plantilla.prefix(3).map(\.conDorsal))
      })
  }

  /// A player who got another number has the name still.
  private nonisolated static let players:
    @Sendable (Keys, Torneo) throws(EdicionRechazada) -> RecordList = {
      keys, torneo throws(EdicionRechazada) in
      let team = try team(keys, torneo)
      return RecordList(
        dato: .jugador,
        entries: team.plantilla.map { player in
          let label = team.etiqueta(de: player)
          return RecordList.Entry(
            key: label, name: label,
            marks: [player.nombre, player.dorsal.map { "#\($0)" } ?? ""])
        })
    }

  /// The team that a form is about, by its whole name.
  nonisolated static func team(
    _ keys: Keys, _ torneo: Torneo
  ) throws(EdicionRechazada) -> Equipo {
    let name = keys[.equipo] ?? ""
    guard let team = torneo.equipos.first(where: { $0.nombre == name }) else {
      throw .noExisteElEquipo(name)
    }
    return team
  }

  private nonisolated static func player(
    _ keys: Keys, _ torneo: Torneo
  ) throws(EdicionRechazada) -> Jugador {
    let (team, name) = (try team(keys, torneo), keys[.jugador] ?? "")
    guard let player = team.plantilla.first(where: { team.etiqueta(de: $0) == name }) else {
      throw .noEstaEnLaPlantilla(name, equipo: team.nombre)
    }
    return player
  }

  static func about(_ visit: Visit, _ keys: Keys) -> [HTML] {
    let names = [keys[.jugador], keys[.equipo]].compactMap(\.self).joined(separator: " · ")
    return [.tag("p", ["class": "ficha"], [.tag("bdi", [:], names)])]
  }

  static func back(_ keys: Keys, _: Torneo) -> (address: String, words: Words) {
    (address("plantilla", keys[.equipo] ?? ""), EditorWords.backToRoster)
  }

  private static func roster(_ done: Hecho, _: Keys, _: Torneo) -> String {
    guard case .equipo(let name) = done else {
      return Address.of(Page.Section.equipos.rawValue)
    }
    return address("plantilla", name)
  }

  nonisolated static func address(_ path: String, _ team: String) -> String {
    Address.of(path, [("equipo", team)])
  }
}
