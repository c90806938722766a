import Observation

/// The sign-up screen.
///
/// A class because a screen observes it; lives as long as the screen.
@MainActor
@Observable
package final class InscripcionViewModel {
  package var formulario = Formulario<Inscripcion>()
  /// What the alert of the form is about, when it is the network.
  package private(set) var fallo: ErrorDeRed?

  private let servicio: any ServicioDeInscripciones

  package init(servicio: any ServicioDeInscripciones) {
    self.servicio = servicio
  }

  /// Sends the form, if it is valid.
  /// - Returns: whether the server took it.
  package func enviar() async -> Bool {
    guard formulario.empiezaAEnviar() else { return false }
    let inscripcion = formulario.campos.paraEnviar
    fallo = nil
    do {
      try await servicio.inscribir(inscripcion)
      formulario.acabaDeEnviar()
      return true
    } catch {
      fallo = error as? ErrorDeRed
      formulario.acabaDeEnviar(error)
      return false
    }
  }
}
