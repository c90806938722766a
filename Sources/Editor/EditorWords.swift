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

  static func hiddenLeftOut(_ marks: String) -> Words {
    Words(
      es: "se han quitado marcas que no se ven: \(marks)",
      en: "marks that nobody sees were left out: \(marks)")
  }
  static let wideMadeUsual = Words(
    es: "las letras y cifras de ancho doble se han puesto normales",
    en: "letters and digits of double width were made usual ones")

  static let alreadyAll = Words(
    es: "nada que guardar: todo estaba así ya", en: "nothing to save: all was like that already")

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
  static let mayBeOneOf = Words(
    es: "puede que sea uno de estos, que antes no estaban",
    en: "it may be one of these, which were not there before")
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
  static let anotherStep = Words(
    es:
      "mientras tanto se ha hecho otra cosa: no se ha tocado nada; lea qué dicen ahora los botones",
    en: "something else was done meanwhile: nothing was touched; read what the buttons say now")
  static func passedOver(_ what: Words?) -> Words {
    Words(
      es: "se deja como está" + (what.map { ": \($0.es)" } ?? ""),
      en: "left as it is" + (what.map { ": \($0.en)" } ?? ""))
  }
}
