import Observation

/// The screen of the referees.
///
/// A class because a screen observes it; lives as long as the screen.
@MainActor
@Observable
package final class ArbitrosViewModel {
  private let repositorio: RepositorioDeArbitros

  package init(repositorio: RepositorioDeArbitros) {
    self.repositorio = repositorio
  }

  package var arbitros: [Arbitro] { repositorio.arbitros }
  package var aviso: String? { repositorio.aviso }
  package var actualizando: Bool { repositorio.actualizando }

  package func actualizar() async {
    await repositorio.actualiza()
  }
}
