import Diagnostics
import Site

/// Of matches, teams and tables.
extension EditorWords {
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
  static let teamColour = Words(es: "Cambiar el color", en: "Change the colour")
  static let teamColourHint = Words(
    es: "De su escudo, como #0a6637; sin nada, el que le da su nombre",
    en: "Of its badge, as #0a6637; left empty, the one that its name gives")
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
}
