import Diagnostics
import Importers
import Torneo

/// Imports files written in a test, each `name: text`.
func importing(
  _ files: [(String, String)], into existing: Torneo? = nil, aliases: [String: String] = [:]
) throws(Failure) -> ImportResult {
  try importOpenfootball(
    files.map { ImportedFile(name: $0.0, bytes: Array($0.1.utf8)) }, into: existing,
    options: ImportOptions(aliases: aliases))
}

/// Imports a file with these matches.
func importing(
  matches: String..., into existing: Torneo? = nil, aliases: [String: String] = [:]
) throws(Failure) -> ImportResult {
  try importing([("f.json", file(matches))], into: existing, aliases: aliases)
}

func file(_ matches: [String], name: String = "Liga 2026") -> String {
  #"{"name": "\#(name)", "matches": [\#(matches.joined(separator: ",\n"))]}"#
}

/// A match of A and B with more keys.
func match(
  _ keys: String, _ team1: String = "A", _ team2: String = "B", date: String? = "2026-09-05"
) -> String {
  let date = date.map { #", "date": "\#($0)""# } ?? ""
  return
    #"{"team1": "\#(team1)", "team2": "\#(team2)"\#(date)\#(keys.isEmpty ? "" : ", ")\#(keys)}"#
}

/// A goal: `goal("Ana", 12)`, `goal("Ana", 90, #""offset": 4"#)`.
func goal(_ name: String, _ minute: Int, _ more: String = "") -> String {
  #"{"name": "\#(name)", "minute": \#(minute)\#(more.isEmpty ? "" : ", \(more)")}"#
}

/// Score and goals of a match: `scored([2, 0], [goal("Ana", 1), goal("Ana", 2)], [])`.
func scored(_ final: [Int], _ goals1: [String], _ goals2: [String]) -> String {
  #""score": {"ft": \#(final)}, "goals1": [\#(goals1.joined(separator: ", "))], "#
    + #""goals2": [\#(goals2.joined(separator: ", "))]"#
}

extension ImportResult {
  /// The first match.
  var partido: Partido? { torneo.partidos.first?.partido }

  /// The lines of warnings and notes as a person reads them.
  var told: [String] { diagnostics.map(\.line) }

  var warnings: [String] { diagnostics.filter { $0.severity == .warning }.map(\.line) }

  func plantilla(_ nombre: String) -> [Jugador] {
    torneo.equipos.first { $0.nombre == nombre }?.plantilla ?? []
  }
}

extension Diagnostic {
  /// `f.json:1:2: what (context) [help]`
  var line: String {
    let place = location.map { "\($0): " } ?? ""
    let context = context.map { " (\($0.es))" }.joined()
    return place + message.es + context + (help.map { " [\($0.es)]" } ?? "")
  }
}

extension Partido {
  /// Each goal as `12 Ana A`, with the way it was made where it was not in play.
  var golesEscritos: [String] {
    eventos.compactMap {
      guard case .gol(let minuto, let jugador, let equipo, let modo, _) = $0 else { return nil }
      let how = modo == .jugada ? "" : " \(modo.rawValue)"
      return "\(minuto) \(jugador.nombre) \(equipo.nombre)\(how)"
    }
  }
}
