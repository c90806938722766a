import JSON
import Torneo

extension PartidoDeLista {
  /// Which match it is and how it ended, for programs: keys as in the store.
  var summary: JSONObject {
    var members: JSONObject = ["id": .number(id)]
    members["jornada"] = partido.jornada.map { .number($0) }
    members["fase"] = partido.fase.map { .string($0) }
    members["grupo"] = partido.grupo.map { .string($0) }
    members["ronda"] = partido.ronda.map { .string($0) }
    members["fecha"] = partido.fecha.map { .string($0.description) }
    members["estado"] = .string(partido.estado.rawValue)
    members["local"] = .string(partido.local.nombre)
    members["visitante"] = .string(partido.visitante.nombre)
    if partido.tieneMarcador { members["resultado"] = .object(partido.goles.members) }
    members["tanda"] = partido.tanda.map { .object($0.members) }
    return members
  }
}

extension Tanteo {
  fileprivate var members: JSONObject {
    ["local": .number(local), "visitante": .number(visitante)]
  }
}
