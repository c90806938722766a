import Diagnostics
import JSON
import Torneo

/// Teams by how often each let no goal in.
struct CleanSheetsReport: QueryReport {
  let torneo: Torneo
  let language: Language
  private let teams: [Puesto<PorteriasACero>]

  init(_ torneo: Torneo, _ language: Language) {
    self.torneo = torneo
    self.language = language
    teams = torneo.porteriasACero()
  }

  var remarks: [Words] {
    guard teams.isEmpty else { return [] }
    let hasMatches = torneo.partidos.contains { $0.partido.cuentaParaJugadores }
    return [hasMatches ? QueryWords.noCleanSheets : QueryWords.noMatches]
  }

  var texts: [String] {
    if teams.isEmpty { return [] }
    var table = QueryTable(
      nil, [QueryWords.place, QueryWords.team, QueryWords.cleanSheets, QueryWords.matches],
      left: [1], language)
    table.rows = teams.map { puesto in
      [
        "\(puesto.posicion)", puesto.elemento.equipo.nombre.visible, "\(puesto.elemento.veces)",
        "\(puesto.elemento.jugados)",
      ]
    }
    return [table.text]
  }

  var json: JSONValue {
    .array(
      teams.map { puesto in
        [
          "pos": .number(puesto.posicion), "equipo": .string(puesto.elemento.equipo.nombre),
          "porterias": .number(puesto.elemento.veces), "pj": .number(puesto.elemento.jugados),
        ]
      })
  }
}
