import JSON
package import Torneo

/// Writes the store of a tournament.
package struct EscritorDelTorneo: Sendable {
  package init() {}

  /// A new store.
  package func bytes(de torneo: Torneo) -> [UInt8] {
    var raiz: JSONObject = ["version": .number(LectorDelTorneo.version)]
    for miembro in cabecera(torneo).members { raiz[miembro.key] = miembro.value }
    raiz[Campo.equipos.clave] = .array(torneo.equipos.map { .object($0.valor) })
    raiz[Campo.partidos.clave] = .array(torneo.partidos.map { .object($0.valorNuevo) })
    return JSONWriter.pretty.text(of: .object(raiz))
  }

  /// The store that was read, changed to say `torneo`: what did not change stays to the byte, and keys
  /// that the program does not know stay where the object that has them is still there.
  package func bytes(de torneo: Torneo, sobre leido: TorneoLeido) -> [UInt8] {
    if torneo == leido.torneo { return leido.documento.bytes }
    let raiz = leido.documento.root
    let (equipos, partidos) = (Campo.equipos.clave, Campo.partidos.clave)
    var escrito = JSONObject()
    for miembro in raiz.members where miembro.key != equipos && miembro.key != partidos {
      escrito[miembro.key] = miembro.value.value
    }
    let cambiado = FusionDeJSON.fusion(
      de: escrito, antes: cabecera(leido.torneo), ahora: cabecera(torneo))
    var resultado = JSONObject()
    for miembro in cambiado.members { resultado[miembro.key] = miembro.value }
    resultado[equipos] = .array(
      fusion(
        de: raiz[equipos], antes: leido.torneo.equipos, ahora: torneo.equipos, clave: \.nombre,
        nuevo: \.valor
      ) { FusionDeJSON.fusion(de: $0, antes: $1.valor, ahora: $2.valor) })
    resultado[partidos] = .array(
      fusion(
        de: raiz[partidos], antes: leido.torneo.partidos, ahora: torneo.partidos, clave: \.id,
        nuevo: \.valorNuevo, cambiado: Self.fusionDePartido))
    return JSONWriter.text(of: .object(resultado), over: leido.documento)
  }

  /// All but teams and matches.
  func cabecera(_ torneo: Torneo) -> JSONObject {
    var objeto = JSONObject()
    objeto[.nombre] = torneo.nombre
    objeto[.temporada] = torneo.temporada
    objeto[.zonaHoraria] = torneo.zonaHoraria
    let reglas = torneo.reglas.valor
    if !reglas.isEmpty { objeto[Campo.reglas.clave] = .object(reglas) }
    objeto[.sanciones] = torneo.sanciones.map { .object($0.valor) }
    objeto[.orden] = torneo.ordenes.map { .object($0.valor) }
    objeto[.expulsados] = torneo.expulsiones.map { .object($0.valor) }
    objeto[.suspensiones] = torneo.suspensionesDecididas.map { .object($0.valor) }
    return objeto
  }

  /// A list whose elements have a key: those that are as they were stay as they are written.
  private func fusion<Elemento: Hashable, Clave: Hashable>(
    de lista: JSONNode?, antes: [Elemento], ahora: [Elemento], clave: (Elemento) -> Clave,
    nuevo: (Elemento) -> JSONObject,
    cambiado: (_ escrito: JSONObject, _ antes: Elemento, _ ahora: Elemento) -> JSONObject
  ) -> [JSONValue] {
    let nodos = lista.map { Array($0.elements) } ?? []
    let lugares = Dictionary(
      zip(antes.map(clave), antes.indices), uniquingKeysWith: { primero, _ in primero })
    var parejas = ahora.map { lugares[clave($0)] }
    // One that changed even its key, where it was.
    let usados = Set(parejas.compactMap(\.self))
    for indice in ahora.indices
    where parejas[indice] == nil && ahora.count == antes.count && !usados.contains(indice) {
      parejas[indice] = indice
    }
    return zip(ahora, parejas).map { elemento, pareja in
      guard let pareja, pareja < nodos.count else { return .object(nuevo(elemento)) }
      let escrito = nodos[pareja].value
      guard antes[pareja] != elemento, let objeto = escrito.object else { return escrito }
      return .object(cambiado(objeto, antes[pareja], elemento))
    }
  }

  /// Writes its side into each event that did not tell it and whose player would no longer tell it: a
  /// namesake may have come to the other roster.
  private static func diceLosLados(de elemento: PartidoDeLista, en objeto: inout JSONObject) {
    let partido = elemento.partido
    guard var eventos = objeto[Campo.eventos.clave]?.array, eventos.count == partido.eventos.count
    else { return }
    var haCambiado = false
    for (indice, evento) in partido.eventos.enumerated() {
      guard let equipo = evento.equipo, var escrito = eventos[indice].object,
        escrito[Campo.equipo.clave] == nil,
        partido.conLado(evento.sinEquipo).equipo !== equipo
      else { continue }
      for miembro in partido.valor(de: evento).members { escrito[miembro.key] = miembro.value }
      eventos[indice] = .object(escrito)
      haCambiado = true
    }
    if haCambiado { objeto[Campo.eventos.clave] = .array(eventos) }
  }

  private static func fusionDePartido(
    de escrito: JSONObject, antes: PartidoDeLista, ahora: PartidoDeLista
  ) -> JSONObject {
    var objeto = FusionDeJSON.fusion(de: escrito, antes: antes.valor, ahora: ahora.valor)
    diceLosLados(de: ahora, en: &objeto)
    // What the match does not tell of its state follows from what it has, which may have changed.
    let estado = Campo.estado.clave
    if objeto[estado] == nil,
      EstadoDePartido.supuesto(
        hayEventos: objeto[Campo.eventos.clave]?.array?.isEmpty == false,
        hayResultado: objeto[Campo.resultado.clave] != nil) != ahora.partido.estado
    {
      var sinEstado = ahora.valor
      sinEstado[estado] = nil
      objeto = FusionDeJSON.fusion(de: objeto, antes: sinEstado, ahora: ahora.valor)
    }
    return objeto
  }
}

extension EventoDePartido {
  /// As it is before anybody knows whose it is; only of those that may leave that open.
  fileprivate var sinEquipo: EventoDePartido {
    switch self {
    case .tarjeta(let minuto, let jugador, _, let color, let aOficial):
      .tarjeta(minuto: minuto, jugador: jugador, color: color, aOficial: aOficial)
    case .cambio(let minuto, let entra, let sale, _):
      .cambio(minuto: minuto, entra: entra, sale: sale)
    case .gol, .penaltiFallado, .lanzamiento: self
    }
  }
}
