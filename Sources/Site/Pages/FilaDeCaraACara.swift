import Templates
import Torneo

/// What one side of a match did in all matches against the other, as a row.
struct FilaDeCaraACara: Sendable {
  let equipo: Enlace
  let ganados: Int
  let empatados: Int
  let perdidos: Int
  let goles: Int

  /// Of both sides, the home side first.
  static func filas(
    _ balance: BalanceDeDuelos, local: Enlace, visitante: Enlace
  ) -> [FilaDeCaraACara] {
    [
      FilaDeCaraACara(
        equipo: local, ganados: balance.ganados, empatados: balance.empatados,
        perdidos: balance.perdidos, goles: balance.goles.local),
      FilaDeCaraACara(
        equipo: visitante, ganados: balance.perdidos, empatados: balance.empatados,
        perdidos: balance.ganados, goles: balance.goles.visitante),
    ]
  }

  static let vocabulary = Vocabulary<FilaDeCaraACara>(
    "cara a cara",
    [
      .record("equipo", of: Enlace.vocabulary, "Team") { $0.equipo },
      .text("ganados", "Matches won") { "\($0.ganados)" },
      .text("empatados", "Drawn") { "\($0.empatados)" },
      .text("perdidos", "Lost") { "\($0.perdidos)" },
      .text("goles", "Its goals in them") { "\($0.goles)" },
    ])
}
