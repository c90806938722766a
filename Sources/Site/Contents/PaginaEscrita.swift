package import Diagnostics

/// A page that somebody wrote in Markdown: `contenido/reglamento.md`, which becomes
/// `paginas/reglamento.html` and an entry of the menu.
package struct PaginaEscrita: Sendable {
  /// The name of its file, without its ending.
  package let nombre: String
  /// The text of its first heading; its name where it has none.
  let titulo: String
  /// Whether that heading is the title of the page, so that no other is needed.
  let traeTitulo: Bool
  let texto: Prosa

  /// Throws what is wrong with its encoding or its head.
  package init(_ bytes: [UInt8], nombre: String, fichero: String) throws(Failure) {
    self.nombre = nombre
    texto = try Prosa(bytes, fichero: fichero)
    let titular = Self.titular(String(decoding: texto.markdown, as: UTF8.self))
    titulo = titular?.texto ?? nombre
    traeTitulo = titular?.nivel == 1
  }

  /// The first heading that is written with `#`, outside of blocks of code.
  private static func titular(_ texto: String) -> (texto: String, nivel: Int)? {
    var valla: Character?
    for linea in texto.split(whereSeparator: \.isNewline) {
      let sangria = linea.prefix { $0 == " " }.count
      let contenido = linea.dropFirst(sangria)
      if sangria > 3 { continue }
      if let signo = contenido.first, signo == "`" || signo == "~", contenido.prefix(3).count == 3,
        contenido.prefix(3).allSatisfy({ $0 == signo })
      {
        if valla == nil { valla = signo } else if valla == signo { valla = nil }
        continue
      }
      let nivel = contenido.prefix { $0 == "#" }.count
      guard valla == nil, (1...6).contains(nivel) else { continue }
      let resto = contenido.dropFirst(nivel)
      guard resto.first == " " || resto.first == "\t" else { continue }
      let limpio = sinAdornos(resto)
      if !limpio.isEmpty { return (limpio, nivel) }
    }
    return nil
  }

  /// Without the signs of emphasis and code, the closing run of `#`, and blanks around.
  private static func sinAdornos(_ texto: Substring) -> String {
    var letras = Array(texto.filter { $0 != "*" && $0 != "`" && $0 != "\\" })
    while let ultima = letras.last, ultima == "#" || ultima.isWhitespace { letras.removeLast() }
    return String(letras.drop { $0.isWhitespace })
  }
}
