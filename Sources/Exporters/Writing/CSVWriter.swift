import Importers
import Torneo

/// Writes the rows of a table: the header in Spanish, then a row for each match or event.
struct CSVWriter {
  private let separator: String
  private(set) var text = ""
  /// Cells that a spreadsheet would take for formulas.
  private(set) var formulas = 0

  private init(_ columns: [CSVColumn], _ separator: CSVSeparator) {
    self.separator = separator.sign
    add(columns.map { $0.names.first ?? "" })
  }

  /// A table of results.
  init(results torneo: Torneo, separator: CSVSeparator, format: Format) {
    self.init(CSVColumn.ofResults, separator)
    for element in torneo.partidos {
      add(CSVColumn.ofResults.map { Self.cell($0, of: element, format) })
    }
  }

  /// A table of events.
  init(events torneo: Torneo, separator: CSVSeparator, format: Format) {
    self.init(CSVColumn.ofEvents, separator)
    for element in torneo.partidos {
      for event in element.partido.eventos {
        let row = CSVEventRow(event)
        add(
          CSVColumn.ofEvents.map { column in
            switch column {
            case .number, .date: Self.cell(column, of: element, format)
            // By its number the match is known whoever plays it.
            case .home, .away:
              element.partido.plazas == nil ? Self.cell(column, of: element, format) : ""
            case .team where element.partido.plazas != nil:
              event.equipo === element.partido.local ? "local" : "visitante"
            default: row.cell(column)
            }
          })
      }
    }
  }

  private mutating func add(_ cells: [String]) {
    var row: [String] = []
    for cell in cells {
      if cell.beginsLikeFormula { formulas += 1 }
      row.append(quoted(cell.withFormulaMark))
    }
    text += row.joined(separator: separator) + "\n"
  }

  /// In quotation marks where there is something in it that ends a cell.
  private func quoted(_ cell: String) -> String {
    let isPlain =
      !cell.contains(separator)
      && !cell.unicodeScalars.contains { "\"\r\n".unicodeScalars.contains($0) }
    return isPlain ? cell : "\"" + cell.replacing("\"", with: "\"\"") + "\""
  }

  private static func cell(
    _ column: CSVColumn, of element: PartidoDeLista, _ format: Format
  ) -> String {
    let partido = element.partido
    let score = WrittenScore(of: partido, isLive: true)
    func goals(_ tanteo: Tanteo?, _ side: KeyPath<Tanteo, Int>) -> String? {
      tanteo.map { "\($0[keyPath: side])" }
    }
    let text: String? =
      switch column {
      case .number: element.id <= format.greatestNumber ? "\(element.id)" : nil
      case .matchday: partido.jornada.map { "\($0)" }
      case .stage: partido.fase
      case .group: partido.grupo
      case .round: partido.ronda
      case .date: partido.fecha?.sinHora.description
      case .time: partido.fecha?.clock
      case .home:
        partido.local.plaza == nil
          ? partido.plazas?.local?.label ?? partido.local.nombre : partido.local.sideLabel
      case .away:
        partido.visitante.plaza == nil
          ? partido.plazas?.visitante?.label ?? partido.visitante.nombre
          : partido.visitante.sideLabel
      case .homeGoals: goals(score?.final, \.local)
      case .awayGoals: goals(score?.final, \.visitante)
      case .homeHalfTime: goals(score?.halfTime, \.local)
      case .awayHalfTime: goals(score?.halfTime, \.visitante)
      case .homeNinety: goals(score?.ninety, \.local)
      case .awayNinety: goals(score?.ninety, \.visitante)
      case .homeShootOut: goals(score?.shootOut, \.local)
      case .awayShootOut: goals(score?.shootOut, \.visitante)
      case .status: partido.estado == .enJuego ? "en juego" : partido.estado.rawValue
      case .ground: partido.campo
      case .referee: partido.arbitro
      case .attendance: partido.espectadores.map { "\($0)" }
      case .reason: partido.motivo
      default: nil
      }
    return text ?? ""
  }
}
