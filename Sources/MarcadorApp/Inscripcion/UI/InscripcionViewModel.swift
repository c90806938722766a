import Observation

/// The sign-up screen.
///
/// A class because a screen observes it; lives as long as the screen.
@MainActor
@Observable
package final class InscripcionViewModel {
  package var formulario = Formulario<Inscripcion>()

  private let servicio: any ServicioDeInscripciones

  package init(servicio: any ServicioDeInscripciones) {
    self.servicio = servicio
  }

  /// Sends the form, if it is valid.
  /// - Returns: whether the server took it.
  package func enviar() async -> Bool {
    guard formulario.empiezaAEnviar() else { return false }
    let inscripcion = formulario.campos.paraEnviar
    do {
      try await servicio.inscribir(inscripcion)
      formulario.acabaDeEnviar()
      return true
    } catch {
      formulario.acabaDeEnviar(error)
      return false
    }
  }
}
