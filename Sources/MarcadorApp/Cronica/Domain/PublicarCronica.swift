package import Torneo

/// Drafts the chronicle of a match and publishes it: the only home of how that is done.
@MainActor
package struct PublicarCronica {
  private let partidos: any PartidosRepositorio
  private let cronicas: any CronicasRepositorio

  package init(partidos: any PartidosRepositorio, cronicas: any CronicasRepositorio) {
    self.partidos = partidos
    self.cronicas = cronicas
  }

  /// The chronicle of a match as it is now.
  package func redacta(partidoId: Int) throws(EdicionRechazada) -> Cronica {
    guard let partido = partidos.partido(id: partidoId) else {
      throw .noExisteElPartido(partidoId)
    }
    return Cronica(de: partido)
  }

  /// Publishes the chronicle of a match.
  /// - Returns: the number that it got.
  package func publica(partidoId: Int) async throws -> Int {
    let cronica = try redacta(partidoId: partidoId)
    return try await cronicas.publicar(titulo: cronica.titulo, texto: cronica.texto)
  }
}
