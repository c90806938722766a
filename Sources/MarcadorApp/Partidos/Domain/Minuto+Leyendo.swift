import Torneo

/// Why a text is not a minute of a match.
enum MinutoInvalido: Error {
  /// Not written as `45` or `45+2`.
  case forma
  case minutoFueraDeRango
  case anadidoFueraDeRango
}

extension Minuto {
  /// Reads `45` or `45+2` as `init(texto:)` does, and says why it cannot.
  init(leyendo texto: String) throws(MinutoInvalido) {
    if let minuto = Minuto(texto: texto) {
      self = minuto
      return
    }
    let partes = texto.split(separator: "+", omittingEmptySubsequences: false)
    let numeros = partes.prefix(3).compactMap { parte in
      parte.utf8.count <= 3 && parte.utf8.allSatisfy { 0x30...0x39 ~= $0 } ? Int(parte) : nil
    }
    guard numeros.count == partes.count, numeros.count <= 2, let minuto = numeros.first else {
      throw .forma
    }
    throw Minuto.permitidos.contains(minuto) ? .anadidoFueraDeRango : .minutoFueraDeRango
  }
}
