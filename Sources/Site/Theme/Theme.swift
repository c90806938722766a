package import Diagnostics
package import Templates

/// The compiled templates of a site.
package struct Theme: Sendable {
  let layout: Template
  let portada: Template
  let partido: Template
  let cronica: Template
  let plantilla: Template
  let equipos: Template
  let jugador: Template
  let jornada: Template
  let clasificacion: Template
  let goleadores: Template
  let calendario: Template
  let arbitros: Template
  let noEncontrada: Template
  /// The style sheet, as it is.
  let estilo: [UInt8]
  /// All that the templates are made of, for telling whether a page must be made again.
  let identity: [UInt8]

  /// What every page may name beside its own values.
  static let shared = Shape("sitio", [Shape.Field("t", .record(Texto.shape), "Words")])

  /// Compiles the templates of a theme; later sources replace earlier ones of the same name. Throws
  /// all that is wrong with them.
  package init(_ sources: [TemplateSource], estilo: [UInt8]) throws(Failure) {
    let set = TemplateSet(sources)
    func request<Page>(_ name: String, _ vocabulary: Vocabulary<Page>) -> TemplateSet.Request {
      TemplateSet.Request(name, for: vocabulary.shape, Self.shared)
    }
    let templates = try set.compile([
      TemplateSet.Request(
        "pagina.html", for: PaginaHTML.vocabulary.shape, MarcoHTML.vocabulary.shape, Self.shared),
      request("portada.md", PaginaDePortada.vocabulary),
      request("partido.md", PaginaDePartido.vocabulary),
      request("cronica.md", PaginaDeCronica.vocabulary),
      request("plantilla.md", PaginaDeEquipo.vocabulary),
      request("equipos.md", PaginaDeEquipos.vocabulary),
      request("jugador.md", PaginaDeJugador.vocabulary),
      request("jornada.md", PaginaDeJornada.vocabulary),
      request("clasificacion.md", PaginaDeClasificacion.vocabulary),
      request("goleadores.md", PaginaDeGoleadores.vocabulary),
      request("calendario.md", PaginaDeCalendario.vocabulary),
      request("arbitros.md", PaginaDeArbitros.vocabulary),
      request("no-encontrada.md", PaginaNoEncontrada.vocabulary),
    ])
    // `compile` gives a template for each request, in their order.
    layout = templates[0]
    portada = templates[1]
    partido = templates[2]
    cronica = templates[3]
    plantilla = templates[4]
    equipos = templates[5]
    jugador = templates[6]
    jornada = templates[7]
    clasificacion = templates[8]
    goleadores = templates[9]
    calendario = templates[10]
    arbitros = templates[11]
    noEncontrada = templates[12]
    self.estilo = estilo
    identity = templates.flatMap(\.identity)
  }
}
