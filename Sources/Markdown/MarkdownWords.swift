package import Diagnostics

extension MarkdownError.Problem {
  package var message: Words {
    switch self {
    case .tooLong(let limit):
      Words(
        es: "el texto tiene más de \(limit) bytes", en: "the text is longer than \(limit) bytes")
    case .tooManyMarkers(let limit):
      Words(
        es: "más de \(limit) listas o citas una dentro de otra",
        en: "more than \(limit) lists or quotes inside one another")
    case .tooManyImages(let limit):
      Words(
        es: "más de \(limit) imágenes en un texto", en: "more than \(limit) images in one text")
    case .tooManyColumns(let limit):
      Words(
        es: "la tabla tiene más de \(limit) columnas",
        en: "the table has more than \(limit) columns")
    case .tooManyMissingCells(let limit):
      Words(
        es: "a las filas de las tablas les faltan más de \(limit) celdas",
        en: "the rows of the tables leave out more than \(limit) cells")
    case .notParsed:
      Words(es: "no se pudo interpretar el texto", en: "the text could not be parsed")
    }
  }

  package var help: Words? {
    switch self {
    case .tooLong, .tooManyImages:
      Words(es: "repártalo en varias páginas", en: "split it into several pages")
    case .tooManyMarkers:
      Words(es: "quite niveles a esa línea", en: "remove levels from that line")
    case .tooManyColumns, .tooManyMissingCells, .notParsed:
      nil
    }
  }
}

extension MarkdownWarning.Kind {
  /// The text that is not as it was written.
  package var text: String {
    switch self {
    case .link(let text), .image(let text), .html(let text): text
    }
  }

  /// What became of it, whatever text it was.
  package var general: Words {
    switch self {
    case .link:
      Words(
        es: "enlace quitado: no es http, https, mailto ni relativo",
        en: "link removed: not http, https, mailto or relative")
    case .image:
      Words(
        es: "imagen quitada: no es http, https ni relativa",
        en: "image removed: not http, https or relative")
    case .html: Words(es: "el HTML se muestra como texto", en: "HTML is shown as text")
    }
  }

  package var message: Words {
    switch self {
    case .link(let destination):
      Words(
        es: "enlace quitado: «\(destination.visible)» no es http, https, mailto ni relativo",
        en: "link removed: “\(destination.visible)” is not http, https, mailto or relative")
    case .image(let source):
      Words(
        es: "imagen quitada: «\(source.visible)» no es http, https ni relativa",
        en: "image removed: “\(source.visible)” is not http, https or relative")
    case .html(let text):
      Words(
        es: "el HTML se muestra como texto: «\(text.visible)»",
        en: "HTML is shown as text: “\(text.visible)”")
    }
  }

  package var help: Words? {
    switch self {
    case .link, .image: nil
    case .html:
      Words(
        es: "use Markdown, o escriba \\< si quiere el signo",
        en: "use Markdown, or write \\< if you want the sign")
    }
  }
}
