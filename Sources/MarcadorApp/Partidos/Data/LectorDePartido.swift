import Diagnostics
import JSON
import Torneo

/// Reads one match of the list `partidos`.
struct LectorDePartido {
  static let idsPermitidos = 1...999_999_999
  static let jornadasPermitidas = 1...999
  static let espectadoresPermitidos = 0...1_000_000
  static let limiteDeEventos = 500

  static let claves = [
    "id", "jornada", "fecha", "campo", "arbitro", "estado", "fase", "grupo", "ronda", "local",
    "visitante", "resultado", "alineaciones", "espectadores", "motivo", "eventos",
  ]

  let equipos: [String: EquipoLeido]
  let hayZona: Bool
  var hallazgos = Hallazgos()

  /// A match that was read, with the place of its number for messages.
  struct Leido: Sendable {
    var elemento: PartidoDeLista
    var lugar: Int
  }

  init(equipos: [String: EquipoLeido], hayZona: Bool) {
    self.equipos = equipos
    self.hayZona = hayZona
  }

  mutating func lee(_ nodo: JSONNode) -> Leido? {
    hallazgos.asunto = nil
    guard let miembros = hallazgos.objeto(nodo, .partido) else { return nil }
    var partes = Partes()
    for miembro in miembros where !partes.guarda(miembro.key, miembro.value) {
      hallazgos.desconocida(miembro, conocidas: Self.claves)
    }
    hallazgos.asunto = .partido(
      id: partes.id?.integer, local: partes.local?.string, visitante: partes.visitante?.string)
    let id = exige(partes.id, .id, en: nodo) { $0.entero($1, .id, Self.idsPermitidos) }
    let local = lado(partes.local, .local, en: nodo)
    let visitante = lado(partes.visitante, .visitante, en: nodo)
    guard let local, let visitante else { return nil }
    guard local.equipo !== visitante.equipo else {
      hallazgos.error(
        .equipoContraSiMismo(local.equipo.nombre), en: (partes.visitante ?? nodo).offset)
      return nil
    }
    var partido = Partido(local: local.equipo, visitante: visitante.equipo, eventos: [])
    leeDatos(partes, en: &partido)
    var resultado = LectorDeResultado(hallazgos: hallazgos)
    partido.resultado = partes.resultado.flatMap { resultado.lee($0) }
    hallazgos = resultado.hallazgos
    var eventos = LectorDeEventos(local: local, visitante: visitante, hallazgos: hallazgos)
    partido.eventos = partes.eventos.map { eventos.lee($0) } ?? []
    if let alineaciones = partes.alineaciones {
      eventos.leeAlineaciones(alineaciones, en: &partido)
    }
    hallazgos = eventos.hallazgos
    partido.estado =
      partes.estado.flatMap { hallazgos.opcion($0, .estado, de: EstadoDePartido.self) }
      ?? (partes.resultado == nil && partes.eventos == nil ? .programado : .finalizado)
    comprueba(partido, partes, en: nodo)
    guard let id else { return nil }
    return Leido(
      elemento: PartidoDeLista(id: id, partido: partido), lugar: (partes.id ?? nodo).offset)
  }

  /// The members of a match, by name.
  private struct Partes {
    var id, jornada, fecha, campo, arbitro, estado, fase, grupo, ronda, local, visitante: JSONNode?
    var resultado, alineaciones, espectadores, motivo, eventos: JSONNode?

    /// False for a key that matches do not have.
    mutating func guarda(_ clave: String, _ nodo: JSONNode) -> Bool {
      switch clave {
      case "id": id = nodo
      case "jornada": jornada = nodo
      case "fecha": fecha = nodo
      case "local": local = nodo
      case "visitante": visitante = nodo
      case "eventos": eventos = nodo
      case "estado": estado = nodo
      case "resultado": resultado = nodo
      case "campo": campo = nodo
      case "arbitro": arbitro = nodo
      case "fase": fase = nodo
      case "grupo": grupo = nodo
      case "ronda": ronda = nodo
      case "alineaciones": alineaciones = nodo
      case "espectadores": espectadores = nodo
      case "motivo": motivo = nodo
      default: return false
      }
      return true
    }
  }

  private mutating func exige<Valor>(
    _ nodo: JSONNode?, _ campo: ProblemaDelTorneo.Campo, en objeto: JSONNode,
    _ lee: (inout Hallazgos, JSONNode) -> Valor?
  ) -> Valor? {
    if let nodo { return lee(&hallazgos, nodo) }
    hallazgos.error(.falta(campo: campo), en: objeto.offset)
    return nil
  }

  private mutating func lado(
    _ nodo: JSONNode?, _ campo: ProblemaDelTorneo.Campo, en objeto: JSONNode
  ) -> EquipoLeido? {
    guard let nombre = exige(nodo, campo, en: objeto, { $0.nombre($1, campo) }), let nodo else {
      return nil
    }
    if let equipo = equipos[nombre] { return equipo }
    let plegado = nombre.nombrePlegado
    let nombres = equipos.keys.sorted()
    let sugerencia =
      nombres.first { $0.nombrePlegado == plegado } ?? nearestName(to: nombre, among: nombres)
    hallazgos.error(.equipoDesconocido(nombre, sugerencia: sugerencia), en: nodo.offset)
    return nil
  }

  private mutating func leeDatos(_ partes: Partes, en partido: inout Partido) {
    partido.jornada = partes.jornada.flatMap {
      hallazgos.entero($0, .jornada, Self.jornadasPermitidas)
    }
    partido.fecha = partes.fecha.flatMap { hallazgos.fecha($0) }
    partido.campo = partes.campo.flatMap { hallazgos.texto($0, .campo) }
    partido.arbitro = partes.arbitro.flatMap { hallazgos.nombre($0, .arbitro) }
    partido.fase = partes.fase.flatMap { hallazgos.nombre($0, .fase) }
    partido.grupo = partes.grupo.flatMap { hallazgos.nombre($0, .grupo) }
    partido.ronda = partes.ronda.flatMap { hallazgos.nombre($0, .ronda) }
    partido.motivo = partes.motivo.flatMap { hallazgos.texto($0, .motivo) }
    partido.espectadores = partes.espectadores.flatMap {
      hallazgos.entero($0, .espectadores, Self.espectadoresPermitidos)
    }
  }

  /// What is possible, but probably a mistake.
  private mutating func comprueba(_ partido: Partido, _ partes: Partes, en nodo: JSONNode) {
    if let escrito = partido.resultado {
      let contado = partido.golesRegistrados
      let hayGoles = contado != Tanteo(local: 0, visitante: 0)
      if hayGoles, contado != escrito.final, partido.estado != .adjudicado {
        hallazgos.aviso(
          .resultadoDistinto(escrito: escrito.final, contado: contado),
          en: (partes.resultado ?? nodo).offset)
      }
    }
    if !partido.tieneMarcador, partido.resultado != nil || !partido.eventos.isEmpty {
      hallazgos.aviso(
        .golesSinJugar(estado: partido.estado.rawValue), en: (partes.estado ?? nodo).offset)
    }
    if !hayZona, let fecha = partido.fecha, fecha.hora != nil, fecha.desfase == nil {
      hallazgos.aviso(
        .fechaSinZona(texto: fecha.description), en: (partes.fecha ?? nodo).offset)
    }
  }
}
