import Torneo

extension Torneo {
  /// Writes down the line-up of a side of a match; nil takes it away.
  /// - Parameter nombre: of the side, to the letter.
  mutating func pon(
    _ alineacion: Alineacion?, a id: Int, de nombre: String
  ) throws(EdicionRechazada) {
    let indice = try indice(delPartido: id)
    var partido = partidos[indice].partido
    if partido.faltaUnLado { throw .faltaUnLado(id) }
    switch nombre {
    case partido.local.nombre: partido.alineacionLocal = alineacion
    case partido.visitante.nombre: partido.alineacionVisitante = alineacion
    default:
      throw .equipoAjeno(
        nombre, local: partido.local, visitante: partido.visitante)
    }
    let todos = (alineacion?.titulares ?? []) + (alineacion?.suplentes ?? [])
    for (lugar, jugador) in todos.enumerated() where todos[..<lugar].contains(jugador) {
      throw .dosVecesEnLaAlineacion(jugador.conDorsal)
    }
    if let capitan = alineacion?.capitan, !todos.isEmpty, !todos.contains(capitan) {
      throw .noEstaEnLaAlineacion(capitan.nombre)
    }
    partidos[indice].partido = partido
  }
}

extension Partido {
  /// The line-up of a side, if it is known.
  func alineacion(de lado: Equipo) -> Alineacion? {
    lado === local ? alineacionLocal : alineacionVisitante
  }
}

extension Alineacion {
  /// Whether it says nothing.
  var estaVacia: Bool {
    titulares.isEmpty && suplentes.isEmpty && capitan == nil && entrenador == nil
  }
}
