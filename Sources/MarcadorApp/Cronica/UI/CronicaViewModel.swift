package import Diagnostics
import Observation

/// The screen of the chronicle of a match, which publishes it.
///
/// A class because a screen observes it; lives as long as the screen.
@MainActor
@Observable
package final class CronicaViewModel {
  package private(set) var uiState = CronicaUiState()
  /// What the last attempt to publish came to; nil before one, and after one that failed.
  package private(set) var resultado: ResultadoDePublicar?
  /// Why the last attempt failed.
  package private(set) var fallo: (any Error)?

  private let partidoId: Int
  private let publicarCronica: PublicarCronica
  private let idioma: Language

  package init(partidoId: Int, publicarCronica: PublicarCronica, idioma: Language = .es) {
    self.partidoId = partidoId
    self.publicarCronica = publicarCronica
    self.idioma = idioma
    redacta()
  }

  /// Publishes the chronicle as it is now; nothing while it is being published already.
  /// - Parameter otraVez: also if the server has it already, or may have it.
  package func publicar(otraVez: Bool = false) async {
    guard !uiState.publicando else { return }
    redacta()
    guard uiState.cronica != nil else { return }
    uiState.publicando = true
    (resultado, fallo) = (nil, nil)
    do {
      let hecho = try await publicarCronica.publica(partidoId: partidoId, otraVez: otraVez)
      resultado = hecho
      uiState.mensaje = hecho.words[idioma]
    } catch {
      fallo = error
      uiState.mensaje = texto(de: error)
    }
    uiState.publicando = false
  }

  private func redacta() {
    do {
      uiState.cronica = try publicarCronica.redacta(partidoId: partidoId)
      uiState.mensaje = nil
    } catch {
      uiState.cronica = nil
      uiState.mensaje = texto(de: error)
    }
  }

  private func texto(de error: any Error) -> String {
    Words.texto(de: error)[idioma]
  }
}
