import Diagnostics
import JSON

extension JSONDocument {
  /// Reads the text of a store; throws what is wrong with it as JSON, with its place.
  init(tienda bytes: [UInt8], file: String) throws(Failure) {
    do {
      try self.init(parsing: bytes)
    } catch {
      var diagnostico = error.diagnostic(in: SourceText(file: file, bytes: bytes))
      if error.reason == .empty { diagnostico.help = .recuperarLaCopia }
      throw Failure(diagnostico)
    }
  }
}
