import Templates

/// A template that pages are made from, with what it may name.
enum PageTemplate: Int, CaseIterable {
  case layout, portada, partido, cronica, plantilla, equipos, jugador, jornada, clasificacion
  case goleadores, calendario, arbitros, arbitro, noEncontrada
  case cuadro, evolucion, casaYFuera, asistencias, disciplina, campos, records, buscar, libre

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
    case .cuadro: request("eliminatorias.md", PaginaDeCuadro.vocabulary)
    case .evolucion: request("evolucion.md", PaginaDeEvolucion.vocabulary)
    case .casaYFuera: request("casa-y-fuera.md", PaginaDeCasaYFuera.vocabulary)
    case .asistencias: request("asistencias.md", PaginaDeAsistencias.vocabulary)
    case .disciplina: request("disciplina.md", PaginaDeDisciplina.vocabulary)
    case .campos: request("campos.md", PaginaDeCampos.vocabulary)
    case .records: request("records.md", PaginaDeRecords.vocabulary)
    case .buscar: request("buscar.md", PaginaDeBuscar.vocabulary)
    case .libre: request("libre.md", PaginaLibre.vocabulary)
    case .noEncontrada: request("no-encontrada.md", PaginaNoEncontrada.vocabulary)
    }
  }

  /// What is drawn by it, for the reference of the theme.
  var summary: String {
    switch self {
    case .layout: "What surrounds every page"
    case .portada: "The home page"
    case .partido: "A match"
    case .cronica: "The report of a match"
    case .plantilla: "A team"
    case .equipos: "The list of teams"
    case .jugador: "A player"
    case .jornada: "A matchday, or a round"
    case .clasificacion: "The standings"
    case .goleadores: "The scorers"
    case .calendario: "All matches"
    case .arbitros: "The list of referees"
    case .arbitro: "A referee"
    case .noEncontrada: "What a host shows for an address that is not there"
    case .cuadro: "The bracket of a knock-out"
    case .evolucion: "The places of the teams by matchday"
    case .casaYFuera: "The tables of what was played at home, and away"
    case .asistencias: "The assists"
    case .disciplina: "The cards"
    case .campos: "The venues"
    case .records: "The records of the tournament"
    case .buscar: "The search of the site"
    case .libre: "A page that somebody wrote"
    }
  }

  private func request<Page>(
    _ name: String, _ vocabulary: Vocabulary<Page>
  ) -> TemplateSet.Request {
    TemplateSet.Request(name, for: vocabulary.shape, Theme.shared)
  }
}
