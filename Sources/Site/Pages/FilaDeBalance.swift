import Templates
import Torneo

/// What a team did at home, away or together, as a row.
struct FilaDeBalance: Sendable {
  let nombre: String
  let balance: Balance
  let language: SiteLanguage

  /// None before the first result.
  static func filas(_ balance: BalanceDeEquipo, language: SiteLanguage) -> [FilaDeBalance] {
    if balance.total.jugados == 0 { return [] }
    return [
      (Texto.enCasa, balance.enCasa), (.fuera, balance.fuera), (.enTotal, balance.total),
    ].map { FilaDeBalance(nombre: $0.text(language), balance: $1, language: language) }
  }

  static let vocabulary = Vocabulary<FilaDeBalance>(
    "balance",
    [
      .text("nombre", "Home, away or together") { $0.nombre },
      .text("jugados", "Matches played") { "\($0.balance.jugados)" },
      .text("ganados", "Won") { "\($0.balance.ganados)" },
      .text("empatados", "Drawn") { "\($0.balance.empatados)" },
      .text("perdidos", "Lost") { "\($0.balance.perdidos)" },
      .text("golesAFavor", "Goals for") { "\($0.balance.golesAFavor)" },
      .text("golesEnContra", "Goals against") { "\($0.balance.golesEnContra)" },
      .text("diferencia", "Goal difference, signed") { $0.language.signed($0.balance.diferencia) },
    ])
}
