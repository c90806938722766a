import Diagnostics
import JSON

extension JSONDocument {
  /// Reads the text of a store; throws what is wrong with it as JSON, with its place.
  init(tienda bytes: [UInt8], file: String) throws(Failure) {
    do {
      try self.init(parsing: bytes)
    } catch {
      let lugar = SourceText(file: file, bytes: bytes).location(at: error.offset)
      let consejo = error.reason == .empty ? Words.recuperarLaCopia : error.help
      throw Failure(Diagnostic(.error, at: lugar, error.words, help: consejo))
    }
  }
}
