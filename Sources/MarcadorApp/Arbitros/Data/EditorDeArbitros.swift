package import Diagnostics
import Torneo

/// Makes the edits of the referees, in the two files that have them.
///
/// Both locks are held while an edit is looked at and made: first that of the list. A new name for both
/// files is written down in the list before; then the matches are saved, then the list, which forgets the
/// note with that. Should the list not be saved, the matches get their names back. What a program that is
/// killed in between leaves half done the next edit finishes, whatever it is.
@MainActor
package struct EditorDeArbitros {
  private let partidos: RepositorioDePartidos
  private let arbitros: RepositorioDeArbitros

  package init(partidos: RepositorioDePartidos, arbitros: RepositorioDeArbitros) {
    self.partidos = partidos
    self.arbitros = arbitros
  }

  /// What an edit would come to, in both files.
  package struct Ensayo<Resultado: Sendable>: Sendable {
    package let arbitros: AlmacenDeArbitros.Ensayo<AlmacenDelTorneo.Ensayo<Resultado>>

    package var torneo: AlmacenDelTorneo.Ensayo<Resultado> { arbitros.guardado.resultado }
    package var resultado: Resultado { torneo.guardado.resultado }
  }

  /// What ``guarda(_:)`` would do, without doing it.
  package func ensaya<Resultado>(
    _ edicion: EdicionDeArbitros<Resultado>
  ) throws(Failure) -> Ensayo<Resultado> {
    Ensayo(
      arbitros: try arbitros.ensaya { lista throws(Failure) in
        try partidos.ensaya { torneo throws(Failure) in
          try conPalabras { () throws(EdicionRechazada) in
            try edicion.aplica(&lista, &torneo)
          }
        }
      })
  }

  /// Makes an edit, all or nothing, on disk before it returns.
  @discardableResult
  package func guarda<Resultado>(
    _ edicion: EdicionDeArbitros<Resultado>
  ) throws(Failure) -> Resultado {
    try acabaLoPendiente()
    var apuntado = false
    var renombrados: [RenombradoEnPartido] = []
    var querida: [Arbitro] = []
    do {
      try apunta(edicion, &apuntado)
      return try arbitros.cambiaTodo { lista, pendiente throws(Failure) in
        let resultado = try partidos.edita { torneo throws(EdicionRechazada) in
          let antes = torneo
          let resultado = try edicion.aplica(&lista, &torneo)
          (renombrados, querida) = (torneo.arbitrosCambiados(desde: antes), lista)
          return resultado
        }
        pendiente = nil
        return resultado
      }
    } catch {
      if !apuntado, renombrados.isEmpty { throw error }
      throw deshace(renombrados, si: querida, por: error)
    }
  }

  /// Finishes the new name that a program left half done when it was killed, if there is one.
  @discardableResult
  package func acabaLoPendiente() throws(Failure) -> CambioPendiente? {
    guard arbitros.quedaAlgoPendiente else { return nil }
    let hecho = try arbitros.cambiaTodo { lista, pendiente throws(Failure) -> CambioPendiente? in
      guard let cambio = pendiente else { return nil }
      try partidos.edita { torneo throws(EdicionRechazada) in
        torneo.renombraArbitro(cambio.antes, como: cambio.ahora)
      }
      if let indice = lista.firstIndex(where: { $0.nombre == cambio.antes }),
        !lista.contains(where: { $0.nombre == cambio.ahora })
      {
        lista[indice].nombre = cambio.ahora
      }
      pendiente = nil
      return cambio
    }
    return hecho
  }

  /// Writes down in the list what is about to be done to both files; nothing where it is one alone.
  /// - Parameter apuntado: whether that was tried.
  private func apunta<Resultado>(
    _ edicion: EdicionDeArbitros<Resultado>, _ apuntado: inout Bool
  ) throws(Failure) {
    try arbitros.cambiaTodo { lista, pendiente throws(Failure) in
      var (querida, renombrados) = (lista, [RenombradoEnPartido]())
      _ = try partidos.ensaya { torneo throws(Failure) in
        let antes = torneo
        _ = try conPalabras { () throws(EdicionRechazada) in
          try edicion.aplica(&querida, &torneo)
        }
        renombrados = torneo.arbitrosCambiados(desde: antes)
      }
      guard querida != lista, let uno = renombrados.first, let antes = uno.antes,
        let ahora = uno.ahora
      else { return }
      pendiente = CambioPendiente(antes: antes, ahora: ahora)
      apuntado = true
    }
  }

  /// Leaves both files as they were before an edit that failed, unless the list was saved after all.
  /// - Returns: the failure to tell.
  private func deshace(
    _ renombrados: [RenombradoEnPartido], si querida: [Arbitro], por fallo: Failure
  ) -> Failure {
    arbitros.recarga()
    if !renombrados.isEmpty, arbitros.arbitros == querida { return fallo }
    do {
      if !renombrados.isEmpty {
        try partidos.edita { torneo throws(EdicionRechazada) in torneo.devuelve(renombrados) }
      }
      // What is not to be is not to be finished either.
      try arbitros.cambiaTodo { _, pendiente throws(Failure) in pendiente = nil }
      return fallo
    } catch {
      var diagnosticos = fallo.diagnostics
      diagnosticos.indices.first.map {
        diagnosticos[$0].context.append(.puedeQueSoloEnLosPartidos)
      }
      return Failure(diagnosticos)
    }
  }
}
