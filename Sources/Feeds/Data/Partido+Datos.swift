package import JSON
package import Torneo

extension PartidoDeLista {
  /// Which match it is and how it ended, for programs: keys as in the store.
  package var summary: JSONObject {
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

  /// The same with where it is, who referees it and why it is not as it was planned.
  /// - Parameter page: its page, as an address within the site.
  package func entry(page: String?) -> JSONObject {
    var members = summary
    members["campo"] = partido.campo.map { .string($0) }
    members["arbitro"] = partido.arbitro.map { .string($0) }
    members["motivo"] = partido.motivo.map { .string($0) }
    members["pagina"] = page.map { .string($0) }
    return members
  }
}

extension Tanteo {
  fileprivate var members: JSONObject {
    ["local": .number(local), "visitante": .number(visitante)]
  }
}
