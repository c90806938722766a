import Templates
import Torneo

/// Goals of a quarter of an hour of play, or of extra time. Added time belongs to the quarter that it was
/// added to.
struct CuartoDeHora: Sendable {
  let nombre: String
  var goles = 0
  var contrarios = 0

  /// Goals of matches that count for players; nothing where there are none. Those of one team if given,
  /// with what it conceded.
  static func cuartos(
    de partidos: [PartidoDeLista], para equipo: Equipo? = nil, duracion: Duracion,
    language: SiteLanguage
  ) -> [CuartoDeHora] {
    let cuantos = (duracion.partido + 14) / 15
    var cuartos = (0..<cuantos).map { cuarto in
      CuartoDeHora(nombre: "\(15 * cuarto + 1)–\(min(15 * cuarto + 15, duracion.partido))")
    }
    var prorroga = CuartoDeHora(nombre: language.extraTime)
    var hayGoles = false
    for elemento in partidos where elemento.partido.cuentaParaJugadores {
      for case .gol(let minuto, _, let suyo, _, _) in elemento.partido.eventos {
        hayGoles = true
        let lugar = (minuto.minuto - 1) / 15
        let esContrario = equipo.map { $0 !== suyo } ?? false
        if cuartos.indices.contains(lugar) {
          cuartos[lugar].anota(esContrario)
        } else {
          prorroga.anota(esContrario)
        }
      }
    }
    if prorroga.goles + prorroga.contrarios > 0 { cuartos.append(prorroga) }
    return hayGoles ? cuartos : []
  }

  private mutating func anota(_ esContrario: Bool) {
    if esContrario { contrarios += 1 } else { goles += 1 }
  }

  static let vocabulary = Vocabulary<CuartoDeHora>(
    "cuarto de hora",
    [
      .text("nombre", "Its minutes, as 1–15, or extra time") { $0.nombre },
      .text("goles", "Goals, of a team those that it scored") { "\($0.goles)" },
      .text("contrarios", "Goals that a team conceded") { "\($0.contrarios)" },
    ])
}
