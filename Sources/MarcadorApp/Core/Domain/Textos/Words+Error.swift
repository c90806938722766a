package import Diagnostics
import Files

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Failure {
  /// An error as commands report it.
  package static func de(_ error: any Error) -> Failure {
    switch error {
    case let fallo as Failure: fallo
    case let error as ErrorDeRed: error.failure
    case let error as EdicionRechazada: error.failure
    case let error as FileError: Failure(error.diagnostic)
    default: Failure(Diagnostic(.error, .texto(de: error)))
    }
  }
}

extension Words {
  /// What an error says of itself.
  package static func texto(de error: any Error) -> Words {
    switch error {
    case let fallo as Failure:
      Words(
        es: fallo.diagnostics.map(\.message.es).joined(separator: "\n"),
        en: fallo.diagnostics.map(\.message.en).joined(separator: "\n"))
    case let error as ErrorDeRed: error.words
    case let error as EdicionRechazada: error.frase
    case let error as FileError: error.words
    case let error as PublicacionRechazada: error.frase
    case is CancellationError: Words(es: "interrumpido", en: "interrupted")
    case let error as any LocalizedError:
      Words(verbatim: error.errorDescription ?? "\(error)")
    default: Words(verbatim: "\(error)")
    }
  }
}
