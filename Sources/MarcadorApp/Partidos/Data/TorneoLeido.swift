package import Diagnostics
package import Files
import JSON
package import Torneo

/// A store that was read: the tournament, and what the reading found that does not stop the work.
///
/// Keeps the text of the store, which a save needs: let go of it once the tournament is enough.
package struct TorneoLeido: Sendable {
  package let torneo: Torneo
  /// Of each match of the tournament, a fingerprint of its text: while it is the same, the match is.
  package let huellas: [ContentHash]
  let documento: JSONDocument
  private let hallazgos: Hallazgos
  let file: String

  init(
    _ torneo: Torneo, huellas: [ContentHash], documento: JSONDocument, hallazgos: Hallazgos,
    file: String
  ) {
    self.torneo = torneo
    self.huellas = huellas
    self.documento = documento
    self.hallazgos = hallazgos
    self.file = file
  }

  /// What is probably a mistake, in the order of the file. Worked out each time.
  package var avisos: [Diagnostic] { diagnosticos(.warning) }

  /// What only somebody who checks the store wants to know: keys that the program does not use, and
  /// the like.
  package var notas: [Diagnostic] { diagnosticos(.note) }

  /// The warnings that an earlier reading did not have, wherever in the file they were.
  func avisosNuevos(desde anterior: TorneoLeido?) -> [Diagnostic] {
    let ahora = avisos
    if ahora.isEmpty { return [] }
    let antes = Set((anterior?.avisos ?? []).map(\.sinLugar))
    return ahora.filter { !antes.contains($0.sinLugar) }
  }

  private func diagnosticos(_ gravedad: Severity) -> [Diagnostic] {
    hallazgos.diagnosticos(de: documento, file: file) { $0 == gravedad }
  }
}

extension Diagnostic {
  /// What is wrong with what, without lines, which an edit above may move: the first line of the
  /// context is what it is about, the second where the other one is.
  fileprivate var sinLugar: [Words] { [message] + context.prefix(1) }
}
