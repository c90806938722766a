import Diagnostics

extension Omission {
  /// So many of them: `2 alineaciones`.
  func words(_ count: Int) -> Words {
    if self == .title {
      return Words(
        es: "el nombre y la temporada del torneo", en: "the name and the season of the tournament")
    }
    let (es, en) = names
    return Words.counted(count, es: es, en: en)
  }

  private var names: ((one: String, many: String), (one: String, many: String)) {
    switch self {
    case .title, .rosters:
      (
        ("jugador que no sale en ningún partido", "jugadores que no salen en ningún partido"),
        ("player named in no match", "players named in no match")
      )
    case .shirtNumbers: (("dorsal", "dorsales"), ("shirt number", "shirt numbers"))
    case .teams:
      (
        ("equipo sin partidos", "equipos sin partidos"),
        ("team without matches", "teams without matches")
      )
    case .colours:
      (("color de equipo", "colores de equipos"), ("team colour", "team colours"))
    case .rankings:
      (
        ("puesto de un ranking", "puestos de un ranking"),
        ("place in a ranking", "places in a ranking")
      )
    case .suspensions:
      (
        ("suspensión decidida", "suspensiones decididas"),
        ("decided suspension", "decided suspensions")
      )
    case .expulsions: (("expulsión", "expulsiones"), ("expulsion", "expulsions"))
    case .decidedOrders:
      (("orden decidido", "órdenes decididos"), ("decided order", "decided orders"))
    case .places:
      (
        ("origen de un equipo (ganador de…)", "orígenes de equipos (ganador de…)"),
        ("origin of a side (winner of…)", "origins of sides (winner of…)")
      )
    case .undecidedMatches:
      (
        ("partido con un lado por decidir", "partidos con un lado por decidir"),
        ("match with a side to be decided", "matches with a side to be decided")
      )
    case .sanctions: (("sanción", "sanciones"), ("sanction", "sanctions"))
    case .rules:
      (
        ("regla de la clasificación", "reglas de la clasificación"),
        ("rule of the tables", "rules of the tables")
      )
    case .zone: (("zona horaria", "zonas horarias"), ("time zone", "time zones"))
    case .numbers: (("número de partido", "números de partido"), ("match number", "match numbers"))
    case .matchdays:
      (
        ("jornada de un partido", "jornadas de partidos"),
        ("matchday of a match", "matchdays of matches")
      )
    case .stages:
      (("fase de un partido", "fases de partidos"), ("stage of a match", "stages of matches"))
    case .groups:
      (("grupo de un partido", "grupos de partidos"), ("group of a match", "groups of matches"))
    case .rounds:
      (("ronda de un partido", "rondas de partidos"), ("round of a match", "rounds of matches"))
    case .dates: (("fecha", "fechas"), ("date", "dates"))
    case .seconds:
      (
        ("hora con segundos", "horas con segundos"),
        ("kick-off to the second", "kick-offs to the second")
      )
    case .grounds: (("campo", "campos"), ("ground", "grounds"))
    case .referees:
      (
        ("árbitro de un partido", "árbitros de partidos"),
        ("referee of a match", "referees of matches")
      )
    case .attendances:
      (("cifra de espectadores", "cifras de espectadores"), ("attendance", "attendances"))
    case .reasons: (("motivo", "motivos"), ("reason", "reasons"))
    case .unfinishedScores:
      (
        ("marcador de un partido sin acabar", "marcadores de partidos sin acabar"),
        ("score of an unfinished match", "scores of unfinished matches")
      )
    case .abandonments:
      (
        ("suspensión de un partido con resultado", "suspensiones de partidos con resultado"),
        ("abandonment of a match with a result", "abandonments of matches with a result")
      )
    case .lineups: (("alineación", "alineaciones"), ("line-up", "line-ups"))
    case .unusedSubstitutes:
      (
        ("suplente que no jugó", "suplentes que no jugaron"),
        ("substitute who did not play", "substitutes who did not play")
      )
    case .captains: (("capitán", "capitanes"), ("captain", "captains"))
    case .coaches: (("entrenador", "entrenadores"), ("coach", "coaches"))
    case .goals:
      (
        ("gol (con el resultado sí)", "goles (con el resultado sí)"),
        ("goal (its result is kept)", "goals (their results are kept)")
      )
    case .assists: (("asistencia", "asistencias"), ("assist", "assists"))
    case .cards: (("tarjeta", "tarjetas"), ("card", "cards"))
    case .cardsOfOfficials:
      (
        ("tarjeta del banquillo", "tarjetas del banquillo"),
        ("card of the bench", "cards of the bench")
      )
    case .changes: (("cambio", "cambios"), ("substitution", "substitutions"))
    case .missedPenalties:
      (("penalti fallado", "penaltis fallados"), ("missed penalty", "missed penalties"))
    case .kicks:
      (
        ("lanzamiento de tanda", "lanzamientos de tanda"),
        ("kick of a shoot-out", "kicks of shoot-outs")
      )
    }
  }
}
