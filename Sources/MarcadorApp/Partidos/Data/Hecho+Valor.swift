package import JSON
package import Torneo

extension Torneo {
  /// What was edited, as the store writes it, under the name of its kind.
  package func valor(de hecho: Hecho) -> JSONObject {
    switch hecho {
    case .equipo(let nombre):
      guard let equipo = equipos.first(where: { $0.nombre == nombre }) else { return [:] }
      return ["equipo": .object(equipo.valor)]
    case .equipoQuitado(let nombre): return ["quitado": ["equipo": .string(nombre)]]
    case .jugador(let jugador, let equipo):
      return ["equipo": .string(equipo), "jugador": .object(jugador.valor)]
    case .jugadores(let cuantos, let equipo):
      return ["equipo": .string(equipo), "jugadores": .number(cuantos)]
    case .jugadorQuitado(let jugador, let equipo):
      return ["quitado": ["equipo": .string(equipo), "jugador": .object(jugador.valor)]]
    case .partido(let id), .evento(_, let id), .eventoNuevo(_, let id):
      guard let partido = partidos.first(where: { $0.id == id }) else { return [:] }
      return ["partido": .object(partido.valor)]
    case .partidoQuitado(let id): return ["quitado": ["partido": .number(id)]]
    case .eventoQuitado(let evento, let id):
      guard let partido = partidos.first(where: { $0.id == id }) else { return [:] }
      return [
        "quitado": .object(partido.partido.valor(de: evento)), "partido": .object(partido.valor),
      ]
    case .sancion(let numero):
      guard sanciones.indices.contains(numero - 1) else { return [:] }
      return ["sancion": .object(sanciones[numero - 1].valor)]
    case .sancionQuitada(let equipo, let puntos):
      return ["quitado": ["equipo": .string(equipo), "puntos": .number(puntos)]]
    case .orden(let numero):
      guard ordenes.indices.contains(numero - 1) else { return [:] }
      return ["orden": .object(ordenes[numero - 1].valor)]
    case .ordenQuitado(let equipos):
      return ["quitado": ["equipos": .array(equipos.map { .string($0) })]]
    case .expulsion(let numero):
      guard expulsiones.indices.contains(numero - 1) else { return [:] }
      return ["expulsion": .object(expulsiones[numero - 1].valor)]
    case .expulsionQuitada(let equipo): return ["quitado": ["equipo": .string(equipo)]]
    case .suspension(let numero):
      guard suspensionesDecididas.indices.contains(numero - 1) else { return [:] }
      return ["suspension": .object(suspensionesDecididas[numero - 1].valor)]
    case .suspensionQuitada(let jugador, let equipo):
      return ["quitado": ["equipo": .string(equipo), "jugador": .object(jugador.valor)]]
    case .regla(let clave): return ["desempate": .string(clave)]
    }
  }
}
