import Diagnostics
import JSON
import MarcadorApp
import Torneo

/// Referees as the terminal and programs see them: those of the store in its order, then those whom
/// only matches name.
struct RefereeList {
  private struct Row {
    var stored: Arbitro?
    var work: Arbitraje
  }

  private let rows: [Row]

  init(_ stored: [Arbitro], _ torneo: Torneo) {
    let all = torneo.arbitrajes(con: stored.map(\.nombre))
    let works = Dictionary(all.map { ($0.arbitro, $0) }, uniquingKeysWith: { first, _ in first })
    let known = Set(stored.map(\.nombre))
    rows =
      stored.compactMap { referee in works[referee.nombre].map { Row(stored: referee, work: $0) } }
      + all.filter { !known.contains($0.arbitro) }.map { Row(stored: nil, work: $0) }
  }

  /// Number, matches that were played, name, e-mail address.
  var text: String {
    TerminalTables.text(
      rows.map { row in
        [
          row.stored.map { "\($0.id)" } ?? "-", "\(row.work.dirigidos)",
          row.work.arbitro.visible, row.stored?.correo?.visible ?? "",
        ]
      }, leftColumns: [2, 3])
  }

  var json: JSONValue {
    .array(
      rows.map { row in
        var object = row.stored?.valor ?? ["nombre": .string(row.work.arbitro)]
        object["partidos"] = .number(row.work.dirigidos)
        object["amarillas"] = .number(row.work.amarillas)
        object["expulsiones"] = .number(row.work.expulsiones)
        return .object(object)
      })
  }
}
