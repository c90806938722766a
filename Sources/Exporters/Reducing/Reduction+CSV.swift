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

extension Reduction {
  /// Leaves to each side what it waited for, where its reader finds from the results who it was; of the
  /// others the name of the team is kept.
  mutating func keepPlaces(read: (Torneo) -> Torneo?) {
    guard torneo.partidos.contains(where: { $0.partido.hasDecidedPlace }) else { return }
    let again = read(torneo)
    let found = Dictionary(
      (again?.partidos ?? []).map { ($0.id, $0.partido) }, uniquingKeysWith: { first, _ in first })
    for index in torneo.partidos.indices {
      var (id, partido) = (torneo.partidos[index].id, torneo.partidos[index].partido)
      guard partido.hasDecidedPlace else { continue }
      if let other = found[id], other.local.nombre == partido.local.nombre,
        other.visitante.nombre == partido.visitante.nombre, other.goles == partido.goles,
        id <= format.greatestNumber
      {
        continue
      }
      omit(.places, (partido.plazas?.todas.count ?? 0) - partido.undecidedSides)
      partido.plazas = PlazasDePartido(
        local: partido.local.plaza, visitante: partido.visitante.plaza)
      torneo.partidos[index].partido = partido
    }
  }
}

extension Partido {
  /// Whether a team has the place that a side waited for.
  fileprivate var hasDecidedPlace: Bool {
    plazas?.local != nil && local.plaza == nil
      || plazas?.visitante != nil && visitante.plaza == nil
  }
}
