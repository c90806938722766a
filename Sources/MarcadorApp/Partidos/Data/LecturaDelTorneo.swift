import Files
import JSON
import Torneo

/// One reading of a store under way.
struct LecturaDelTorneo {
  static let limiteDeSanciones = 10_000

  var torneo = Torneo()
  /// Of each match, the fingerprint of its text.
  var huellas: [ContentHash] = []
  var valores: LectorDeValores
  private(set) var equipos = EquiposLeidos()
  private let conocidos: [Equipo]
  /// A store of a newer program: what else it has is not for this one to judge.
  private var esDelFuturo = false
  /// Where each of the things decided outside the pitch is.
  var lugares = LugaresDeDecisiones()
  /// Matches of knock-outs and those with sides that wait, by their numbers.
  var objetosDeEliminatorias: [Int: JSONTape.Value] = [:]

  init(_ documento: JSONDocument, conocidos: [Equipo]) {
    self.conocidos = conocidos
    valores = LectorDeValores(documento.tape)
    valores.anotaForma(de: documento)
  }

  var hallazgos: Hallazgos { valores.hallazgos }
  var zona: ZonaHoraria? { torneo.zonaHoraria.flatMap { ZonaHoraria($0) } }

  /// Reads all but the matches, which may be read in parts.
  mutating func leeTodoMenosPartidos() -> PartidosPendientes {
    let raiz = valores.json.root
    var miembros = Miembros(Campo.delTorneo)
    if valores.abre(raiz, .documento, en: &miembros) { lee(miembros, raiz) }
    var pendientes = PartidosPendientes(
      json: valores.json, equipos: equipos, zona: zona)
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
        let id = torneo.partidos[posicion].id
        valores.asunto = .partido(ficha.objeto)
        if let otro = lugares.updateValue(ficha.lugar, forKey: id) {
          valores.error(.idRepetido(id), en: ficha.lugar, y: otro)
        }
        horarios.anota(torneo.partidos[posicion], ficha, en: &valores)
        if torneo.partidos[posicion].partido.ronda != nil {
          objetosDeEliminatorias[id] = ficha.objeto
        }
        posicion += 1
      }
    }
    leePartidosConPlazas(trozos, &lugares, &horarios, &sinZona)
    if let primera = sinZona.primera {
      valores.asunto = .partido(primera.partido)
      valores.aviso(
        .fechaSinZona(texto: primera.fecha.description, otras: sinZona.cuantas - 1),
        en: primera.lugar)
    }
    compruebaDecisiones()
    compruebaSuspensiones()
    compruebaVueltas()
    compruebaTablasDeReglas()
    compruebaEliminatorias()
  }

  private mutating func lee(_ miembros: Miembros, _ raiz: JSONTape.Value) {
    if let version = miembros[.version] { compruebaVersion(version) }
    if esDelFuturo { return }
    torneo.nombre = miembros[.nombre].flatMap { valores.nombre($0, .nombre) }
    torneo.temporada = miembros[.temporada].flatMap { valores.nombre($0, .temporada) }
    torneo.zonaHoraria = miembros[.zonaHoraria].flatMap { valores.zonaHoraria($0) }
    if let reglas = miembros[.reglas] {
      var lector = LectorDeReglas(valores.json)
      torneo.reglas = lector.lee(reglas)
      valores.suma(lector.valores.hallazgos)
      lugares.perdon = lector.lugarDelPerdon
      lugares.zonas = lector.lugaresDeZonas
      lugares.vueltas = lector.lugarDeVueltas
      lugares.mejores = lector.lugaresDeMejores
    }
    if let lista = valores.exige(.equipos, de: miembros, en: raiz) {
      var lector = LectorDeEquipos(valores.json, conocidos: conocidos)
      lector.lee(lista)
      valores.suma(lector.valores.hallazgos)
      equipos = lector.equipos
      torneo.equipos = equipos.equipos
    }
    if let sanciones = miembros[.sanciones] { leeSanciones(sanciones) }
    if let ordenes = miembros[.orden] { leeOrdenes(ordenes) }
    if let expulsiones = miembros[.expulsados] { leeExpulsiones(expulsiones) }
    if let suspensiones = miembros[.suspensiones] { leeSuspensiones(suspensiones) }
  }

  private mutating func compruebaVersion(_ valor: JSONTape.Value) {
    guard let version = valores.entero(valor, .version, 1...Int.max),
      version > LectorDelTorneo.version
    else { return }
    esDelFuturo = true
    valores.error(.versionNueva("\(version)"), en: valor)
  }

  mutating func equipo(_ valor: JSONTape.Value) -> Equipo? {
    guard let nombre = valores.nombre(valor, .equipo) else { return nil }
    if let equipo = equipos[nombre] { return equipo.equipo }
    valores.error(.equipoDesconocido(nombre, equipos: torneo.equipos), en: valor)
    return nil
  }
}
