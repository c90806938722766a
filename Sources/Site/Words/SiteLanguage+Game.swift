import Diagnostics
package import Torneo

// Words of the game, as pages print them.
extension SiteLanguage {
  func name(of estado: EstadoDePartido) -> String {
    let palabras =
      switch estado {
      case .programado: Words(es: "Programado", en: "Scheduled")
      case .enJuego: Words(es: "En juego", en: "Live")
      case .finalizado: Words(es: "Finalizado", en: "Full time")
      case .aplazado: Words(es: "Aplazado", en: "Postponed")
      case .suspendido: Words(es: "Suspendido", en: "Abandoned")
      case .anulado: Words(es: "Anulado", en: "Annulled")
      case .cancelado: Words(es: "Cancelado", en: "Cancelled")
      case .adjudicado: Words(es: "Adjudicado", en: "Awarded")
      }
    return palabras[words]
  }

  /// As `name(of:)`, within a sentence.
  func word(for estado: EstadoDePartido) -> String { name(of: estado).lowercased() }

  /// What happened, for the timeline of a match.
  func label(of evento: EventoDePartido) -> String {
    let palabras =
      switch evento {
      case .gol, .lanzamiento(_, _, true): Words(es: "Gol", en: "Goal")
      case .tarjeta(_, _, _, .amarilla, _): Words(es: "Amarilla", en: "Yellow card")
      case .tarjeta(_, _, _, .dobleAmarilla, _): Words(es: "Doble amarilla", en: "Second yellow")
      case .tarjeta(_, _, _, .roja, _): Words(es: "Roja", en: "Red card")
      case .cambio: Words(es: "Cambio", en: "Substitution")
      case .penaltiFallado: Words(es: "Penalti fallado", en: "Missed penalty")
      case .lanzamiento(_, _, false): Words(es: "Fallado", en: "Missed")
      }
    return palabras[words]
  }

  /// `de penalti`, `en propia meta`; nothing for a goal in play.
  func mark(of modo: ModoDeGol) -> String? {
    switch modo {
    case .jugada: nil
    case .penalti: Words(es: "de penalti", en: "penalty")[words]
    case .propia: Words(es: "en propia meta", en: "own goal")[words]
    }
  }

  /// What a player did, for the list of a player's page.
  func deed(_ evento: EventoDePartido) -> String {
    let palabras =
      switch evento {
      case .gol(_, _, _, .jugada, _): Words(es: "Gol", en: "Goal")
      case .gol(_, _, _, .penalti, _): Words(es: "Gol de penalti", en: "Goal from a penalty")
      case .gol(_, _, _, .propia, _): Words(es: "Gol en propia meta", en: "Own goal")
      case .tarjeta(_, _, _, .amarilla, _): Words(es: "Tarjeta amarilla", en: "Yellow card")
      case .tarjeta(_, _, _, .dobleAmarilla, _):
        Words(es: "Doble amarilla", en: "Second yellow card")
      case .tarjeta(_, _, _, .roja, _): Words(es: "Tarjeta roja", en: "Red card")
      case .cambio: Words(es: "Cambio", en: "Substitution")
      case .penaltiFallado: Words(es: "Penalti fallado", en: "Missed penalty")
      case .lanzamiento(_, _, let convertido):
        convertido
          ? Words(es: "Penalti de la tanda", en: "Shoot-out penalty")
          : Words(es: "Penalti fallado en la tanda", en: "Missed shoot-out penalty")
      }
    return palabras[words]
  }

  /// How a match ended, as the columns of a table are called: `G`, `E`, `P`.
  package func letter(of desenlace: Desenlace) -> String {
    let texto: Texto =
      switch desenlace {
      case .victoria: .g
      case .empate: .e
      case .derrota: .p
      }
    return texto.text(self)
  }

  /// `2.º, 41 puntos`
  func place(of fila: Fila) -> String {
    let puntos = fila.puntos
    let palabras = Words(
      es: puntos == 1 ? "1 punto" : "\(puntos) puntos",
      en: puntos == 1 ? "1 point" : "\(puntos) points")
    return "\(ordinal(fila.posicion)), \(palabras[words])"
  }

  /// `Jornada 3`; a round has its own name.
  func name(of nombre: Jornada.Clave.Nombre) -> String {
    switch nombre {
    case .numero(let numero): "\(Texto.jornada.text(self)) \(numero)"
    case .ronda(let ronda): isolated(ronda)
    }
  }

  /// Why a match that was given a score has no goals to show.
  func noGoals(in partido: Partido) -> String {
    let palabras =
      if partido.estado == .adjudicado {
        Words(
          es: "Resultado adjudicado: nadie marcó los goles.",
          en: "Awarded result: nobody scored the goals.")
      } else if partido.goles == Tanteo(local: 0, visitante: 0) {
        Words(es: "Sin goles.", en: "No goals.")
      } else {
        Words(es: "No se sabe quién marcó.", en: "The scorers are not known.")
      }
    return palabras[words]
  }

  /// `3 partidos`
  func matches(_ number: Int) -> String {
    Words.counted(number, es: ("partido", "partidos"), en: ("match", "matches"))[words]
  }

  /// `y 12 más`; nil where there are no more.
  func more(_ number: Int) -> String? {
    number > 0 ? Words(es: "y \(number) más", en: "and \(number) more")[words] : nil
  }

  /// What the only table of a league is called.
  package var standings: String { Texto.clasificacion.text(self) }

  /// `+5`, `−3`, `0`.
  package func signed(_ number: Int) -> String {
    number > 0 ? "+\(number)" : number < 0 ? "−\(number.magnitude)" : "0"
  }

  /// `2.º`, `2nd`.
  package func ordinal(_ number: Int) -> String {
    switch self {
    case .es: return "\(number).º"
    case .en:
      let isTeen = (11...13).contains(number % 100)
      let suffix =
        switch (number % 10, isTeen) {
        case (1, false): "st"
        case (2, false): "nd"
        case (3, false): "rd"
        default: "th"
        }
      return "\(number)\(suffix)"
    }
  }

  /// `A, B y C`; before a word that sounds as i, `A e Y`.
  func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    let first = names.dropLast().joined(separator: ", ")
    switch self {
    case .en: return "\(first) and \(last)"
    case .es:
      // What a word sounds like at its start; the last of a list may be a whole sentence.
      let word = String(last.prefix(4)).nombrePlegado
      let soundsAsI =
        word.hasPrefix("i") || word.hasPrefix("hi") && !word.hasPrefix("hie") || word == "y"
      return "\(first) \(soundsAsI ? "e" : "y") \(last)"
    }
  }
}
