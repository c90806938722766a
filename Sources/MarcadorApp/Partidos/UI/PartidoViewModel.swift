package import Diagnostics
import Observation
package import Torneo

/// The screen of a match.
///
/// A class because a screen observes it; lives as long as the screen.
@MainActor
@Observable
package final class PartidoViewModel {
  /// Why the last goal was not recorded; nil when it was, or the person has read it.
  package private(set) var alerta: Words?

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
    alerta = (partidos as? any RepositorioConFallos)?.fallo.map { .texto(de: $0) }
  }

  package func cierraAlerta() {
    alerta = nil
  }
}
