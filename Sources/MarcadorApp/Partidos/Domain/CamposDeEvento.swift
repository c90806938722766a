package import Torneo

/// What is typed of an event of a match: a new one, or one that is to be corrected.
package protocol CamposDeEvento: CamposDeEdicion {
  /// Whether an event is of the kind of this form.
  static func esDeEstaClase(_ evento: EventoDePartido) -> Bool

  /// The event that is to be corrected, as it was when it was looked at; nil for a new one.
  var corregido: EventoMirado? { get set }

  /// Fills in the form with an event of its kind.
  mutating func rellena(con evento: EventoDePartido, de partido: Partido)

  /// The event that was typed, for one of the matches.
  func evento(en partido: Partido) throws(EdicionRechazada) -> EventoDePartido
}

/// An event as somebody looked at it.
package struct EventoMirado: Sendable, Hashable {
  /// Place in the events of the match.
  package var lugar: Int
  package var evento: EventoDePartido
}

extension CamposDeEvento {
  /// The form of an event that is there already.
  /// - Parameter numero: among those of its kind in the match, from 1.
  package init(
    corrigiendo numero: Int, de partidoId: Int, en torneo: Torneo
  ) throws(EdicionRechazada) {
    self.init()
    let partido = try torneo.partido(partidoId)
    let mirado = try partido.evento(numero, Self.esDeEstaClase, de: partidoId)
    corregido = mirado
    self[.partido] = "\(partidoId)"
    rellena(con: mirado.evento, de: partido)
  }

  package func edita(_ torneo: inout Torneo) throws(EdicionRechazada) -> Hecho {
    let id = try idDelPartido(en: torneo)
    let partido = try conLados(id, en: torneo)
    let evento = try evento(en: partido)
    if let corregido {
      try torneo.corrige(eventoEn: corregido.lugar, de: corregido.evento, como: evento, en: id)
      return .evento(lugar: corregido.lugar, partido: id)
    }
    try torneo.registra(evento: evento, en: id)
    return .eventoNuevo(lugar: partido.eventos.count, partido: id)
  }

  /// The side follows from the player, and every event has its kind.
  package func seVacia(_ dato: Dato) -> Bool {
    switch dato {
    case .asistencia, .oficial: true
    case .jugador: !obligatorios.contains(.jugador)
    default: false
    }
  }

  /// The match that was chosen; nil while there is none in which anything can happen.
  func partido(en torneo: Torneo) -> Partido? {
    siEstaBien(try conLados(idDelPartido(en: torneo), en: torneo))
  }

  /// A match of which it is known who plays it: before, nothing happens in it.
  private func conLados(_ id: Int, en torneo: Torneo) throws(EdicionRechazada) -> Partido {
    let partido = try torneo.partido(id)
    if partido.faltaUnLado { throw .faltaUnLado(id) }
    return partido
  }

  /// The match that was chosen, when the team is of it or is not told.
  func ladosElegidos(en torneo: Torneo) -> Partido? {
    guard let partido = partido(en: torneo) else { return nil }
    if estaVacio(.equipo) { return partido }
    return siEstaBien(try partido.lado(llamado: self[.equipo])).map { _ in partido }
  }

  /// A player of a side, and the side. Without a team it is that of the only player who may be meant.
  /// - Parameter ladoDelJugador: of which side the player is, given the side of the event.
  func jugador(
    _ dato: Dato, en partido: Partido,
    de ladoDelJugador: (Equipo) -> Equipo = { $0 }
  ) throws(EdicionRechazada) -> (jugador: Jugador, lado: Equipo) {
    if estaVacio(dato) { throw .obligatorio(dato) }
    if let suyo = intacto(dato, en: partido), let lado = partido.lado(de: suyo.equipo) {
      return (suyo.jugador, lado)
    }
    if !estaVacio(.equipo) {
      let lado = try partido.lado(llamado: self[.equipo])
      return (try companero(dato, de: ladoDelJugador(lado), en: partido), lado)
    }
    let dicho = partido.ladoDicho(en: self[dato])
    if let equipo = dicho.equipo,
      let lado = [partido.local, partido.visitante].first(where: { ladoDelJugador($0) === equipo })
    {
      return (try equipo.jugador(llamado: dicho.jugador), lado)
    }
    let conPlantilla = [partido.local, partido.visitante].filter {
      !ladoDelJugador($0).plantilla.isEmpty
    }
    // Whoever is named may play for a side without a roster: only the team tells.
    guard conPlantilla.count == 2 else { throw .obligatorio(.equipo) }
    let (suyo, otro) = (conPlantilla[0], conPlantilla[1])
    let deUno = try losQuePuedenSer(self[dato], ladoDelJugador(suyo))
    let deOtro = try losQuePuedenSer(self[dato], ladoDelJugador(otro))
    switch (deUno, deOtro) {
    case (.uno(let jugador, _), .nadie): return (jugador, suyo)
    case (.nadie, .uno(let jugador, _)): return (jugador, otro)
    case (.uno, _), (.varios, _), (_, .uno), (_, .varios):
      throw .jugadorAmbiguo(
        self[dato],
        candidatos: deUno.nombres.map { "\($0) (\(ladoDelJugador(suyo).nombre))" }
          + deOtro.nombres.map { "\($0) (\(ladoDelJugador(otro).nombre))" })
    case (.nadie, .nadie):
      throw .noJuegaElPartido(
        self[dato], local: partido.local.nombre, visitante: partido.visitante.nombre,
        parecido: parecido(
          a: self[dato],
          entre: (partido.local.plantilla + partido.visitante.plantilla).map(\.nombre)))
    }
  }

  /// A player of a side; none of the other one, which the text may tell.
  func companero(
    _ dato: Dato, de lado: Equipo, en partido: Partido
  ) throws(EdicionRechazada) -> Jugador {
    let dicho = partido.ladoDicho(en: self[dato])
    if let equipo = dicho.equipo, equipo.nombre != lado.nombre {
      throw .noExisteElJugador(self[dato], equipo: lado.nombre, parecido: nil)
    }
    return try lado.jugador(llamado: dicho.jugador)
  }

  /// A player and the side of an event that need not tell its side: one to be corrected has the side
  /// that it had, or none.
  func participante(
    _ dato: Dato, en partido: Partido
  ) throws(EdicionRechazada) -> (jugador: Jugador, lado: Equipo?) {
    if let suyo = intacto(dato, en: partido) {
      return (suyo.jugador, partido.lado(de: suyo.equipo))
    }
    return try jugador(dato, en: partido)
  }

  /// The player of the event that is to be corrected, while nothing that tells who that is was changed:
  /// the store may have somebody who is in no roster, or whose name means somebody else here.
  func intacto(_ dato: Dato, en partido: Partido) -> (jugador: Jugador, equipo: Equipo?)? {
    guard let corregido, let jugador = corregido.evento.jugador(en: dato) else { return nil }
    var antes = Self()
    antes.rellena(con: corregido.evento, de: partido)
    guard [dato, .equipo, .modo].allSatisfy({ antes[$0] == self[$0] }) else { return nil }
    return (jugador, corregido.evento.equipo)
  }

  /// The player of a team that may be meant, if any.
  private func losQuePuedenSer(
    _ texto: String, _ equipo: Equipo
  ) throws(EdicionRechazada) -> QuienPuedeSer {
    do {
      let jugador = try equipo.jugador(llamado: texto)
      return .uno(jugador, etiqueta: equipo.etiqueta(de: jugador))
    } catch .noExisteElJugador {
      return .nadie
    } catch .jugadorAmbiguo(_, let candidatos) {
      return .varios(candidatos)
    }
  }

  /// Checks the team and the match; for the fields that all events have.
  func compruebaLoComun(_ dato: Dato, en torneo: Torneo) throws(EdicionRechazada) {
    switch dato {
    case .partido: _ = try conLados(idDelPartido(en: torneo), en: torneo)
    case .minuto: _ = try minuto()
    case .equipo:
      if let partido = partido(en: torneo) { _ = try partido.lado(llamado: self[.equipo]) }
    default: break
    }
  }
}

extension EventoDePartido {
  /// The player that a field of the form of such an event is about.
  fileprivate func jugador(en dato: Dato) -> Jugador? {
    switch (self, dato) {
    case (.gol(_, let jugador, _, _, _), .jugador), (.penaltiFallado(_, let jugador, _), .jugador),
      (.lanzamiento(let jugador, _, _), .jugador),
      (.tarjeta(_, let jugador, _, _, false), .jugador),
      (.cambio(_, let jugador, _, _), .entra), (.cambio(_, _, let jugador, _), .sale):
      jugador
    case (.gol(_, _, _, _, let asistencia), .asistencia): asistencia
    default: nil
    }
  }
}

extension Partido {
  /// The side that a team is now, which may be another object of the same name.
  fileprivate func lado(de equipo: Equipo?) -> Equipo? {
    [local, visitante].first { $0.nombre == equipo?.nombre }
  }

  /// An event by its number among those of its kind, from 1.
  package func evento(
    _ numero: Int, _ esDeEstaClase: (EventoDePartido) -> Bool, de id: Int
  ) throws(EdicionRechazada) -> EventoMirado {
    let lugares = eventos.indices.filter { esDeEstaClase(eventos[$0]) }
    guard numero >= 1, numero <= lugares.count else {
      throw .noExisteElEvento(numero, partido: id, hay: lugares.count)
    }
    let lugar = lugares[numero - 1]
    return EventoMirado(lugar: lugar, evento: eventos[lugar])
  }
}

/// Who of a roster may be meant by a name.
private enum QuienPuedeSer {
  case nadie
  case uno(Jugador, etiqueta: String)
  /// As messages name them.
  case varios([String])

  var nombres: [String] {
    switch self {
    case .nadie: []
    case .uno(_, let etiqueta): [etiqueta]
    case .varios(let candidatos): candidatos
    }
  }
}
