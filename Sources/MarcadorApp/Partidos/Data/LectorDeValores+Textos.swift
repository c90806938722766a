import JSON
import Torneo

extension LectorDeValores {
  /// A name: one line, something to see in it, no character that upsets the text around it.
  mutating func nombre(_ valor: JSONTape.Value, _ campo: Campo) -> String? {
    guard let texto = texto(valor, campo, maximo: .nombre) else { return nil }
    guard texto.tieneAlgoVisible else {
      error(.textoVacio(campo), en: valor)
      return nil
    }
    return texto
  }

  /// A text of one line, without the white space around it, in Unicode's composed form (NFC).
  mutating func texto(
    _ valor: JSONTape.Value, _ campo: Campo, maximo: LongitudMaxima = .texto
  ) -> String? {
    guard let escrito = json.node(valor).string else {
      tipo(.string, valor, campo)
      return nil
    }
    if escrito.utf8.count <= maximo.caracteres, escrito.esSencillo { return escrito }
    if let escalar = escrito.unicodeScalars.first(where: \.alteraElTexto) {
      error(.caracterProhibido(campo, escalar), en: valor)
      return nil
    }
    guard maximo.admite(escrito) else {
      error(.textoLargo(campo, maximo), en: valor)
      return nil
    }
    return escrito.compuesto.sinEspaciosAlrededor
  }
}
