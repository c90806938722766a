import Importers
import Torneo

/// Writes a tournament as Football.TXT: matches under their headings and days, with goals, line-ups,
/// kicks of a shoot-out, referee and attendance.
struct FootballTextWriter {
  private let format: Format
  /// The matches in the order of the file.
  let matches: [PartidoDeLista]
  private(set) var text = ""

  // What the last lines say for those below.
  private var heading = TextHeading.none
  private var day: Fecha?
  private var hasHour = false

  /// A longer line is broken between two players.
  private static let width = 100

  init(_ torneo: Torneo, format: Format) {
    self.format = format
    // Nothing takes back a heading or a date: what has none comes before what has one.
    func pass(_ partido: Partido) -> Int {
      (TextHeading(partido).isEmpty ? 0 : 2) + (partido.fecha == nil ? 0 : 1)
    }
    var sections: [Section: Int] = [:]
    for element in torneo.partidos {
      let section = Section(pass: pass(element.partido), heading: TextHeading(element.partido))
      if sections[section] == nil { sections[section] = sections.count }
    }
    let keyed = torneo.partidos.enumerated().map { index, element in
      let section = Section(pass: pass(element.partido), heading: TextHeading(element.partido))
      return (
        key: (
          section.pass, sections[section] ?? 0, element.partido.fecha?.diasDesde1970 ?? 0, index
        ),
        element: element
      )
    }
    matches = keyed.sorted { $0.key < $1.key }.map(\.element)
    if let title = torneo.title { text += "= \(title)\n" }
    for match in matches { write(match) }
  }

  private struct Section: Hashable {
    var pass: Int
    var heading: TextHeading
  }

  private mutating func write(_ element: PartidoDeLista) {
    let partido = element.partido
    let heading = TextHeading(partido)
    if heading != self.heading {
      text += "\n\n" + heading.lines.joined(separator: "\n") + "\n"
      self.heading = heading
      hasHour = false
    }
    if let fecha = partido.fecha, fecha.sinHora != day || hasHour && fecha.hora == nil {
      text += fecha.written + "\n"
      day = fecha.sinHora
      hasHour = false
    }
    if partido.fecha?.hora != nil { hasHour = true }
    text += line(element) + "\n"
    writeGoals(of: partido)
    writeDetails(of: partido)
  }

  private func line(_ element: PartidoDeLista) -> String {
    let partido = element.partido
    var line = "  "
    if element.id <= format.greatestNumber { line += "(\(element.id)) " }
    if let clock = partido.fecha?.clock { line += clock + "  " }
    line += "\(partido.local.sideLabel) v \(partido.visitante.sideLabel)"
    if let score = WrittenScore(of: partido) { line += "  " + Self.text(score) }
    if let campo = partido.campo { line += "  @ \(campo)" }
    if let status = partido.estado.openfootball { line += "  [\(status)]" }
    return line
  }

  /// `3-3 a.e.t. (2-2, 2-0), 4-2 pen.`
  private static func text(_ score: WrittenScore) -> String {
    var text = "\(score.final)"
    if score.ninety != nil { text += " a.e.t." }
    let earlier = [score.ninety, score.halfTime].compactMap { $0?.description }
    if !earlier.isEmpty { text += " (\(earlier.joined(separator: ", ")))" }
    if let shootOut = score.shootOut { text += ", \(shootOut) pen." }
    return text
  }

  private mutating func writeGoals(of partido: Partido) {
    let goals = WrittenGoals(of: partido)
    if goals.isEmpty { return }
    text += "     (\(Self.text(goals.local)); \(Self.text(goals.visitante)))\n"
  }

  /// `Ana 16'(p), 31', Eva 40'(og)`: each scorer once, with all of their minutes.
  private static func text(_ goals: [WrittenGoals.Goal]) -> String {
    var order: [String] = []
    var minutes: [String: [String]] = [:]
    for goal in goals {
      if minutes[goal.name] == nil { order.append(goal.name) }
      let mark =
        switch goal.modo {
        case .jugada: ""
        case .penalti: "(p)"
        case .propia: "(og)"
        }
      minutes[goal.name, default: []].append("\(goal.minuto)'\(mark)")
    }
    if order.isEmpty { return "-" }
    return order.map { "\($0) \((minutes[$0] ?? []).joined(separator: ", "))" }
      .joined(separator: ", ")
  }

  private mutating func writeDetails(of partido: Partido) {
    var blocks: [String] = []
    for equipo in [partido.local, partido.visitante] {
      if let lineup = TextLineup(of: equipo, in: partido) {
        blocks.append("\(equipo.nombre): \(lineup.text)")
      }
    }
    if let kicks = kicks(of: partido) { blocks.append("Penalties: \(kicks)") }
    if let arbitro = partido.arbitro { blocks.append("Refs: \(arbitro)") }
    if let espectadores = partido.espectadores { blocks.append("Att: \(espectadores)") }
    if blocks.isEmpty { return }
    text += "\n" + blocks.map(Self.broken).joined(separator: "\n") + "\n\n"
  }

  /// `0-1 Eva, 1-1 Ana, Leo (missed)`
  private func kicks(of partido: Partido) -> String? {
    var score = Tanteo(local: 0, visitante: 0)
    var pieces: [String] = []
    for case .lanzamiento(let jugador, let equipo, let convertido) in partido.eventos {
      if convertido, equipo === partido.local { score.local += 1 }
      if convertido, equipo === partido.visitante { score.visitante += 1 }
      pieces.append(convertido ? "\(score) \(jugador.nombre)" : "\(jugador.nombre) (missed)")
    }
    return pieces.isEmpty ? nil : pieces.joined(separator: ", ")
  }

  /// Breaks a long line behind commas.
  private static func broken(_ block: String) -> String {
    var lines: [String] = []
    var line = ""
    for piece in block.split(separator: ", ", omittingEmptySubsequences: false) {
      if !line.isEmpty, line.count + piece.count + 3 > width {
        lines.append(line + ",")
        line = "      "
      } else if !line.isEmpty {
        line += ", "
      }
      line += piece
    }
    return (lines + [line]).joined(separator: "\n")
  }
}

extension TextHeading {
  static let none = TextHeading(
    Partido(local: Equipo(nombre: ""), visitante: Equipo(nombre: ""), eventos: []))
}

extension Fecha {
  /// `Sat Sep 5 2026`
  fileprivate var written: String {
    let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    return "\(weekdays[diaDeLaSemana - 1]) \(months[mes - 1]) \(dia) \(anio)"
  }
}
