/// How often somebody did something.
package struct CuentaDeJugador: Sendable, Hashable {
  package var quien: JugadorDeEquipo
  package var veces: Int
}

extension Torneo {
  /// Who passed for goals, most first; level ones share the place, by name, team and number. Of matches as for scorers; an own goal has no pass.
  package func asistencias() -> [Puesto<CuentaDeJugador>] {
    cuenta { evento, _ in
      guard case .gol(_, _, let equipo, let modo, let asistencia?) = evento, modo != .propia else {
        return nil
      }
      return JugadorDeEquipo(asistencia, de: equipo)
    }
  }

  /// Who scored into the own goal, in the same order; the team is the one that they play for.
  package func golesEnPropia() -> [Puesto<CuentaDeJugador>] {
    cuenta { evento, partido in
      guard case .gol(_, let jugador, let equipo, .propia, _) = evento else { return nil }
      return JugadorDeEquipo(jugador, de: partido.rival(de: equipo))
    }
  }

  private func cuenta(
    _ quien: (EventoDePartido, Partido) -> JugadorDeEquipo?
  ) -> [Puesto<CuentaDeJugador>] {
    var veces: [JugadorDeEquipo: Int] = [:]
    for elemento in partidos where elemento.partido.cuentaParaJugadores {
      for evento in elemento.partido.eventos {
        if let suyo = quien(evento, elemento.partido) { veces[suyo, default: 0] += 1 }
      }
    }
    let ordenadas = veces.map {
      (cuenta: CuentaDeJugador(quien: $0, veces: $1), clave: $0.clave(alfabeto))
    }
    .sorted { a, b in
      a.cuenta.veces != b.cuenta.veces ? a.cuenta.veces > b.cuenta.veces : a.clave < b.clave
    }
    return conPuestos(ordenadas.map(\.cuenta)) { $0.veces == $1.veces }
  }
}
