extension Torneo {
  /// The tournament with initials in the place of names: in rosters, events, line-ups, decisions, and
  /// the reasons that somebody wrote. What is made of it cannot tell a full name, for it has none.
  ///
  /// Who sits on the bench and referees are no minors, and keep their names, unless a player of the
  /// team bears the name too.
  /// - Returns: also the names that were reduced, to look for them where nothing can be changed.
  package func conIniciales(
    _ alcance: AlcanceDeIniciales
  ) -> (torneo: Torneo, nombres: NombresReducidos) {
    var reductor = ReductorDeNombres(self, alcance)
    var copia = self
    copia.equipos = equipos.map { reductor.equipo($0) }
    copia.partidos = partidos.map {
      PartidoDeLista(id: $0.id, partido: reductor.partido($0.partido))
    }
    for indice in copia.suspensionesDecididas.indices {
      let decidida = suspensionesDecididas[indice]
      copia.suspensionesDecididas[indice].jugador =
        reductor.jugador(decidida.jugador, de: decidida.equipo)
    }
    let nombres = reductor.nombres
    func sinNombres(_ texto: inout String?) { texto = texto.map { nombres.reduce($0) } }
    for indice in copia.partidos.indices where copia.partidos[indice].partido.motivo != nil {
      sinNombres(&copia.partidos[indice].partido.motivo)
    }
    for indice in copia.suspensionesDecididas.indices {
      sinNombres(&copia.suspensionesDecididas[indice].motivo)
    }
    for indice in copia.sanciones.indices { sinNombres(&copia.sanciones[indice].motivo) }
    for indice in copia.expulsiones.indices { sinNombres(&copia.expulsiones[indice].motivo) }
    for indice in copia.ordenes.indices { sinNombres(&copia.ordenes[indice].motivo) }
    copia.cambiaEquiposDeLasDecisiones { reductor.equipo($0) }
    return (copia, nombres)
  }
}

/// Puts initials in the place of names, the same ones everywhere.
private struct ReductorDeNombres {
  private let alcance: AlcanceDeIniciales
  private var iniciales: [Equipo: InicialesDeEquipo] = [:]
  private var nuevos: [Equipo: Equipo] = [:]

  init(_ torneo: Torneo, _ alcance: AlcanceDeIniciales) {
    self.alcance = alcance
    for equipo in torneo.equipos { _ = self.equipo(equipo) }
  }

  var nombres: NombresReducidos { NombresReducidos(iniciales.values.flatMap(\.nombres)) }

  mutating func equipo(_ equipo: Equipo) -> Equipo {
    if equipo.plaza != nil { return equipo }
    if let nuevo = nuevos[equipo] { return nuevo }
    let suyas = InicialesDeEquipo(equipo, alcance)
    iniciales[equipo] = suyas
    // Numbers stay, so none is there twice.
    let nuevo = Equipo(
      nombre: equipo.nombre,
      plantillaSinRepetidos: equipo.plantilla.map { jugador(jugador: $0, equipo) },
      ranking: equipo.ranking, color: equipo.color)
    nuevos[equipo] = nuevo
    return nuevo
  }

  private mutating func jugador(jugador: Jugador, _ equipo: Equipo) -> Jugador {
    iniciales[equipo]?.reduce(jugador) ?? jugador
  }

  mutating func jugador(_ uno: Jugador, de suyo: Equipo) -> Jugador {
    _ = equipo(suyo)
    return jugador(jugador: uno, suyo)
  }

  mutating func partido(_ partido: Partido) -> Partido {
    var copia = partido
    copia.local = equipo(partido.local)
    copia.visitante = equipo(partido.visitante)
    copia.eventos = partido.eventos.map { evento($0, en: partido) }
    copia.alineacionLocal = partido.alineacionLocal.map { alineacion($0, de: partido.local) }
    copia.alineacionVisitante = partido.alineacionVisitante.map {
      alineacion($0, de: partido.visitante)
    }
    return copia
  }

  private mutating func alineacion(_ alineacion: Alineacion, de equipo: Equipo) -> Alineacion {
    Alineacion(
      titulares: alineacion.titulares.map { jugador($0, de: equipo) },
      suplentes: alineacion.suplentes.map { jugador($0, de: equipo) },
      capitan: alineacion.capitan.map { jugador($0, de: equipo) },
      entrenador: alineacion.entrenador)
  }

  private mutating func evento(_ evento: EventoDePartido, en partido: Partido) -> EventoDePartido {
    var nuevo = evento.cambiandoJugadores { papel, quien in
      jugador(quien, evento.equipo(como: papel, en: partido), en: partido)
    }
    // Somebody of the bench who has the name of a player is taken for that player.
    if case .tarjeta(let minuto, let quien, let suyo, let color, true) = evento,
      let lado = lado(de: quien, suyo, en: partido), iniciales[lado]?.puedeSer(quien) == true
    {
      nuevo = .tarjeta(
        minuto: minuto, jugador: jugador(quien, de: lado), equipo: suyo, color: color,
        aOficial: true)
    }
    guard let suyo = evento.equipo else { return nuevo }
    return nuevo.reemplazando(suyo, por: equipo(suyo))
  }

  private mutating func jugador(
    _ quien: Jugador, _ suyo: Equipo?, en partido: Partido
  ) -> Jugador {
    lado(de: quien, suyo, en: partido).map { jugador(quien, de: $0) } ?? quien
  }

  /// The side of an event that may not tell it: whose roster has the player, else one whose players
  /// are reduced.
  private mutating func lado(
    de quien: Jugador, _ suyo: Equipo?, en partido: Partido
  ) -> Equipo? {
    if let suyo {
      _ = equipo(suyo)
      return suyo
    }
    let lados = [partido.local, partido.visitante]
    for lado in lados { _ = equipo(lado) }
    return lados.first { iniciales[$0]?.puedeSer(quien) == true }
      ?? lados.first { iniciales[$0]?.alcanza(quien) == true }
  }
}
