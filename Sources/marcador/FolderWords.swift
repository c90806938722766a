import Diagnostics

/// What is said of files in a tournament's folder that do not go into the site.
enum FolderWords {
  static func leadsOut(_ place: String) -> Diagnostic {
    Diagnostic(
      .error,
      Words(
        es:
          "«\(place.visible)» es un enlace a otra carpeta: ni se lee ni se escribe a través de él",
        en: "“\(place.visible)” is a link to another folder: nothing is read or written through it"),
      help: Words(
        es: "ponga el fichero mismo en su sitio", en: "put the file itself in its place"))
  }

  static func reading(_ path: String) -> Words {
    Words(es: "leyendo \(path.visible)…", en: "reading \(path.visible)…")
  }

  static func unusedTemplate(_ path: String, nearest: String?) -> Diagnostic {
    Diagnostic(
      .warning,
      Words(
        es: "«\(path.visible)» no se usa: ninguna página se hace con un fichero de ese nombre",
        en: "“\(path.visible)” is not used: no page is made from a file of that name"),
      help: nearest.map {
        Words(es: "¿quiso decir «\($0.visible)»?", en: "did you mean “\($0.visible)”?")
      })
  }

  static func notAPage(_ path: String) -> Diagnostic {
    Diagnostic(
      .warning,
      Words(
        es:
          "«\(path.visible)» no se usa: en contenido/ va un fichero .md por página, y las crónicas en "
          + "cronicas/",
        en:
          "“\(path.visible)” is not used: contenido/ has an .md file for each page, and reports in "
          + "cronicas/"))
  }

  static func templateFolder(_ path: String) -> Diagnostic {
    Diagnostic(
      .warning,
      Words(
        es: "«\(path.visible)» no se usa: es una carpeta, y las plantillas son ficheros",
        en: "“\(path.visible)” is not used: it is a folder, and templates are files"))
  }

  static func notCopied(_ path: String, _ why: Words) -> Diagnostic {
    Diagnostic(
      .warning,
      Words(
        es: "«\(path.visible)» no se copia al sitio: \(why.es)",
        en: "“\(path.visible)” is not copied into the site: \(why.en)"))
  }

  static let repository = Words(es: "es un repositorio de git", en: "it is a git repository")
  static let notAFile = Words(es: "no es un fichero", en: "it is not a file")
  static let notUTF8 = Words(es: "su nombre no está en UTF-8", en: "its name is not UTF-8")
  static let loop = Words(
    es: "es una carpeta dentro de sí misma, o tiene la del torneo dentro",
    en: "it is a folder within itself, or has that of the tournament within it")

  static func ownName(_ path: String) -> Diagnostic {
    Diagnostic(
      .error,
      Words(
        es: "«\(path.visible)» tiene el nombre de la lista que Marcador guarda en el sitio",
        en: "“\(path.visible)” has the name of the list that Marcador keeps in the site"),
      help: Words(es: "cámbiele el nombre", en: "give it another name"))
  }

  static let linkOut = Words(
    es: "es un enlace a fuera de la carpeta del torneo; ponga ahí el fichero mismo",
    en: "it is a link out of the tournament's folder; put the file itself there")

  static func notFollowed(_ path: String) -> Diagnostic {
    Diagnostic(
      .warning,
      Words(
        es: "«\(path.visible)» no se usa: \(linkOut.es)",
        en: "“\(path.visible)” is not used: \(linkOut.en)"))
  }

  static func tooMany(_ path: String, limit: Int) -> Diagnostic {
    Diagnostic(
      .error,
      Words(
        es: "«\(path.visible)» tiene más de \(limit) ficheros",
        en: "“\(path.visible)” has more than \(limit) files"))
  }

  static func tooDeep(_ path: String, limit: Int) -> Diagnostic {
    Diagnostic(
      .error,
      Words(
        es: "«\(path.visible)» está a más de \(limit) carpetas de profundidad",
        en: "“\(path.visible)” is more than \(limit) folders deep"))
  }

  static func notOfAMatch(_ path: String) -> Diagnostic {
    Diagnostic(
      .warning,
      Words(
        es: "«\(path.visible)» no lleva el número de ningún partido en el nombre y no se usa",
        en: "“\(path.visible)” has no number of a match in its name and is not used"),
      help: Words(es: "llámelo, por ejemplo, «12.md»", en: "call it “12.md”, say"))
  }

  static func noMatch(_ id: Int, for path: String) -> Diagnostic {
    Diagnostic(
      .warning,
      Words(
        es: "«\(path.visible)» es de un partido que no existe, el \(id)",
        en: "“\(path.visible)” is of a match that does not exist, \(id)"))
  }
}
