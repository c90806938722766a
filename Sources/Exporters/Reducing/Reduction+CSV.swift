import Torneo

extension Reduction {
  /// Gives events without a team the one that they must be of, and leaves out those of which nothing
  /// tells it: a row of a table needs one.
  mutating func reduceToCSV() {
    changeMatches { reduction, partido in
      partido.eventos = partido.eventos.compactMap { event in
        if event.equipo != nil { return event }
        let sides = [partido.local, partido.visitante].filter { equipo in
          event.participaciones.contains { _, jugador in
            equipo.plantilla.contains { $0.nombre == jugador.nombre }
          }
        }
        guard sides.count == 1, let equipo = sides.first else {
          reduction.omit(event.kind)
          return nil
        }
        return event.deEquipo(equipo)
      }
    }
  }
}

extension EventoDePartido {
  fileprivate func deEquipo(_ equipo: Equipo) -> EventoDePartido {
    switch self {
    case .tarjeta(let minuto, let jugador, _, let color, let aOficial):
      .tarjeta(minuto: minuto, jugador: jugador, equipo: equipo, color: color, aOficial: aOficial)
    case .cambio(let minuto, let entra, let sale, _):
      .cambio(minuto: minuto, entra: entra, sale: sale, equipo: equipo)
    default: self
    }
  }
}
