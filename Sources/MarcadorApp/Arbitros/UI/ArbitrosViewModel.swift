package import Diagnostics
import Observation

/// The screen of the referees.
///
/// A class because a screen observes it; lives as long as the screen.
@MainActor
@Observable
package final class ArbitrosViewModel {
  /// What the last refresh changed; nil before one, and after one that failed.
  package private(set) var cambios: CambiosDeArbitros?
  private let repositorio: RepositorioDeArbitros
  private let idioma: Language

  package init(repositorio: RepositorioDeArbitros, idioma: Language = .es) {
    self.repositorio = repositorio
    self.idioma = idioma
  }

  package var arbitros: [Arbitro] { repositorio.arbitros }
  package var aviso: String? { fallo.map { Words.texto(de: $0)[idioma] } }
  package var fallo: Failure? { repositorio.fallo }
  /// What is worth a word about how the list was saved.
  package var avisos: [Diagnostic] { repositorio.avisos }
  package var actualizando: Bool { repositorio.actualizando }

  package func actualizar() async {
    let antes = repositorio.arbitros
    await repositorio.actualiza()
    cambios = fallo == nil ? CambiosDeArbitros(de: antes, a: arbitros) : nil
  }
}
