import Torneo

/// Reports in Spanish. Teams have no article and are «el equipo» nowhere; players are told by what they
/// did, so that no participle has to agree with them.
struct RelatoEnEspanol: FrasesDeRelato {
  static let idioma = SiteLanguage.es

  // MARK: The result

  func victoria(
    de suyo: String, a rival: String, _ tanteo: String, esGoleada: Bool, enLaProrroga: Bool,
    _ variantes: inout Variantes
  ) -> String {
    let prorroga = enLaProrroga ? " en la prórroga" : ""
    return esGoleada
      ? variantes.elige(
        "\(suyo) goleó\(prorroga) a \(rival) por \(tanteo)",
        "Goleada de \(suyo), que ganó\(prorroga) por \(tanteo) a \(rival)")
      : variantes.elige(
        "\(suyo) ganó\(prorroga) por \(tanteo) a \(rival)",
        "\(suyo) venció\(prorroga) por \(tanteo) a \(rival)",
        "\(suyo) se impuso\(prorroga) por \(tanteo) a \(rival)")
  }

  func empate(
    _ pareja: String, _ tanteo: Tanteo, trasLaProrroga: Bool, _ variantes: inout Variantes
  ) -> String {
    let goles = palabra(tanteo.local)
    let frase =
      tanteo.local == 0
      ? variantes.elige("\(pareja) empataron sin goles", "\(pareja) acabaron sin goles")
      : variantes.elige(
        "\(pareja) empataron a \(goles)", "\(pareja) acabaron con empate a \(goles)")
    return frase + (trasLaProrroga ? " después de la prórroga" : "")
  }

  func remontada(de numero: Int) -> String { " tras ir perdiendo por \(goles(numero))" }

  func con(_ gol: Trama.Gol, de nombre: String) -> String {
    let cual =
      switch gol.modo {
      case .jugada: "un gol de \(nombre)"
      case .penalti: "un gol de penalti de \(nombre)"
      case .propia: propia(de: nombre)
      }
    return "con \(cual) en el minuto \(gol.minuto)"
  }

  func con(goles numero: Int, de nombre: String) -> String { "con \(goles(numero)) de \(nombre)" }

  func desventaja(de equipo: String, _ numero: Int) -> String {
    ": \(equipo) llegó a ir perdiendo por \(goles(numero))"
  }

  func tanda(de ganador: String, _ tanteo: String) -> String {
    "\(ganador) ganó la tanda de penaltis por \(tanteo)"
  }

  // MARK: How the score moved

  func unicoGol(_ gol: Trama.Gol, de nombre: String) -> String {
    gol.modo == .propia
      ? "El único gol lo hizo \(nombre) en propia meta en el minuto \(gol.minuto)."
      : "El único gol lo marcó \(nombre)\(dePenalti(gol)) en el minuto \(gol.minuto)."
  }

  func verbo(_ gol: Trama.Gol, de equipo: String, _ variantes: inout Variantes) -> String {
    let verbo: String =
      switch gol.efecto {
      case .abre:
        variantes.elige("abrió el marcador", "hizo el primer gol", "adelantó a \(equipo)")
      case .empata where gol.otraVez: variantes.elige("volvió a empatar", "igualó de nuevo")
      case .empata: variantes.elige("empató", "igualó el marcador")
      case .adelanta where gol.otraVez:
        variantes.elige("devolvió la ventaja a \(equipo)", "volvió a adelantar a \(equipo)")
      case .adelanta: variantes.elige("adelantó a \(equipo)", "puso por delante a \(equipo)")
      case .remonta: variantes.elige("dio la vuelta al marcador", "completó la remontada")
      case .amplia: variantes.elige("amplió la ventaja", "hizo el \(gol.tras)")
      case .recorta: variantes.elige("recortó distancias", "acortó la diferencia")
      }
    return verbo + dePenalti(gol)
  }

  private func dePenalti(_ gol: Trama.Gol) -> String { gol.modo == .penalti ? " de penalti" : "" }

  func propia(de nombre: String) -> String { "un gol en propia meta de \(nombre)" }

  func cuando(_ minuto: Minuto, esPrimero: Bool) -> String {
    esPrimero ? " en el minuto \(minuto)" : " en el \(minuto)"
  }

  func autor(_ nombre: String, en minutos: String, enPropia: Bool) -> String {
    "\(nombre)\(enPropia ? ", en propia meta," : "") (\(minutos))"
  }

  func racha(de autores: Int, hasta tanteo: Tanteo) -> String {
    autores == 1 ? "puso el \(tanteo)" : "pusieron el \(tanteo)"
  }

  func mayuscula(_ oracion: String) -> String {
    oracion.hasPrefix("un gol") ? "U" + oracion.dropFirst() : oracion
  }

  func descanso(_ tanteo: Tanteo) -> String {
    tanteo == Tanteo(local: 0, visitante: 0)
      ? "Al descanso se llegó sin goles." : "Al descanso se llegó con \(tanteo)."
  }

  func reglamentario(_ tanteo: Tanteo) -> String { "El tiempo reglamentario acabó con \(tanteo)." }

  var sinMasGoles: String { "Después del descanso no hubo más goles." }

  // MARK: What else mattered

  func expulsion(
    de quien: String, _ color: ColorDeTarjeta, _ minuto: Minuto, con tanteo: Tanteo?
  ) -> String {
    let carta = color == .roja ? "vio la tarjeta roja" : "vio la segunda amarilla"
    return "\(quien) \(carta) en el minuto \(minuto)\(enElMarcador(tanteo))."
  }

  func conUnoMenos(_ equipo: String, _ numero: Int) -> String {
    "Con uno menos, \(equipo) recibió \(goles(numero))."
  }

  func penaltiFallado(de quien: String, _ minuto: Minuto, con tanteo: Tanteo?) -> String {
    "\(quien) falló un penalti en el minuto \(minuto)\(enElMarcador(tanteo))."
  }

  private func enElMarcador(_ tanteo: Tanteo?) -> String {
    tanteo.map { ", con \($0) en el marcador" } ?? ""
  }

  func tabla(
    _ suyo: String, _ efecto: EfectoEnLaTabla, _ rival: String, _ otro: EfectoEnLaTabla,
    _ variantes: inout Variantes
  ) -> String {
    let puntos = efecto.puntos == 1 ? "1 punto" : "\(numero(efecto.puntos)) puntos"
    let suyos = numero(otro.puntos)
    return variantes.elige(
      "Tras la jornada \(efecto.jornada), \(suyo) \(puesto(efecto)), con \(puntos), y \(rival) "
        + "\(puesto(otro)), con \(suyos).",
      "Con \(puntos), \(suyo) \(puesto(efecto)) tras la jornada \(efecto.jornada); \(rival) "
        + "\(puesto(otro)), con \(suyos).")
  }

  private func puesto(_ efecto: EfectoEnLaTabla) -> String {
    let puesto = efecto.esCompartido ? "\(efecto.ahora).º (compartido)" : "\(efecto.ahora).º"
    guard let antes = efecto.antes else { return "es \(puesto)" }
    if antes == efecto.ahora { return "sigue \(puesto)" }
    return antes > efecto.ahora
      ? "sube del \(antes).º al \(puesto)" : "baja del \(antes).º al \(puesto)"
  }

  // MARK: Numbers

  private func goles(_ numero: Int) -> String {
    numero == 1 ? "un gol" : "\(palabra(numero)) goles"
  }

  private func palabra(_ numero: Int) -> String {
    let palabras = [
      "cero", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez",
    ]
    return palabras.indices.contains(numero) ? palabras[numero] : String(numero)
  }
}
