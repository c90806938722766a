import Diagnostics
import HTTP
import JSON

/// How much of what a server says is shown.
private let maximo = 200

/// A text of a server as messages show it: one line, cut, nothing that upsets the line or a terminal,
/// and without the token, should the server repeat it.
func texto(deServidor texto: some StringProtocol, sin token: HTTPToken?) -> String {
  let linea = texto.unicodeScalars.drop { $0.properties.isWhitespace }.prefix {
    $0 != "\n" && $0 != "\r"
  }
  // More than is shown, so that a token is found that the cut would go through.
  let principio = String(String.UnicodeScalarView(linea.prefix(maximo + 4_096)))
  let limpio = token?.removed(from: principio) ?? principio
  let mostrado = String(String.UnicodeScalarView(limpio.unicodeScalars.prefix(maximo)))
  return mostrado.visible + (mostrado == limpio ? "" : "…")
}

/// What a server says of why it refused: the message of a JSON object, or the first line. Nil when it
/// says nothing, or something that is no message: a web page, a value of JSON.
func explicacion(de cuerpo: [UInt8], sin token: HTTPToken?) -> String? {
  // What is no JSON is a text.
  if let documento = try? JSONDocument(parsing: cuerpo) {
    let claves = ["mensaje", "message", "error", "detail", "title"]
    let dichos = claves.lazy.compactMap {
      documento.root[$0]?.string ?? documento.root[$0]?["message"]?.string
    }
    return dichos.first.map { texto(deServidor: $0, sin: token) }.flatMap { $0.isEmpty ? nil : $0 }
  }
  let entero = String(decoding: cuerpo.prefix(64 << 10), as: UTF8.self)
  if entero.drop(while: \.isWhitespace).first == "<" { return nil }
  let dicho = texto(deServidor: entero, sin: token)
  return dicho.isEmpty ? nil : dicho
}
