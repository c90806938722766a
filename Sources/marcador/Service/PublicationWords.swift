import Diagnostics
import MarcadorApp

/// What the command that publishes says beyond the words of the app.
enum PublicationWords {
  static let notSent = Words(
    es: "no se ha enviado; para publicarla de nuevo, añada --again",
    en: "it was not sent; to publish it again, add --again")

  static func diagnostic(_ error: PublicacionRechazada) -> Diagnostic {
    Diagnostic(.error, error.words, help: help(error))
  }

  /// Whether the server may have it cannot be known here.
  static func diagnostic(_ error: ErrorDeRed) -> Diagnostic {
    Diagnostic(
      .error, error.words, context: error.pudoLlegar ? [.puedeEstarPublicada] : [],
      help: error.help)
  }

  private static func help(_ error: PublicacionRechazada) -> Words? {
    switch error {
    case .sinMarcador, .sinApuntar: nil
    case .enDuda:
      Words(
        es: "mire en el servidor si está; si no, envíela con --again",
        en: "look on the server whether it is there; if not, send it with --again")
    }
  }
}
