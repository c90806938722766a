import Diagnostics
import JSON
import MarcadorApp
import Torneo

extension JugadorDeEquipo {
  /// The name as tables show it: with the number where two of the team share it.
  var shownName: String {
    let isShared = equipo.plantilla.count { $0.nombre == jugador.nombre } > 1
    return (isShared ? jugador.conDorsal : jugador.nombre).visible
  }

  /// Who it is, for programs.
  var members: JSONObject {
    var members = jugador.members
    members["equipo"] = .string(equipo.nombre)
    return members
  }
}

extension Jugador {
  /// Who it is, for programs: name, and number where there is one.
  var members: JSONObject {
    var members: JSONObject = ["jugador": .string(nombre)]
    members["dorsal"] = dorsal.map { .number($0) }
    return members
  }
}
