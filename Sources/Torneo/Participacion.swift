/// What somebody did in an event of a match.
package enum Papel: Sendable, Hashable {
  case marca, marcaEnPropia, asiste, recibeTarjeta, entra, sale, fallaUnPenalti, lanzaEnLaTanda
}

extension EventoDePartido {
  /// The players who took part, each with what they did; nobody of the bench.
  package var participaciones: [(papel: Papel, jugador: Jugador)] {
    switch self {
    case .gol(_, let jugador, _, let modo, let asistencia):
      [(modo == .propia ? .marcaEnPropia : .marca, jugador)]
        + (asistencia.map { [(.asiste, $0)] } ?? [])
    case .tarjeta(_, let jugador, _, _, let aOficial): aOficial ? [] : [(.recibeTarjeta, jugador)]
    case .cambio(_, let entra, let sale, _): [(.entra, entra), (.sale, sale)]
    case .penaltiFallado(_, let jugador, _): [(.fallaUnPenalti, jugador)]
    case .lanzamiento(let jugador, _, _): [(.lanzaEnLaTanda, jugador)]
    }
  }

  /// The same event with others in the place of those who took part.
  package func cambiandoJugadores(_ cambio: (Papel, Jugador) -> Jugador) -> EventoDePartido {
    switch self {
    case .gol(let minuto, let jugador, let equipo, let modo, let asistencia):
      .gol(
        minuto: minuto, jugador: cambio(modo == .propia ? .marcaEnPropia : .marca, jugador),
        equipo: equipo, modo: modo, asistencia: asistencia.map { cambio(.asiste, $0) })
    case .tarjeta(let minuto, let jugador, let equipo, let color, let aOficial):
      .tarjeta(
        minuto: minuto, jugador: aOficial ? jugador : cambio(.recibeTarjeta, jugador),
        equipo: equipo, color: color, aOficial: aOficial)
    case .cambio(let minuto, let entra, let sale, let equipo):
      .cambio(
        minuto: minuto, entra: cambio(.entra, entra), sale: cambio(.sale, sale), equipo: equipo)
    case .penaltiFallado(let minuto, let jugador, let equipo):
      .penaltiFallado(minuto: minuto, jugador: cambio(.fallaUnPenalti, jugador), equipo: equipo)
    case .lanzamiento(let jugador, let equipo, let convertido):
      .lanzamiento(
        jugador: cambio(.lanzaEnLaTanda, jugador), equipo: equipo, convertido: convertido)
    }
  }
}

extension EventoDePartido {
  /// The team of somebody who took part in an event of a match; nil where the event does not tell.
  package func equipo(como papel: Papel, en partido: Partido) -> Equipo? {
    equipo.map { papel == .marcaEnPropia ? partido.rival(de: $0) : $0 }
  }
}

extension Partido {
  /// The side that is not `equipo`.
  package func rival(de equipo: Equipo) -> Equipo {
    equipo === local ? visitante : local
  }

  /// Whether who took part in an event is this player of one of the sides.
  ///
  /// An event may not tell its team; then its player is whoever has the name, if only one side has.
  package func es(
    _ jugador: Jugador, de equipo: Equipo, quien participante: Jugador, como papel: Papel,
    en evento: EventoDePartido
  ) -> Bool {
    guard local === equipo || visitante === equipo else { return false }
    if let suyo = evento.equipo(como: papel, en: self) {
      return participante == jugador && equipo === suyo
    }
    return participante.nombre == jugador.nombre
      && (participante.dorsal == nil || participante.dorsal == jugador.dorsal)
      && !rival(de: equipo).plantilla.contains { $0.nombre == jugador.nombre }
  }

  /// The line-up of one of the sides.
  package func alineacion(de equipo: Equipo) -> Alineacion? {
    equipo === local ? alineacionLocal : equipo === visitante ? alineacionVisitante : nil
  }

  /// The same match with another player in the place of one of `equipo`, in line-ups and events.
  package func corrigiendo(
    _ viejo: Jugador, de equipo: Equipo, como nuevo: Jugador
  ) -> Partido {
    guard local === equipo || visitante === equipo else { return self }
    var copia = self
    copia.eventos = eventos.map { evento in
      evento.cambiandoJugadores { papel, jugador in
        guard es(viejo, de: equipo, quien: jugador, como: papel, en: evento) else { return jugador }
        // Where the number was not told it need not be.
        let sinDorsal = evento.equipo == nil && jugador.dorsal == nil
        return sinDorsal ? Jugador(nombre: nuevo.nombre) : nuevo
      }
    }
    if equipo === local {
      copia.alineacionLocal = alineacionLocal?.corrigiendo(viejo, como: nuevo)
    } else {
      copia.alineacionVisitante = alineacionVisitante?.corrigiendo(viejo, como: nuevo)
    }
    return copia
  }
}

extension Alineacion {
  package func contiene(_ jugador: Jugador) -> Bool {
    titulares.contains(jugador) || suplentes.contains(jugador) || capitan == jugador
  }

  fileprivate func corrigiendo(_ viejo: Jugador, como nuevo: Jugador) -> Alineacion {
    var copia = self
    copia.titulares = titulares.map { $0 == viejo ? nuevo : $0 }
    copia.suplentes = suplentes.map { $0 == viejo ? nuevo : $0 }
    if capitan == viejo { copia.capitan = nuevo }
    return copia
  }
}
