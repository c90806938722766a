import Diagnostics
import Torneo

// What the pages of discipline and records call things.
extension SiteLanguage {
  /// Why somebody misses matches.
  func cause(_ causa: Suspension.Causa) -> String {
    let palabras =
      switch causa {
      case .ciclo(let tarjetas):
        Words(es: "\(tarjetas) amarillas", en: "\(tarjetas) yellow cards")
      case .dobleAmarilla: Words(es: "doble amarilla", en: "second yellow card")
      case .roja: Words(es: "roja", en: "red card")
      case .comite(let motivo):
        motivo.map { Words(verbatim: isolated($0)) }
          ?? Words(es: "decisión del comité", en: "decision of the committee")
      }
    return palabras[words]
  }

  func name(of clase: ClaseDeRacha) -> String {
    let palabras =
      switch clase {
      case .victorias: Words(es: "Victorias seguidas", en: "Wins in a row")
      case .sinPerder: Words(es: "Partidos sin perder", en: "Matches unbeaten")
      case .sinGanar: Words(es: "Partidos sin ganar", en: "Matches without a win")
      case .porteriaACero: Words(es: "Partidos sin encajar", en: "Matches without conceding")
      }
    return palabras[words]
  }
}
