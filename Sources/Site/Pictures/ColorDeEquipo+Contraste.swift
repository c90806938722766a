import Torneo

extension ColorDeEquipo {
  /// Whether white letters are clearer on it than black ones, by the contrast of WCAG. The clearer of
  /// the two has 4.5 to 1 at least on any colour.
  var admiteTextoBlanco: Bool {
    let luz = luminancia
    return 1.05 / (luz + 0.05) >= (luz + 0.05) / 0.05
  }

  /// Relative luminance: 0 for black, 1 for white.
  private var luminancia: Double {
    0.2126 * Self.lineal(rojo) + 0.7152 * Self.lineal(verde) + 0.0722 * Self.lineal(azul)
  }

  private static func lineal(_ canal: UInt8) -> Double {
    let valor = Double(canal) / 255
    if valor <= 0.04045 { return valor / 12.92 }
    let base = (valor + 0.055) / 1.055
    let raiz = raizQuinta(base)
    return base * base * raiz * raiz
  }

  /// By Newton's method, from above.
  private static func raizQuinta(_ valor: Double) -> Double {
    var raiz = 1.0
    for _ in 0..<30 { raiz = (4 * raiz + valor / (raiz * raiz * raiz * raiz)) / 5 }
    return raiz
  }
}
