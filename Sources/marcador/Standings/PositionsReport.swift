import Diagnostics
import JSON
import Site
import Torneo

/// The place of each team after each matchday.
struct PositionsReport: StandingsReport {
  private let tablas: [PosicionesPorJornada]
  private let language: SiteLanguage

  init(_ torneo: Torneo, _ language: SiteLanguage) {
    let actuales = torneo.tablas()
    tablas = torneo.posicionesPorJornada().map { tabla in
      guard tabla.jornadas.isEmpty, let actual = actuales.first(where: { $0.clave == tabla.clave })
      else { return tabla }
      // Its teams are there all the same.
      var conEquipos = tabla
      conEquipos.equipos = actual.filas.map {
        PosicionesPorJornada.Recorrido(equipo: $0.equipo, posiciones: [])
      }
      return conEquipos
    }
    self.language = language
  }

  /// Why there is nothing to tell of a table; nil where there is.
  var absence: Words? {
    guard tablas.contains(where: \.jornadas.isEmpty) else { return nil }
    return Words(
      es: "sin posiciones por jornada: ningún partido que cuente dice de qué jornada es",
      en: "no places by matchday: no match that counts says which matchday it is of")
  }

  var texts: [String] {
    tablas.map { tabla in
      let cabecera =
        [Words(es: "Equipo", en: "Team")[language.words]]
        + tabla.jornadas.map { Words(es: "J\($0)", en: "M\($0)")[language.words] }
      let filas = tabla.equipos.map { recorrido in
        [recorrido.equipo.nombre.visible] + recorrido.posiciones.map { "\($0)" }
      }
      return (tabla.clave.titulo ?? language.standings).visible + "\n"
        + TerminalTables.folded([cabecera] + filas, leftColumns: [0])
    }
  }

  var json: JSONValue {
    .array(
      tablas.map { tabla in
        [
          "tabla": .string(tabla.clave.titulo ?? SiteLanguage.es.standings),
          "jornadas": .array(tabla.jornadas.map { TerminalTables.number($0) }),
          "equipos": .array(
            tabla.equipos.map { recorrido in
              [
                "equipo": .string(recorrido.equipo.nombre),
                "posiciones": .array(recorrido.posiciones.map { TerminalTables.number($0) }),
              ]
            }),
        ]
      })
  }
}
