import Diagnostics
import Site

/// What the pages of the editor say, beside the words that come from the app.
enum EditorWords {
  static let editor = Words(es: "Editor del torneo", en: "Tournament editor")
  static let skip = Words(es: "Saltar al contenido", en: "Skip to the content")
  static let seeSite = Words(es: "Ver el sitio", en: "See the site")
  static let problem = Words(es: "Error", en: "Error")
  static let nothing = Words(es: "nada", en: "nothing")
  static let optional = Words(es: "(opcional)", en: "(optional)")

  static func name(of section: Page.Section) -> Words {
    switch section {
    case .partidos: Words(es: "Partidos", en: "Matches")
    case .clasificacion: Words(es: "Clasificación", en: "Standings")
    case .goleadores: Words(es: "Goleadores", en: "Scorers")
    case .equipos: Words(es: "Equipos", en: "Teams")
    case .arbitros: Words(es: "Árbitros", en: "Referees")
    case .inscripcion: Words(es: "Inscripción", en: "Sign-up")
    case .importar: Words(es: "Importar", en: "Import")
    case .ajustes: Words(es: "Ajustes", en: "Settings")
    }
  }

  // MARK: What does not work

  static let notFound = Words(es: "No se encuentra", en: "Not found")
  static let nothingDone = Words(es: "No se ha hecho nada", en: "Nothing was done")
  static let noSuchPage = Words(
    es: "no hay ninguna pantalla en esta dirección", en: "there is no screen at this address")
  static let toMatches = Words(es: "Ir a los partidos", en: "Go to the matches")
  static let whatYouTyped = Words(es: "Lo que escribió", en: "What you typed")
  static let brokenStore = Words(
    es: "el fichero del torneo no se puede leer", en: "the file of the tournament cannot be read")
  static let brokenStoreAdvice = Words(
    es: "corrija el fichero en un editor de textos y recargue esta página: nada se ha perdido",
    en: "mend the file in a text editor and reload this page: nothing is lost")
  static let earlierRun = Words(
    es: "esta página es de una ejecución anterior del programa y no se ha guardado nada: compruebe "
      + "lo escrito y guarde otra vez",
    en:
      "this page is of an earlier run of the program, and nothing was saved: check what you typed "
      + "and save again")

  // MARK: What was done

  static let onlyOnce = Words(
    es: "el formulario se envió dos veces y se ha guardado una sola vez",
    en: "the form was sent twice and was saved only once")

  static let sentBefore = Words(
    es:
      "este formulario ya se había enviado, y desde entonces ha habido otros cambios: ahora no se ha "
      + "hecho nada",
    en:
      "this form had been sent before, and there have been other changes since: nothing was done now"
  )
  static func toldThen(_ what: Words) -> Words {
    Words(es: "entonces se dijo: \(what.es)", en: "it was told then: \(what.en)")
  }

  static func saved(_ what: Words) -> Words {
    Words(es: "guardado: \(what.es)", en: "saved: \(what.en)")
  }

  /// An edit that says what was there already.
  static func alreadySo(_ what: Words) -> Words {
    Words(
      es: "nada que guardar: \(what.es) ya estaba así",
      en: "nothing to save: \(what.en) was like that already")
  }

  // MARK: Forms

  static func notYet(_ number: Int) -> Words {
    Words(
      es: number == 1 ? "Todavía no: revise un dato" : "Todavía no: revise \(number) datos",
      en: number == 1 ? "Not yet: look at one field" : "Not yet: look at \(number) fields")
  }

  static let save = Words(es: "Guardar", en: "Save")
  static let remove = Words(es: "Quitar", en: "Remove")
  static let edit = Words(es: "Corregir", en: "Correct")

  static let minuteHint = Words(
    es: "12, o con el tiempo añadido 45+2", en: "12, or with added time 45+2")
  static let scoreHint = Words(es: "como 3-2, el local primero", en: "as 3-2, the home side first")
  static let after90Hint = Words(
    es: "solo si hubo prórroga", en: "only if there was extra time")
  static let shootOutHint = Words(
    es: "penaltis marcados por cada equipo, como 4-3", en: "kicks scored by each side, as 4-3")
  static let hour = Words(es: "hora", en: "time")
  static let dateHint = Words(
    es: "2026-09-05, o con la hora 2026-09-05T18:00",
    en: "2026-09-05, or with the hour 2026-09-05T18:00")
  static let lineupHint = Words(
    es: "por nombre o dorsal, separados por comas", en: "by name or number, separated by commas")
  static let goalTeamHint = Words(
    es: "para quién cuenta, también en propia meta", en: "whom it counts for, also an own goal")
  static let officialHint = Words(
    es: "alguien del banquillo, en lugar de un jugador",
    en: "somebody of the bench, in place of a player")
  static let sideHint = Words(
    es: "un equipo, o de dónde viene: Ganador 57, 1.º Grupo A",
    en: "a team, or where it comes from: W57, 1A")

  static let inPlay = Words(es: "de jugada", en: "in play")
  static let fromPenalty = Words(es: "de penalti", en: "from a penalty")
  static let ownGoal = Words(es: "en propia meta", en: "own goal")
  static let yellow = Words(es: "amarilla", en: "yellow")
  static let secondYellow = Words(es: "doble amarilla", en: "second yellow")
  static let red = Words(es: "roja", en: "red")
  static let wentIn = Words(es: "marcado", en: "scored")
  static let missed = Words(es: "fallado", en: "missed")

  // MARK: Two who edited the same

  static let changedMeanwhile = Words(
    es: "otro programa u otra pestaña ha cambiado esto mientras lo editaba: no se ha guardado nada",
    en: "another program or tab changed this while you were editing it: nothing was saved")
  static let goneMeanwhile = Words(
    es:
      "otro programa u otra pestaña lo ha quitado o cambiado del todo mientras lo editaba: no se ha "
      + "guardado nada",
    en:
      "another program or tab removed it, or changed all of it, while you were editing it: nothing "
      + "was saved")
  static let recordAnew = Words(es: "Anotarlo de nuevo…", en: "Record it anew…")
  static let bothValues = Words(es: "Las dos versiones", en: "Both versions")
  static let field = Words(es: "Dato", en: "Field")
  static let whatThereWas = Words(es: "Lo que había", en: "What there was")
  static let yours = Words(es: "Lo que escribió usted", en: "What you typed")
  static let untouched = Words(es: "sin tocar", en: "untouched")
  static let whatThereIs = Words(es: "Lo que hay ahora", en: "What there is now")
  static let saveMine = Words(es: "Guardar lo mío", en: "Save mine")
  static let removeAnyway = Words(es: "Quitar lo que hay ahora", en: "Remove what there is now")
  static let keepTheirs = Words(es: "Dejar lo que hay", en: "Leave what there is")

  // MARK: Matches

  static let matches = Words(es: "Partidos", en: "Matches")
  static let newMatch = Words(es: "Programar un partido", en: "Schedule a match")
  static let allTeams = Words(es: "todos los equipos", en: "all teams")
  static let team = Words(es: "Equipo", en: "Team")
  static let allMatchdays = Words(es: "todas las jornadas", en: "all matchdays")
  static let filter = Words(es: "Filtrar", en: "Filter")
  static let noMatches = Words(es: "No hay partidos.", en: "There are no matches.")
  static let withoutMatchday = Words(es: "Sin jornada", en: "Without matchday")
  static func matchday(_ number: Int) -> Words {
    Words(es: "Jornada \(number)", en: "Matchday \(number)")
  }

  static let match = Words(es: "Partido", en: "Match")
  static let state = Words(es: "Estado", en: "State")
  static let backToMatch = Words(es: "Volver al partido", en: "Back to the match")
  static let recordMore = Words(es: "Anotar", en: "Record")
  static let aboutMatch = Words(es: "Del partido", en: "Of the match")
  static let data = Words(es: "Fecha, campo, árbitro…", en: "Date, ground, referee…")
  static let homeLineup = Words(es: "Alineación del local", en: "Line-up of the home side")
  static let awayLineup = Words(es: "Alineación del visitante", en: "Line-up of the away side")
  static let starts = Words(es: "titular", en: "starts")
  static let waits = Words(es: "suplente", en: "on the bench")
  static let chronicle = Words(es: "Crónica", en: "Chronicle")
  static let proseTitle = Words(es: "Texto de la crónica", en: "Text of the chronicle")
  static let prose = Words(es: "texto de la crónica", en: "text of the chronicle")
  static let proseLabel = Words(es: "texto, en Markdown", en: "text, in Markdown")
  static let proseHint = Words(
    es:
      "va en la página de la crónica, antes del relato que hace Marcador; para que vaya en su lugar, "
      + "empiece con las líneas «---», «relato: no» y «---»",
    en:
      "it goes into the page of the chronicle, before the report that Marcador drafts; to have it in "
      + "its place, begin with the lines “---”, “relato: no” and “---”")
  static let proseNotUTF8 = Words(
    es: "el fichero del texto no está en UTF-8", en: "the file of the text is not UTF-8")
  static func inLine(_ line: Int, _ what: Words) -> Words {
    Words(es: "Línea \(line): \(what.es)", en: "Line \(line): \(what.en)")
  }
  static func proseOf(_ match: Int) -> Words {
    Words(
      es: "texto de la crónica del partido \(match)", en: "text of the chronicle of match \(match)")
  }
  static func proseTooLong(_ limit: Int) -> Words {
    Words(es: "Tiene más de \(limit) bytes", en: "It has more than \(limit) bytes")
  }
  static let backToMatches = Words(es: "Todos los partidos", en: "All matches")
  static let skipToGoals = Words(
    es: "Ir a los botones de gol", en: "Skip to the goal buttons")
  static let reopen = Words(
    es: "Reabrir: sigue en juego", en: "Reopen: it is still being played")
  static let setClock = Words(es: "Poner el reloj en hora", en: "Set the clock")
  static let partOfMatch = Words(es: "parte que se juega", en: "part that is being played")
  static let minuteNow = Words(es: "minuto por el que va", en: "minute that it is in")
  static func clockSet(_ minute: String) -> Words {
    Words(es: "el reloj va por el minuto \(minute)", en: "the clock is in minute \(minute)")
  }
  static let notUnderWay = Words(
    es: "el partido no está en juego: empiécelo primero",
    en: "the match is not under way: start it first")
  static let goalWithDetails = Words(
    es: "Anotar con más datos…", en: "Record with more details…")
  static let goalOf = Words(es: "Gol de…", en: "Goal of…")
  static let result = Words(es: "Resultado", en: "Result")
  static let events = Words(es: "Lo que ha pasado", en: "What happened")
  static let noEvents = Words(es: "Nada todavía.", en: "Nothing yet.")

  // MARK: Teams

  static let teams = Words(es: "Equipos", en: "Teams")
  static let allTheTeams = Words(es: "Todos los equipos", en: "All teams")
  static let newTeam = Words(es: "Añadir un equipo", en: "Add a team")
  static let renameTeam = Words(es: "Cambiar el nombre", en: "Change the name")
  static let removeTeam = Words(es: "Quitar el equipo", en: "Remove the team")
  static let roster = Words(es: "Plantilla", en: "Roster")
  static let backToRoster = Words(es: "Volver a la plantilla", en: "Back to the roster")
  static let player = Words(es: "Jugador", en: "Player")
  static let number = Words(es: "Dorsal", en: "Number")
  static let actions = Words(es: "Cambiar", en: "Change")
  static let newPlayer = Words(es: "Añadir un jugador", en: "Add a player")
  static let noPlayers = Words(
    es: "Todavía no hay nadie en la plantilla.", en: "There is nobody in the roster yet.")
  static func players(_ number: Int) -> Words {
    Words.counted(number, es: ("jugador", "jugadores"), en: ("player", "players"))
  }
  static let pasteRoster = Words(es: "Pegar una lista", en: "Paste a list")
  static let pastedList = Words(es: "lista de jugadores", en: "list of players")
  static let pastedListHint = Words(
    es: "uno por línea: «9 Ana», «Ana 9» o «Ana»; se añaden todos o ninguno",
    en: "one in a line: “9 Ana”, “Ana 9” or “Ana”; all are added, or none")
  static let previewList = Words(es: "Ver cómo queda", en: "See what comes of it")
  static let previewCaption = Words(
    es: "Así quedaría; todavía no se ha guardado nada",
    en: "What would come of it; nothing is saved yet")
  static let line = Words(es: "Línea", en: "Line")
  static let remark = Words(es: "Nota", en: "Remark")

  // MARK: Tables

  static let standings = Words(es: "Clasificación", en: "Standings")
  static let scorers = Words(es: "Goleadores", en: "Scorers")
  static let noScorers = Words(es: "Nadie ha marcado todavía.", en: "Nobody has scored yet.")
  static let goals = Words(es: "Goles", en: "Goals")
  static let standingsHeads = [
    Words(es: "Equipo", en: "Team"), Words(es: "Pos.", en: "Pos."), Words(es: "Pts.", en: "Pts"),
    Words(es: "PJ", en: "P"),
    Words(es: "G", en: "W"), Words(es: "E", en: "D"), Words(es: "P", en: "L"),
    Words(es: "GF", en: "GF"), Words(es: "GC", en: "GA"),
  ]
  static let place = Words(es: "Pos.", en: "Pos.")

  // MARK: Undoing

  static func undo(_ what: Words?) -> Words {
    Words(
      es: "Deshacer" + (what.map { ": \($0.es)" } ?? ""),
      en: "Undo" + (what.map { ": \($0.en)" } ?? ""))
  }
  static func redo(_ what: Words?) -> Words {
    Words(
      es: "Rehacer" + (what.map { ": \($0.es)" } ?? ""),
      en: "Redo" + (what.map { ": \($0.en)" } ?? ""))
  }
  static func undone(_ what: Words?) -> Words {
    Words(
      es: "deshecho" + (what.map { ": \($0.es)" } ?? ""),
      en: "undone" + (what.map { ": \($0.en)" } ?? ""))
  }
  static func redone(_ what: Words?) -> Words {
    Words(
      es: "rehecho" + (what.map { ": \($0.es)" } ?? ""),
      en: "redone" + (what.map { ": \($0.en)" } ?? ""))
  }

  static func passOver(_ what: Words?) -> Words {
    Words(
      es: "Dejarlo como está y seguir" + (what.map { ": \($0.es)" } ?? ""),
      en: "Leave it as it is and go on" + (what.map { ": \($0.en)" } ?? ""))
  }
  static func passedOver(_ what: Words?) -> Words {
    Words(
      es: "se deja como está" + (what.map { ": \($0.es)" } ?? ""),
      en: "left as it is" + (what.map { ": \($0.en)" } ?? ""))
  }

  // MARK: Referees

  static let referees = Words(es: "Árbitros", en: "Referees")
  static let referee = Words(es: "Árbitro", en: "Referee")
  static let newReferee = Words(es: "Añadir un árbitro", en: "Add a referee")
  static let renameReferee = Words(es: "Cambiar el nombre del árbitro", en: "Rename the referee")
  static let removeReferee = Words(es: "Quitar el árbitro", en: "Remove the referee")
  static let rename = Words(es: "Cambiar el nombre", en: "Rename")
  static let noReferees = Words(es: "La lista está vacía.", en: "The list is empty.")
  static let allReferees = Words(es: "Todos los árbitros", en: "All referees")
  static let refreshReferees = Words(
    es: "Pedir la lista al servidor", en: "Ask the server for the list")
  static let refreshed = Words(es: "la lista está al día", en: "the list is up to date")
  static let onlyInMatches = Words(es: "solo en partidos", en: "in matches only")
  static func referee(_ name: String) -> Words {
    Words(es: "árbitro «\(name.visible)»", en: "referee “\(name.visible)”")
  }
  static func removed(_ what: Words) -> Words {
    Words(es: "quitado: \(what.es)", en: "removed: \(what.en)")
  }
  static func merged(_ name: String) -> Words {
    Words(
      es: "«\(name.visible)» ya arbitraba otros partidos: ahora los dos son uno",
      en: "“\(name.visible)” refereed other matches already: now the two are one")
  }

  // MARK: Chronicle and sign-up

  static let publish = Words(es: "Publicar", en: "Publish")
  static let publishAgain = Words(
    es: "también si ya está publicada, o puede estarlo",
    en: "also if it is published already, or may be")
  static let publishAgainAdvice = Words(
    es: "si no está, marque «también si ya está publicada, o puede estarlo» y publíquela",
    en: "if it is not there, tick “also if it is published already, or may be” and publish it")
  static let signUp = Words(es: "Inscripción", en: "Sign-up")
  static let send = Words(es: "Enviar", en: "Send")
  static func sent(_ name: String) -> Words {
    Words(es: "inscripción enviada: «\(name.visible)»", en: "sign-up sent: “\(name.visible)”")
  }
  static let noServer = Words(
    es: "no hay ningún servidor: dígalo en los ajustes y vuelva a arrancar el programa",
    en: "there is no server: name one in the settings and start the program again")
  static let age = Words(es: "edad", en: "age")
  static let acceptsTerms = Words(es: "acepto los términos", en: "I accept the terms")

  // MARK: Import

  static let importing = Words(es: "Importar", en: "Import")
  static let format = Words(es: "formato", en: "format")
  static let textToImport = Words(es: "texto que importar", en: "text to import")
  static let textToImportHint = Words(
    es: "pegue aquí el fichero entero", en: "paste the whole file here")
  static let trial = Words(es: "Ver qué se leería", en: "See what would be read")
  static let pasted = Words(es: "texto pegado", en: "pasted text")
  static let textMissing = Words(es: "Pegue un texto", en: "Paste a text")
  static let csv = Words(es: "CSV: resultados o sucesos", en: "CSV: results or events")
  static let openfootball = Words(verbatim: "JSON (openfootball)")
  static let footballText = Words(verbatim: "Football.TXT")
  static let importedMatches = Words(es: "importación", en: "import")

  // MARK: Settings

  static let settings = Words(es: "Ajustes", en: "Settings")
  static let settingsFile = Words(es: "marcador.json", en: "marcador.json")
  static let title = Words(es: "título del sitio", en: "title of the site")
  static let titleHint = Words(
    es: "si se deja vacío, el nombre del torneo", en: "the name of the tournament if left empty")
  static let language = Words(es: "idioma del sitio", en: "language of the site")
  static let baseURL = Words(es: "dirección del sitio", en: "address of the site")
  static let baseURLHint = Words(
    es:
      "donde se publicará, como https://liga.example/2026; la vista previa pasa al mismo camino en "
      + "cuanto se guarda, si no se arrancó con --base-url",
    en:
      "where it will be published, as https://liga.example/2026; the preview moves to the same path "
      + "once it is saved, unless it was started with --base-url")
  static func pages(_ kind: PageKind) -> Words {
    let name =
      switch kind {
      case .portada: Words(es: "portada", en: "front page")
      case .partidos: Words(es: "partidos", en: "matches")
      case .cronicas: Words(es: "crónicas", en: "chronicles")
      case .equipos: Words(es: "equipos", en: "teams")
      case .jugadores: Words(es: "jugadores", en: "players")
      case .jornadas: Words(es: "jornadas", en: "matchdays")
      case .clasificacion: Words(es: "clasificación", en: "standings")
      case .goleadores: Words(es: "goleadores", en: "scorers")
      case .calendario: Words(es: "calendario", en: "calendar")
      case .arbitros: Words(es: "árbitros", en: "referees")
      case .cuadro: Words(es: "cuadro de eliminatorias", en: "bracket")
      case .evolucion: Words(es: "puestos por jornada", en: "places by matchday")
      case .casaYFuera: Words(es: "casa y fuera", en: "home and away")
      case .asistencias: Words(es: "asistencias", en: "assists")
      case .disciplina: Words(es: "disciplina", en: "discipline")
      case .campos: Words(es: "campos", en: "venues")
      case .records: Words(es: "récords", en: "records")
      case .libres: Words(es: "páginas de contenido/", en: "pages of contenido/")
      case .canales: Words(es: "calendarios y novedades para programas", en: "feeds")
      case .datos: Words(es: "datos para programas", en: "data for programs")
      }
    return Words(es: "páginas: \(name.es)", en: "pages: \(name.en)")
  }
  static let server = Words(es: "servidor", en: "server")
  static let serverHint = Words(
    es: "al que se envían crónicas e inscripciones; vale desde el próximo arranque",
    en: "that chronicles and sign-ups are sent to; counts from the next start")
  static let noSettings = Words(
    es: "los ajustes no se pueden editar aquí", en: "the settings cannot be edited here")
  static let brokenSettings = Words(
    es: "marcador.json no se puede leer: corríjalo en un editor de textos",
    en: "marcador.json cannot be read: mend it in a text editor")
}
