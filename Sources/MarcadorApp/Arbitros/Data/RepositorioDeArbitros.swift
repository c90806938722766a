package import Diagnostics
import Observation

/// The referees that screens show: those that are stored at once, those of the service once asked.
///
/// A class because screens observe it; lives as long as the program.
@MainActor
@Observable
package final class RepositorioDeArbitros {
  /// As stored, or as the service last said.
  package private(set) var arbitros: [Arbitro] = []
  /// Why the list may be an old one, or could not be stored.
  package private(set) var fallo: Failure?
  package private(set) var actualizando = false
  /// What is worth a word about the last save.
  package private(set) var avisos: [Diagnostic] = []

  private let servicio: any ServicioDelTorneo
  private let almacen: AlmacenDeArbitros?

  package init(servicio: any ServicioDelTorneo, almacen: AlmacenDeArbitros?) {
    self.servicio = servicio
    self.almacen = almacen
    do {
      arbitros = try almacen?.lee() ?? []
    } catch {
      fallo = error
    }
  }

  /// ``fallo`` in words, as a screen shows it.
  package var aviso: String? { fallo.map { Words.texto(de: $0).es } }

  /// Asks the service and stores what it says. When it says nothing the old list stays, with a notice.
  package func actualiza() async {
    guard !actualizando else { return }
    actualizando = true
    defer { actualizando = false }
    do {
      let dichos = try await servicio.arbitros().map {
        Arbitro(id: $0.id, nombre: $0.name, correo: $0.email)
      }
      arbitros = dichos
      fallo = nil
      avisos = try almacen?.actualiza { $0 = dichos }.avisos ?? []
    } catch {
      fallo = .de(error)
    }
  }

  /// Changes the list as it is in the file, or here alone where there is none. All or nothing, and on
  /// disk before it returns.
  @discardableResult
  package func edita<Resultado: Sendable>(
    _ edicion: (inout [Arbitro]) throws(EdicionRechazada) -> Resultado
  ) throws(Failure) -> Resultado {
    func cambia(_ lista: inout [Arbitro]) throws(Failure) -> Resultado {
      try conPalabras { () throws(EdicionRechazada) in try edicion(&lista) }
    }
    guard let almacen else { return try cambia(&arbitros) }
    let guardado = try almacen.actualiza { lista throws(Failure) in try cambia(&lista) }
    arbitros = guardado.arbitros
    avisos = guardado.avisos
    fallo = nil
    return guardado.resultado
  }
}
