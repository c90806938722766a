package import Diagnostics
import JSON
package import Torneo

/// A store that was read: the tournament, and what the reading found that does not stop the work.
///
/// Keeps the text of the store, which a save needs: let go of it once the tournament is enough.
package struct TorneoLeido: Sendable {
  package var torneo: Torneo
  let documento: JSONDocument
  private let hallazgos: Hallazgos
  private let file: String

  init(_ torneo: Torneo, documento: JSONDocument, hallazgos: Hallazgos, file: String) {
    self.torneo = torneo
    self.documento = documento
    self.hallazgos = hallazgos
    self.file = file
  }

  /// Warnings and notes, in the order of the file. Worked out each time.
  package var avisos: [Diagnostic] {
    hallazgos.diagnosticos(de: documento, file: file)
  }
}
