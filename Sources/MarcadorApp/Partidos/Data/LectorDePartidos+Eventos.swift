import JSON
import Torneo

/// What the store calls each kind of event.
enum TipoDeEvento: String, CaseIterable {
  case gol, tarjeta, cambio, penaltiFallado, lanzamiento
}

extension LectorDePartidos {
  /// What happened in a match.
  mutating func leeEventos(
    _ lista: JSONTape.Value, _ lados: Lados, de partido: JSONTape.Value
  ) -> [EventoDePartido] {
    guard var elementos = valores.lista(lista, .eventos, limite: Partido.maximoDeEventos) else {
      return []
    }
    var eventos: [EventoDePartido] = []
    eventos.reserveCapacity(valores.json.count(of: lista))
    while let elemento = valores.json.nextElement(&elementos) {
      valores.asunto = .evento(elemento, en: partido)
      if let evento = leeEvento(elemento, lados) { eventos.append(evento) }
    }
    for (nombre, lugar) in expediente.trasExpulsion {
      valores.asunto = .evento(lugar, en: partido)
      valores.aviso(.trasExpulsion(nombre), en: lugar)
    }
    for (nombre, lugar) in expediente.doblesSinPrimera {
      valores.asunto = .evento(lugar, en: partido)
      valores.aviso(.sinPrimeraAmarilla(nombre), en: lugar)
    }
    return eventos
  }

  private mutating func leeEvento(
    _ objeto: JSONTape.Value, _ lados: Lados
  ) -> EventoDePartido? {
    guard valores.abre(objeto, .evento, en: &evento),
      let escrito = valores.exige(.tipo, de: evento, en: objeto),
      let tipo = valores.opcion(escrito, .tipo, de: tipos)
    else { return nil }
    switch tipo {
    case .gol: return gol(objeto, lados)
    case .tarjeta: return tarjeta(objeto, lados)
    case .cambio: return cambio(objeto, lados)
    case .penaltiFallado: return penaltiFallado(objeto, lados)
    case .lanzamiento: return lanzamiento(objeto, lados)
    }
  }

  private mutating func gol(_ objeto: JSONTape.Value, _ lados: Lados) -> EventoDePartido? {
    let minuto = minuto(en: objeto)
    let modo = evento[.modo].map { valores.opcion($0, .modo, de: modos) } ?? .jugada
    guard let equipo = equipo(en: objeto, lados), let modo else { return nil }
    // Who puts the ball into the own goal plays for the other side.
    let suyo = modo == .propia ? lados.rival(de: equipo) : equipo
    guard let autor = jugador(.jugador, de: suyo, en: objeto, lados), let minuto else { return nil }
    anota(autor, minuto, en: objeto)
    if let quien = autor.quien, expediente.anotaGol(de: quien, minuto: minuto) {
      valores.aviso(.golRepetido(autor.jugador.nombre, minuto), en: objeto)
    }
    let asistente = evento[.asistencia].flatMap {
      leeJugador($0, .asistencia, de: equipo, lados)
    }
    if modo == .propia, asistente != nil {
      valores.aviso(.asistenciaEnPropia, en: evento[.asistencia] ?? objeto)
    } else if let quien = asistente?.quien, quien == autor.quien {
      valores.aviso(.asistenciaPropia(quien.nombre), en: evento[.asistencia] ?? objeto)
    }
    return .gol(
      minuto: minuto, jugador: autor.jugador, equipo: equipo.equipo, modo: modo,
      asistencia: asistente?.jugador)
  }

  private mutating func tarjeta(_ objeto: JSONTape.Value, _ lados: Lados) -> EventoDePartido? {
    let minuto = minuto(en: objeto)
    let color = valores.exige(.color, de: evento, en: objeto)
      .flatMap { valores.opcion($0, .color, de: colores) }
    guard let equipo = equipoSiLoHay(en: objeto, lados) else { return nil }
    if let oficial = evento[.oficial] {
      guard let nombre = valores.nombre(oficial, .oficial), let minuto, let color else {
        return nil
      }
      if let jugador = evento[.jugador] {
        let suNombre = valores.json.node(jugador).string ?? Campo.jugador.clave
        valores.aviso(.tarjetaADos(jugador: suNombre, oficial: nombre), en: jugador)
      }
      return .tarjeta(
        minuto: minuto, jugador: Jugador(nombre: nombre), equipo: equipo?.equipo, color: color,
        aOficial: true)
    }
    guard let quien = jugador(.jugador, de: equipo, en: objeto, lados), let minuto, let color else {
      return nil
    }
    anota(quien, minuto, en: objeto)
    if let suyo = quien.quien, expediente.anota(color, a: suyo, minuto: minuto, en: objeto) {
      valores.aviso(.segundaAmarilla(quien.jugador.nombre), en: objeto)
    }
    return .tarjeta(
      minuto: minuto, jugador: quien.jugador, equipo: (equipo ?? quien.equipo)?.equipo,
      color: color)
  }

  private mutating func cambio(_ objeto: JSONTape.Value, _ lados: Lados) -> EventoDePartido? {
    let minuto = minuto(en: objeto)
    guard let equipo = equipoSiLoHay(en: objeto, lados) else { return nil }
    let entra = jugador(.entra, de: equipo, en: objeto, lados)
    let sale = jugador(.sale, de: equipo, en: objeto, lados)
    guard let minuto, let entra, let sale else { return nil }
    anota(entra, minuto, en: objeto)
    anota(sale, minuto, en: objeto)
    if let quien = entra.quien, quien == sale.quien {
      valores.aviso(.cambioConsigoMismo(quien.nombre), en: objeto)
    }
    return .cambio(
      minuto: minuto, entra: entra.jugador, sale: sale.jugador,
      equipo: (equipo ?? entra.equipo ?? sale.equipo)?.equipo)
  }

  private mutating func penaltiFallado(
    _ objeto: JSONTape.Value, _ lados: Lados
  ) -> EventoDePartido? {
    let minuto = minuto(en: objeto)
    guard let equipo = equipo(en: objeto, lados),
      let quien = jugador(.jugador, de: equipo, en: objeto, lados), let minuto
    else { return nil }
    anota(quien, minuto, en: objeto)
    return .penaltiFallado(minuto: minuto, jugador: quien.jugador, equipo: equipo.equipo)
  }

  private mutating func lanzamiento(
    _ objeto: JSONTape.Value, _ lados: Lados
  ) -> EventoDePartido? {
    expediente.hayTanda = true
    let convertido = valores.exige(.convertido, de: evento, en: objeto)
      .flatMap { valores.booleano($0, .convertido) }
    guard let equipo = equipo(en: objeto, lados),
      let quien = jugador(.jugador, de: equipo, en: objeto, lados), let convertido
    else { return nil }
    return .lanzamiento(jugador: quien.jugador, equipo: equipo.equipo, convertido: convertido)
  }

  // MARK: Parts of an event

  private mutating func minuto(en objeto: JSONTape.Value) -> Minuto? {
    guard let escrito = valores.exige(.minuto, de: evento, en: objeto),
      let minuto = valores.minuto(escrito)
    else { return nil }
    if !minuto.puedeSerAnadido { valores.aviso(.anadidoAMitad(minuto), en: escrito) }
    expediente.anota(minuto)
    return minuto
  }

  /// The side that the event is of.
  private mutating func equipo(en objeto: JSONTape.Value, _ lados: Lados) -> EquipoLeido? {
    valores.exige(.equipo, de: evento, en: objeto).flatMap { leeLado($0, lados) }
  }

  /// The side that the event is of, where it is told; an outer nil for one that does not play.
  private mutating func equipoSiLoHay(
    en objeto: JSONTape.Value, _ lados: Lados
  ) -> EquipoLeido?? {
    guard let escrito = evento[.equipo] else { return .some(nil) }
    return leeLado(escrito, lados).map(Optional.some)
  }

  private mutating func leeLado(_ valor: JSONTape.Value, _ lados: Lados) -> EquipoLeido? {
    if let texto = valores.json.plainText(of: valor) {
      if let local = lados.nombreLocal, valores.json.areEqual(texto, local) { return lados.local }
      if let visitante = lados.nombreVisitante, valores.json.areEqual(texto, visitante) {
        return lados.visitante
      }
    }
    guard let nombre = valores.nombre(valor, .equipo) else { return nil }
    let (local, visitante) = (lados.local.equipo.nombre, lados.visitante.equipo.nombre)
    if nombre == local { return lados.local }
    if nombre == visitante { return lados.visitante }
    valores.error(
      .equipoAjeno(
        nombre, local: lados.local.equipo, visitante: lados.visitante.equipo), en: valor)
    return nil
  }

  /// The player that a key of the event names, with the number beside it where there is one.
  private mutating func jugador(
    _ campo: Campo, de equipo: EquipoLeido?, en objeto: JSONTape.Value, _ lados: Lados
  ) -> JugadorLeido? {
    guard let valor = valores.exige(campo, de: evento, en: objeto) else { return nil }
    var dorsal: Int?
    if campo == .jugador, let escrito = evento[.dorsal] {
      dorsal = valores.entero(escrito, .dorsal, dorsalesPermitidos)
    }
    return leeJugador(valor, campo, dorsal: dorsal, de: equipo, lados)
  }

  private mutating func anota(
    _ leido: JugadorLeido, _ minuto: Minuto, en objeto: JSONTape.Value
  ) {
    if let quien = leido.quien { expediente.anota(quien, minuto, en: objeto) }
  }
}
