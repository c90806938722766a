package import Diagnostics
import Torneo

/// The edits of the tournament that were made in this run, to take them back and make them again.
///
/// An edit that was made since by another program stays: taking one back changes only what it changed,
/// and is refused where that is no longer so. A class because all screens share it.
@MainActor
package final class HistorialDeEdiciones {
  /// An edit that can be taken back or made again.
  private struct Entrada {
    let cambio: CambioDelTorneo
    var nombre: Words?
  }

  /// As many as somebody would go back.
  private static let maximo = 100

  private let partidos: RepositorioDePartidos
  private var hechas: [Entrada] = []
  private var deshechas: [Entrada] = []
  private var anota = true

  init(_ partidos: RepositorioDePartidos) {
    self.partidos = partidos
    partidos.alCambiar = { [weak self] antes, ahora in
      guard let self, anota else { return }
      hechas.append(Entrada(cambio: CambioDelTorneo(de: antes, a: ahora)))
      if hechas.count > Self.maximo { hechas.removeFirst() }
      deshechas = []
    }
  }

  package var sePuedeDeshacer: Bool { !hechas.isEmpty }
  package var sePuedeRehacer: Bool { !deshechas.isEmpty }
  /// What would be undone, as it was named.
  package var loQueSeDesharia: Words? { hechas.last?.nombre }
  package var loQueSeReharia: Words? { deshechas.last?.nombre }

  /// Gives the last edit a name.
  package func nombra(_ nombre: Words) {
    guard !hechas.isEmpty else { return }
    hechas[hechas.count - 1].nombre = nombre
  }

  /// Makes edits that cannot be taken back from the tournament alone.
  package func sinAnotar<Resultado>(
    _ cuerpo: () throws(Failure) -> Resultado
  ) throws(Failure) -> Resultado {
    anota = false
    defer { anota = true }
    return try cuerpo()
  }

  /// Takes the last edit back. Throws why it cannot be, and then nothing is changed.
  package func deshaz() throws(Failure) {
    guard let ultima = hechas.last else { return }
    try haz(ultima.cambio.delReves)
    hechas.removeLast()
    deshechas.append(ultima)
  }

  /// Makes the edit again that was taken back last.
  package func rehaz() throws(Failure) {
    guard let ultima = deshechas.last else { return }
    try haz(ultima.cambio)
    deshechas.removeLast()
    hechas.append(ultima)
  }

  private func haz(_ cambio: CambioDelTorneo) throws(Failure) {
    try sinAnotar { () throws(Failure) in
      try partidos.cambia { torneo throws(Failure) in try cambio.aplica(a: &torneo) }
    }
  }
}
