import Arguments
import Diagnostics
import MarcadorApp
import Torneo

/// The fields of the app's forms as options of commands: one table for all of them.
enum FieldOptions {
  /// The option that a field is written with. Any text may be written: what is wrong with it is for the
  /// form to say.
  /// - Parameter isNeeded: whether help tells that it cannot be left out.
  static func option(_ dato: Dato, isNeeded: Bool = false) -> Option<String> {
    let words = words(dato)
    return Option(
      name(dato), .anyText(es: words.placeholder.es, en: words.placeholder.en),
      isNeeded
        ? Words(es: words.help.es + " (hace falta)", en: words.help.en + " (needed)") : words.help)
  }

  /// The same as a word without a name.
  static func operand(_ dato: Dato) -> OptionalOperand<String> {
    let words = words(dato)
    return OptionalOperand(
      .anyText(es: words.placeholder.es, en: words.placeholder.en), words.help)
  }

  static func name(_ dato: Dato) -> String {
    switch dato {
    case .partido: "match"
    case .numero: "number"
    case .minuto: "minute"
    case .equipo: "team"
    case .jugador: "player"
    case .asistencia: "assist"
    case .modo: "mode"
    case .color: "color"
    case .sale: "off"
    case .entra: "on"
    case .convertido: "scored"
    case .marcador: "score"
    case .descanso: "half-time"
    case .reglamentario: "after-90"
    case .tanda: "shoot-out"
    case .local: "home"
    case .visitante: "away"
    case .jornada: "matchday"
    case .fecha: "date"
    case .campo: "venue"
    case .arbitro: "referee"
    case .fase: "phase"
    case .grupo: "group"
    case .ronda: "round"
    case .espectadores: "attendance"
    case .motivo: "reason"
    case .titulares: "starters"
    case .suplentes: "bench"
    case .capitan: "captain"
    case .entrenador: "coach"
    case .nombre: "name"
    case .nuevoNombre: "new-name"
    case .dorsal: "dorsal"
    case .jugadores: "players"
    case .puntos: "points"
    case .oficial: "official"
    case .correo: "email"
    case .equipos: "teams"
    case .resultados: "results"
    case .ranking: "ranking"
    case .regla: "rule"
    case .colorDeEquipo: "color"
    case .partidos: "matches"
    }
  }

  private static func words(_ dato: Dato) -> (placeholder: Words, help: Words) {
    let placeholder = Words(
      es: dato == .colorDeEquipo ? "COLOR" : dato.rawValue.uppercased(), en: name(dato).uppercased()
    )
    let help =
      switch dato {
      case .partido: Words(es: "número del partido", en: "number of the match")
      case .numero: Words(es: "su número en la lista", en: "its number in the list")
      case .minuto: Words(es: "minuto: 12, o 45+2", en: "minute: 12, or 45+2")
      case .equipo:
        Words(es: "equipo, entero o en parte", en: "team, the whole name or a part")
      case .jugador:
        Words(
          es: "jugador, entero o en parte, o su dorsal: \"Ana\", 9, \"Ana #9\"",
          en: "player, the whole name or a part, or the number: \"Ana\", 9, \"Ana #9\"")
      case .asistencia: Words(es: "quién dio el gol", en: "who made the goal")
      case .modo:
        Words(es: "jugada, penalti o propia", en: "play, penalty or own")
      case .color:
        Words(
          es: "amarilla, dobleAmarilla o roja", en: "yellow, second-yellow or red")
      case .sale: Words(es: "quién sale", en: "who goes off")
      case .entra: Words(es: "quién entra", en: "who comes on")
      case .convertido: Words(es: "si fue gol: sí o no", en: "whether it went in: yes or no")
      case .marcador:
        Words(es: "goles de cada equipo, como 3-2", en: "goals of each side, as 3-2")
      case .descanso: Words(es: "marcador al descanso", en: "score at half time")
      case .reglamentario:
        Words(
          es: "marcador a los 90 minutos, si hubo prórroga",
          en: "score after 90 minutes, if there was extra time")
      case .tanda:
        Words(es: "penaltis marcados en la tanda", en: "kicks scored in the shoot-out")
      case .local: Words(es: "equipo local", en: "home team")
      case .visitante: Words(es: "equipo visitante", en: "away team")
      case .jornada: Words(es: "número de la jornada", en: "number of the matchday")
      case .fecha:
        Words(
          es: "2026-09-05, o con la hora: 2026-09-05T18:00:00+02:00",
          en: "2026-09-05, or with the hour: 2026-09-05T18:00:00+02:00")
      case .campo: Words(es: "campo en el que se juega", en: "ground that it is played on")
      case .arbitro: Words(es: "nombre del árbitro", en: "name of the referee")
      case .fase: Words(es: "fase del torneo", en: "phase of the tournament")
      case .grupo: Words(es: "grupo", en: "group")
      case .ronda: Words(es: "ronda de la eliminatoria", en: "round of the knock-out")
      case .espectadores: Words(es: "cuántos espectadores", en: "how many spectators")
      case .motivo: Words(es: "por qué", en: "why")
      case .titulares:
        Words(
          es: "quiénes empiezan, separados por comas: \"1, 9, Luis\"",
          en: "who starts, separated by commas: \"1, 9, Luis\"")
      case .suplentes: Words(es: "quiénes esperan", en: "who waits")
      case .capitan: Words(es: "quién es el capitán", en: "who is captain")
      case .entrenador: Words(es: "nombre del entrenador", en: "name of the coach")
      case .nombre: Words(es: "nombre", en: "name")
      case .correo: Words(es: "dirección de correo", en: "e-mail address")
      case .nuevoNombre: Words(es: "nombre nuevo", en: "new name")
      case .dorsal: Words(es: "dorsal, de 1 a 99", en: "number on the shirt, 1 to 99")
      case .jugadores:
        Words(es: "jugadores, uno por línea", en: "players, one in a line")
      case .puntos:
        Words(
          es: "puntos que se quitan (-3) o se dan (3)",
          en: "points that are taken (-3) or given (3)")
      case .equipos:
        Words(
          es: "equipos entre comas, el mejor primero", en: "teams between commas, the best first")
      case .resultados:
        Words(
          es: "sus resultados: quedan (si no se dice) o seAnulan",
          en: "its results: stand (by default) or annulled")
      case .ranking:
        Words(es: "su puesto; vacío para quitarlo", en: "its place; empty to take it away")
      case .partidos:
        Words(
          es: "cuántos partidos; 0 para quien queda libre",
          en: "how many matches; 0 for who is let off")
      case .colorDeEquipo:
        Words(
          es: "su color, como 0a6637; vacío para quitarlo",
          en: "its colour, as 0a6637; empty to take it away")
      case .regla:
        Words(
          es: ReglaDeDesempate.todas.compactMap(\.clave).joined(separator: ", "),
          en: ReglaDeDesempate.todas.compactMap(\.clave).joined(separator: ", "))
      case .oficial:
        Words(
          es: "alguien del banquillo, en lugar de un jugador",
          en: "somebody of the bench, in place of a player")
      }
    return (placeholder, help)
  }
}
