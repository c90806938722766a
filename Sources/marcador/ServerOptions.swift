import Arguments
import Diagnostics
import FoundationEssentials
import MarcadorApp

/// The server that a command talks to, and what it knows the organiser by.
enum ServerOptions {
  static let server = Option(
    "server", .text(es: "DIRECCIÓN", en: "URL"),
    Words(
      es: "dirección del servidor, como https://liga.example/api",
      en: "address of the server, such as https://liga.example/api"))
  static let tokenFile = Option(
    "token-file", .file,
    Words(
      es: "fichero con el token para el servidor", en: "file with the token for the server"),
    default: Words(
      es: "la variable MARCADOR_TOKEN, si está", en: "the variable MARCADOR_TOKEN, if there"))

  static let all: [any OptionArgument] = [server, tokenFile]

  /// The service on the server that was named.
  static func service(_ parsed: ParsedArguments) throws -> ServicioDelTorneoEnRed {
    guard let address = parsed[server] else {
      throw parsed.misuse(Words(es: "falta --server", en: "--server is missing"))
    }
    let token = try LectorDeToken.lee(
      fichero: parsed[tokenFile], entorno: ProcessInfo.processInfo.environment)
    do {
      return try ServicioDelTorneoEnRed(servidor: address, token: token)
    } catch {
      throw error.failure
    }
  }
}
