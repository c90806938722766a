import Diagnostics
import JSON
import Site
import Torneo

/// What may still happen in each table.
struct PossibleReport: StandingsReport {
  private let tablas: [(clave: Tabla.Clave, Posibilidades)]
  private let words: Language
  /// The same, for words that sites have too.
  private let language: SiteLanguage

  init(_ tablas: [(clave: Tabla.Clave, Posibilidades)], _ language: Language) {
    self.tablas = tablas
    words = language
    self.language = language.site
  }

  var texts: [String] {
    tablas.map { clave, posibilidades in
      let cabecera =
        [Words(es: "Equipo", en: "Team")[words]]
        + posibilidades.zonas.map { zona in
          zona.nombre.isEmpty ? language.ordinal(1) : zona.nombre.visible
        }
      let filas = posibilidades.equipos.map { suya in
        [suya.equipo.nombre.visible] + suya.certezas.map { Self.words(for: $0)[words] }
      }
      let quedan = Words.counted(
        posibilidades.pendientes,
        es: ("partido por jugar en el calendario", "partidos por jugar en el calendario"),
        en: ("match to be played in the calendar", "matches to be played in the calendar"))
      let falta =
        posibilidades.estaTodoElCalendario
        ? ""
        : "  "
          + Words(
            es: "no se sabe qué partidos faltan: diga «vueltas» o «calendarioFijo» en «reglas»",
            en: "what matches are missing is unknown: say “vueltas” or “calendarioFijo” in "
              + "“reglas”")[words] + "\n"
      return (clave.titulo ?? language.standings).visible + "\n"
        + TerminalTables.text([cabecera] + filas, leftColumns: Set(cabecera.indices))
        + "  \(quedan[words])\n" + falta
    }
  }

  private static func words(for certeza: Certeza) -> Words {
    switch certeza {
    case .seguro: Words(es: "seguro", en: "sure")
    case .imposible: Words(es: "imposible", en: "impossible")
    case .posible: Words(es: "posible", en: "possible")
    case .noDecidido: Words(es: "no decidido", en: "not decided")
    }
  }

  var json: JSONValue {
    .array(
      tablas.map { clave, posibilidades in
        [
          "tabla": .string(clave.titulo ?? SiteLanguage.es.standings),
          "pendientes": TerminalTables.number(posibilidades.pendientes),
          "calendarioCompleto": .bool(posibilidades.estaTodoElCalendario),
          "equipos": .array(
            posibilidades.equipos.map { suya in
              [
                "equipo": .string(suya.equipo.nombre),
                "zonas": .array(
                  zip(posibilidades.zonas, suya.certezas).map { zona, certeza in
                    json(zona, certeza)
                  }),
              ]
            }),
        ]
      })
  }

  private func json(_ zona: Zona, _ certeza: Certeza) -> JSONValue {
    var miembros = JSONObject()
    if !zona.nombre.isEmpty { miembros["nombre"] = .string(zona.nombre) }
    miembros["desde"] = TerminalTables.number(zona.puestos.lowerBound)
    miembros["hasta"] = TerminalTables.number(zona.puestos.upperBound)
    miembros["certeza"] = .string(certeza.rawValue)
    return .object(miembros)
  }
}
