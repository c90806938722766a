package import Diagnostics
import JSON
package import Torneo

/// A store that was read: the tournament, and what the reading found that does not stop the work.
package struct TorneoLeido: Sendable {
  package var torneo: Torneo
  /// Warnings and notes, in the order of the file.
  package var avisos: [Diagnostic]
}

/// Reads the store of a tournament. All that is wrong is told at once, each with its place.
package struct LectorDelTorneo: Sendable {
  /// The newest format of the store that this program knows.
  package static let version = 1
  static let limiteDePartidos = 500_000
  static let limiteDeSanciones = 10_000

  static let claves = [
    "version", "nombre", "temporada", "zonaHoraria", "reglas", "sanciones", "equipos", "partidos",
  ]

  private let file: String

  /// `file` is how messages name it.
  package init(file: String) {
    self.file = file
  }

  /// Throws what is wrong, warnings included, when any of it is an error.
  package func lee(_ bytes: [UInt8]) throws(Failure) -> TorneoLeido {
    let documento = try documento(bytes)
    var lectura = Lectura(documento.root)
    for doble in documento.duplicateKeys {
      lectura.hallazgos.error(
        .claveDoble(doble.key), en: doble.secondOffset, y: doble.firstOffset)
    }
    if documento.hasByteOrderMark { lectura.hallazgos.aviso(.marcaDeOrden, en: 0) }
    let torneo = lectura.torneo()
    let hallazgos = lectura.hallazgos
    guard !hallazgos.lista.isEmpty else { return TorneoLeido(torneo: torneo, avisos: []) }
    let diagnosticos = hallazgos.diagnosticos(de: SourceText(file: file, bytes: bytes))
    if hallazgos.hayErrores { throw Failure(diagnosticos) }
    return TorneoLeido(torneo: torneo, avisos: diagnosticos)
  }

  private func documento(_ bytes: [UInt8]) throws(Failure) -> JSONDocument {
    do {
      return try JSONDocument(parsing: bytes)
    } catch {
      let lugar = SourceText(file: file, bytes: bytes).location(at: error.offset)
      throw Failure(Diagnostic(.error, at: lugar, error.words, help: error.help))
    }
  }
}

/// One reading under way.
private struct Lectura {
  private let raiz: JSONNode
  var hallazgos = Hallazgos()
  private var resultado = Torneo()

  init(_ raiz: JSONNode) {
    self.raiz = raiz
  }

  mutating func torneo() -> Torneo {
    guard let miembros = hallazgos.objeto(raiz, .torneo) else { return resultado }
    var (equipos, partidos, sanciones): (JSONNode?, JSONNode?, JSONNode?)
    for miembro in miembros {
      let valor = miembro.value
      switch miembro.key {
      case "version": compruebaVersion(valor)
      case "nombre": resultado.nombre = hallazgos.nombre(valor, .nombre)
      case "temporada": resultado.temporada = hallazgos.nombre(valor, .temporada)
      case "zonaHoraria": resultado.zonaHoraria = hallazgos.nombre(valor, .zonaHoraria)
      case "reglas": leeReglas(valor)
      case "sanciones": sanciones = valor
      case "equipos": equipos = valor
      case "partidos": partidos = valor
      default: hallazgos.desconocida(miembro, conocidas: LectorDelTorneo.claves)
      }
    }
    // Nothing can be looked up in teams that were not read.
    guard let equipos = exige(equipos, .equipos) else { return resultado }
    var lector = LectorDeEquipos()
    lector.lee(equipos)
    hallazgos.suma(lector.hallazgos)
    resultado.equipos = lector.equipos.map(\.equipo)
    if let partidos = exige(partidos, .partidos) { leePartidos(partidos, lector.porNombre) }
    if let sanciones { leeSanciones(sanciones, lector.porNombre) }
    return resultado
  }

  private mutating func exige(_ nodo: JSONNode?, _ campo: ProblemaDelTorneo.Campo) -> JSONNode? {
    if nodo == nil { hallazgos.error(.falta(campo: campo), en: raiz.offset) }
    return nodo
  }

  private mutating func compruebaVersion(_ nodo: JSONNode) {
    guard let version = hallazgos.entero(nodo, .version, 1...999) else { return }
    if version > LectorDelTorneo.version {
      hallazgos.error(.versionNueva(version), en: nodo.offset)
    }
  }

  private mutating func leeReglas(_ nodo: JSONNode) {
    guard let miembros = hallazgos.objeto(nodo, .reglas) else { return }
    for miembro in miembros {
      switch miembro.key {
      case "puntos": leePuntos(miembro.value)
      case "desempate":
        guard let clave = hallazgos.texto(miembro.value, .desempate) else { continue }
        if let regla = ReglaDeDesempate(clave: clave) {
          resultado.reglas.desempate = regla
        } else {
          hallazgos.error(
            .valorDesconocido(
              campo: .desempate, valor: clave, permitidos: ReglaDeDesempate.todas.map(\.clave)),
            en: miembro.value.offset)
        }
      default: hallazgos.desconocida(miembro, conocidas: ["puntos", "desempate"])
      }
    }
  }

  private mutating func leePuntos(_ nodo: JSONNode) {
    guard let miembros = hallazgos.objeto(nodo, .puntos) else { return }
    for miembro in miembros {
      func puntos(_ campo: ProblemaDelTorneo.Campo, _ anterior: Int) -> Int {
        hallazgos.entero(miembro.value, campo, Puntuacion.permitidos) ?? anterior
      }
      switch miembro.key {
      case "victoria":
        resultado.reglas.puntos.victoria = puntos(.victoria, resultado.reglas.puntos.victoria)
      case "empate":
        resultado.reglas.puntos.empate = puntos(.empate, resultado.reglas.puntos.empate)
      case "derrota":
        resultado.reglas.puntos.derrota = puntos(.derrota, resultado.reglas.puntos.derrota)
      default: hallazgos.desconocida(miembro, conocidas: ["victoria", "empate", "derrota"])
      }
    }
  }

  private mutating func leeSanciones(_ nodo: JSONNode, _ equipos: [String: EquipoLeido]) {
    guard let elementos = hallazgos.lista(nodo, .sanciones) else { return }
    guard nodo.count <= LectorDelTorneo.limiteDeSanciones else {
      hallazgos.error(
        .demasiados(campo: .sanciones, limite: LectorDelTorneo.limiteDeSanciones), en: nodo.offset)
      return
    }
    for elemento in elementos {
      guard let miembros = hallazgos.objeto(elemento, .sancion) else { continue }
      var (equipo, puntos): (Equipo?, Int?)
      var (motivo, grupo): (String?, String?)
      var vistas: Set<String> = []
      for miembro in miembros {
        vistas.insert(miembro.key)
        switch miembro.key {
        case "equipo":
          guard let nombre = hallazgos.nombre(miembro.value, .equipo) else { continue }
          equipo = equipos[nombre]?.equipo
          if equipo == nil {
            hallazgos.error(
              .equipoDesconocido(
                nombre, sugerencia: nearestName(to: nombre, among: equipos.keys.sorted())),
              en: miembro.value.offset)
          }
        case "puntos": puntos = hallazgos.entero(miembro.value, .puntos, Sancion.permitidos)
        case "motivo": motivo = hallazgos.texto(miembro.value, .motivo)
        case "grupo": grupo = hallazgos.nombre(miembro.value, .grupo)
        default:
          hallazgos.desconocida(miembro, conocidas: ["equipo", "puntos", "motivo", "grupo"])
        }
      }
      for campo in [ProblemaDelTorneo.Campo.equipo, .puntos] where !vistas.contains(campo.rawValue)
      {
        hallazgos.error(.falta(campo: campo), en: elemento.offset)
      }
      if let equipo, let puntos {
        resultado.sanciones.append(
          Sancion(equipo: equipo, puntos: puntos, motivo: motivo, grupo: grupo))
      }
    }
  }

  private mutating func leePartidos(_ nodo: JSONNode, _ equipos: [String: EquipoLeido]) {
    guard let elementos = hallazgos.lista(nodo, .partidos) else { return }
    guard nodo.count <= LectorDelTorneo.limiteDePartidos else {
      hallazgos.error(
        .demasiados(campo: .partidos, limite: LectorDelTorneo.limiteDePartidos), en: nodo.offset)
      return
    }
    var lector = LectorDePartido(equipos: equipos, hayZona: resultado.zonaHoraria != nil)
    var lugares: [Int: Int] = [:]
    var horarios = Horarios()
    resultado.partidos.reserveCapacity(nodo.count)
    for elemento in elementos {
      guard let leido = lector.lee(elemento) else { continue }
      let id = leido.elemento.id
      if let otro = lugares.updateValue(leido.lugar, forKey: id) {
        lector.hallazgos.error(.idRepetido(id), en: leido.lugar, y: otro)
        continue
      }
      horarios.anota(leido, en: &lector.hallazgos)
      resultado.partidos.append(leido.elemento)
    }
    hallazgos.suma(lector.hallazgos)
  }
}

/// Tells a team that would have to play twice at one time.
private struct Horarios {
  private struct Cita: Hashable {
    let equipo: Equipo
    let instante: Int
  }

  private var citas: [Cita: (id: Int, lugar: Int)] = [:]

  mutating func anota(_ leido: LectorDePartido.Leido, en hallazgos: inout Hallazgos) {
    let partido = leido.elemento.partido
    guard let fecha = partido.fecha, fecha.hora != nil, partido.estado != .aplazado,
      partido.estado != .cancelado, partido.estado != .anulado
    else { return }
    for equipo in [partido.local, partido.visitante] {
      let cita = Cita(equipo: equipo, instante: fecha.segundosDesde1970)
      if let otra = citas.updateValue((leido.elemento.id, leido.lugar), forKey: cita) {
        hallazgos.aviso(
          .mismaHora(equipo: equipo.nombre, otroPartido: otra.id), en: leido.lugar, y: otra.lugar)
      }
    }
  }
}
