import Diagnostics
import Feeds
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
