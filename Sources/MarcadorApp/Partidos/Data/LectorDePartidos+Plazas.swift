import JSON
import Torneo

extension LectorDePartidos {
  static let limiteDeGrupos = 100

  /// A side told by what it waits for: `{"ganador": 57}`, `{"puesto": 1, "grupo": "Grupo A"}`.
  mutating func leePlaza(_ objeto: JSONTape.Value, _ contexto: ContextoDePlazas) -> Plaza? {
    guard valores.abre(objeto, .plaza, en: &plaza) else { return nil }
    let claves: [Campo] = [.ganador, .perdedor, .puesto]
    guard claves.count(where: { plaza[$0] != nil }) == 1 else {
      valores.error(.plazaSinForma, en: objeto)
      return nil
    }
    if let valor = plaza[.ganador] {
      return id(valor, .ganador, contexto).map { .ganador($0) }
    }
    if let valor = plaza[.perdedor] {
      return id(valor, .perdedor, contexto).map { .perdedor($0) }
    }
    guard let valor = plaza[.puesto],
      let puesto = valores.entero(valor, .puesto, Plaza.puestosPermitidos)
    else { return nil }
    if let lista = plaza[.grupos] {
      return leeGrupos(lista, contexto).map { .puestoEntre(puesto, grupos: $0) }
    }
    let grupo = plaza[.grupo].map { valores.nombre($0, .grupo) }
    let fase = plaza[.fase].map { valores.nombre($0, .fase) }
    if grupo == .some(nil) || fase == .some(nil) { return nil }
    let clave = Tabla.Clave(fase: fase ?? nil, grupo: grupo ?? nil)
    guard contexto.existe(clave) else {
      valores.error(
        .plazaSinTabla(clave.grupo ?? clave.fase ?? "", hay: contexto.nombresDeTablas),
        en: plaza[.grupo] ?? plaza[.fase] ?? objeto)
      return nil
    }
    return .puesto(puesto, clave)
  }

  private mutating func id(
    _ valor: JSONTape.Value, _ campo: Campo, _ contexto: ContextoDePlazas
  ) -> Int? {
    guard let id = valores.entero(valor, campo, PartidoDeLista.idsPermitidos) else { return nil }
    guard contexto.ids.contains(id) else {
      valores.error(.plazaSinPartido(id), en: valor)
      return nil
    }
    return id
  }

  private mutating func leeGrupos(
    _ lista: JSONTape.Value, _ contexto: ContextoDePlazas
  ) -> [String]? {
    guard var elementos = valores.lista(lista, .grupos, limite: Self.limiteDeGrupos) else {
      return nil
    }
    var grupos: [String] = []
    while let elemento = valores.json.nextElement(&elementos) {
      guard let grupo = valores.nombre(elemento, .grupo) else { return nil }
      guard contexto.tablas.contains(where: { $0.grupo == grupo }) else {
        valores.error(
          .plazaSinTabla(grupo, hay: contexto.nombresDeTablas), en: elemento)
        return nil
      }
      grupos.append(grupo)
    }
    if grupos.isEmpty {
      valores.error(.plazaSinForma, en: lista)
      return nil
    }
    return grupos
  }
}
