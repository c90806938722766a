package import Diagnostics
package import Torneo

extension EventoDePartido {
  /// `gol del 12', Ana #9 (Rayo FC)`
  package var words: Words {
    let team = equipo.map { " (\($0.nombre.visible))" } ?? ""
    let minute = minuto.map { Words(es: " del \($0)'", en: " of \($0)'") } ?? Words(verbatim: "")
    switch self {
    case .gol(_, let jugador, _, let modo, _):
      let mode: Words =
        switch modo {
        case .jugada: Words(verbatim: "")
        case .penalti: Words(es: " de penalti", en: " from a penalty")
        case .propia: Words(es: " en propia meta", en: " (own goal)")
        }
      return Words(
        es: "gol\(minute.es)\(mode.es), \(jugador.conDorsal.visible)\(team)",
        en: "goal\(minute.en)\(mode.en), \(jugador.conDorsal.visible)\(team)")
    case .tarjeta(_, let jugador, _, let color, _):
      let name: Words =
        switch color {
        case .amarilla: Words(es: "amarilla", en: "yellow card")
        case .dobleAmarilla: Words(es: "doble amarilla", en: "second yellow card")
        case .roja: Words(es: "roja", en: "red card")
        }
      return Words(
        es: "\(name.es)\(minute.es), \(jugador.conDorsal.visible)\(team)",
        en: "\(name.en)\(minute.en), \(jugador.conDorsal.visible)\(team)")
    case .cambio(_, let entra, let sale, _):
      return Words(
        es: "cambio\(minute.es), \(entra.conDorsal.visible) por \(sale.conDorsal.visible)\(team)",
        en: "substitution\(minute.en), \(entra.conDorsal.visible) for "
          + "\(sale.conDorsal.visible)\(team)")
    case .penaltiFallado(_, let jugador, _):
      return Words(
        es: "penalti fallado\(minute.es), \(jugador.conDorsal.visible)\(team)",
        en: "missed penalty\(minute.en), \(jugador.conDorsal.visible)\(team)")
    case .lanzamiento(let jugador, _, let convertido):
      return Words(
        es: "penalti de la tanda \(convertido ? "marcado" : "fallado"), "
          + "\(jugador.conDorsal.visible)\(team)",
        en: "kick of the shoot-out \(convertido ? "scored" : "missed"), "
          + "\(jugador.conDorsal.visible)\(team)")
    }
  }
}
