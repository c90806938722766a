import Diagnostics
import Templates

/// A word or sentence of the interface of the site; templates write it as `{{t.clasificacion}}`.
enum Texto: String, Sendable, CaseIterable {
  // Kinds of page
  case inicio, clasificacion, goleadores, calendario, equipos, arbitros, jornada, partidos
  case plantilla, cronica
  // Columns and labels
  case fecha, local, visitante, marcador, posicionCorta, equipo, pj, g, e, p, gf, gc, dg, pts
  case ultimos
  case jugador, jugadores, goles, pen, dorsal, amarillas, rojas, minuto, partido, suceso, temporada
  case tabla, descanso, reglamentario, tanda, grupo, fase, campo, arbitro, partidosDirigidos,
    espectadores,
    asistenciaDe
  case minutoAMinuto, por, lanzamiento, alineaciones, capitan, suplentes, entrenador, desempates
  case eliminatorias, ganador, global, golesFuera
  // What pages show of the whole
  case efectoEnLaTabla, antes, despues, otrosDuelos, antesYDespues, anterior, siguiente
  case enCasa, fuera, enTotal, donde, estadisticas, resultados, puestoPorJornada, golesPorCuartos
  case minutos, golesAFavor, golesEnContra, asistencias, partidosJugados, deTitular
  case minutosJugados, cuadro, evolucion, casaYFuera, disciplina, campos, records, submenu
  case dobles, soloRojas, oficiales, puntosDeJuegoLimpio, suspendidos, causa, porCumplir
  case mediaDeEspectadores, mayoresVictorias, masGoles, masEspectadores, golesMasRapidos, tripletes,
    rachas
  case racha, vigente, trasLaJornada
  // Sentences
  case sinAsistencias, sinTarjetas, sinCampos, sinRecords, sinCuadro, sinEvolucion
  case leyendaDeEvolucion, tarjetasSinEquipo
  case ultimosResultados, proximosPartidos, verClasificacion, verGoleadores, leerCronica, verPartido
  case sinPartidos, sinTabla, sinEquipos, sinGoleadores, sinPlantilla, leyenda
  case leyendaDeMasColumnas
  case leyendaDeGoleadores, noEncontrada, noEncontradaTexto, volverAlInicio, saltarAlContenido, menu
  case hechoCon

  /// The names, for templates.
  static let shape = Shape("t", allCases.map { Shape.Field($0.rawValue, .text, $0.words.es) })

  /// All of them in one language.
  static func record(_ language: SiteLanguage) -> Record {
    Record(shape, allCases.map { .text($0.text(language)) })
  }

  func text(_ language: SiteLanguage) -> String {
    words[language.words]
  }

  private var words: Words {
    switch self {
    case .inicio: Words(es: "Inicio", en: "Home")
    case .clasificacion: Words(es: "Clasificación", en: "Standings")
    case .goleadores: Words(es: "Goleadores", en: "Scorers")
    case .calendario: Words(es: "Calendario", en: "Fixtures")
    case .equipos: Words(es: "Equipos", en: "Teams")
    case .arbitros: Words(es: "Árbitros", en: "Referees")
    case .jornada: Words(es: "Jornada", en: "Matchday")
    case .partidos: Words(es: "Partidos", en: "Matches")
    case .plantilla: Words(es: "Plantilla", en: "Squad")
    case .cronica: Words(es: "Crónica", en: "Report")
    case .fecha: Words(es: "Fecha", en: "Date")
    case .local: Words(es: "Local", en: "Home")
    case .visitante: Words(es: "Visitante", en: "Away")
    case .marcador: Words(es: "Marcador", en: "Score")
    case .posicionCorta: Words(es: "Pos.", en: "Pos.")
    case .equipo: Words(es: "Equipo", en: "Team")
    case .pj: Words(es: "PJ", en: "P")
    case .g: Words(es: "G", en: "W")
    case .e: Words(es: "E", en: "D")
    case .p: Words(es: "P", en: "L")
    case .gf: Words(es: "GF", en: "GF")
    case .gc: Words(es: "GC", en: "GA")
    case .dg: Words(es: "DG", en: "GD")
    case .pts: Words(es: "Pts.", en: "Pts")
    case .ultimos: Words(es: "Últimos 5", en: "Last 5")
    case .jugador: Words(es: "Jugador", en: "Player")
    case .jugadores: Words(es: "Jugadores", en: "Players")
    case .goles: Words(es: "Goles", en: "Goals")
    case .pen: Words(es: "pen.", en: "pen.")
    case .dorsal: Words(es: "Dorsal", en: "Number")
    case .amarillas: Words(es: "Amarillas", en: "Yellow cards")
    case .rojas: Words(es: "Expulsiones", en: "Dismissals")
    case .minuto: Words(es: "Min.", en: "Min.")
    case .partido: Words(es: "Partido", en: "Match")
    case .suceso: Words(es: "Suceso", en: "Event")
    case .temporada: Words(es: "Temporada", en: "Season")
    case .descanso: Words(es: "Descanso", en: "Half-time")
    case .reglamentario: Words(es: "A los 90 minutos", en: "After 90 minutes")
    case .tanda: Words(es: "Tanda de penaltis", en: "Penalty shoot-out")
    case .tabla: Words(es: "Tabla", en: "Table")
    case .grupo: Words(es: "Grupo", en: "Group")
    case .fase: Words(es: "Fase", en: "Stage")
    case .campo: Words(es: "Campo", en: "Venue")
    case .arbitro: Words(es: "Árbitro", en: "Referee")
    case .partidosDirigidos: Words(es: "Partidos dirigidos", en: "Matches refereed")
    case .espectadores: Words(es: "Espectadores", en: "Attendance")
    case .asistenciaDe: Words(es: "asistencia de", en: "assist by")
    case .minutoAMinuto: Words(es: "Minuto a minuto", en: "Minute by minute")
    case .por: Words(es: "por", en: "for")
    case .lanzamiento: Words(es: "Lanzamiento", en: "Kick")
    case .alineaciones: Words(es: "Alineaciones", en: "Line-ups")
    case .capitan: Words(es: "capitán", en: "captain")
    case .suplentes: Words(es: "Suplentes", en: "Substitutes")
    case .entrenador: Words(es: "Entrenador", en: "Coach")
    case .desempates: Words(es: "Cómo se deshacen los empates", en: "How ties are broken")
    case .eliminatorias: Words(es: "Eliminatorias", en: "Knock-out")
    case .ganador: Words(es: "Ganador", en: "Winner")
    case .global: Words(es: "global", en: "aggregate")
    case .golesFuera: Words(es: "por goles fuera de casa", en: "on away goals")
    case .efectoEnLaTabla: Words(es: "Efecto en la clasificación", en: "Effect on the table")
    case .antes: Words(es: "Antes", en: "Before")
    case .despues: Words(es: "Después", en: "After")
    case .otrosDuelos: Words(es: "Otros partidos entre ambos", en: "Other matches between them")
    case .antesYDespues: Words(es: "Antes y después", en: "Before and after")
    case .anterior: Words(es: "Partido anterior", en: "Match before")
    case .siguiente: Words(es: "Partido siguiente", en: "Match after")
    case .enCasa: Words(es: "En casa", en: "At home")
    case .fuera: Words(es: "Fuera", en: "Away")
    case .enTotal: Words(es: "En total", en: "Together")
    case .donde: Words(es: "Dónde", en: "Where")
    case .estadisticas: Words(es: "Estadísticas", en: "Statistics")
    case .resultados: Words(es: "Resultados", en: "Results")
    case .puestoPorJornada: Words(es: "Puesto por jornada", en: "Place by matchday")
    case .golesPorCuartos:
      Words(es: "Goles por cuartos de hora", en: "Goals by quarter of an hour")
    case .minutos: Words(es: "Minutos", en: "Minutes")
    case .golesAFavor: Words(es: "A favor", en: "For")
    case .golesEnContra: Words(es: "En contra", en: "Against")
    case .asistencias: Words(es: "Asistencias", en: "Assists")
    case .partidosJugados:
      Words(es: "Partidos de alineación conocida", en: "Matches of known line-up")
    case .deTitular: Words(es: "de titular", en: "from the start")
    case .minutosJugados: Words(es: "Minutos en ellos", en: "Minutes in them")
    case .cuadro: Words(es: "Cuadro", en: "Bracket")
    case .evolucion: Words(es: "Evolución", en: "Progress")
    case .casaYFuera: Words(es: "Casa y fuera", en: "Home and away")
    case .disciplina: Words(es: "Disciplina", en: "Discipline")
    case .campos: Words(es: "Campos", en: "Venues")
    case .records: Words(es: "Récords", en: "Records")
    case .submenu: Words(es: "Páginas de la sección", en: "Pages of the section")
    case .dobles: Words(es: "Dobles amarillas", en: "Second yellows")
    case .soloRojas: Words(es: "Rojas", en: "Red cards")
    case .oficiales: Words(es: "Banquillos", en: "Benches")
    case .puntosDeJuegoLimpio: Words(es: "Puntos", en: "Points")
    case .suspendidos: Words(es: "Suspensiones por cumplir", en: "Suspensions to serve")
    case .causa: Words(es: "Causa", en: "Cause")
    case .porCumplir: Words(es: "Partidos", en: "Matches")
    case .mediaDeEspectadores: Words(es: "Media de espectadores", en: "Average attendance")
    case .mayoresVictorias: Words(es: "Mayores victorias", en: "Biggest wins")
    case .masGoles: Words(es: "Partidos con más goles", en: "Matches with most goals")
    case .masEspectadores: Words(es: "Mayor asistencia", en: "Highest attendance")
    case .golesMasRapidos: Words(es: "Goles más rápidos", en: "Fastest goals")
    case .tripletes:
      Words(es: "Tres goles o más en un partido", en: "Three goals or more in a match")
    case .rachas: Words(es: "Rachas más largas", en: "Longest runs")
    case .racha: Words(es: "Racha", en: "Run")
    case .vigente: Words(es: "sigue", en: "goes on")
    case .trasLaJornada: Words(es: "Clasificación tras la jornada", en: "Table after the matchday")
    case .sinAsistencias:
      Words(es: "No hay ninguna asistencia anotada.", en: "No assist is written down.")
    case .sinTarjetas: Words(es: "No hay ninguna tarjeta anotada.", en: "No card is written down.")
    case .sinCampos: Words(es: "No se sabe dónde se juega.", en: "The venues are not known.")
    case .sinRecords:
      Words(es: "Todavía no se ha jugado ningún partido.", en: "No match has been played yet.")
    case .sinCuadro:
      Words(es: "Este torneo no tiene eliminatorias.", en: "This tournament has no knock-out.")
    case .sinEvolucion:
      Words(
        es: "Todavía no hay dos jornadas completas.",
        en: "There are not two complete matchdays yet.")
    case .leyendaDeEvolucion:
      Words(
        es: "Puesto de cada equipo tras cada jornada ya completa.",
        en: "Place of each team after each matchday that is complete.")
    case .tarjetasSinEquipo:
      Words(
        es: "Tarjetas de las que no se sabe el equipo, y que no cuentan aquí",
        en: "Cards of which the team is not known, and which do not count here")
    case .ultimosResultados: Words(es: "Últimos resultados", en: "Latest results")
    case .proximosPartidos: Words(es: "Próximos partidos", en: "Next matches")
    case .verClasificacion: Words(es: "Clasificación completa", en: "Full standings")
    case .verGoleadores: Words(es: "Todos los goleadores", en: "All scorers")
    case .leerCronica: Words(es: "Crónica del partido", en: "Match report")
    case .verPartido: Words(es: "Ficha del partido", en: "Match page")
    case .sinPartidos: Words(es: "Todavía no hay partidos.", en: "There are no matches yet.")
    case .sinTabla: Words(es: "Este torneo no tiene liga.", en: "This tournament has no league.")
    case .sinEquipos: Words(es: "Todavía no hay equipos.", en: "There are no teams yet.")
    case .sinGoleadores:
      Words(es: "Todavía no ha marcado nadie.", en: "Nobody has scored yet.")
    case .sinPlantilla:
      Words(es: "No se conoce la plantilla.", en: "The squad is not known.")
    case .leyenda:
      Words(
        es: "PJ: partidos jugados. G, E, P: ganados, empatados, perdidos. DG: diferencia de goles. "
          + "Pts.: puntos; entre paréntesis, los de una sanción.",
        en: "P: played. W, D, L: won, drawn, lost. GD: goal difference. Pts: points; in brackets, "
          + "those of a sanction.")
    case .leyendaDeMasColumnas:
      Words(
        es: "GF, GC: goles a favor y en contra. Últimos 5: el partido más reciente, a la derecha.",
        en: "GF, GA: goals for and against. Last 5: the latest match is on the right.")
    case .leyendaDeGoleadores:
      Words(
        es: "Entre paréntesis, los goles de penalti. Los goles en propia meta no cuentan.",
        en: "In brackets, goals from penalties. Own goals do not count.")
    case .noEncontrada: Words(es: "Página no encontrada", en: "Page not found")
    case .noEncontradaTexto:
      Words(
        es: "La dirección que busca no existe, o ya no existe.",
        en: "The address that you are looking for does not exist, or no longer does.")
    case .volverAlInicio: Words(es: "Volver al inicio", en: "Back to the home page")
    case .saltarAlContenido: Words(es: "Saltar al contenido", en: "Skip to content")
    case .menu: Words(es: "Secciones", en: "Sections")
    case .hechoCon: Words(es: "Hecho con Marcador", en: "Made with Marcador")
    }
  }
}
