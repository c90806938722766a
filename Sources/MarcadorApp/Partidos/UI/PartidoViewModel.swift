import Observation
package import Torneo

/// The screen of a match.
///
/// A class because a screen observes it; lives as long as the screen.
@MainActor
@Observable
package final class PartidoViewModel {
  private let id: Int
  private let partidos: any PartidosRepositorio

  package init(id: Int, partidos: any PartidosRepositorio) {
    self.id = id
    self.partidos = partidos
  }

  /// Nil when there is no such match.
  package var partido: Partido? { partidos.partido(id: id) }

  package func registrarGol(_ gol: EventoDePartido) {
    partidos.registrarGol(partidoId: id, gol: gol)
  }
}
