import Diagnostics
import Importers
import TestSupport
import Torneo

/// A match as a file of any format may have it.
struct Row: Sendable {
  var number: Int?
  var jornada: Int?
  var ronda: String?
  var grupo: String?
  var day: String?
  var home = "A"
  var away = "B"
  /// `2-1`
  var score: String?
  /// `aplazado`, `cancelado`
  var estado: String?
  /// Minute, name and whether the home side scored.
  var goals: [(minute: Int, name: String, isHome: Bool)] = []

  func with(_ change: (inout Row) -> Void) -> Row {
    var copy = self
    change(&copy)
    return copy
  }
}

/// A format that the same rows may be written in.
enum RowFormat: String, CaseIterable, Sendable {
  case openfootball, text, csv

  /// Imports files of these rows.
  func importing(
    _ files: [Row]..., into existing: Torneo? = nil, name: String = "Liga",
    aliases: [String: String] = [:]
  ) throws(Failure) -> ImportResult {
    try importing(files.map { (name, $0) }, into: existing, aliases: aliases)
  }

  /// Imports files of these rows, each with the name of its competition, which a table has no room for.
  func importing(
    _ files: [(name: String, rows: [Row])], into existing: Torneo? = nil,
    aliases: [String: String] = [:]
  ) throws(Failure) -> ImportResult {
    let options = ImportOptions(aliases: aliases)
    let imported = files.enumerated().flatMap { index, file in
      texts(file.rows, name: file.name).enumerated().map { part, text in
        ImportedFile(name: "f\(index + 1)-\(part + 1)", bytes: Array(text.utf8))
      }
    }
    return switch self {
    case .openfootball: try importOpenfootball(imported, into: existing, options: options)
    case .text: try importFootballText(imported, into: existing, options: options)
    case .csv: try importCSV(imported, into: existing, options: options)
    }
  }

  private func texts(_ rows: [Row], name: String) -> [String] {
    switch self {
    case .openfootball: [file(rows.map(json), name: name)]
    case .text: ["= \(name)\n" + rows.map(line).joined()]
    case .csv: [table(rows)] + (rows.contains { !$0.goals.isEmpty } ? [events(rows)] : [])
    }
  }

  private func json(_ row: Row) -> String {
    let round = row.ronda ?? row.jornada.map { "Matchday \($0)" }
    var keys = [
      row.number.map { #""num": \#($0)"# }, round.map { #""round": "\#($0)""# },
      row.grupo.map { #""group": "\#($0)""# },
      row.score.map { #""score": {"ft": [\#($0.replacing("-", with: ", "))]}"# },
      row.estado.map { #""status": "\#($0 == "aplazado" ? "POSTPONED" : "CANCELLED")""# },
    ].compactMap(\.self)
    if !row.goals.isEmpty {
      for isHome in [true, false] {
        let goals = row.goals.filter { $0.isHome == isHome }.map { goal($0.name, $0.minute) }
        keys.append(#""goals\#(isHome ? 1 : 2)": [\#(goals.joined(separator: ", "))]"#)
      }
    }
    return match(keys.joined(separator: ", "), row.home, row.away, date: row.day)
  }

  private func line(_ row: Row) -> String {
    let label = row.ronda ?? row.grupo ?? row.jornada.map { "Matchday \($0)" } ?? "Liga"
    let number = row.number.map { "(\($0)) " } ?? ""
    let estado = row.estado.map { $0 == "aplazado" ? " [postponed]" : " [cancelled]" } ?? ""
    let sides = [true, false].map { isHome in
      row.goals.filter { $0.isHome == isHome }.map { "\($0.name) \($0.minute)'" }
        .joined(separator: ", ")
    }
    let goals = row.goals.isEmpty ? "" : "    (\(sides.joined(separator: "; ")))\n"
    return "\n▪ \(label)\n\(row.day.map { "\($0)\n" } ?? "")"
      + "  \(number)\(row.home) v \(row.away)  \(row.score ?? "")\(estado)\n\(goals)"
  }

  private func table(_ rows: [Row]) -> String {
    rows.reduce(into: "partido;jornada;ronda;grupo;fecha;local;visitante;resultado;estado\n") {
      let cells = [
        $1.number.map(String.init), $1.jornada.map(String.init), $1.ronda,
        $1.grupo?.replacing("Group", with: "Grupo"), $1.day,
        $1.home, $1.away, $1.score, $1.estado,
      ]
      $0 += cells.map { $0 ?? "" }.joined(separator: ";") + "\n"
    }
  }

  private func events(_ rows: [Row]) -> String {
    rows.reduce(into: "fecha;local;visitante;minuto;jugador;equipo\n") { text, row in
      for goal in row.goals {
        let sides = [row.day ?? "", row.home, row.away, "\(goal.minute)", goal.name]
        text += (sides + [goal.isHome ? row.home : row.away]).joined(separator: ";") + "\n"
      }
    }
  }
}
