import JSON
import Torneo

/// Reads the object `reglas`.
struct LectorDeReglas {
  /// More than any competition has.
  private static let limiteDeCriterios = 40
  private static let limiteDeZonas = 100

  private(set) var valores: LectorDeValores
  /// Where the round or stage is named after which cards are forgotten.
  private(set) var lugarDelPerdon: JSONTape.Value?
  /// Where each zone and each table of the best is, in their order.
  private(set) var lugaresDeZonas: [JSONTape.Value] = []
  private(set) var lugaresDeMejores: [JSONTape.Value] = []
  private(set) var lugarDeVueltas: JSONTape.Value?

  init(_ json: JSONTape) {
    valores = LectorDeValores(json)
  }

  mutating func lee(_ objeto: JSONTape.Value) -> Reglas {
    var reglas = Reglas()
    var miembros = Miembros(Campo.deReglas)
    guard valores.abre(objeto, .reglas, en: &miembros) else { return reglas }
    if let puntos = miembros[.puntos] { lee(puntos: puntos, en: &reglas.puntos) }
    if let regla = miembros[.desempate].flatMap({ leeDesempate($0) }) { reglas.desempate = regla }
    lugarDeVueltas = miembros[.vueltas]
    reglas.vueltas = miembros[.vueltas].flatMap {
      valores.entero($0, .vueltas, Reglas.vueltasPermitidas)
    }
    reglas.calendarioFijo =
      miembros[.calendarioFijo].flatMap { valores.booleano($0, .calendarioFijo) } ?? false
    reglas.porPartido = miembros[.porPartido].flatMap { valores.booleano($0, .porPartido) } ?? false
    reglas.golesFuera = miembros[.golesFuera].flatMap { valores.booleano($0, .golesFuera) } ?? true
    if let lista = miembros[.mejores] {
      reglas.mejores = elementos(lista, .mejores) { $0.leeMejores($1) }
    }
    if let lista = miembros[.zonas] {
      reglas.zonas = elementos(lista, .zonas) { $0.leeZona($1) }
    }
    if let valor = miembros[.duracion],
      let minutos = valores.entero(valor, .duracion, Duracion.permitida)
    {
      reglas.duracion.partido = minutos
    }
    if let valor = miembros[.prorroga],
      let minutos = valores.entero(valor, .prorroga, Duracion.prorrogaPermitida)
    {
      reglas.duracion.prorroga = minutos
    }
    if let disciplina = miembros[.disciplina] { reglas.disciplina = leeDisciplina(disciplina) }
    return reglas
  }

  private mutating func elementos<Elemento>(
    _ lista: JSONTape.Value, _ campo: Campo,
    _ lee: (inout LectorDeReglas, JSONTape.Value) -> Elemento?
  ) -> [Elemento] {
    guard var cursor = valores.lista(lista, campo, limite: Self.limiteDeZonas) else { return [] }
    var elementos: [Elemento] = []
    while let elemento = valores.json.nextElement(&cursor) {
      if let leido = lee(&self, elemento) { elementos.append(leido) }
    }
    return elementos
  }

  private mutating func lee(puntos objeto: JSONTape.Value, en puntos: inout Puntuacion) {
    var miembros = Miembros(Campo.dePuntos)
    guard valores.abre(objeto, .puntos, en: &miembros) else { return }
    func entero(_ campo: Campo) -> Int? {
      miembros[campo].flatMap { valores.entero($0, campo, Puntuacion.permitidos) }
    }
    puntos.victoria = entero(.victoria) ?? puntos.victoria
    puntos.empate = entero(.empate) ?? puntos.empate
    puntos.derrota = entero(.derrota) ?? puntos.derrota
    puntos.tandaGanada = entero(.tandaGanada)
    puntos.tandaPerdida = entero(.tandaPerdida)
  }

  private mutating func leeMejores(_ objeto: JSONTape.Value) -> MejoresDeGrupo? {
    var miembros = Miembros(Campo.deMejores)
    guard valores.abre(objeto, .mejores, en: &miembros) else { return nil }
    let puesto = valores.exige(.puesto, de: miembros, en: objeto)
      .flatMap { valores.entero($0, .puesto, MejoresDeGrupo.puestosPermitidos) }
    let pasan = miembros[.pasan].flatMap {
      valores.entero($0, .pasan, MejoresDeGrupo.pasanPermitidos)
    }
    let fase = miembros[.fase].flatMap { valores.nombre($0, .fase) }
    guard let puesto else { return nil }
    lugaresDeMejores.append(objeto)
    return MejoresDeGrupo(puesto: puesto, pasan: pasan, fase: fase)
  }

  private mutating func leeZona(_ objeto: JSONTape.Value) -> Zona? {
    var miembros = Miembros(Campo.deZona)
    guard valores.abre(objeto, .zonas, en: &miembros) else { return nil }
    let nombre = valores.exige(.nombre, de: miembros, en: objeto)
      .flatMap { valores.nombre($0, .nombre) }
    let desde = valores.exige(.desde, de: miembros, en: objeto)
      .flatMap { valores.entero($0, .desde, Zona.permitidos) }
    let hasta = miembros[.hasta].map { valores.entero($0, .hasta, Zona.permitidos) } ?? desde
    let fase = miembros[.fase].flatMap { valores.nombre($0, .fase) }
    let grupo = miembros[.grupo].flatMap { valores.nombre($0, .grupo) }
    guard let nombre, let desde, let hasta else { return nil }
    guard desde <= hasta else {
      valores.error(.zonaAlReves(desde: desde, hasta: hasta), en: miembros[.hasta] ?? objeto)
      return nil
    }
    lugaresDeZonas.append(objeto)
    return Zona(nombre: nombre, puestos: desde...hasta, fase: fase, grupo: grupo)
  }
}

// MARK: What cards bring
extension LectorDeReglas {
  private mutating func leeDisciplina(_ objeto: JSONTape.Value) -> ReglasDeDisciplina? {
    var miembros = Miembros(Campo.deDisciplina)
    guard valores.abre(objeto, .disciplina, en: &miembros) else { return nil }
    var disciplina = ReglasDeDisciplina()
    disciplina.ciclo = miembros[.ciclo].flatMap {
      valores.entero($0, .ciclo, ReglasDeDisciplina.ciclosPermitidos)
    }
    for (campo, lugar) in [
      (Campo.dobleAmarilla, \ReglasDeDisciplina.dobleAmarilla), (.roja, \.roja),
    ] {
      if let valor = miembros[campo],
        let numero = valores.entero(valor, campo, ReglasDeDisciplina.partidosPermitidos)
      {
        disciplina[keyPath: lugar] = numero
      }
    }
    disciplina.perdonTras = miembros[.perdonTras].flatMap { valores.nombre($0, .perdonTras) }
    lugarDelPerdon = miembros[.perdonTras]
    return disciplina
  }
}

// MARK: The rule for ties
extension LectorDeReglas {
  /// The name of a known one, or one of the tournament's own.
  private mutating func leeDesempate(_ valor: JSONTape.Value) -> ReglaDeDesempate? {
    if valores.json.isObject(valor) { return leeDesempatePropio(valor) }
    guard valores.json.node(valor).kind == .string else {
      valores.error(
        .tipoDeRegla(.desempate, hallado: valores.json.node(valor).kind), en: valor)
      return nil
    }
    guard let clave = valores.texto(valor, .desempate) else { return nil }
    let regla = ReglaDeDesempate(clave: clave)
    if regla == nil {
      let permitidos = ReglaDeDesempate.todas.compactMap(\.clave)
      valores.error(
        .valorDesconocido(.desempate, valor: clave, permitidos: permitidos), en: valor)
    }
    return regla
  }

  private mutating func leeDesempatePropio(_ objeto: JSONTape.Value) -> ReglaDeDesempate? {
    var miembros = Miembros(Campo.deDesempate)
    guard valores.abre(objeto, .desempate, en: &miembros) else { return nil }
    let criterios = valores.exige(.criterios, de: miembros, en: objeto)
      .flatMap { leeCriterios($0, .criterios) }
    let deDos = miembros[.deDos].flatMap { leeCriterios($0, .deDos) }
    let entreGrupos = miembros[.entreGrupos].flatMap { leeCriterios($0, .entreGrupos) }
    // Only with this may the same criterion come again over fewer teams, and tell others apart.
    let vuelven =
      miembros[.continuacion].flatMap { valores.json.node($0).string }
      == ReglaDeDesempate.Continuacion.reduce.rawValue
    for campo in [Campo.criterios, .deDos, .entreGrupos] {
      if let lista = miembros[campo] { avisaDeCriterios(lista, campo, vuelven: vuelven) }
    }
    let baremo = miembros[.tarjetas].map { leeBaremo($0) } ?? .fifa
    let continuacion = miembros[.continuacion].flatMap {
      valores.opcion($0, .continuacion, de: Opciones<ReglaDeDesempate.Continuacion>())
    }
    let espera = miembros[.espera].flatMap {
      valores.opcion($0, .espera, de: Opciones<ReglaDeDesempate.Espera>())
    }
    let alFinal = miembros[.alFinal].flatMap {
      valores.opcion($0, .alFinal, de: Opciones<ReglaDeDesempate.Desenlace>())
    }
    return criterios.map {
      ReglaDeDesempate(
        deDos: deDos, deVarios: $0, continuacion: continuacion ?? .reinicio,
        espera: espera ?? .nada, baremo: baremo, entreGrupos: entreGrupos,
        alFinal: alFinal ?? .comparten)
    }
  }

  private mutating func leeCriterios(_ lista: JSONTape.Value, _ campo: Campo) -> [Criterio]? {
    guard var cursor = valores.lista(lista, campo, limite: Self.limiteDeCriterios) else {
      return nil
    }
    let permitidos = Criterio.elegibles.map(\.rawValue)
    var criterios: [Criterio] = []
    while let elemento = valores.json.nextElement(&cursor) {
      guard let texto = valores.texto(elemento, campo) else { continue }
      if let criterio = Criterio.elegibles.first(where: { $0.rawValue == texto }) {
        criterios.append(criterio)
      } else {
        valores.error(
          .valorDesconocido(campo, valor: texto, permitidos: permitidos), en: elemento)
      }
    }
    return criterios
  }

  /// A list of criteria that says nothing, or the same again.
  private mutating func avisaDeCriterios(
    _ lista: JSONTape.Value, _ campo: Campo, vuelven: Bool
  ) {
    guard valores.json.isArray(lista) else { return }
    var cursor = valores.json.children(of: lista)
    var primeros: [Criterio: JSONTape.Value] = [:]
    var hayAlguno = false
    while let elemento = valores.json.nextElement(&cursor) {
      hayAlguno = true
      guard let criterio = valores.json.node(elemento).string.flatMap(Criterio.init) else {
        continue
      }
      if let primero = primeros[criterio], !(vuelven && criterio.esParticular) {
        valores.aviso(.criterioRepetido(criterio.rawValue), en: elemento, y: primero)
      }
      primeros[criterio] = primeros[criterio] ?? elemento
    }
    if !hayAlguno { valores.aviso(.sinCriterios(campo), en: lista) }
  }

  private mutating func leeBaremo(_ objeto: JSONTape.Value) -> Baremo {
    var baremo = Baremo.fifa
    var miembros = Miembros(Campo.deTarjetas)
    guard valores.abre(objeto, .tarjetas, en: &miembros) else { return baremo }
    for (campo, lugar) in [
      (Campo.amarilla, \Baremo.amarilla), (.dobleAmarilla, \.dobleAmarilla), (.roja, \.roja),
      (.amarillaYRoja, \.amarillaYRoja),
    ] {
      if let valor = miembros[campo], let numero = valores.entero(valor, campo, Baremo.permitidos) {
        baremo[keyPath: lugar] = numero
      }
    }
    return baremo
  }
}
