package import Diagnostics
import Observation
package import Torneo

/// The screen that adds a player to a team.
///
/// A class because a screen observes it; lives as long as the screen.
@MainActor
@Observable
package final class AnadirJugadorViewModel {
  package var formulario = FormularioJugador()
  /// Why the last player could not be saved, when no field tells; nil once one was, or the person has read
  /// it.
  package private(set) var alerta: Words?

  private let equipo: Equipo
  private let repositorio: any PartidosRepositorio

  package init(equipo: Equipo, repositorio: any PartidosRepositorio) {
    self.equipo = equipo
    self.repositorio = repositorio
  }

  /// What to say below the name; nothing before it was touched.
  package var errorNombre: ErrorNombre? {
    formulario.nombreTocado ? formulario.errorNombre(en: equipoActual) : nil
  }

  /// What to say below the number; nothing before it was touched.
  package var errorDorsal: ErrorDorsal? {
    formulario.dorsalTocado ? formulario.errorDorsal(en: equipoActual) : nil
  }

  package var sePuedeGuardar: Bool { formulario.esValido(en: equipoActual) }

  /// Adds the player and leaves the form ready for the next one. False, and the form as it was, when it
  /// is not valid or the player could not be saved.
  package func guardar() -> Bool {
    alerta = nil
    guard sePuedeGuardar else { return false }
    guard repositorio.anadirJugador(formulario.aJugador(), a: equipo.nombre) else {
      let fallo = (repositorio as? any RepositorioConFallos)?.fallo
      alerta = fallo.map { .texto(de: $0) } ?? .noSeHaGuardado
      return false
    }
    formulario = FormularioJugador()
    return true
  }

  package func cierraAlerta() {
    alerta = nil
  }

  /// The team as it is now: each player that joins makes another of it.
  private var equipoActual: Equipo {
    repositorio.equipos.first { $0.nombre == equipo.nombre } ?? equipo
  }
}
