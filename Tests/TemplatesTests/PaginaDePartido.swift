import Templates

/// A page as the site has them, small.
struct PaginaDePartido: Sendable {
  var titulo = "Rayo FC 3-2 Toros"
  var local = Lado(nombre: "Rayo FC", goles: 3)
  var visitante: Lado? = Lado(nombre: "Toros", goles: 2)
  var goles: [FilaDeGol] = [
    FilaDeGol(minuto: "12", jugador: "Ana"), FilaDeGol(minuto: "45+2", jugador: "Leo"),
  ]
  var arbitros: [String] = ["Iván", "Sara"]
  var jornada: Int? = 7
  var aplazado = false
  var contenido: [UInt8]? = Array("<p>Ganó el <b>Rayo</b></p>".utf8)
  var vista: String? = "gol.md"

  struct Lado: Sendable {
    var nombre: String
    var goles: Int

    static let vocabulary = Vocabulary<Lado>(
      "lado",
      [
        .text("nombre", "Name of the team") { $0.nombre },
        .number("goles", "Goals") { $0.goles },
      ])
  }

  struct FilaDeGol: Sendable {
    var minuto: String
    var jugador: String

    static let vocabulary = Vocabulary<FilaDeGol>(
      "gol",
      [
        .text("minuto", "Minute as printed: 45+2") { $0.minuto },
        .text("jugador", "Who scored") { $0.jugador },
      ])
  }

  static let vocabulary = Vocabulary<PaginaDePartido>(
    "partido",
    [
      .text("titulo", "Title") { $0.titulo },
      .record("local", of: Lado.vocabulary, "Home side") { $0.local },
      .record("visitante", of: Lado.vocabulary, "Away side") { $0.visitante },
      .list("goles", of: FilaDeGol.vocabulary, "Goals") { $0.goles },
      .texts("arbitros", "Referees") { $0.arbitros },
      .number("jornada", "Matchday") { $0.jornada },
      .flag("aplazado", "Whether it was put off") { $0.aplazado },
      .html("contenido", "The page as HTML") { $0.contenido },
      .template("vista", among: ["gol.md", "tarjeta.md"], "How to show it") { $0.vista },
    ])
}

/// What all pages share.
struct Sitio: Sendable {
  var sitio = "Liga de Primavera"
  var titulo = "Inicio"

  static let vocabulary = Vocabulary<Sitio>(
    "sitio",
    [
      .text("sitio", "Name of the site") { $0.sitio },
      .text("titulo", "Title of the site") { $0.titulo },
    ])
}

/// Templates given as a dictionary literal: name and text.
struct Sources: Sendable, ExpressibleByDictionaryLiteral {
  var all: [TemplateSource]

  init(dictionaryLiteral elements: (String, String)...) {
    all = elements.map {
      TemplateSource(name: $0, file: "templates/\($0)", text: $1)
    }
  }

  /// The first template, compiled for a match.
  func partido() throws -> Template {
    try TemplateSet(all).template(
      all[0].name, for: PaginaDePartido.vocabulary.shape, Sitio.vocabulary.shape)
  }

  /// A match, rendered by the first template.
  func render(_ pagina: PaginaDePartido = PaginaDePartido()) throws -> String {
    var output: [UInt8] = []
    try partido().render(
      PaginaDePartido.vocabulary.record(pagina), over: Sitio.vocabulary.record(Sitio()),
      into: &output)
    return String(decoding: output, as: UTF8.self)
  }
}
