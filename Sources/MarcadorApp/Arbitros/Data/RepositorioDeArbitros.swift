package import Diagnostics
import Observation

/// The referees that screens show: those that are stored, at once and always; the service is asked for
/// those to store.
///
/// A class because screens observe it; lives as long as the program.
@MainActor
@Observable
package final class RepositorioDeArbitros {
  /// As stored; without a store, as the service last said.
  package private(set) var arbitros: [Arbitro] = []
  /// Why the list may be an old one, or could not be stored.
  package private(set) var fallo: Failure?
  package private(set) var actualizando = false
  /// What is worth a word about the last save.
  package private(set) var avisos: [Diagnostic] = []
  /// Whether a new name was left half done when the list was last read.
  package private(set) var quedaAlgoPendiente = false

  /// Called after an edit that changed the list, with the list before and after it.
  @ObservationIgnored var alCambiar: (([Arbitro], [Arbitro]) -> Void)?

  private let servicio: any ServicioDelTorneo
  private let almacen: AlmacenDeArbitros?

  package init(servicio: any ServicioDelTorneo, almacen: AlmacenDeArbitros?) {
    self.servicio = servicio
    self.almacen = almacen
    recarga()
  }

  /// ``fallo`` in words, as a screen in Spanish shows it.
  package var aviso: String? { fallo.map { Words.texto(de: $0).es } }

  /// Reads the file again, as after an edit by another program; one that cannot be read leaves what
  /// there was, and why in ``fallo``.
  package func recarga() {
    guard let almacen else { return }
    do {
      let leidos = try almacen.leeTodo()
      arbitros = leidos?.arbitros ?? []
      quedaAlgoPendiente = leidos?.pendiente != nil
      fallo = nil
    } catch {
      fallo = error
    }
  }

  /// Asks the service and stores what it says; those put in by hand stay. When it says nothing, or that
  /// cannot be stored, the old list stays, with a notice.
  package func actualiza() async {
    guard !actualizando else { return }
    actualizando = true
    defer { actualizando = false }
    do {
      let dichos = try await dichosPorElServicio()
      try edita { lista throws(EdicionRechazada) in try lista.ponAlDia(con: dichos) }
    } catch {
      fallo = .de(error)
    }
  }

  /// What ``actualiza()`` would do, without doing it.
  package func ensayaActualizar() async throws -> AlmacenDeArbitros.Ensayo<Void> {
    let dichos = try await dichosPorElServicio()
    return try ensaya { lista throws(Failure) in
      try conPalabras { () throws(EdicionRechazada) in try lista.ponAlDia(con: dichos) }
    }
  }

  private func dichosPorElServicio() async throws -> [Arbitro] {
    try await servicio.arbitros().map { Arbitro(id: $0.id, nombre: $0.name, correo: $0.email) }
  }

  /// Changes the list as it is in the file, or here alone where there is none. All or nothing, and on
  /// disk before it returns.
  @discardableResult
  package func edita<Resultado: Sendable>(
    _ edicion: (inout [Arbitro]) throws(EdicionRechazada) -> Resultado
  ) throws(Failure) -> Resultado {
    try cambia { lista throws(Failure) in
      try conPalabras { () throws(EdicionRechazada) in try edicion(&lista) }
    }
  }

  /// ``edita(_:)`` for an edit that may fail in other ways too.
  @discardableResult
  func cambia<Resultado: Sendable>(
    _ edicion: (inout [Arbitro]) throws(Failure) -> Resultado
  ) throws(Failure) -> Resultado {
    try cambiaTodo { lista, _ throws(Failure) in try edicion(&lista) }
  }

  /// ``cambia(_:)`` for an edit that concerns the matches too.
  @discardableResult
  func cambiaTodo<Resultado: Sendable>(
    _ edicion: (inout [Arbitro], inout CambioPendiente?) throws(Failure) -> Resultado
  ) throws(Failure) -> Resultado {
    let resultado: Resultado
    var antes = arbitros
    if let almacen {
      var queda = false
      let guardado = try almacen.actualizaTodo { lista, pendiente throws(Failure) in
        antes = lista
        let resultado = try edicion(&lista, &pendiente)
        queda = pendiente != nil
        return resultado
      }
      quedaAlgoPendiente = queda
      arbitros = guardado.arbitros
      avisos = guardado.avisos
      resultado = guardado.resultado
    } else {
      var editados = arbitros
      // Without a file nothing is ever half done.
      var pendiente: CambioPendiente?
      resultado = try edicion(&editados, &pendiente)
      arbitros = editados
    }
    fallo = nil
    if arbitros != antes { alCambiar?(antes, arbitros) }
    return resultado
  }

  /// What ``cambia(_:)`` would do, without doing it.
  func ensaya<Resultado: Sendable>(
    _ edicion: (inout [Arbitro]) throws(Failure) -> Resultado
  ) throws(Failure) -> AlmacenDeArbitros.Ensayo<Resultado> {
    if let almacen { return try almacen.ensaya(edicion) }
    var editados = arbitros
    let resultado = try edicion(&editados)
    return AlmacenDeArbitros.Ensayo(
      antes: AlmacenDeArbitros.bytes(de: arbitros), despues: AlmacenDeArbitros.bytes(de: editados),
      guardado: AlmacenDeArbitros.Guardado(
        arbitros: editados, resultado: resultado, avisos: []))
  }
}
