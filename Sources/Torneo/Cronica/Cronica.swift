/// The short report of a match, as it is published to a server.
package struct Cronica: Sendable, Hashable {
  package var titulo: String
  package var texto: String

  package init(titulo: String, texto: String) {
    self.titulo = titulo
    self.texto = texto
  }

  /// Drafts the report of a match: the title is `LOCAL MARCADOR VISITANTE`; the text has a line
  /// `MINUTO' JUGADOR (EQUIPO)` per goal, in the order in which they were recorded, or `Sin goles`
  /// where none is recorded: the score itself is in the title.
  package init(de partido: Partido) {
    let lineas = Self.lineas(de: partido)
    self.init(
      titulo: "\(partido.local.nombre) \(partido.marcador()) \(partido.visitante.nombre)",
      texto: lineas.isEmpty ? "Sin goles" : lineas.joined(separator: "\n"))
  }

  /// A line per goal; none of an awarded match, whose goals nobody scored.
  /// - Parameter nombre: how a name is written in a line.
  package static func lineas(
    de partido: Partido, nombre: (String) -> String = { $0 }
  ) -> [String] {
    if partido.estado == .adjudicado { return [] }
    return partido.eventos.compactMap { evento -> String? in
      guard case .gol(let minuto, let jugador, let equipo, _, _) = evento else { return nil }
      return minuto.description + "' " + nombre(jugador.nombre) + " (" + nombre(equipo.nombre) + ")"
    }
  }
}
