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
  case efectoEnLaTabla, antes, despues, caraACara, otrosDuelos, antesYDespues, anterior, siguiente
  case enCasa, fuera, enTotal, donde, estadisticas, resultados, puestoPorJornada, golesPorCuartos
  case minutos, golesAFavor, golesEnContra, asistencias, partidosJugados, deTitular
  case minutosJugados, cuadro, evolucion, casaYFuera, disciplina, campos, records, submenu
  case dobles, soloRojas, oficiales, puntosDeJuegoLimpio, suspendidos, causa, porCumplir
  case mediaDeEspectadores, mayoresVictorias, masGoles, masEspectadores, golesMasRapidos, tripletes,
    rachas
  case racha, vigente, trasLaJornada
  // Search
  case buscar, pagina, queBusca, encontrados, nadaEncontrado, demasiadosEncontrados
  case leyendoIndice, indiceIlegible, sinJavaScript
  // Sentences
  case sinAsistencias, sinTarjetas, sinCampos, sinRecords, sinCuadro, sinEvolucion
  case leyendaDeEvolucion, tarjetasSinEquipo
  case ultimosResultados, proximosPartidos, verClasificacion, verGoleadores, leerCronica, verPartido
  case sinPartidos, sinTabla, sinEquipos, sinGoleadores, sinPlantilla, leyenda
  case leyendaDeMasColumnas
  case leyendaDeGoleadores, noEncontrada, noEncontradaTexto, volverAlInicio, saltarAlContenido,
    menu, idiomas
  case calendarioIcs, novedadesAtom
  case hechoCon

  /// The names, for templates.
  static let shape = Shape("t", allCases.map { Shape.Field($0.rawValue, .text, $0.text(.es)) })

  /// All of them in one language.
  static func record(_ language: SiteLanguage) -> Record {
    Record(shape, allCases.map { .text($0.text(language)) })
  }

  func text(_ language: SiteLanguage) -> String { language.idioma.texto(self) }
}
