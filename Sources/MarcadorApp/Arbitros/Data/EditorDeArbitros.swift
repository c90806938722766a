package import Diagnostics
import Torneo

/// Makes the edits of the referees, in the two files that have them.
///
/// Both locks are held while an edit is looked at and made: first that of the list. The matches are
/// saved first. Should the list not be, they get their names back; a program that is killed between the
/// two leaves matches with the new name and a list with the old one, which the same edit once more
/// makes right.
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
    var renombrados: [RenombradoEnPartido] = []
    var querida: [Arbitro] = []
    do {
      return try arbitros.cambia { lista throws(Failure) in
        try partidos.edita { torneo throws(EdicionRechazada) in
          let antes = torneo
          let resultado = try edicion.aplica(&lista, &torneo)
          (renombrados, querida) = (torneo.arbitrosCambiados(desde: antes), lista)
          return resultado
        }
      }
    } catch {
      if renombrados.isEmpty { throw error }
      throw devuelveSusNombres(renombrados, si: querida, por: error)
    }
  }

  /// Gives the matches back the names that they had, unless the list was saved after all.
  /// - Returns: the failure to tell.
  private func devuelveSusNombres(
    _ renombrados: [RenombradoEnPartido], si querida: [Arbitro], por fallo: Failure
  ) -> Failure {
    arbitros.recarga()
    if arbitros.arbitros == querida { return fallo }
    do {
      try partidos.edita { torneo throws(EdicionRechazada) in torneo.devuelve(renombrados) }
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
