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

  /// The address of the page, to come back to it; of one that answers a form, that of all matches.
  var address: String {
    if request.method == .post { return Address.root }
    return Address.of(
      request.path.dropFirst().map(Address.encoded).joined(separator: "/"),
      request.query.fields.filter { $0.name != Address.notice }.map { ($0.name, $0.value) })
  }

  /// The same with other texts in its form.
  func with(_ texts: [String: String]) -> Visit {
    let fields = texts.sorted { $0.key < $1.key }.map { WebForm.Field($0.key, $0.value) }
    return Visit(
      session: session,
      request: WebRequest(
        request.method, path: request.path, query: request.query,
        form: WebForm(fields + request.form.fields.filter { texts[$0.name] == nil }),
        isFromThisRun: request.isFromThisRun))
  }

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
