import Diagnostics
import MarcadorApp
import Torneo
import Web

/// A request to the editor, with all that answering it needs.
@MainActor
struct Visit {
  let session: EditorSession
  let request: WebRequest

  var app: ContenedorDeLaApp { session.app }
  var torneo: Torneo { app.partidos.torneo }
  var language: Language { session.setup.language }

  func say(_ words: Words) -> String { words[language] }

  /// A field of the form, or of what follows `?`. Line ends are as in every other text.
  subscript(name: String) -> String? {
    (request.form[name] ?? request.query[name])?.withUnixLineEnds
  }
}

extension String {
  /// Forms send line ends as two characters.
  var withUnixLineEnds: String {
    guard utf8.contains(0x0D) else { return self }
    return split(separator: "\r\n", omittingEmptySubsequences: false).joined(separator: "\n")
  }
}
