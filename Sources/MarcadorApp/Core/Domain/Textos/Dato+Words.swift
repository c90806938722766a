package import Diagnostics

extension Dato {
  /// With its article, as the subject of a sentence: `el minuto`, `la fecha`.
  var es: String { "\(esFemenino ? "la" : "el") \(nombre.es)" }
  var en: String { "the \(nombre.en)" }

  var esFemenino: Bool {
    switch self {
    case .asistencia, .jornada, .fecha, .fase, .ronda, .tanda, .regla: true
    default: false
    }
  }

  /// Without article: `minuto`.
  package var nombre: Words {
    switch self {
    case .partido: Words(es: "partido", en: "match")
    case .numero: Words(es: "número", en: "number")
    case .minuto: Words(es: "minuto", en: "minute")
    case .equipo: Words(es: "equipo", en: "team")
    case .jugador: Words(es: "jugador", en: "player")
    case .asistencia: Words(es: "asistencia", en: "assist")
    case .modo: Words(es: "modo", en: "mode")
    case .color: Words(es: "color", en: "colour")
    case .sale: Words(es: "jugador que sale", en: "player who goes off")
    case .entra: Words(es: "jugador que entra", en: "player who comes on")
    case .convertido: Words(es: "acierto", en: "outcome")
    case .marcador: Words(es: "marcador", en: "score")
    case .descanso: Words(es: "marcador al descanso", en: "score at half time")
    case .reglamentario: Words(es: "marcador a los 90 minutos", en: "score after 90 minutes")
    case .tanda: Words(es: "tanda de penaltis", en: "shoot-out")
    case .local: Words(es: "equipo local", en: "home team")
    case .visitante: Words(es: "equipo visitante", en: "away team")
    case .jornada: Words(es: "jornada", en: "matchday")
    case .fecha: Words(es: "fecha", en: "date")
    case .campo: Words(es: "campo", en: "ground")
    case .correo: Words(es: "correo", en: "e-mail address")
    case .arbitro: Words(es: "árbitro", en: "referee")
    case .fase: Words(es: "fase", en: "phase")
    case .grupo: Words(es: "grupo", en: "group")
    case .ronda: Words(es: "ronda", en: "round")
    case .espectadores: Words(es: "número de espectadores", en: "attendance")
    case .motivo: Words(es: "motivo", en: "reason")
    // One word each, so that sentences may speak of one thing.
    case .titulares: Words(es: "once titular", en: "starting eleven")
    case .suplentes: Words(es: "banquillo", en: "bench")
    case .capitan: Words(es: "capitán", en: "captain")
    case .entrenador: Words(es: "entrenador", en: "coach")
    case .nombre: Words(es: "nombre", en: "name")
    case .nuevoNombre: Words(es: "nuevo nombre", en: "new name")
    case .dorsal: Words(es: "dorsal", en: "shirt number")
    case .jugadores: Words(es: "número de jugadores", en: "number of players")
    case .puntos: Words(es: "número de puntos", en: "number of points")
    case .oficial: Words(es: "oficial", en: "official")
    case .equipos: Words(es: "orden de los equipos", en: "order of the teams")
    case .resultados: Words(es: "destino de los resultados", en: "fate of the results")
    case .ranking: Words(es: "puesto en el ranking", en: "place in the ranking")
    case .colorDeEquipo: Words(es: "color del equipo", en: "colour of the team")
    case .partidos: Words(es: "número de partidos", en: "number of matches")
    case .regla: Words(es: "regla de desempate", en: "rule for ties")
    }
  }
}
