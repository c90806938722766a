package import Diagnostics
import Observation
import Torneo

/// The screen of a form that edits the tournament: a goal, a card, a result, a match, a team…
///
/// A class because a screen observes it; lives as long as the screen.
@MainActor
@Observable
package final class EdicionViewModel<Campos: CamposDeEdicion> {
  package var formulario: Formulario<Campos>

  private let repositorio: RepositorioDePartidos

  package init(_ campos: Campos = Campos(), repositorio: RepositorioDePartidos) {
    formulario = Formulario(campos)
    self.repositorio = repositorio
  }

  /// What to say below a field; nothing before it was touched or saving was tried.
  package func mensaje(de dato: Dato) -> Words? {
    formulario.mensaje(de: dato, en: repositorio.torneo)
  }

  package var puedeGuardar: Bool { formulario.puedeEnviar(en: repositorio.torneo) }

  /// Makes the edit and leaves the form empty. False, and the form as it was, when it is not valid or
  /// the edit could not be saved: what another program changed meanwhile shows below its fields, all
  /// else as the alert.
  package func guardar() -> Bool {
    guard formulario.empiezaAEnviar(en: repositorio.torneo) else { return false }
    let campos = formulario.campos
    do {
      try repositorio.guarda { _ in campos }
      formulario.acabaDeEnviar()
      return true
    } catch {
      repositorio.recarga()
      let esDeLosCampos = !formulario.esValido(en: repositorio.torneo)
      formulario.acabaDeEnviar(esDeLosCampos ? RechazoDeCampos([:]) : error)
      return false
    }
  }
}
