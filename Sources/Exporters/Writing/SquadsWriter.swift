import JSON
import Torneo

/// Writes the rosters as openfootball does: a list of teams, each with its players and their numbers.
struct SquadsWriter {
  let torneo: Torneo

  var text: String {
    let squads = torneo.equipos.filter { !$0.plantilla.isEmpty }.map { equipo -> JSONValue in
      ["name": .string(equipo.nombre), "players": .array(equipo.plantilla.map(player))]
    }
    return String(decoding: JSONWriter.pretty.text(of: .array(squads)), as: UTF8.self)
  }

  private func player(_ jugador: Jugador) -> JSONValue {
    var player = JSONObject()
    if let dorsal = jugador.dorsal { player["number"] = .number(dorsal) }
    player["name"] = .string(jugador.nombre)
    return .object(player)
  }
}
