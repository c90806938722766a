package import JSON
package import Torneo

extension Jugador {
  /// Who it is, for programs: name, and number where there is one.
  package var members: JSONObject {
    var members: JSONObject = ["jugador": .string(nombre)]
    members["dorsal"] = dorsal.map { .number($0) }
    return members
  }
}

extension [Goleador] {
  /// The scorers, for programs.
  package var data: JSONValue {
    .array(
      map { scorer in
        [
          "pos": .number(scorer.posicion), "jugador": .string(scorer.jugador.nombre),
          "equipo": .string(scorer.equipo.nombre), "goles": .number(scorer.goles),
          "penaltis": .number(scorer.penaltis),
        ]
      })
  }
}

extension Equipo {
  /// The team and its roster, for programs.
  /// - Parameters:
  ///   - page: its page, as an address within the site.
  ///   - calendar: the calendar of its matches, likewise.
  package func entry(page: String?, calendar: String?) -> JSONObject {
    var members: JSONObject = ["equipo": .string(nombre)]
    members["pagina"] = page.map { .string($0) }
    members["calendario"] = calendar.map { .string($0) }
    members["plantilla"] = .array(plantilla.map { .object($0.members) })
    return members
  }
}

extension Arbitraje {
  /// A referee and what they did, for programs.
  /// - Parameter page: their page, as an address within the site.
  package func entry(page: String?) -> JSONObject {
    var members: JSONObject = [
      "arbitro": .string(arbitro), "partidos": .number(dirigidos),
      "amarillas": .number(amarillas), "expulsiones": .number(expulsiones),
    ]
    members["pagina"] = page.map { .string($0) }
    return members
  }
}
