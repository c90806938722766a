import Torneo

extension Torneo {
  /// Gives its side to each card and substitution that has none and whose player is in the roster of
  /// one side only, as the reader of a store does: an edit of a roster may have made it known.
  mutating func resuelveLados() {
    for indice in partidos.indices
    where partidos[indice].partido.eventos.contains(where: { $0.equipo == nil }) {
      let partido = partidos[indice].partido
      partidos[indice].partido.eventos = partido.eventos.map { partido.conLado($0) }
    }
  }
}

extension Partido {
  func conLado(_ evento: EventoDePartido) -> EventoDePartido {
    switch evento {
    case .tarjeta(let minuto, let jugador, nil, let color, false):
      .tarjeta(minuto: minuto, jugador: jugador, equipo: lado(de: jugador), color: color)
    case .cambio(let minuto, let entra, let sale, nil):
      .cambio(
        minuto: minuto, entra: entra, sale: sale, equipo: lado(de: entra) ?? lado(de: sale))
    case .gol, .tarjeta, .cambio, .penaltiFallado, .lanzamiento: evento
    }
  }

  private func lado(de jugador: Jugador) -> Equipo? {
    let lados = [local, visitante].filter { equipo in
      let tocayos = equipo.plantilla.filter { $0.nombre == jugador.nombre }
      return jugador.dorsal == nil
        ? tocayos.count == 1 : tocayos.contains { $0.dorsal == jugador.dorsal }
    }
    return lados.count == 1 ? lados[0] : nil
  }
}
