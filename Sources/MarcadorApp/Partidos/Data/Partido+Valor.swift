package import JSON
package import Torneo

extension PartidoDeLista {
  /// The match with its state, always.
  package var valor: JSONObject {
    var objeto = JSONObject()
    objeto[.id] = id
    objeto[.jornada] = partido.jornada
    objeto[.fase] = partido.fase
    objeto[.grupo] = partido.grupo
    objeto[.ronda] = partido.ronda
    objeto[.fecha] = partido.fecha?.description
    objeto[.campo] = partido.campo
    objeto[.arbitro] = partido.arbitro
    objeto[.estado] = partido.estado.rawValue
    objeto[.motivo] = partido.motivo
    objeto[Campo.local.clave] = partido.plazas?.local?.valor ?? .string(partido.local.nombre)
    objeto[Campo.visitante.clave] =
      partido.plazas?.visitante?.valor ?? .string(partido.visitante.nombre)
    objeto[.resultado] = partido.resultado?.valor
    objeto[.espectadores] = partido.espectadores
    objeto[.alineaciones] = valorDeAlineaciones
    objeto[.eventos] = partido.eventos.map { .object(partido.valor(de: $0)) }
    // That nothing happened has to be said, or nobody would know how it ended.
    if partido.estado == .finalizado, partido.eventos.isEmpty, partido.resultado == nil {
      objeto[Campo.eventos.clave] = []
    }
    return objeto
  }

  /// The match as it is written first: without a state that its reader will suppose.
  var valorNuevo: JSONObject {
    var objeto = valor
    if EstadoDePartido.supuesto(
      hayEventos: !partido.eventos.isEmpty, hayResultado: partido.resultado != nil)
      == partido.estado
    {
      objeto[Campo.estado.clave] = nil
    }
    return objeto
  }

  private var valorDeAlineaciones: JSONObject? {
    var objeto = JSONObject()
    objeto[.local] = partido.alineacionLocal?.valor(de: partido.local)
    objeto[.visitante] = partido.alineacionVisitante?.valor(de: partido.visitante)
    return objeto.isEmpty ? nil : objeto
  }
}

extension Plaza {
  fileprivate var valor: JSONValue {
    var objeto = JSONObject()
    switch self {
    case .ganador(let id): objeto[.ganador] = id
    case .perdedor(let id): objeto[.perdedor] = id
    case .puesto(let puesto, let clave):
      objeto[.puesto] = puesto
      objeto[.fase] = clave.fase
      objeto[.grupo] = clave.grupo
    case .puestoEntre(let puesto, let grupos):
      objeto[.puesto] = puesto
      objeto[Campo.grupos.clave] = .array(grupos.map { .string($0) })
    }
    return .object(objeto)
  }
}

extension Alineacion {
  fileprivate func valor(de equipo: Equipo) -> JSONObject {
    var objeto = JSONObject()
    objeto[.titulares] = titulares.map { equipo.referencia(a: $0) }
    objeto[.suplentes] = suplentes.map { equipo.referencia(a: $0) }
    if let capitan { objeto[Campo.capitan.clave] = equipo.referencia(a: capitan) }
    objeto[.entrenador] = entrenador
    return objeto
  }
}

extension Partido {
  package func valor(de evento: EventoDePartido) -> JSONObject {
    var objeto = JSONObject()
    objeto[.tipo] = evento.tipo.rawValue
    if let minuto = evento.minuto { objeto[Campo.minuto.clave] = minuto.valor }
    switch evento {
    case .gol(_, let jugador, let equipo, let modo, let asistencia):
      let suyo = modo == .propia ? rival(de: equipo) : equipo
      objeto.pon(jugador, de: suyo)
      objeto[.equipo] = equipo.nombre
      if modo != .jugada { objeto[.modo] = modo.rawValue }
      if let asistencia { objeto[Campo.asistencia.clave] = equipo.referencia(a: asistencia) }
    case .tarjeta(_, let jugador, let equipo, let color, let aOficial):
      if aOficial { objeto[.oficial] = jugador.nombre } else { objeto.pon(jugador, de: equipo) }
      objeto[.equipo] = equipo?.nombre
      objeto[.color] = color.rawValue
    case .cambio(_, let entra, let sale, let equipo):
      objeto[.equipo] = equipo?.nombre
      objeto[Campo.sale.clave] = equipo.referencia(a: sale)
      objeto[Campo.entra.clave] = equipo.referencia(a: entra)
    case .penaltiFallado(_, let jugador, let equipo):
      objeto.pon(jugador, de: equipo)
      objeto[.equipo] = equipo.nombre
    case .lanzamiento(let jugador, let equipo, let convertido):
      objeto.pon(jugador, de: equipo)
      objeto[.equipo] = equipo.nombre
      objeto[Campo.convertido.clave] = .bool(convertido)
    }
    return objeto
  }
}

extension EventoDePartido {
  fileprivate var tipo: TipoDeEvento {
    switch self {
    case .gol: .gol
    case .tarjeta: .tarjeta
    case .cambio: .cambio
    case .penaltiFallado: .penaltiFallado
    case .lanzamiento: .lanzamiento
    }
  }
}

extension Minuto {
  fileprivate var valor: JSONValue {
    anadido == 0 ? .number(minuto) : .string(description)
  }
}

extension JSONObject {
  /// A player under `jugador`, with the number beside it where the name is not enough.
  fileprivate mutating func pon(_ jugador: Jugador, de equipo: Equipo?) {
    self[.jugador] = jugador.nombre
    if equipo.necesitaDorsal(jugador) { self[.dorsal] = jugador.dorsal }
  }
}

extension Equipo {
  /// A player where there is one key for name and number.
  fileprivate func referencia(a jugador: Jugador) -> JSONValue {
    Optional(self).referencia(a: jugador)
  }
}

extension Equipo? {
  fileprivate func referencia(a jugador: Jugador) -> JSONValue {
    necesitaDorsal(jugador) ? .object(jugador.valor) : .string(jugador.nombre)
  }

  /// Whether the name alone would not find the player again: two have it, or nobody.
  fileprivate func necesitaDorsal(_ jugador: Jugador) -> Bool {
    guard jugador.dorsal != nil else { return false }
    let tocayos = self?.plantilla.count { $0.nombre == jugador.nombre } ?? 0
    return tocayos != 1
  }
}
