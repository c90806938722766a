package import Diagnostics

/// What an import says of itself: `20 equipos, 380 partidos (379 finalizados, 1 adjudicado):
/// 380 nuevos, 0 corregidos, 0 iguales`. Of what a file may lack, only what it has is counted.
package struct ImportSummaryWords {
  private let read: ImportSummary
  private let isDryRun: Bool

  package init(read: ImportSummary, isDryRun: Bool) {
    self.read = read
    self.isDryRun = isDryRun
  }

  package var words: Words {
    Words(
      es: line(\.es) + ": "
        + [
          counted(read.nuevos, "nuevo", "nuevos"),
          counted(read.corregidos, "corregido", "corregidos"),
          counted(read.iguales, "igual", "iguales"),
        ].joined(separator: ", ") + (isDryRun ? "; no se ha guardado nada" : ""),
      en: line(\.en)
        + ": \(read.nuevos) new, \(read.corregidos) corrected, \(read.iguales) the same"
        + (isDryRun ? "; nothing was saved" : ""))
  }

  private func line(_ language: KeyPath<Words, String>) -> String {
    let states = some(
      [
        (
          read.finalizados, Words(es: "finalizado", en: "finished"),
          Words(es: "finalizados", en: "finished")
        ),
        (
          read.pendientes, Words(es: "pendiente", en: "pending"),
          Words(es: "pendientes", en: "pending")
        ),
        (
          read.enJuego, Words(es: "en juego", en: "live"), Words(es: "en juego", en: "live")
        ),
        (
          read.aplazados, Words(es: "aplazado", en: "postponed"),
          Words(es: "aplazados", en: "postponed")
        ),
        (
          read.suspendidos, Words(es: "suspendido", en: "abandoned"),
          Words(es: "suspendidos", en: "abandoned")
        ),
        (
          read.anulados, Words(es: "anulado", en: "annulled"),
          Words(es: "anulados", en: "annulled")
        ),
        (
          read.adjudicados, Words(es: "adjudicado", en: "awarded"),
          Words(es: "adjudicados", en: "awarded")
        ),
        (
          read.cancelados, Words(es: "cancelado", en: "cancelled"),
          Words(es: "cancelados", en: "cancelled")
        ),
      ], language)
    let rest = some(
      [
        (read.equipos, Words(es: "equipo", en: "team"), Words(es: "equipos", en: "teams")),
        (read.jugadores, Words(es: "jugador", en: "player"), Words(es: "jugadores", en: "players")),
        (read.goles, Words(es: "gol", en: "goal"), Words(es: "goles", en: "goals")),
      ], language)
    let matches = counted(
      read.partidos, Words(es: "partido", en: "match")[keyPath: language],
      Words(es: "partidos", en: "matches")[keyPath: language])
    let detail = states.isEmpty ? "" : " (\(states.joined(separator: ", ")))"
    return (rest + [matches + detail]).joined(separator: ", ")
  }

  private func some(
    _ counts: [(Int, Words, Words)], _ language: KeyPath<Words, String>
  ) -> [String] {
    counts.filter { $0.0 > 0 }
      .map { counted($0.0, $0.1[keyPath: language], $0.2[keyPath: language]) }
  }

  private func counted(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }
}
