import Diagnostics
import JSON
import Site
import Torneo

/// The place of each team after each matchday.
struct PositionsReport: StandingsReport {
  private let tablas: [PosicionesPorJornada]
  /// The teams of the tables of which no match says its matchday.
  private let sinJornadas: [Tabla.Clave: [Equipo]]
  private let words: Language
  /// The same, for words that sites have too.
  private let language: SiteLanguage

  init(_ torneo: Torneo, _ language: Language) {
    let tablas = torneo.posicionesPorJornada()
    self.tablas = tablas
    let vacias = Set(tablas.filter(\.jornadas.isEmpty).map(\.clave))
    sinJornadas = Dictionary(
      torneo.tablas().filter { vacias.contains($0.clave) }.map {
        ($0.clave, $0.filas.map(\.equipo))
      }, uniquingKeysWith: { first, _ in first })
    words = language
    self.language = language.site
  }

  /// Why there is nothing to tell of a table; nil where there is.
  var absence: Words? {
    if sinJornadas.isEmpty { return nil }
    return Words(
      es: "sin posiciones por jornada: ningún partido que cuente dice de qué jornada es",
      en: "no places by matchday: no match that counts says which matchday it is of")
  }

  var texts: [String] {
    tablas.map { tabla in
      let cabecera =
        [Words(es: "Equipo", en: "Team")[words]]
        + tabla.jornadas.map { Words(es: "J\($0)", en: "M\($0)")[words] }
      let filas =
        tabla.equipos.map { recorrido in
          [recorrido.equipo.nombre.visible] + recorrido.posiciones.map { "\($0)" }
        } + (sinJornadas[tabla.clave] ?? []).map { [$0.nombre.visible] }
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
            }
              + (sinJornadas[tabla.clave] ?? []).map {
                ["equipo": .string($0.nombre), "posiciones": .array([])]
              }),
        ]
      })
  }
}
