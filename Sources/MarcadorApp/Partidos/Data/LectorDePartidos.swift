import JSON
import Torneo

/// Reads matches of the list `partidos`. Each reader has its own findings, so that several can read
/// parts of one list at once.
struct LectorDePartidos {
  let equipos: EquiposLeidos
  /// That of dates that do not say theirs.
  let zona: ZonaHoraria?
  var valores: LectorDeValores
  /// What happened to whom in the match that is being read.
  var expediente = Expediente()
  private(set) var sinZona = FechasSinZona()
  /// What finds the sides that wait for other matches; nil while those are still being read.
  var plazas: ContextoDePlazas?
  /// Whether the last match was left unread because its sides wait for others.
  private(set) var esperaAOtros = false

  private var partido = Miembros(Campo.dePartido)
  var evento = Miembros(Campo.deEvento)
  var jugador = Miembros(Campo.deJugador)
  var resultado = Miembros(Campo.deResultado)
  var tanteo = Miembros(Campo.deTanteo)
  var alineaciones = Miembros(Campo.deAlineaciones)
  var alineacion = Miembros(Campo.deAlineacion)
  var plaza = Miembros(Campo.dePlaza)
  private let estados = Opciones<EstadoDePartido>()
  let tipos = Opciones<TipoDeEvento>()
  let modos = Opciones<ModoDeGol>()
  let colores = Opciones<ColorDeTarjeta>()

  /// The numbers of the teams of a match that was read, and its places in the document.
  struct Ficha: Sendable {
    var local: Int
    var visitante: Int
    var objeto: JSONTape.Value
    var lugar: JSONTape.Value
  }

  /// The sides of a match.
  struct Lados {
    let local: EquipoLeido
    let visitante: EquipoLeido
    /// How the match writes their names.
    let nombreLocal: Range<Int>?
    let nombreVisitante: Range<Int>?
    let plazas: PlazasDePartido?

    func rival(de equipo: EquipoLeido) -> EquipoLeido {
      equipo === local ? visitante : local
    }
  }

  init(_ json: JSONTape, equipos: EquiposLeidos, zona: ZonaHoraria?) {
    self.equipos = equipos
    self.zona = zona
    valores = LectorDeValores(json)
  }

  mutating func lee(_ objeto: JSONTape.Value) -> (partido: PartidoDeLista, ficha: Ficha)? {
    valores.asunto = nil
    guard valores.abre(objeto, .partido, en: &partido) else { return nil }
    esperaAOtros =
      plazas == nil
      && [Campo.local, .visitante].contains { campo in
        partido[campo].map { valores.json.isObject($0) } ?? false
      }
    if esperaAOtros { return nil }
    valores.asunto = .partido(objeto)
    let id = valores.exige(.id, de: partido, en: objeto)
      .flatMap { valores.entero($0, .id, PartidoDeLista.idsPermitidos) }
    expediente.vacia()
    let lados = lados(en: objeto)
    // Without its sides nothing can be made of a match, but what is wrong in the rest can be told.
    var leido = Partido(
      local: lados?.local.equipo ?? Self.nadie, visitante: lados?.visitante.equipo ?? Self.nadie,
      eventos: [])
    leeDatos(&leido)
    guard let lados else { return nil }
    leido.plazas = lados.plazas
    leido.eventos = partido[.eventos].map { leeEventos($0, lados, de: objeto) } ?? []
    valores.asunto = .partido(objeto)
    if let alineaciones = partido[.alineaciones] {
      leeAlineaciones(alineaciones, lados, en: &leido)
    }
    comprueba(leido, en: objeto)
    return id.map {
      (
        PartidoDeLista(id: $0, partido: leido),
        Ficha(
          local: lados.local.numero, visitante: lados.visitante.numero, objeto: objeto,
          lugar: partido[.id] ?? objeto)
      )
    }
  }

  private static let nadie = Equipo(nombre: "")

  private mutating func lados(en objeto: JSONTape.Value) -> Lados? {
    let (local, plazaLocal) = lado(.local, en: objeto)
    let (visitante, plazaVisitante) = lado(.visitante, en: objeto)
    guard let local, let visitante else { return nil }
    guard local !== visitante else {
      valores.error(
        .equipoContraSiMismo(local.equipo.nombre), en: partido[.visitante] ?? objeto)
      return nil
    }
    return Lados(
      local: local, visitante: visitante,
      nombreLocal: partido[.local].flatMap { valores.json.plainText(of: $0) },
      nombreVisitante: partido[.visitante].flatMap { valores.json.plainText(of: $0) },
      plazas: PlazasDePartido(local: plazaLocal, visitante: plazaVisitante))
  }

  private mutating func lado(
    _ campo: Campo, en objeto: JSONTape.Value
  ) -> (equipo: EquipoLeido?, plaza: Plaza?) {
    guard let valor = valores.exige(campo, de: partido, en: objeto) else { return (nil, nil) }
    if let equipo = equipos.busca(valor, en: valores.json) { return (equipo, nil) }
    if let plazas, valores.json.isObject(valor) {
      guard let plaza = leePlaza(valor, plazas) else { return (nil, nil) }
      return (plazas.lado(plaza, entre: equipos), plaza)
    }
    guard let nombre = valores.nombre(valor, campo) else { return (nil, nil) }
    if let equipo = equipos[nombre] { return (equipo, nil) }
    valores.error(.equipoDesconocido(nombre, equipos: equipos.equipos), en: valor)
    return (nil, nil)
  }

  private mutating func leeDatos(_ leido: inout Partido) {
    leido.jornada = partido[.jornada].flatMap {
      valores.entero($0, .jornada, Partido.jornadasPermitidas)
    }
    leido.fecha = partido[.fecha].flatMap { valores.fecha($0) }.map { zona?.fecha($0) ?? $0 }
    leido.campo = partido[.campo].flatMap { valores.texto($0, .campo) }
    leido.arbitro = partido[.arbitro].flatMap { valores.nombre($0, .arbitro) }
    leido.fase = partido[.fase].flatMap { valores.nombre($0, .fase) }
    leido.grupo = partido[.grupo].flatMap { valores.nombre($0, .grupo) }
    leido.ronda = partido[.ronda].flatMap { valores.nombre($0, .ronda) }
    leido.motivo = partido[.motivo].flatMap { valores.texto($0, .motivo) }
    leido.espectadores = partido[.espectadores].flatMap {
      valores.entero($0, .espectadores, Partido.espectadoresPermitidos)
    }
    leido.resultado = partido[.resultado].flatMap { leeResultado($0) }
    leido.estado =
      partido[.estado].flatMap { valores.opcion($0, .estado, de: estados) }
      ?? .supuesto(
        hayEventos: partido[.eventos].map { valores.json.count(of: $0) > 0 } ?? false,
        hayResultado: partido[.resultado] != nil)
  }

  /// What is possible, but probably a mistake.
  private mutating func comprueba(_ leido: Partido, en objeto: JSONTape.Value) {
    compruebaResultado(leido, en: objeto)
    if leido.faltaUnLado, leido.tieneMarcador {
      valores.error(.marcadorSinEquipos, en: partido[.resultado] ?? partido[.estado] ?? objeto)
    }
    if !leido.tieneMarcador, leido.resultado != nil || !leido.eventos.isEmpty {
      valores.aviso(.golesSinJugar(leido.estado), en: partido[.estado] ?? objeto)
    }
    if zona == nil, let fecha = leido.fecha, fecha.hora != nil, fecha.desfase == nil {
      sinZona.anota(fecha, en: partido[.fecha] ?? objeto, de: objeto)
    }
    if let fecha = leido.fecha, let rareza = zona?.rareza(de: fecha) {
      valores.aviso(
        .horaRara(texto: fecha.description, rareza), en: partido[.fecha] ?? objeto)
    }
    let hayTanda = expediente.hayTanda || leido.resultado?.tanda != nil
    if hayTanda, leido.goles.local != leido.goles.visitante {
      valores.nota(.tandaSinEmpate(leido.goles), en: partido[.resultado] ?? objeto)
    }
    compruebaProrroga(leido, en: objeto)
  }

  /// A missing score is not a zero, and one that is there agrees with the goals and with itself.
  private mutating func compruebaResultado(_ leido: Partido, en objeto: JSONTape.Value) {
    let lugar = partido[.resultado] ?? objeto
    guard let escrito = leido.resultado else {
      if partido[.estado] == nil, partido[.resultado] == nil, let eventos = partido[.eventos],
        leido.estado == .programado, valores.json.isArray(eventos)
      {
        valores.aviso(.sinEventosNiEstado, en: eventos)
      }
      if partido[.resultado] == nil, leido.faltaElResultado(hayEventos: partido[.eventos] != nil) {
        valores.error(.sinResultado(leido.estado), en: partido[.estado] ?? objeto)
      }
      return
    }
    let contado = leido.golesRegistrados
    if leido.estado != .adjudicado, contado != Tanteo(local: 0, visitante: 0),
      contado != escrito.final
    {
      valores.aviso(.resultadoDistinto(escrito: escrito.final, contado: contado), en: lugar)
    }
    if let contradiccion = escrito.contradiccion {
      valores.aviso(.resultadoImposible(contradiccion), en: lugar)
    }
  }

  /// A minute past 90 in a match that nobody says had extra time: 90+3 written as 93, usually.
  private mutating func compruebaProrroga(_ leido: Partido, en objeto: JSONTape.Value) {
    if let resultado = leido.resultado, resultado.huboProrroga { return }
    if leido.resultado == nil, leido.ronda != nil { return }
    guard let tarde = expediente.prorroga else { return }
    valores.aviso(.prorrogaSinReglamentario(tarde), en: partido[.eventos] ?? objeto)
  }
}

extension Partido {
  /// Whether it claims to have been decided and nothing tells how. A list of events that is there and
  /// empty tells: nothing happened.
  fileprivate func faltaElResultado(hayEventos: Bool) -> Bool {
    switch estado {
    case .adjudicado: golesRegistrados == Tanteo(local: 0, visitante: 0)
    case .finalizado: !hayEventos
    case .programado, .enJuego, .aplazado, .suspendido, .anulado, .cancelado: false
    }
  }
}

extension EstadoDePartido {
  /// The state of a match whose store does not tell it.
  static func supuesto(hayEventos: Bool, hayResultado: Bool) -> EstadoDePartido {
    hayEventos || hayResultado ? .finalizado : .programado
  }
}
