import Torneo

/// Reports in English.
struct RelatoInEnglish: FrasesDeRelato {
  static let idioma = SiteLanguage.en

  // MARK: The result

  func victoria(
    de suyo: String, a rival: String, _ tanteo: String, esGoleada: Bool, enLaProrroga: Bool,
    _ variantes: inout Variantes
  ) -> String {
    let extraTime = enLaProrroga ? " after extra time" : ""
    return esGoleada
      ? variantes.elige(
        "\(suyo) thrashed \(rival) \(tanteo)\(extraTime)",
        "\(suyo) ran out \(tanteo) winners over \(rival)\(extraTime)")
      : variantes.elige(
        "\(suyo) beat \(rival) \(tanteo)\(extraTime)",
        "\(suyo) won \(tanteo) against \(rival)\(extraTime)",
        "\(suyo) defeated \(rival) \(tanteo)\(extraTime)")
  }

  func empate(
    _ pareja: String, _ tanteo: Tanteo, trasLaProrroga: Bool, _ variantes: inout Variantes
  ) -> String {
    let sentence =
      tanteo.local == 0
      ? variantes.elige("\(pareja) drew without a goal", "\(pareja) ended goalless")
      : variantes.elige("\(pareja) drew \(tanteo)", "\(pareja) ended level at \(tanteo)")
    return sentence + (trasLaProrroga ? " after extra time" : "")
  }

  func remontada(de numero: Int) -> String { ", having been \(goals(numero)) down" }

  func con(_ gol: Trama.Gol, de nombre: String) -> String {
    let which =
      switch gol.modo {
      case .jugada: "a goal from \(nombre)"
      case .penalti: "a penalty from \(nombre)"
      case .propia: propia(de: nombre)
      }
    return "with \(which)\(when(gol.minuto))"
  }

  func con(goles numero: Int, de nombre: String) -> String {
    "with \(goals(numero)) from \(nombre)"
  }

  func desventaja(de equipo: String, _ numero: Int) -> String {
    "; \(equipo) had been \(goals(numero)) down"
  }

  func tanda(de ganador: String, _ tanteo: String) -> String {
    "\(ganador) won the shoot-out \(tanteo)"
  }

  // MARK: How the score moved

  func unicoGol(_ gol: Trama.Gol, de nombre: String) -> String {
    gol.modo == .propia
      ? "The only goal was \(propia(de: nombre))\(when(gol.minuto))."
      : "\(nombre) scored the only goal\(fromPenalty(gol))\(when(gol.minuto))."
  }

  func verbo(_ gol: Trama.Gol, de equipo: String, _ variantes: inout Variantes) -> String {
    let verb: String =
      switch gol.efecto {
      case .abre:
        variantes.elige("opened the scoring", "got the first goal", "put \(equipo) ahead")
      case .empata where gol.otraVez:
        variantes.elige("levelled again", "brought \(equipo) level once more")
      case .empata: variantes.elige("equalised", "brought \(equipo) level")
      case .adelanta where gol.otraVez:
        variantes.elige("restored the lead of \(equipo)", "put \(equipo) ahead again")
      case .adelanta: variantes.elige("put \(equipo) ahead", "gave \(equipo) the lead")
      case .remonta: variantes.elige("turned the match around", "completed the comeback")
      case .amplia: variantes.elige("extended the lead", "made it \(gol.tras)")
      case .recorta: variantes.elige("pulled one back", "reduced the deficit")
      }
    return verb + fromPenalty(gol)
  }

  private func fromPenalty(_ gol: Trama.Gol) -> String {
    gol.modo == .penalti ? " from a penalty" : ""
  }

  func propia(de nombre: String) -> String { "an own goal by \(nombre)" }

  func cuando(_ minuto: Minuto, esPrimero: Bool) -> String { when(minuto) }

  /// ` in the 12th minute`, ` in minute 45+2`
  private func when(_ minute: Minuto) -> String {
    minute.anadido == 0
      ? " in the \(Self.idioma.ordinal(minute.minuto)) minute" : " in minute \(minute)"
  }

  func autor(_ nombre: String, en minutos: String, enPropia: Bool) -> String {
    "\(nombre) (\(enPropia ? "own goal, " : "")\(minutos))"
  }

  func racha(de autores: Int, hasta tanteo: Tanteo) -> String { "made it \(tanteo)" }

  func mayuscula(_ oracion: String) -> String {
    oracion.hasPrefix("an own goal") ? "A" + oracion.dropFirst() : oracion
  }

  func descanso(_ tanteo: Tanteo) -> String {
    tanteo == Tanteo(local: 0, visitante: 0)
      ? "It was goalless at the interval." : "It was \(tanteo) at the interval."
  }

  func reglamentario(_ tanteo: Tanteo) -> String { "Normal time ended \(tanteo)." }

  var sinMasGoles: String { "There were no more goals after the interval." }

  // MARK: What else mattered

  func expulsion(
    de quien: String, _ color: ColorDeTarjeta, _ minuto: Minuto, con tanteo: Tanteo?
  ) -> String {
    let card = color == .roja ? "was shown a red card" : "was shown a second yellow card"
    return "\(quien) \(card)\(when(minuto))\(withScore(tanteo))."
  }

  func conUnoMenos(_ equipo: String, _ numero: Int) -> String {
    "\(equipo) conceded \(goals(numero)) with a player fewer."
  }

  func penaltiFallado(de quien: String, _ minuto: Minuto, con tanteo: Tanteo?) -> String {
    "\(quien) missed a penalty\(when(minuto))\(withScore(tanteo))."
  }

  private func withScore(_ score: Tanteo?) -> String {
    score.map { ", with the score at \($0)" } ?? ""
  }

  func tabla(
    _ suyo: String, _ efecto: EfectoEnLaTabla, _ rival: String, _ otro: EfectoEnLaTabla,
    _ variantes: inout Variantes
  ) -> String {
    let points = efecto.puntos == 1 ? "1 point" : "\(numero(efecto.puntos)) points"
    let theirs = numero(otro.puntos)
    return variantes.elige(
      "After matchday \(efecto.jornada), \(suyo) \(place(efecto)) with \(points), and \(rival) "
        + "\(place(otro)) with \(theirs).",
      "With \(points), \(suyo) \(place(efecto)) after matchday \(efecto.jornada); \(rival) "
        + "\(place(otro)) with \(theirs).")
  }

  private func place(_ effect: EfectoEnLaTabla) -> String {
    let place = Self.idioma.ordinal(effect.ahora)
    let shared = effect.esCompartido ? "joint \(place)" : place
    guard let before = effect.antes else { return "are \(shared)" }
    if before == effect.ahora { return "stay \(shared)" }
    let from = Self.idioma.ordinal(before)
    return before > effect.ahora
      ? "climb from \(from) to \(shared)" : "drop from \(from) to \(shared)"
  }

  // MARK: Numbers

  private func goals(_ number: Int) -> String {
    let words = [
      "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    ]
    let word = words.indices.contains(number) ? words[number] : String(number)
    return "\(word) \(number == 1 ? "goal" : "goals")"
  }
}
