import Diagnostics
import Torneo

// What pictures are called, and what they show, for who does not see them.
extension SiteLanguage {
  var timelineTitle: String {
    Words(es: "Cronología del partido", en: "Timeline of the match")[words]
  }

  /// `Rayo FC, goles: 12', 41'. Toros, goles: 23'.`, and that the rest is in the table.
  func timeline(_ goles: [(equipo: String, minutos: [String])]) -> String {
    let marcados = goles.filter { !$0.minutos.isEmpty }.map { equipo, minutos in
      let veces = Words.counted(
        minutos.count, es: ("gol", "goles"), en: ("goal", "goals"))[words]
      return "\(equipo), \(veces): \(minutos.joined(separator: ", "))."
    }
    let resto = Words(
      es: "La tabla siguiente dice todo lo que pasó.",
      en: "The table below tells all that happened.")
    return (marcados + [resto[words]]).joined(separator: " ")
  }

  var placesTitle: String { Words(es: "Puesto por jornada", en: "Place by matchday")[words] }

  /// `Jornada 1: 3.º. Jornada 2: 1.º.`
  func places(_ puestos: [(jornada: Int, puesto: Int)]) -> String {
    puestos.map { "\(Texto.jornada.text(self)) \($0): \(ordinal($1))." }.joined(separator: " ")
  }

  func placesOfTable(desde: Int, hasta: Int) -> String {
    Words(
      es:
        "Una línea por equipo, de la jornada \(desde) a la \(hasta). La tabla siguiente dice cada puesto.",
      en:
        "A line for each team, from matchday \(desde) to \(hasta). The table below tells each place."
    )[
      words]
  }

  var quartersTitle: String {
    Words(es: "Goles por cuartos de hora", en: "Goals by quarter of an hour")[words]
  }

  /// `1–15: 3. 16–30: 2.`; of a team, `1–15: 3 a favor, 1 en contra.`
  func quarters(_ cuartos: [CuartoDeHora], conContrarios: Bool) -> String {
    cuartos.map { cuarto in
      guard conContrarios else { return "\(cuarto.nombre): \(cuarto.goles)." }
      let palabras = Words(
        es: "\(cuarto.goles) a favor, \(cuarto.contrarios) en contra",
        en: "\(cuarto.goles) for, \(cuarto.contrarios) against")
      return "\(cuarto.nombre): \(palabras[words])."
    }.joined(separator: " ")
  }

  /// What extra time is called in a column.
  var extraTime: String { Words(es: "Prórroga", en: "Extra time")[words] }

  var formTitle: String { Words(es: "Últimos resultados", en: "Latest results")[words] }

  /// `Victoria, empate, derrota. El último, a la derecha.`
  func form(_ forma: [Desenlace]) -> String {
    let nombres = forma.map { desenlace in
      switch desenlace {
      case .victoria: Words(es: "victoria", en: "win")[words]
      case .empate: Words(es: "empate", en: "draw")[words]
      case .derrota: Words(es: "derrota", en: "defeat")[words]
      }
    }
    let orden = Words(es: "el más reciente, el último", en: "the latest is the last")[words]
    return "\(nombres.joined(separator: ", ")); \(orden)."
  }

  var bracketTitle: String { Words(es: "Cuadro de eliminatorias", en: "Knock-out bracket")[words] }

  var bracketDescription: String {
    Words(
      es:
        "Las eliminatorias de cada ronda, de izquierda a derecha; en negrita, quien pasa. Las tablas "
        + "siguientes dicen lo mismo.",
      en:
        "The ties of each round, from left to right; in bold, who goes on. The tables below tell the "
        + "same.")[words]
  }
}
