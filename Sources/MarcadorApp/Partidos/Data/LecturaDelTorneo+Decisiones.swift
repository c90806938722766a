import JSON
import Torneo

/// Where each sanction, order and expulsion of a tournament is, in the order of its lists, and what
/// its rules name that only matches tell.
struct LugaresDeDecisiones {
  var sanciones: [JSONTape.Value] = []
  var ordenes: [JSONTape.Value] = []
  var expulsiones: [JSONTape.Value] = []
  var suspensiones: [JSONTape.Value] = []
  var perdon: JSONTape.Value?
  var vueltas: JSONTape.Value?
  var zonas: [JSONTape.Value] = []
  var mejores: [JSONTape.Value] = []
}

// What was decided outside the pitch.
extension LecturaDelTorneo {
  static let limiteDeDecisiones = 10_000

  mutating func leeSanciones(_ lista: JSONTape.Value) {
    guard var elementos = valores.lista(lista, .sanciones, limite: Self.limiteDeDecisiones) else {
      return
    }
    var miembros = Miembros(Campo.deSancion)
    while let elemento = valores.json.nextElement(&elementos) {
      guard valores.abre(elemento, .sancion, en: &miembros) else { continue }
      let equipo = valores.exige(.equipo, de: miembros, en: elemento).flatMap { self.equipo($0) }
      let puntos = valores.exige(.puntos, de: miembros, en: elemento)
        .flatMap { valores.entero($0, .puntos, Sancion.permitidos) }
      let (motivo, fase, grupo) = leeDonde(miembros)
      guard let equipo, let puntos else { continue }
      torneo.sanciones.append(
        Sancion(equipo: equipo, puntos: puntos, motivo: motivo, fase: fase, grupo: grupo))
      lugares.sanciones.append(elemento)
    }
  }

  mutating func leeOrdenes(_ lista: JSONTape.Value) {
    guard var elementos = valores.lista(lista, .orden, limite: Self.limiteDeDecisiones) else {
      return
    }
    var miembros = Miembros(Campo.deOrden)
    while let elemento = valores.json.nextElement(&elementos) {
      guard valores.abre(elemento, .orden, en: &miembros) else { continue }
      let equipos = valores.exige(.equipos, de: miembros, en: elemento).flatMap { leeEquipos($0) }
      let (motivo, fase, grupo) = leeDonde(miembros)
      guard let equipos else { continue }
      torneo.ordenes.append(
        OrdenDecidido(equipos: equipos, motivo: motivo, fase: fase, grupo: grupo))
      lugares.ordenes.append(elemento)
    }
  }

  mutating func leeExpulsiones(_ lista: JSONTape.Value) {
    guard var elementos = valores.lista(lista, .expulsados, limite: Self.limiteDeDecisiones) else {
      return
    }
    var miembros = Miembros(Campo.deExpulsion)
    while let elemento = valores.json.nextElement(&elementos) {
      guard valores.abre(elemento, .expulsados, en: &miembros) else { continue }
      let equipo = valores.exige(.equipo, de: miembros, en: elemento).flatMap { self.equipo($0) }
      let resultados = miembros[.resultados].map {
        valores.opcion($0, .resultados, de: Opciones<Expulsion.Resultados>())
      }
      let (motivo, fase, grupo) = leeDonde(miembros)
      guard let equipo, let resultados = resultados ?? .quedan else { continue }
      torneo.expulsiones.append(
        Expulsion(
          equipo: equipo, resultados: resultados, motivo: motivo, fase: fase, grupo: grupo))
      lugares.expulsiones.append(elemento)
    }
  }

  private mutating func leeDonde(
    _ miembros: Miembros
  ) -> (motivo: String?, fase: String?, grupo: String?) {
    (
      miembros[.motivo].flatMap { valores.texto($0, .motivo) },
      miembros[.fase].flatMap { valores.nombre($0, .fase) },
      miembros[.grupo].flatMap { valores.nombre($0, .grupo) }
    )
  }

  /// Names of at least two teams, none of them twice; nil where any of it is wrong.
  private mutating func leeEquipos(_ lista: JSONTape.Value) -> [Equipo]? {
    guard var elementos = valores.lista(lista, .equipos, limite: Torneo.maximoDeEquipos) else {
      return nil
    }
    var equipos: [Equipo] = []
    var lugares: [Equipo: JSONTape.Value] = [:]
    var estaBien = true
    while let elemento = valores.json.nextElement(&elementos) {
      guard let equipo = equipo(elemento) else {
        estaBien = false
        continue
      }
      if let otro = lugares.updateValue(elemento, forKey: equipo) {
        valores.error(
          .equipoRepetido(equipo.nombre, otro: equipo.nombre), en: elemento, y: otro)
        estaBien = false
      }
      equipos.append(equipo)
    }
    if estaBien, equipos.count < 2 {
      valores.error(.ordenDeUno, en: lista)
      return nil
    }
    return estaBien ? equipos : nil
  }

  /// What is decided must be of one table: of two a sanction would count twice, of none it would not
  /// count at all.
  mutating func compruebaDecisiones() {
    valores.asunto = nil
    compruebaPerdon()
    if torneo.sanciones.isEmpty && torneo.ordenes.isEmpty && torneo.expulsiones.isEmpty { return }
    let tablas = torneo.participantesPorTabla()
    for (sancion, lugar) in zip(torneo.sanciones, lugares.sanciones) {
      if let duda = sancion.duda(en: tablas) {
        valores.error(.sancion(sancion.equipo.nombre, duda), en: lugar)
      } else if !tablas.contains(where: { $0.equipos.contains(sancion.equipo) }) {
        valores.aviso(.sancionSinTabla(sancion.equipo.nombre), en: lugar)
      }
    }
    for (orden, lugar) in zip(torneo.ordenes, lugares.ordenes)
    where !tablas.contains(where: { tabla in
      orden.es(de: tabla.clave) && orden.equipos.allSatisfy { tabla.equipos.contains($0) }
    }) {
      // Those of several groups are ordered in a table of the best of each.
      if orden.grupo != nil || torneo.reglas.mejores.isEmpty {
        valores.aviso(.ordenSinTabla, en: lugar)
      }
    }
    compruebaQueNoSeContradicen()
    compruebaQueEstanTodos()
    for (expulsion, lugar) in zip(torneo.expulsiones, lugares.expulsiones)
    where !tablas.contains(where: { tabla in
      expulsion.es(de: tabla.clave) && tabla.equipos.contains(expulsion.equipo)
    }) {
      valores.aviso(.expulsionSinTabla(expulsion.equipo.nombre), en: lugar)
    }
  }

  /// Two orders that may be of one table and put two teams the other way round: which of them held
  /// would be chance.
  private mutating func compruebaQueNoSeContradicen() {
    for (indice, orden) in torneo.ordenes.enumerated() where indice < lugares.ordenes.count {
      for anterior in 0..<indice {
        guard let (antes, despues) = orden.contradiccion(con: torneo.ordenes[anterior]) else {
          continue
        }
        valores.error(
          .ordenContrario(antes.nombre, antesQue: despues.nombre), en: lugares.ordenes[indice],
          y: lugares.ordenes[anterior])
        break
      }
    }
  }

  /// An order that lacks some of those who are level decides nothing.
  private mutating func compruebaQueEstanTodos() {
    if torneo.ordenes.isEmpty { return }
    for (orden, faltan) in torneo.ordenesIncompletos() where orden < lugares.ordenes.count {
      valores.aviso(.ordenIncompleto(faltan.map(\.nombre)), en: lugares.ordenes[orden])
    }
  }

  /// Cards that are forgotten after a round that nobody plays would be remembered in silence.
  private mutating func compruebaPerdon() {
    guard let lugar = lugares.perdon, let nombre = torneo.reglas.disciplina?.perdonTras,
      !torneo.partidos.isEmpty
    else { return }
    let conocidas = Set(torneo.partidos.flatMap { [$0.partido.ronda, $0.partido.fase] })
      .compactMap(\.self).sorted()
    if !conocidas.contains(nombre) {
      valores.aviso(.perdonSinRonda(nombre, hay: conocidas), en: lugar)
    }
  }
}
