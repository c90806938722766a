import Files
import JSON
import Torneo

/// One reading of a store under way.
struct LecturaDelTorneo {
  static let limiteDeSanciones = 10_000

  private(set) var torneo = Torneo()
  /// Of each match, the fingerprint of its text.
  private(set) var huellas: [ContentHash] = []
  private var valores: LectorDeValores
  private var equipos = EquiposLeidos()
  private let conocidos: [Equipo]
  /// A store of a newer program: what else it has is not for this one to judge.
  private var esDelFuturo = false
  /// Where each sanction of the tournament is.
  private var lugaresDeSanciones: [JSONTape.Value] = []

  init(_ documento: JSONDocument, conocidos: [Equipo]) {
    self.conocidos = conocidos
    valores = LectorDeValores(documento.tape)
    valores.anotaForma(de: documento)
  }

  var hallazgos: Hallazgos { valores.hallazgos }

  /// Reads all but the matches, which may be read in parts.
  mutating func leeTodoMenosPartidos() -> PartidosPendientes {
    let raiz = valores.json.root
    var miembros = Miembros(Campo.delTorneo)
    if valores.abre(raiz, .documento, en: &miembros) { lee(miembros, raiz) }
    var pendientes = PartidosPendientes(
      json: valores.json, equipos: equipos, hayZona: torneo.zonaHoraria != nil)
    guard !esDelFuturo, valores.json.isObject(raiz) else { return pendientes }
    // Nothing can be looked up in teams that were not read.
    if let lista = valores.exige(.partidos, de: miembros, en: raiz),
      miembros[.equipos].map({ valores.json.isArray($0) }) == true,
      var elementos = valores.lista(lista, .partidos, limite: Torneo.maximoDePartidos)
    {
      pendientes.valores.reserveCapacity(valores.json.count(of: lista))
      while let elemento = valores.json.nextElement(&elementos) {
        pendientes.valores.append(elemento)
      }
    }
    return pendientes
  }

  /// Puts together the parts of the list of matches, in their order.
  mutating func suma(_ trozos: [PartidosPendientes.Trozo]) {
    let cuantos = trozos.reduce(0) { $0 + $1.partidos.count }
    // One part is the list; copying matches is not free.
    torneo.partidos = trozos.count == 1 ? trozos[0].partidos : trozos.flatMap(\.partidos)
    torneo.suponeDesfases()
    var posicion = 0
    var lugares: [Int: JSONTape.Value] = [:]
    lugares.reserveCapacity(cuantos)
    var horarios = Horarios(partidos: cuantos)
    var sinZona = FechasSinZona()
    for trozo in trozos {
      sinZona.suma(trozo.sinZona)
      valores.suma(trozo.hallazgos)
      huellas += trozo.huellas
      for ficha in trozo.fichas {
        let elemento = torneo.partidos[posicion]
        posicion += 1
        let id = elemento.id
        valores.asunto = .partido(ficha.objeto)
        if let otro = lugares.updateValue(ficha.lugar, forKey: id) {
          valores.error(.idRepetido(id), en: ficha.lugar, y: otro)
        }
        horarios.anota(elemento, ficha, en: &valores)
      }
    }
    if let primera = sinZona.primera {
      valores.asunto = .partido(primera.partido)
      valores.aviso(
        .fechaSinZona(texto: primera.fecha.description, otras: sinZona.cuantas - 1),
        en: primera.lugar)
    }
    compruebaSanciones()
  }

  /// A sanction must be of one table: of two it would count twice, of none not at all.
  private mutating func compruebaSanciones() {
    valores.asunto = nil
    if torneo.sanciones.isEmpty { return }
    let tablas = torneo.participantesPorTabla()
    for (sancion, lugar) in zip(torneo.sanciones, lugaresDeSanciones) {
      if let duda = sancion.duda(en: tablas) {
        valores.error(.sancion(sancion.equipo.nombre, duda), en: lugar)
      } else if !tablas.contains(where: { $0.equipos.contains(sancion.equipo) }) {
        valores.aviso(.sancionSinTabla(sancion.equipo.nombre), en: lugar)
      }
    }
  }

  private mutating func lee(_ miembros: Miembros, _ raiz: JSONTape.Value) {
    if let version = miembros[.version] { compruebaVersion(version) }
    if esDelFuturo { return }
    torneo.nombre = miembros[.nombre].flatMap { valores.nombre($0, .nombre) }
    torneo.temporada = miembros[.temporada].flatMap { valores.nombre($0, .temporada) }
    torneo.zonaHoraria = miembros[.zonaHoraria].flatMap { valores.zonaHoraria($0) }
    if let reglas = miembros[.reglas] { leeReglas(reglas) }
    if let lista = valores.exige(.equipos, de: miembros, en: raiz) {
      var lector = LectorDeEquipos(valores.json, conocidos: conocidos)
      lector.lee(lista)
      valores.suma(lector.valores.hallazgos)
      equipos = lector.equipos
      torneo.equipos = equipos.equipos
    }
    if let sanciones = miembros[.sanciones] { leeSanciones(sanciones) }
  }

  private mutating func compruebaVersion(_ valor: JSONTape.Value) {
    guard let version = valores.entero(valor, .version, 1...Int.max),
      version > LectorDelTorneo.version
    else { return }
    esDelFuturo = true
    valores.error(.versionNueva("\(version)"), en: valor)
  }

  private mutating func leeReglas(_ objeto: JSONTape.Value) {
    var miembros = Miembros(Campo.deReglas)
    guard valores.abre(objeto, .reglas, en: &miembros) else { return }
    if let puntos = miembros[.puntos] { leePuntos(puntos) }
    guard let valor = miembros[.desempate], let clave = valores.texto(valor, .desempate) else {
      return
    }
    if let regla = ReglaDeDesempate(clave: clave) {
      torneo.reglas.desempate = regla
    } else {
      let permitidos = ReglaDeDesempate.todas.map(\.clave)
      valores.error(
        .valorDesconocido(.desempate, valor: clave, permitidos: permitidos), en: valor)
    }
  }

  private mutating func leePuntos(_ objeto: JSONTape.Value) {
    var miembros = Miembros(Campo.dePuntos)
    guard valores.abre(objeto, .puntos, en: &miembros) else { return }
    var puntos = torneo.reglas.puntos
    for (campo, lugar) in [
      (Campo.victoria, \Puntuacion.victoria), (.empate, \.empate), (.derrota, \.derrota),
    ] {
      if let valor = miembros[campo],
        let numero = valores.entero(valor, campo, Puntuacion.permitidos)
      {
        puntos[keyPath: lugar] = numero
      }
    }
    torneo.reglas.puntos = puntos
  }

  private mutating func leeSanciones(_ lista: JSONTape.Value) {
    guard
      var elementos = valores.lista(lista, .sanciones, limite: Self.limiteDeSanciones)
    else { return }
    var miembros = Miembros(Campo.deSancion)
    while let elemento = valores.json.nextElement(&elementos) {
      guard valores.abre(elemento, .sancion, en: &miembros) else { continue }
      let equipo = valores.exige(.equipo, de: miembros, en: elemento).flatMap { self.equipo($0) }
      let puntos = valores.exige(.puntos, de: miembros, en: elemento)
        .flatMap { valores.entero($0, .puntos, Sancion.permitidos) }
      let motivo = miembros[.motivo].flatMap { valores.texto($0, .motivo) }
      let fase = miembros[.fase].flatMap { valores.nombre($0, .fase) }
      let grupo = miembros[.grupo].flatMap { valores.nombre($0, .grupo) }
      guard let equipo, let puntos else { continue }
      torneo.sanciones.append(
        Sancion(equipo: equipo, puntos: puntos, motivo: motivo, fase: fase, grupo: grupo))
      lugaresDeSanciones.append(elemento)
    }
  }

  private mutating func equipo(_ valor: JSONTape.Value) -> Equipo? {
    guard let nombre = valores.nombre(valor, .equipo) else { return nil }
    if let equipo = equipos[nombre] { return equipo.equipo }
    valores.error(.equipoDesconocido(nombre, equipos: torneo.equipos), en: valor)
    return nil
  }
}
