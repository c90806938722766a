/// How much the players of a team played, in its matches whose line-up is known.
package struct Minutaje: Sendable {
  package struct DeJugador: Sendable, Hashable {
    package let jugador: Jugador
    package fileprivate(set) var jugados = 0
    /// In how many of them the player started.
    package fileprivate(set) var titular = 0
    /// Added time does not count, nor do matches that were abandoned.
    package fileprivate(set) var minutos = 0
  }

  package let equipo: Equipo
  /// Matches that the team played.
  package fileprivate(set) var jugados = 0
  /// Of how many of them its line-up is known.
  package fileprivate(set) var conAlineacion = 0
  /// Most minutes first, then most matches, then by name and number.
  package fileprivate(set) var jugadores: [DeJugador] = []
}

extension Torneo {
  /// How much the players of each team played; teams in Spanish alphabetical order, those that have not
  /// played left out.
  package func minutajes() -> [Minutaje] {
    var minutajes: [Equipo: Minutaje] = [:]
    var jugadores: [Equipo: [Jugador: Minutaje.DeJugador]] = [:]
    for elemento in partidos where elemento.partido.cuentaParaJugadores {
      let partido = elemento.partido
      for equipo in [partido.local, partido.visitante] {
        minutajes[equipo, default: Minutaje(equipo: equipo)].jugados += 1
        guard let estancias = partido.estancias(de: equipo, reglas.duracion) else { continue }
        minutajes[equipo]?.conAlineacion += 1
        for (jugador, estancia) in estancias {
          var suyo = jugadores[equipo]?[jugador] ?? Minutaje.DeJugador(jugador: jugador)
          suyo.jugados += 1
          if estancia.esTitular { suyo.titular += 1 }
          suyo.minutos += estancia.minutos ?? 0
          jugadores[equipo, default: [:]][jugador] = suyo
        }
      }
    }
    return minutajes.values.map { minutaje in
      var completo = minutaje
      completo.jugadores = porMinutos(Array((jugadores[minutaje.equipo] ?? [:]).values))
      return (completo, ClaveAlfabetica(minutaje.equipo.nombre))
    }.sorted { $0.1 < $1.1 }.map(\.0)
  }
}

private func porMinutos(_ jugadores: [Minutaje.DeJugador]) -> [Minutaje.DeJugador] {
  jugadores.map { ($0, ClaveAlfabetica($0.jugador.nombre)) }.sorted { a, b in
    if a.0.minutos != b.0.minutos { return a.0.minutos > b.0.minutos }
    if a.0.jugados != b.0.jugados { return a.0.jugados > b.0.jugados }
    return (a.1, a.0.jugador.dorsal ?? 0) < (b.1, b.0.jugador.dorsal ?? 0)
  }.map(\.0)
}
