import Importers
import Torneo

/// An event as the cells of a row.
struct CSVEventRow {
  private var cells: [CSVColumn: String] = [:]

  init(_ event: EventoDePartido) {
    cells[.minute] = event.minuto?.description
    cells[.team] = event.equipo?.nombre
    switch event {
    case .gol(_, let jugador, _, let modo, let asistencia):
      cells[.kind] = "gol"
      cells[.how] = modo.rawValue
      cells[.player] = jugador.nombre
      cells[.assist] = asistencia?.nombre
    case .tarjeta(_, let jugador, _, let color, let aOficial):
      cells[.kind] = aOficial ? "tarjeta del banquillo" : "tarjeta"
      cells[.how] = color == .dobleAmarilla ? "doble amarilla" : color.rawValue
      cells[.player] = jugador.nombre
    case .cambio(_, let entra, let sale, _):
      cells[.kind] = "cambio"
      cells[.player] = entra.nombre
      cells[.off] = sale.nombre
    case .penaltiFallado(_, let jugador, _):
      cells[.kind] = "penalti fallado"
      cells[.player] = jugador.nombre
    case .lanzamiento(let jugador, _, let convertido):
      cells[.kind] = "lanzamiento"
      cells[.how] = convertido ? "convertido" : "fallado"
      cells[.player] = jugador.nombre
    }
  }

  func cell(_ column: CSVColumn) -> String { cells[column] ?? "" }
}
