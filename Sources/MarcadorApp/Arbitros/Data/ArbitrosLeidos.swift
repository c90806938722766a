package import Diagnostics
import JSON

/// A store of referees that was read: the referees, and what the reading found that does not stop the
/// work.
package struct ArbitrosLeidos: Sendable {
  package let arbitros: [Arbitro]
  /// What a killed program left half done.
  package let pendiente: CambioPendiente?
  let documento: JSONDocument
  let hallazgos: Hallazgos
  let file: String

  /// What is probably a mistake, in the order of the file. Worked out each time.
  package var avisos: [Diagnostic] { diagnosticos(.warning) }

  /// What only somebody who checks the store wants to know: keys that the program does not use.
  package var notas: [Diagnostic] { diagnosticos(.note) }

  private func diagnosticos(_ gravedad: Severity) -> [Diagnostic] {
    hallazgos.diagnosticos(de: documento, file: file) { $0 == gravedad }
  }
}
