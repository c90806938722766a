import Diagnostics
import Site

/// Of what is around the tournament: referees, sign-ups, imports, settings.
extension EditorWords {
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
      case .buscar: Words(es: "búsqueda", en: "search")
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
