import Torneo

// What pictures are called, and what they show, for who does not see them.
extension SiteLanguage {
  var timelineTitle: String { idioma.palabra(.cronologia) }

  /// `Rayo FC, 2 goles: 12', 41'. Toros, 1 gol: 23'.`, and that the rest is in the table.
  func timeline(_ goles: [(equipo: String, minutos: [String])]) -> String {
    let marcados = goles.filter { !$0.minutos.isEmpty }.map { equipo, minutos in
      "\(equipo), \(counted(minutos.count, .goles)): \(minutos.joined(separator: ", "))."
    }
    return (marcados + [idioma.palabra(.verTabla)]).joined(separator: " ")
  }

  var placesTitle: String { Texto.puestoPorJornada.text(self) }

  /// `Jornada 1: 3.º. Jornada 2: 1.º.`; an ordinal that has a full stop needs no other.
  func places(_ puestos: [(jornada: Int, puesto: Int)]) -> String {
    let idioma = idioma
    return puestos.map {
      let puesto = idioma.ordinal($1)
      return "\(idioma.jornada($0)): \(puesto)\(puesto.hasSuffix(".") ? "" : ".")"
    }.joined(separator: " ")
  }

  func placesOfTable(desde: Int, hasta: Int) -> String {
    idioma.lineas(desdeLaJornada: desde, hasta: hasta)
  }

  var quartersTitle: String { Texto.golesPorCuartos.text(self) }

  /// `1–15: 3. 16–30: 2.`; of a team, `1–15: 3 a favor, 1 en contra.`
  func quarters(_ cuartos: [CuartoDeHora], conContrarios: Bool) -> String {
    let idioma = idioma
    return cuartos.map { cuarto in
      guard conContrarios else { return "\(cuarto.nombre): \(cuarto.goles)." }
      return "\(cuarto.nombre): \(idioma.goles(aFavor: cuarto.goles, enContra: cuarto.contrarios))."
    }.joined(separator: " ")
  }

  /// What extra time is called in a column.
  var extraTime: String { idioma.palabra(.prorroga) }

  var formTitle: String { Texto.ultimosResultados.text(self) }

  /// `victoria, empate, derrota; el más reciente, el último.`
  func form(_ forma: [Desenlace]) -> String {
    let idioma = idioma
    let nombres = forma.map { desenlace in
      switch desenlace {
      case .victoria: idioma.palabra(.victoria)
      case .empate: idioma.palabra(.empate)
      case .derrota: idioma.palabra(.derrota)
      }
    }
    return "\(nombres.joined(separator: ", ")); \(idioma.palabra(.elUltimoEsElMasReciente))."
  }

  var bracketTitle: String { idioma.palabra(.cuadroDeEliminatorias) }

  var bracketDescription: String { idioma.palabra(.descripcionDelCuadro) }
}
