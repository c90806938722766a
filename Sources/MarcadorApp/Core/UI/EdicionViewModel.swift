package import Diagnostics
import Observation
package import Torneo

/// The screen of a form that edits the tournament: a goal, a card, a result, a match, a team…
///
/// A class because a screen observes it; lives as long as the screen.
@MainActor
@Observable
package final class EdicionViewModel<Campos: CamposDeEdicion> {
  /// Throws when what the person looked at is no longer so.
  package typealias Condicion = (Torneo) throws(EdicionRechazada) -> Void

  package var formulario: Formulario<Campos>
  /// What the last edit touched; nil before one was made, and after one that was not.
  package private(set) var hecho: Hecho?

  /// Why the last edit could not be saved, in full; nil when it was, and when fields tell.
  package private(set) var fallo: Failure?

  private let repositorio: RepositorioDePartidos
  private let condicion: Condicion

  /// - Parameter condicion: looked at together with the edit, while no other program can make one.
  package init(
    _ campos: Campos = Campos(), repositorio: RepositorioDePartidos,
    condicion: @escaping Condicion = { _ in }
  ) {
    formulario = Formulario(campos)
    self.repositorio = repositorio
    self.condicion = condicion
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
    (hecho, fallo) = (nil, nil)
    guard formulario.empiezaAEnviar(en: repositorio.torneo) else { return false }
    let campos = formulario.campos
    do {
      hecho = try repositorio.guarda { torneo throws(EdicionRechazada) in
        try condicion(torneo)
        return campos
      }
      formulario.acabaDeEnviar()
      return true
    } catch {
      repositorio.recarga()
      let esDeLosCampos = !formulario.esValido(en: repositorio.torneo)
      if !esDeLosCampos { fallo = error }
      formulario.acabaDeEnviar(esDeLosCampos ? RechazoDeCampos([:]) : error)
      return false
    }
  }
}
