import JSON
import Torneo

extension LectorDeValores {
  /// A name, as `String.comoNombre()` takes it.
  mutating func nombre(_ valor: JSONTape.Value, _ campo: Campo) -> String? {
    texto(valor, campo) { escrito throws(TextoInvalido) in try escrito.comoNombre() }
  }

  /// A remark, as `String.comoTexto()` takes it.
  mutating func texto(_ valor: JSONTape.Value, _ campo: Campo) -> String? {
    texto(valor, campo) { escrito throws(TextoInvalido) in try escrito.comoTexto() }
  }

  /// The colour of a team, as `#0a6637`.
  mutating func colorDeEquipo(_ valor: JSONTape.Value) -> ColorDeEquipo? {
    guard let escrito = json.node(valor).string else {
      tipo(.string, valor, .color)
      return nil
    }
    let color = ColorDeEquipo(texto: escrito)
    if color == nil { error(.noEsColor(texto: escrito), en: valor) }
    return color
  }

  private mutating func texto(
    _ valor: JSONTape.Value, _ campo: Campo, _ toma: (String) throws(TextoInvalido) -> String
  ) -> String? {
    guard let escrito = json.node(valor).string else {
      tipo(.string, valor, campo)
      return nil
    }
    do {
      return try toma(escrito)
    } catch let razon {
      error(.texto(campo, razon), en: valor)
      return nil
    }
  }
}
