import Diagnostics
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
  package private(set) var aviso: String?
  package private(set) var actualizando = false

  private let servicio: any ServicioDelTorneo
  private let almacen: AlmacenDeArbitros?

  package init(servicio: any ServicioDelTorneo, almacen: AlmacenDeArbitros?) {
    self.servicio = servicio
    self.almacen = almacen
    do {
      arbitros = try almacen?.lee() ?? []
    } catch {
      aviso = Words.texto(de: error).es
    }
  }

  /// Asks the service and stores what it says. When it says nothing the old list stays, with a notice.
  package func actualiza() async {
    guard !actualizando else { return }
    actualizando = true
    defer { actualizando = false }
    do {
      arbitros = try await servicio.arbitros().map {
        Arbitro(id: $0.id, nombre: $0.name, correo: $0.email)
      }
      aviso = nil
      try almacen?.guarda(arbitros)
    } catch {
      aviso = Words.texto(de: error).es
    }
  }
}
