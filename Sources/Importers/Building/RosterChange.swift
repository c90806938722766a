import Torneo

/// Puts the final teams and players in the place of those that a tournament had.
struct RosterChange {
  let book: TeamBook
  let equipos: [Equipo]

  func equipo(_ viejo: Equipo) -> Equipo {
    book.indexOfExisting[viejo].map { equipos[$0] } ?? viejo
  }

  func jugador(_ viejo: Jugador, de equipo: Equipo) -> Jugador {
    book.indexOfExisting[equipo].map { book.entries[$0].roster.current(viejo) } ?? viejo
  }

  func partido(_ viejo: Partido) -> Partido {
    var nuevo = viejo
    nuevo.local = equipo(viejo.local)
    nuevo.visitante = equipo(viejo.visitante)
    nuevo.eventos = viejo.eventos.map { evento($0, of: viejo) }
    nuevo.alineacionLocal = viejo.alineacionLocal.map { alineacion($0, de: viejo.local) }
    nuevo.alineacionVisitante = viejo.alineacionVisitante.map {
      alineacion($0, de: viejo.visitante)
    }
    return nuevo
  }

  private func alineacion(_ vieja: Alineacion, de equipo: Equipo) -> Alineacion {
    Alineacion(
      titulares: vieja.titulares.map { jugador($0, de: equipo) },
      suplentes: vieja.suplentes.map { jugador($0, de: equipo) },
      capitan: vieja.capitan.map { jugador($0, de: equipo) }, entrenador: vieja.entrenador)
  }

  private func evento(_ viejo: EventoDePartido, of partido: Partido) -> EventoDePartido {
    switch viejo {
    case .gol(let minuto, let jugador, let equipo, let modo, let asistencia):
      let suyo = modo == .propia ? partido.rival(de: equipo) : equipo
      return .gol(
        minuto: minuto, jugador: self.jugador(jugador, de: suyo),
        equipo: self.equipo(equipo), modo: modo,
        asistencia: asistencia.map { self.jugador($0, de: equipo) })
    case .tarjeta(let minuto, let jugador, let equipo, let color, let aOficial):
      let suyo = equipo ?? team(of: jugador, in: partido)
      return .tarjeta(
        minuto: minuto, jugador: self.jugador(jugador, de: suyo),
        equipo: equipo.map(self.equipo), color: color, aOficial: aOficial)
    case .cambio(let minuto, let entra, let sale, let equipo):
      return .cambio(
        minuto: minuto, entra: jugador(entra, de: equipo ?? team(of: entra, in: partido)),
        sale: jugador(sale, de: equipo ?? team(of: sale, in: partido)),
        equipo: equipo.map(self.equipo))
    case .penaltiFallado(let minuto, let jugador, let equipo):
      return .penaltiFallado(
        minuto: minuto, jugador: self.jugador(jugador, de: equipo), equipo: self.equipo(equipo))
    case .lanzamiento(let jugador, let equipo, let convertido):
      return .lanzamiento(
        jugador: self.jugador(jugador, de: equipo), equipo: self.equipo(equipo),
        convertido: convertido)
    }
  }

  /// The side whose roster had a player of whom the event does not say it.
  private func team(of jugador: Jugador, in partido: Partido) -> Equipo {
    partido.visitante.plantilla.contains(jugador) && !partido.local.plantilla.contains(jugador)
      ? partido.visitante : partido.local
  }
}
