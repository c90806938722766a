import Diagnostics
import Importers
import Torneo

/// Imports a Football.TXT file written in a test.
func importing(
  text: String, into existing: Torneo? = nil, aliases: [String: String] = [:]
) throws(Failure) -> ImportResult {
  try importFootballText(
    [ImportedFile(name: "f.txt", bytes: Array(text.utf8))], into: existing,
    options: ImportOptions(aliases: aliases))
}

/// A file with one day and the lines of its matches.
func day(_ lines: String) -> String {
  "= Liga 2026\n\n▪ Matchday 1\nSat Sep 5\n\(lines)\n"
}

extension Partido {
  /// The match as one line: day, sides, result and state.
  var escrito: String {
    let fecha = fecha.map { "\($0) " } ?? ""
    let score = tieneMarcador ? marcador() : "–"
    let half = resultado?.descanso.map { " (\($0))" } ?? ""
    let ninety = resultado?.reglamentario.map { " 90': \($0)" } ?? ""
    let shootOut = tanda.map { " pen: \($0)" } ?? ""
    return "\(fecha)\(local.nombre) \(score)\(half)\(ninety)\(shootOut) \(visitante.nombre)"
      + (estado == .finalizado ? "" : " \(estado.rawValue)")
  }

  /// Cards, changes and kicks: `36 amarilla Leo B`, `72 Ana por Leo B`, `Leo B falla`.
  var sucesosEscritos: [String] {
    eventos.compactMap { evento in
      let minute = evento.minuto.map { "\($0) " } ?? ""
      let team = evento.equipo.map { " \($0.nombre)" } ?? ""
      switch evento {
      case .gol, .penaltiFallado: return nil
      case .tarjeta(_, let jugador, _, let color, _):
        return "\(minute)\(color.rawValue) \(jugador.nombre)\(team)"
      case .cambio(_, let entra, let sale, _):
        return "\(minute)\(entra.nombre) por \(sale.nombre)\(team)"
      case .lanzamiento(let jugador, _, let convertido):
        return "\(jugador.nombre)\(team)\(convertido ? "" : " falla")"
      }
    }
  }
}
