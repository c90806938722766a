import Torneo

/// A tournament without what a format has no room for, and how much of what that is.
struct Reduction {
  var torneo: Torneo
  private(set) var omitted: [Omission: Int] = [:]
  let format: Format

  init(_ torneo: Torneo, to format: Format) {
    self.torneo = torneo
    self.format = format
    reduceTournament()
    reducePlaces()
    for index in self.torneo.partidos.indices { reduceMatch(index) }
    reduceSides()
  }

  mutating func omit(_ kind: Omission, _ count: Int = 1) {
    if count > 0 { omitted[kind, default: 0] += count }
  }

  /// Takes away what has no room, with its count.
  mutating func changeMatches(_ change: (inout Reduction, inout Partido) -> Void) {
    for index in torneo.partidos.indices {
      var partido = torneo.partidos[index].partido
      change(&self, &partido)
      torneo.partidos[index].partido = partido
    }
  }

  /// Counts who and what of the rosters is in no match any more. To be called when the matches are as
  /// they will be.
  mutating func countRosters() {
    let playing = Set(torneo.partidos.flatMap { [$0.partido.local, $0.partido.visitante] })
    omit(.teams, torneo.equipos.count { !playing.contains($0) })
    let named = torneo.jugadoresNombrados
    for equipo in torneo.equipos where playing.contains(equipo) {
      let (kept, lost) = (named[equipo] ?? [], equipo.plantilla)
      omit(.rosters, lost.count { !kept.contains($0.nombre) })
      omit(.shirtNumbers, lost.count { $0.dorsal != nil && kept.contains($0.nombre) })
    }
  }

  /// Takes away some matches, and counts them.
  mutating func removeMatches(_ kind: Omission, where isRemoved: (PartidoDeLista) -> Bool) {
    let before = torneo.partidos.count
    torneo.partidos.removeAll(where: isRemoved)
    omit(kind, before - torneo.partidos.count)
  }

  private mutating func reduceTournament() {
    omit(.sanctions, torneo.sanciones.count)
    omit(.expulsions, torneo.expulsiones.count)
    omit(.decidedOrders, torneo.ordenes.count)
    omit(.rankings, torneo.equipos.count { $0.ranking != nil })
    omit(.colours, torneo.equipos.count { $0.color != nil })
    omit(.suspensions, torneo.suspensionesDecididas.count)
    torneo.suspensionesDecididas = []
    torneo.sanciones = []
    torneo.expulsiones = []
    torneo.ordenes = []
    let rules = Reglas()
    let own = torneo.reglas
    let others = [
      own.puntos != rules.puntos, own.desempate != rules.desempate, own.vueltas != rules.vueltas,
      own.porPartido != rules.porPartido, own.disciplina != nil, own.golesFuera != rules.golesFuera,
      own.calendarioFijo != rules.calendarioFijo, own.duracion != rules.duracion,
    ]
    omit(.rules, others.count { $0 } + own.mejores.count + own.zonas.count)
    torneo.reglas = rules
    if !format.keeps.contains(.title) {
      omit(.title, [torneo.nombre, torneo.temporada].count { $0 != nil })
      (torneo.nombre, torneo.temporada) = (nil, nil)
    }
    if torneo.zonaHoraria != nil { omit(.zone) }
    torneo.zonaHoraria = nil
  }

  private mutating func reducePlaces() {
    changeMatches { reduction, partido in
      if reduction.format.keeps.contains(.places) { return }
      let decided = (partido.plazas?.todas.count ?? 0) - partido.undecidedSides
      reduction.omit(.places, max(0, decided))
      partido.plazas = nil
    }
  }

  private mutating func reduceMatch(_ index: Int) {
    var partido = torneo.partidos[index].partido
    if torneo.partidos[index].id > format.greatestNumber { omit(.numbers) }
    reduceScore(of: &partido)
    take(&partido.motivo, .reasons)
    take(&partido.arbitro, .referees)
    take(&partido.espectadores, .attendances)
    take(&partido.campo, .grounds)
    reduceLabels(of: &partido)
    if !format.keeps.contains(.seconds), let fecha = partido.fecha, let hora = fecha.hora,
      hora.segundo != 0
    {
      omit(.seconds)
      partido.fecha = Fecha(
        anio: fecha.anio, mes: fecha.mes, dia: fecha.dia,
        hora: Fecha.Hora(hora.hora, hora.minuto), desfase: fecha.desfase)
    }
    reduceLineup(&partido.alineacionLocal)
    reduceLineup(&partido.alineacionVisitante)
    reduceEvents(of: &partido)
    torneo.partidos[index].partido = partido
  }

  private mutating func take<Value>(_ value: inout Value?, _ kind: Omission) {
    guard value != nil, !format.keeps.contains(kind) else { return }
    omit(kind)
    value = nil
  }

  /// A score of a match under way would be read as that of a finished one.
  private mutating func reduceScore(of partido: inout Partido) {
    if partido.resultado?.tanda == nil, let tanda = partido.tanda, partido.estado != .programado,
      !format.keeps.contains(.kicks)
    {
      partido.resultado = Resultado(
        partido.goles, descanso: partido.resultado?.descanso,
        reglamentario: partido.resultado?.reglamentario, tanda: tanda)
    }
    // With the word of it, the score would be read as that of the moment, which is none.
    if partido.estado == .suspendido, partido.resultado != nil,
      !format.keeps.contains(.abandonments)
    {
      omit(.abandonments)
      partido.estado = .finalizado
    }
    let isLive = partido.estado == .enJuego && !format.keeps.contains(.unfinishedScores)
    guard isLive || partido.estado == .programado else { return }
    if partido.estado == .enJuego || partido.resultado != nil || partido.tieneGoles {
      omit(.unfinishedScores)
    }
    partido.estado = .programado
    partido.resultado = nil
    let events = partido.eventos.filter {
      switch $0 {
      case .gol, .lanzamiento: false
      default: true
      }
    }
    partido.eventos = events
  }

  private mutating func reduceLabels(of partido: inout Partido) {
    // The round first: with it the match enters no table, and so it must stay.
    guard format.hasOneLabel, partido.ronda != nil else { return }
    if partido.jornada != nil { omit(.matchdays) }
    if partido.grupo != nil { omit(.groups) }
    partido.jornada = nil
    partido.grupo = nil
  }

  private mutating func reduceLineup(_ lineup: inout Alineacion?) {
    take(&lineup, .lineups)
    guard var kept = lineup else { return }
    take(&kept.capitan, .captains)
    take(&kept.entrenador, .coaches)
    lineup = kept
  }

  private mutating func reduceEvents(of partido: inout Partido) {
    partido.eventos = partido.eventos.compactMap { event in
      if !format.keeps.contains(event.kind) {
        omit(event.kind)
        return nil
      }
      guard case .gol(let minuto, let jugador, let equipo, let modo, _?) = event,
        !format.keeps.contains(.assists)
      else { return event }
      omit(.assists)
      return .gol(minuto: minuto, jugador: jugador, equipo: equipo, modo: modo)
    }
  }
}

extension EventoDePartido {
  /// The kind of fact that it is.
  var kind: Omission {
    switch self {
    case .gol: .goals
    case .tarjeta(_, _, _, _, let aOficial): aOficial ? .cardsOfOfficials : .cards
    case .cambio: .changes
    case .penaltiFallado: .missedPenalties
    case .lanzamiento: .kicks
    }
  }
}

extension Partido {
  var tieneGoles: Bool {
    eventos.contains { if case .gol = $0 { true } else { false } }
  }
}

extension Torneo {
  /// Of each team, the names of its players that are in a match of it.
  fileprivate var jugadoresNombrados: [Equipo: Set<String>] {
    var named: [Equipo: Set<String>] = [:]
    for partido in partidos.lazy.map(\.partido) {
      for equipo in [partido.local, partido.visitante] {
        let lineup = partido.alineacion(de: equipo)
        named[equipo, default: []].formUnion(
          ((lineup?.titulares ?? []) + (lineup?.suplentes ?? [])).map(\.nombre))
      }
      for event in partido.eventos {
        for (papel, jugador) in event.participaciones {
          let own = event.equipo.map { papel == .marcaEnPropia ? partido.rival(de: $0) : $0 }
          for equipo in own.map({ [$0] }) ?? [partido.local, partido.visitante] {
            named[equipo, default: []].insert(jugador.nombre)
          }
        }
      }
    }
    return named
  }
}
