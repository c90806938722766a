import JSON
import Torneo

/// Reads what happened in one match, and who took part.
struct LectorDeEventos {
  let local: EquipoLeido
  let visitante: EquipoLeido
  private(set) var hallazgos: Hallazgos
  /// Yellow cards and dismissals so far, to tell what cannot follow them.
  private var amonestados: Set<Quien> = []
  private var expulsados: [Quien: Minuto] = [:]

  private struct Quien: Hashable {
    let jugador: Jugador
    let equipo: Equipo
  }

  private enum Tipo: String, CaseIterable {
    case gol, tarjeta, cambio, penaltiFallado, lanzamiento
  }

  static let claves = [
    "tipo", "minuto", "jugador", "dorsal", "equipo", "modo", "asistencia", "color", "oficial",
    "sale", "entra", "convertido",
  ]

  init(local: EquipoLeido, visitante: EquipoLeido, hallazgos: Hallazgos) {
    self.local = local
    self.visitante = visitante
    self.hallazgos = hallazgos
  }

  mutating func lee(_ nodo: JSONNode) -> [EventoDePartido] {
    guard let elementos = hallazgos.lista(nodo, .eventos) else { return [] }
    guard nodo.count <= LectorDePartido.limiteDeEventos else {
      hallazgos.error(
        .demasiados(campo: .eventos, limite: LectorDePartido.limiteDeEventos), en: nodo.offset)
      return []
    }
    var eventos: [EventoDePartido] = []
    eventos.reserveCapacity(nodo.count)
    let asunto = hallazgos.asunto
    for elemento in elementos {
      if let evento = leeEvento(elemento, en: asunto) {
        comprueba(evento, en: elemento)
        eventos.append(evento)
      }
    }
    hallazgos.asunto = asunto
    return eventos
  }

  /// The members of an event, by name.
  private struct Partes {
    var tipo, minuto, jugador, dorsal, equipo, modo, asistencia, color, oficial: JSONNode?
    var sale, entra, convertido: JSONNode?

    mutating func guarda(_ clave: String, _ nodo: JSONNode) -> Bool {
      switch clave {
      case "tipo": tipo = nodo
      case "minuto": minuto = nodo
      case "jugador": jugador = nodo
      case "equipo": equipo = nodo
      case "color": color = nodo
      case "sale": sale = nodo
      case "entra": entra = nodo
      case "modo": modo = nodo
      case "dorsal": dorsal = nodo
      case "asistencia": asistencia = nodo
      case "oficial": oficial = nodo
      case "convertido": convertido = nodo
      default: return false
      }
      return true
    }
  }

  private mutating func leeEvento(
    _ nodo: JSONNode, en asunto: Hallazgos.Asunto?
  ) -> EventoDePartido? {
    hallazgos.asunto = asunto
    guard let miembros = hallazgos.objeto(nodo, .evento) else { return nil }
    var partes = Partes()
    for miembro in miembros where !partes.guarda(miembro.key, miembro.value) {
      hallazgos.desconocida(miembro, conocidas: Self.claves)
    }
    if let asunto {
      hallazgos.asunto = .evento(
        tipo: partes.tipo?.string ?? "evento",
        minuto: partes.minuto?.string ?? partes.minuto?.numberText, en: asunto)
    }
    guard let nodoDelTipo = exige(partes.tipo, .tipo, en: nodo),
      let tipo = hallazgos.opcion(nodoDelTipo, .tipo, de: Tipo.self)
    else { return nil }
    switch tipo {
    case .gol: return gol(partes, en: nodo)
    case .tarjeta: return tarjeta(partes, en: nodo)
    case .cambio: return cambio(partes, en: nodo)
    case .penaltiFallado:
      let minuto = minuto(partes, en: nodo)
      guard let equipo = equipo(partes.equipo, en: nodo),
        let jugador = jugador(
          partes.jugador, .jugador, dorsal: partes.dorsal, de: equipo, en: nodo),
        let minuto
      else { return nil }
      return .penaltiFallado(minuto: minuto, jugador: jugador, equipo: equipo.equipo)
    case .lanzamiento:
      guard let equipo = equipo(partes.equipo, en: nodo),
        let jugador = jugador(
          partes.jugador, .jugador, dorsal: partes.dorsal, de: equipo, en: nodo),
        let nodoDeConvertido = exige(partes.convertido, .convertido, en: nodo)
      else { return nil }
      guard let convertido = nodoDeConvertido.bool else {
        hallazgos.tipo(.bool, nodoDeConvertido, .convertido)
        return nil
      }
      return .lanzamiento(jugador: jugador, equipo: equipo.equipo, convertido: convertido)
    }
  }

  private mutating func gol(_ partes: Partes, en nodo: JSONNode) -> EventoDePartido? {
    let minuto = minuto(partes, en: nodo)
    let modo = partes.modo.map { hallazgos.opcion($0, .modo, de: ModoDeGol.self) } ?? .jugada
    guard let equipo = equipo(partes.equipo, en: nodo), let modo else { return nil }
    // Who puts the ball into the own goal plays for the other side.
    let suyo = modo == .propia ? rival(de: equipo) : equipo
    guard
      let jugador = jugador(partes.jugador, .jugador, dorsal: partes.dorsal, de: suyo, en: nodo),
      let minuto
    else { return nil }
    let asistencia = partes.asistencia.flatMap {
      self.jugador($0, .asistencia, dorsal: nil, de: equipo, en: nodo)
    }
    return .gol(
      minuto: minuto, jugador: jugador, equipo: equipo.equipo, modo: modo, asistencia: asistencia)
  }

  private mutating func tarjeta(_ partes: Partes, en nodo: JSONNode) -> EventoDePartido? {
    let minuto = minuto(partes, en: nodo)
    let color = exige(partes.color, .color, en: nodo).flatMap {
      hallazgos.opcion($0, .color, de: ColorDeTarjeta.self)
    }
    let equipo = partes.equipo.map { self.equipo($0, en: nodo) }
    if case .some(nil) = equipo { return nil }
    if let oficial = partes.oficial {
      guard let nombre = hallazgos.nombre(oficial, .oficial), let minuto, let color else {
        return nil
      }
      return .tarjeta(
        minuto: minuto, jugador: Jugador(nombre: nombre), equipo: equipo??.equipo, color: color,
        aOficial: true)
    }
    let jugador =
      if let equipo = equipo ?? nil {
        self.jugador(partes.jugador, .jugador, dorsal: partes.dorsal, de: equipo, en: nodo)
      } else {
        exige(partes.jugador, .jugador, en: nodo).flatMap { hallazgos.nombre($0, .jugador) }.map {
          Jugador(nombre: $0)
        }
      }
    guard let jugador, let minuto, let color else { return nil }
    return .tarjeta(minuto: minuto, jugador: jugador, equipo: equipo??.equipo, color: color)
  }

  private mutating func cambio(_ partes: Partes, en nodo: JSONNode) -> EventoDePartido? {
    let minuto = minuto(partes, en: nodo)
    guard let equipo = equipo(partes.equipo, en: nodo) else { return nil }
    let entra = jugador(partes.entra, .entra, dorsal: nil, de: equipo, en: nodo)
    let sale = jugador(partes.sale, .sale, dorsal: nil, de: equipo, en: nodo)
    guard let minuto, let entra, let sale else { return nil }
    return .cambio(minuto: minuto, entra: entra, sale: sale, equipo: equipo.equipo)
  }

  private mutating func minuto(_ partes: Partes, en nodo: JSONNode) -> Minuto? {
    exige(partes.minuto, .minuto, en: nodo).flatMap { hallazgos.minuto($0) }
  }

  private mutating func exige(
    _ nodo: JSONNode?, _ campo: ProblemaDelTorneo.Campo, en objeto: JSONNode
  ) -> JSONNode? {
    if nodo == nil { hallazgos.error(.falta(campo: campo), en: objeto.offset) }
    return nodo
  }

  private func rival(de equipo: EquipoLeido) -> EquipoLeido {
    equipo.equipo === local.equipo ? visitante : local
  }

  private mutating func equipo(_ nodo: JSONNode?, en objeto: JSONNode) -> EquipoLeido? {
    guard let nodo = exige(nodo, .equipo, en: objeto),
      let nombre = hallazgos.nombre(nodo, .equipo)
    else { return nil }
    if nombre == local.equipo.nombre { return local }
    if nombre == visitante.equipo.nombre { return visitante }
    hallazgos.error(
      .equipoAjeno(nombre, local: local.equipo.nombre, visitante: visitante.equipo.nombre),
      en: nodo.offset)
    return nil
  }

  /// The player of that name; one who is in no roster is told, and taken by name alone.
  private mutating func jugador(
    _ nodo: JSONNode?, _ campo: ProblemaDelTorneo.Campo, dorsal: JSONNode?, de equipo: EquipoLeido,
    en objeto: JSONNode
  ) -> Jugador? {
    guard let nodo = exige(nodo, campo, en: objeto), let nombre = hallazgos.nombre(nodo, campo)
    else { return nil }
    let dorsalEscrito = dorsal.flatMap { hallazgos.entero($0, .dorsal, dorsalesPermitidos) }
    switch equipo.busca(nombre, dorsal: dorsalEscrito) {
    case .jugador(let jugador): return jugador
    case .ambiguo:
      hallazgos.error(.jugadorAmbiguo(nombre), en: nodo.offset)
      return nil
    case .ninguno:
      hallazgos.aviso(
        .noEstaEnLaPlantilla(
          nombre, equipo: equipo.equipo.nombre, sugerencia: equipo.parecido(a: nombre)),
        en: nodo.offset)
      return Jugador(nombre: nombre, dorsal: dorsalEscrito)
    }
  }

  /// What the laws of the game do not let happen.
  private mutating func comprueba(_ evento: EventoDePartido, en nodo: JSONNode) {
    switch evento {
    case .gol(let minuto, let jugador, let equipo, let modo, _):
      let suyo =
        modo == .propia ? (equipo === local.equipo ? visitante.equipo : local.equipo) : equipo
      compruebaExpulsion(de: jugador, equipo: suyo, minuto: minuto, en: nodo)
    case .tarjeta(let minuto, let jugador, let equipo?, let color, false):
      let quien = Quien(jugador: jugador, equipo: equipo)
      compruebaExpulsion(de: jugador, equipo: equipo, minuto: minuto, en: nodo)
      if color == .amarilla, !amonestados.insert(quien).inserted {
        hallazgos.aviso(.segundaAmarilla(jugador.nombre), en: nodo.offset)
      }
      if color.expulsa { expulsados[quien] = minuto }
    case .cambio(let minuto, let entra, _, let equipo?):
      compruebaExpulsion(de: entra, equipo: equipo, minuto: minuto, en: nodo)
    case .penaltiFallado(let minuto, let jugador, let equipo):
      compruebaExpulsion(de: jugador, equipo: equipo, minuto: minuto, en: nodo)
    case .tarjeta, .cambio, .lanzamiento: break
    }
  }

  private mutating func compruebaExpulsion(
    de jugador: Jugador, equipo: Equipo, minuto: Minuto, en nodo: JSONNode
  ) {
    guard !expulsados.isEmpty else { return }
    if let salida = expulsados[Quien(jugador: jugador, equipo: equipo)], salida < minuto {
      hallazgos.aviso(.trasExpulsion(jugador.nombre), en: nodo.offset)
    }
  }
}

extension LectorDeEventos {
  /// `{ "local": { "titulares": […], "suplentes": […], "capitan": "…", "entrenador": "…" }, … }`
  mutating func leeAlineaciones(_ nodo: JSONNode, en partido: inout Partido) {
    guard let miembros = hallazgos.objeto(nodo, .alineaciones) else { return }
    for miembro in miembros {
      switch miembro.key {
      case "local": partido.alineacionLocal = alineacion(miembro.value, .local, de: local)
      case "visitante":
        partido.alineacionVisitante = alineacion(miembro.value, .visitante, de: visitante)
      default: hallazgos.desconocida(miembro, conocidas: ["local", "visitante"])
      }
    }
  }

  private mutating func alineacion(
    _ nodo: JSONNode, _ campo: ProblemaDelTorneo.Campo, de equipo: EquipoLeido
  ) -> Alineacion? {
    guard let miembros = hallazgos.objeto(nodo, campo) else { return nil }
    var alineacion = Alineacion(titulares: [])
    for miembro in miembros {
      switch miembro.key {
      case "titulares": alineacion.titulares = jugadores(miembro.value, .titulares, de: equipo)
      case "suplentes": alineacion.suplentes = jugadores(miembro.value, .suplentes, de: equipo)
      case "capitan":
        alineacion.capitan = jugador(
          miembro.value, .capitan, dorsal: nil, de: equipo, en: miembro.value)
      case "entrenador": alineacion.entrenador = hallazgos.nombre(miembro.value, .entrenador)
      default:
        hallazgos.desconocida(
          miembro, conocidas: ["titulares", "suplentes", "capitan", "entrenador"])
      }
    }
    return alineacion
  }

  private mutating func jugadores(
    _ nodo: JSONNode, _ campo: ProblemaDelTorneo.Campo, de equipo: EquipoLeido
  ) -> [Jugador] {
    guard let elementos = hallazgos.lista(nodo, campo) else { return [] }
    guard nodo.count <= LectorDeEquipos.limiteDePlantilla else {
      hallazgos.error(
        .demasiados(campo: campo, limite: LectorDeEquipos.limiteDePlantilla), en: nodo.offset)
      return []
    }
    return elementos.compactMap {
      jugador($0, campo, dorsal: nil, de: equipo, en: $0)
    }
  }
}
