package import Torneo

// The edits of what happened in a match that a tournament lets be made, whoever asks.
extension Torneo {
  /// Records a goal after the other events of a match, as ``registra(evento:en:)`` does.
  package mutating func registra(
    _ gol: EventoDePartido, en partidoId: Int
  ) throws(EdicionRechazada) {
    guard case .gol = gol else { throw .noEsUnGol }
    try registra(evento: gol, en: partidoId)
  }

  /// Records an event after the others of a match. A match that was still to be played is being played
  /// now.
  ///
  /// The team of the event may be an earlier object of the same name, as a screen may have kept one.
  package mutating func registra(
    evento: EventoDePartido, en partidoId: Int
  ) throws(EdicionRechazada) {
    let indice = try indice(delPartido: partidoId)
    var partido = partidos[indice].partido
    guard let despues = partido.estado.trasUnEvento else {
      throw .noSeJuega(partidoId, partido.estado)
    }
    partido.eventos.append(try partido.eventoValido(evento))
    try partido.compruebaGoles()
    try partido.pasa(a: despues, partidoId)
    partidos[indice].partido = partido
  }

  /// Puts another event in the place of one.
  /// - Parameters:
  ///   - lugar: place in the events of the match.
  ///   - viejo: the event as it was looked at; when it is no longer that, nothing is changed.
  package mutating func corrige(
    eventoEn lugar: Int, de viejo: EventoDePartido, como nuevo: EventoDePartido,
    en partidoId: Int
  ) throws(EdicionRechazada) {
    let indice = try indice(delPartido: partidoId)
    var partido = partidos[indice].partido
    try partido.comprueba(que: viejo, estaEn: lugar)
    partido.eventos[lugar] = try partido.eventoValido(nuevo)
    try partido.compruebaGoles()
    partidos[indice].partido = partido
  }

  /// Takes an event out of a match; parameters as of ``corrige(eventoEn:de:como:en:)``.
  package mutating func quita(
    eventoEn lugar: Int, de viejo: EventoDePartido, en partidoId: Int
  ) throws(EdicionRechazada) {
    let indice = try indice(delPartido: partidoId)
    try partidos[indice].partido.comprueba(que: viejo, estaEn: lugar)
    partidos[indice].partido.eventos.remove(at: lugar)
  }

  func indice(delPartido id: Int) throws(EdicionRechazada) -> Int {
    guard let indice = partidos.firstIndex(where: { $0.id == id }) else {
      throw .noExisteElPartido(id)
    }
    return indice
  }
}

extension Jugador {
  /// Whether nothing tells the two apart: a number does only where both have one.
  func puedeSer(_ otro: Jugador) -> Bool {
    nombre == otro.nombre && (dorsal == otro.dorsal || dorsal == nil || otro.dorsal == nil)
  }
}

extension Partido {
  /// The event with the side of the match as its team, if it can be one of the match.
  fileprivate func eventoValido(
    _ evento: EventoDePartido
  ) throws(EdicionRechazada) -> EventoDePartido {
    switch evento {
    case .cambio(_, let entra, let sale, _) where entra.puedeSer(sale):
      throw .cambioConsigoMismo(entra.nombre)
    case .gol(_, _, _, .propia, .some): throw .asistenciaEnPropia
    case .gol(_, let jugador, _, _, let asistente?) where asistente.puedeSer(jugador):
      throw .asistenciaPropia(asistente.nombre)
    default: break
    }
    let valido = try conSusLados(evento)
    for (papel, jugador) in valido.participaciones {
      _ = try Dato.jugador.nombre(jugador.nombre)
      guard let suyo = valido.equipo else { continue }
      let equipo = papel == .marcaEnPropia ? rival(de: suyo) : suyo
      let tocayos = equipo.plantilla.filter { $0.nombre == jugador.nombre }
      if jugador.dorsal == nil, tocayos.count > 1 {
        throw .jugadorAmbiguo(jugador.nombre, candidatos: tocayos.map { equipo.etiqueta(de: $0) })
      }
    }
    return valido
  }

  private func conSusLados(
    _ evento: EventoDePartido
  ) throws(EdicionRechazada) -> EventoDePartido {
    guard let equipo = evento.equipo else { return evento }
    let lados = [local, visitante]
    guard
      let lado = lados.first(where: { $0 === equipo })
        ?? lados.first(where: { $0.nombre == equipo.nombre })
    else {
      throw .equipoAjeno(equipo.nombre, local: local, visitante: visitante)
    }
    return evento.reemplazando(equipo, por: lado)
  }

  fileprivate func comprueba(
    que evento: EventoDePartido, estaEn lugar: Int
  ) throws(EdicionRechazada) {
    let ahora = eventos.indices.contains(lugar) ? eventos[lugar] : nil
    guard try conSusLados(evento) == ahora else {
      throw .haCambiado(.evento(mirado: evento, ahora: ahora))
    }
  }

  /// A written result may have goals that nobody recorded, but not fewer than were.
  func compruebaGoles() throws(EdicionRechazada) {
    guard let escrito = resultado?.final, estado != .adjudicado else { return }
    try compruebaQueCaben(en: escrito)
  }

  /// Throws when more goals are recorded than a score has.
  func compruebaQueCaben(en escrito: Tanteo) throws(EdicionRechazada) {
    let contado = golesRegistrados
    guard contado.puedeAcabar(en: escrito) else {
      throw .masGolesQueElResultado(escrito: escrito, contado: contado)
    }
  }
}
