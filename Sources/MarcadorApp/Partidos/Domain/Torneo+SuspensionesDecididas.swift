package import Torneo

// The edits of what a committee decided about players.
extension Torneo {
  /// Adds a decision; refused where the team did not play that match, or one is there already.
  package mutating func suspende(_ suspension: SuspensionDecidida) throws(EdicionRechazada) {
    let partido = try partido(suspension.partido)
    guard partido.local === suspension.equipo || partido.visitante === suspension.equipo else {
      throw .equipoAjeno(
        suspension.equipo.nombre, local: partido.local, visitante: partido.visitante)
    }
    if suspensionesDecididas.contains(where: {
      $0.equipo === suspension.equipo && $0.jugador == suspension.jugador
        && $0.partido == suspension.partido
    }) {
      throw .yaSuspendido(suspension.jugador.nombre, partido: suspension.partido)
    }
    suspensionesDecididas.append(suspension)
  }

  /// Takes a decision away, by its number, from 1.
  package mutating func quita(
    suspension numero: Int
  ) throws(EdicionRechazada) -> SuspensionDecidida {
    guard suspensionesDecididas.indices.contains(numero - 1) else {
      throw .noExisteLaDecision(numero, hay: suspensionesDecididas.count)
    }
    return suspensionesDecididas.remove(at: numero - 1)
  }
}
