import Diagnostics
import JSON
import Site
import Torneo

/// The place of each team after each matchday.
struct PositionsReport: StandingsReport {
  private let tablas: [PosicionesPorJornada]
  private let language: SiteLanguage

  init(_ tablas: [PosicionesPorJornada], _ language: SiteLanguage) {
    self.tablas = tablas
    self.language = language
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
