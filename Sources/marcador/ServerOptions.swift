import Arguments
import Diagnostics
import MarcadorApp

/// The options of all commands that ask something of a server.
enum ServerOptions {
  /// Any text: what is wrong with it is told without repeating it, for it may hold a password.
  static let server = Option(
    "server", .anyText(es: "URL", en: "URL"),
    Words(es: "dirección del servidor", en: "address of the server"),
    default: Words(es: "el ajuste «servidor»", en: "the setting “servidor”"))
  static let tokenFile = Option(
    "token-file", .file,
    Words(
      es: "fichero con el token para el servidor", en: "file with the token for the server"),
    default: Words(
      es: "la variable \(LectorDeToken.variable)", en: "the variable \(LectorDeToken.variable)"))
  static let timeout = Option(
    "timeout", .integer(es: "SEGUNDOS", en: "SECONDS", in: 1...600),
    Words(es: "cuánto esperar su respuesta", en: "how long to wait for its answer"),
    default: Words(verbatim: "30"))

  static let all: [any OptionArgument] = [server, tokenFile, timeout]

  /// Throws when one of them was given to a command that asks nothing of a server.
  static func refuse(_ parsed: ParsedArguments, without flag: String) throws(UsageError) {
    let given = [
      (parsed[server] != nil, "--server"), (parsed[tokenFile] != nil, "--token-file"),
      (parsed[timeout] != nil, "--timeout"),
    ]
    guard let name = given.first(where: \.0)?.1 else { return }
    throw parsed.misuse(
      Words(es: "\(name) solo vale con \(flag)", en: "\(name) goes only with \(flag)"))
  }

  static let missing = Words(
    es: "falta el servidor: escriba --server URL, o «servidor» en marcador.json",
    en: "no server is named: write --server URL, or “servidor” in marcador.json")
}
