import Diagnostics
import JSON
import Torneo

/// A team as it is being read, with what is needed to find its players quickly.
struct EquipoLeido: Sendable {
  let equipo: Equipo
  /// Players by name; those whose name another one bears are not here.
  private let porNombre: [String: Jugador]
  private let repetidos: Set<String>

  init(_ equipo: Equipo) {
    self.equipo = equipo
    var porNombre: [String: Jugador] = [:]
    porNombre.reserveCapacity(equipo.plantilla.count)
    var repetidos: Set<String> = []
    for jugador in equipo.plantilla
    where porNombre.updateValue(jugador, forKey: jugador.nombre) != nil {
      repetidos.insert(jugador.nombre)
    }
    self.porNombre = porNombre
    self.repetidos = repetidos
  }

  enum Busqueda {
    case jugador(Jugador)
    case ambiguo
    case ninguno
  }

  func busca(_ nombre: String, dorsal: Int?) -> Busqueda {
    guard let jugador = porNombre[nombre] else { return .ninguno }
    if let dorsal {
      let suyo = equipo.plantilla.first { $0.nombre == nombre && $0.dorsal == dorsal }
      return suyo.map(Busqueda.jugador) ?? .ninguno
    }
    return !repetidos.isEmpty && repetidos.contains(nombre) ? .ambiguo : .jugador(jugador)
  }

  /// The player whose name was probably meant.
  func parecido(a nombre: String) -> String? {
    let plegado = nombre.nombrePlegado
    return equipo.plantilla.first { $0.nombre.nombrePlegado == plegado }?.nombre
      ?? nearestName(to: nombre, among: equipo.plantilla.map(\.nombre))
  }
}

/// Reads the list `equipos`.
struct LectorDeEquipos {
  /// More than any competition has; a store above is a mistake or an attack.
  static let limite = 20_000
  static let limiteDePlantilla = 500
  static let limiteDeJugadores = 500_000

  private(set) var equipos: [EquipoLeido] = []
  private(set) var porNombre: [String: EquipoLeido] = [:]
  private(set) var hallazgos = Hallazgos()
  private var lugares: [String: (nombre: String, lugar: Int)] = [:]
  private var jugadores = 0

  mutating func lee(_ nodo: JSONNode) {
    guard let elementos = hallazgos.lista(nodo, .equipos) else { return }
    guard nodo.count <= Self.limite else {
      hallazgos.error(.demasiados(campo: .equipos, limite: Self.limite), en: nodo.offset)
      return
    }
    for elemento in elementos {
      leeEquipo(elemento)
      if jugadores > Self.limiteDeJugadores {
        hallazgos.error(
          .demasiados(campo: .plantilla, limite: Self.limiteDeJugadores), en: elemento.offset)
        return
      }
    }
  }

  private mutating func leeEquipo(_ nodo: JSONNode) {
    hallazgos.asunto = nil
    guard let miembros = hallazgos.objeto(nodo, .equipo) else { return }
    var nombre: (texto: String, lugar: Int)?
    var plantilla: JSONNode?
    var tieneNombre = false
    for miembro in miembros {
      switch miembro.key {
      case "nombre":
        tieneNombre = true
        nombre = hallazgos.nombre(miembro.value, .nombre).map { ($0, miembro.value.offset) }
      case "plantilla": plantilla = miembro.value
      default: hallazgos.desconocida(miembro, conocidas: ["nombre", "plantilla"])
      }
    }
    if !tieneNombre { hallazgos.error(.falta(campo: .nombre), en: nodo.offset) }
    hallazgos.asunto = nombre.map { .equipo($0.texto) }
    let leida = plantilla.map { leePlantilla($0) } ?? []
    guard let nombre, esNuevo(nombre),
      // A repeated number was told already; without numbers the rest can still be checked.
      let equipo = Equipo(nombre: nombre.texto, plantilla: leida)
        ?? Equipo(nombre: nombre.texto, plantilla: leida.map { Jugador(nombre: $0.nombre) })
    else { return }
    let leido = EquipoLeido(equipo)
    equipos.append(leido)
    porNombre[nombre.texto] = leido
  }

  private mutating func esNuevo(_ nombre: (texto: String, lugar: Int)) -> Bool {
    let plegado = nombre.texto.nombrePlegado
    if let otro = lugares[plegado] {
      hallazgos.error(
        .equipoRepetido(nombre.texto, otro: otro.nombre), en: nombre.lugar, y: otro.lugar)
      return false
    }
    lugares[plegado] = (nombre.texto, nombre.lugar)
    return true
  }

  private mutating func leePlantilla(_ nodo: JSONNode) -> [Jugador] {
    guard let elementos = hallazgos.lista(nodo, .plantilla) else { return [] }
    guard nodo.count <= Self.limiteDePlantilla else {
      hallazgos.error(
        .demasiados(campo: .plantilla, limite: Self.limiteDePlantilla), en: nodo.offset)
      jugadores += nodo.count
      return []
    }
    var leidos: [(jugador: Jugador, nodo: JSONNode)] = []
    leidos.reserveCapacity(nodo.count)
    for elemento in elementos {
      jugadores += 1
      if let jugador = leeJugador(elemento) { leidos.append((jugador, elemento)) }
    }
    compruebaRepetidos(leidos)
    return leidos.map(\.jugador)
  }

  private mutating func leeJugador(_ nodo: JSONNode) -> Jugador? {
    guard let miembros = hallazgos.objeto(nodo, .jugador) else { return nil }
    var nombre: String?
    var dorsal: Int?
    var tieneNombre = false
    for miembro in miembros {
      switch miembro.key {
      case "nombre":
        tieneNombre = true
        nombre = hallazgos.nombre(miembro.value, .nombre)
      case "dorsal": dorsal = hallazgos.entero(miembro.value, .dorsal, dorsalesPermitidos)
      default: hallazgos.desconocida(miembro, conocidas: ["nombre", "dorsal"])
      }
    }
    if !tieneNombre { hallazgos.error(.falta(campo: .nombre), en: nodo.offset) }
    return nombre.map { Jugador(nombre: $0, dorsal: dorsal) }
  }

  /// Two players of a team may share a name when their numbers tell them apart, never a number.
  private mutating func compruebaRepetidos(_ leidos: [(jugador: Jugador, nodo: JSONNode)]) {
    var porDorsal: [Int: Int] = [:]
    var porNombre: [String: Int] = [:]
    for (indice, leido) in leidos.enumerated() {
      if let dorsal = leido.jugador.dorsal {
        if let otro = porDorsal[dorsal] {
          hallazgos.error(
            .dorsalRepetido(dorsal, otro: leidos[otro].jugador.nombre),
            en: (leido.nodo["dorsal"] ?? leido.nodo).offset,
            y: (leidos[otro].nodo["dorsal"] ?? leidos[otro].nodo).offset)
        } else {
          porDorsal[dorsal] = indice
        }
      }
      if let otro = porNombre.updateValue(indice, forKey: leido.jugador.nombre.nombrePlegado) {
        let suyo = leidos[otro].jugador
        if suyo.dorsal == nil || leido.jugador.dorsal == nil {
          hallazgos.error(
            .jugadorRepetido(leido.jugador.nombre), en: leido.nodo.offset,
            y: leidos[otro].nodo.offset)
        }
      }
    }
  }
}
