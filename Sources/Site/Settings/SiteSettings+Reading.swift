package import Diagnostics
import JSON

extension SiteSettings {
  /// Reads `marcador.json`; throws all that is wrong with it.
  /// - Parameters:
  ///   - file: how messages name it.
  ///   - serverFault: what is wrong with the address of a server, and what to do; nil for a good one. A
  ///     site knows nothing of servers.
  package init(
    reading bytes: [UInt8], file: String,
    serverFault: (String) -> (message: Words, help: Words?)? = { _ in nil }
  ) throws(Failure) {
    let document: JSONDocument
    let source = SourceText(file: file, bytes: bytes)
    do {
      document = try JSONDocument(parsing: bytes)
    } catch {
      throw Failure(error.diagnostic(in: source))
    }
    var reader = SettingsReader(source: source)
    self = reader.read(document, serverFault)
    if !reader.diagnostics.isEmpty {
      throw Failure(reader.diagnostics)
    }
  }
}
