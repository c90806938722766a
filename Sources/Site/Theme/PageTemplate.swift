import Templates

/// A template that pages are made from, with what it may name.
enum PageTemplate: Int, CaseIterable {
  case layout, portada, partido, cronica, plantilla, equipos, jugador, jornada, clasificacion
  case goleadores, calendario, arbitros, arbitro, noEncontrada

  var request: TemplateSet.Request {
    switch self {
    case .layout:
      TemplateSet.Request(
        "pagina.html", for: PaginaHTML.vocabulary.shape, MarcoHTML.vocabulary.shape, Theme.shared)
    case .portada: request("portada.md", PaginaDePortada.vocabulary)
    case .partido: request("partido.md", PaginaDePartido.vocabulary)
    case .cronica: request("cronica.md", PaginaDeCronica.vocabulary)
    case .plantilla: request("plantilla.md", PaginaDeEquipo.vocabulary)
    case .equipos: request("equipos.md", PaginaDeEquipos.vocabulary)
    case .jugador: request("jugador.md", PaginaDeJugador.vocabulary)
    case .jornada: request("jornada.md", PaginaDeJornada.vocabulary)
    case .clasificacion: request("clasificacion.md", PaginaDeClasificacion.vocabulary)
    case .goleadores: request("goleadores.md", PaginaDeGoleadores.vocabulary)
    case .calendario: request("calendario.md", PaginaDeCalendario.vocabulary)
    case .arbitros: request("arbitros.md", PaginaDeArbitros.vocabulary)
    case .arbitro: request("arbitro.md", PaginaDeArbitro.vocabulary)
    case .noEncontrada: request("no-encontrada.md", PaginaNoEncontrada.vocabulary)
    }
  }

  private func request<Page>(
    _ name: String, _ vocabulary: Vocabulary<Page>
  ) -> TemplateSet.Request {
    TemplateSet.Request(name, for: vocabulary.shape, Theme.shared)
  }
}
