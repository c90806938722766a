import Diagnostics
import Site
import Torneo

/// The tables of the tournament as they are now, with the reason for each broken tie.
struct StandingsScreen: Screen {
  let path = Page.Section.clasificacion.rawValue

  func show(_ visit: Visit) async -> Reply {
    let tables = visit.torneo.tablas()
    return .page(
      Page(
        EditorWords.standings, .clasificacion,
        tables.flatMap { [table($0, visit)] + reasons($0, visit) }))
  }

  private func table(_ tabla: Tabla, _ visit: Visit) -> HTML {
    let language = visit.language.site
    let title = language.title(of: tabla)
    return TableView(
      caption: title.map { Words(verbatim: $0) } ?? EditorWords.standings,
      heads: EditorWords.standingsHeads,
      rows: tabla.filas.map { row in
        let balance = row.balance
        let points = row.puntos < 0 ? language.signed(row.puntos) : "\(row.puntos)"
        let figures = [
          balance.jugados, balance.ganados, balance.empatados, balance.perdidos,
          balance.golesAFavor, balance.golesEnContra,
        ]
        return [[.name(row.equipo.nombre)], [.text("\(row.posicion)")], [.text(points)]]
          + figures.map { [.text("\($0)")] }
      }, figures: Set(1...8)
    ).html(visit)
  }

  private func reasons(_ tabla: Tabla, _ visit: Visit) -> [HTML] {
    let language = visit.language.site
    let notes =
      language.notes(on: tabla)
      + tabla.filas.compactMap { row in
        [language.reason(for: row), language.expulsion(of: row)].compactMap(\.self).first.map {
          "\(row.equipo.nombre): \($0)"
        }
      }
    return notes.map { .tag("p", ["class": "detalle"], $0) }
  }
}
