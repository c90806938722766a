package import Torneo

// The edits that a tournament lets be made, whoever asks: a screen, a command.
extension Torneo {
  /// Puts another team in the place of one everywhere: in the list, in its matches, in what happened
  /// in them, in its sanctions. All other teams and matches stay the same.
  package mutating func reemplaza(_ viejo: Equipo, por nuevo: Equipo) {
    equipos = equipos.map { $0 === viejo ? nuevo : $0 }
    for indice in sanciones.indices where sanciones[indice].equipo === viejo {
      sanciones[indice].equipo = nuevo
    }
    for indice in partidos.indices {
      partidos[indice].partido = partidos[indice].partido.reemplazando(viejo, por: nuevo)
    }
  }

  /// Puts a player at the end of the roster of a team.
  package mutating func anade(
    _ jugador: Jugador, a nombreDelEquipo: String
  ) throws(EdicionRechazada) {
    guard let equipo = equipos.first(where: { $0.nombre == nombreDelEquipo }) else {
      throw .noExisteElEquipo(nombreDelEquipo)
    }
    let plegado = jugador.nombre.nombrePlegado
    if plegado.isEmpty { throw .nombreVacio }
    for otro in equipo.plantilla where otro.nombre.nombrePlegado == plegado {
      if otro.dorsal == nil || jugador.dorsal == nil { throw .jugadorRepetido(jugador.nombre) }
    }
    if let dorsal = jugador.dorsal {
      guard dorsalesPermitidos.contains(dorsal) else { throw .dorsalFueraDeRango(dorsal) }
      if let otro = equipo.plantilla.first(where: { $0.dorsal == dorsal }) {
        throw .dorsalRepetido(dorsal, otro: otro.nombre)
      }
    }
    guard
      let nuevo = Equipo(nombre: equipo.nombre, plantilla: equipo.plantilla + [jugador])
    else { throw .dorsalRepetido(jugador.dorsal ?? 0, otro: equipo.nombre) }
    reemplaza(equipo, por: nuevo)
  }

  /// Records a goal after those of a match. A match that was still to be played is being played now.
  ///
  /// The team of the goal may be an earlier object of the same name, as a screen may have kept one.
  package mutating func registra(
    _ gol: EventoDePartido, en partidoId: Int
  ) throws(EdicionRechazada) {
    guard let indice = partidos.firstIndex(where: { $0.id == partidoId }) else {
      throw .noExisteElPartido(partidoId)
    }
    guard case .gol(_, _, let equipo, _, _) = gol else { throw .noEsUnGol }
    let partido = partidos[indice].partido
    let lados = [partido.local, partido.visitante]
    guard
      let lado = lados.first(where: { $0 === equipo })
        ?? lados.first(where: { $0.nombre == equipo.nombre })
    else {
      throw .equipoAjeno(
        equipo.nombre, local: partido.local.nombre, visitante: partido.visitante.nombre)
    }
    partidos[indice].partido.eventos.append(gol.reemplazando(equipo, por: lado))
    if partido.estado == .programado { partidos[indice].partido.estado = .enJuego }
  }
}
