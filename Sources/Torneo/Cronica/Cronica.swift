/// The short report of a match, as it is published to a server.
package struct Cronica: Sendable, Hashable {
  package var titulo: String
  package var texto: String

  package init(titulo: String, texto: String) {
    self.titulo = titulo
    self.texto = texto
  }

  /// Drafts the report of a match: the title is `LOCAL MARCADOR VISITANTE`; the text has a line
  /// `MINUTO' JUGADOR (EQUIPO)` per goal, in the order in which they were recorded, or `Sin goles`.
  package init(de partido: Partido) {
    self.init(
      titulo: "\(partido.local.nombre) \(partido.marcador()) \(partido.visitante.nombre)",
      texto: Self.lineas(de: partido).joined(separator: "\n"))
  }

  /// The lines of the text.
  package static func lineas(de partido: Partido) -> [String] {
    let lineas = partido.eventos.compactMap { evento -> String? in
      guard case .gol(let minuto, let jugador, let equipo, _, _) = evento else { return nil }
      return minuto.description + "' " + jugador.nombre + " (" + equipo.nombre + ")"
    }
    return lineas.isEmpty ? ["Sin goles"] : lineas
  }
}
