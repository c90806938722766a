package import Torneo

/// Why a text is not a minute of a match.
enum MinutoInvalido: Error {
  /// Not written as `45` or `45+2`.
  case forma
  case minutoFueraDeRango
  case anadidoFueraDeRango
}

extension Dato {
  /// The minute that was typed, as forms read it.
  package func minuto(_ escrito: String) throws(EdicionRechazada) -> Minuto {
    let texto = escrito.sinMarcasOcultas.sinEspaciosAlrededor
    if texto.isEmpty { throw .obligatorio(self) }
    do {
      return try Minuto(
        leyendo: String("'’′".contains(texto.suffix(1)) ? texto.dropLast() : texto[...]))
    } catch {
      switch error {
      case .forma: throw .noEsMinuto(texto)
      case .minutoFueraDeRango: throw .fueraDeRango(self, texto, Minuto.permitidos)
      case .anadidoFueraDeRango: throw .anadidoFueraDeRango(texto)
      }
    }
  }
}

extension Minuto {
  /// Reads `45` or `45+2` as `init(texto:)` does, and says why it cannot.
  init(leyendo texto: String) throws(MinutoInvalido) {
    if let minuto = Minuto(texto: texto) {
      self = minuto
      return
    }
    let partes = texto.split(separator: "+", omittingEmptySubsequences: false)
    guard partes.count <= 2, let minuto = partes.first,
      // A number too long for any type is still a number; one with zeros before it is none.
      partes.allSatisfy({ String($0).sonCifras && !$0.hasPrefix("0") || $0 == "0" })
    else { throw .forma }
    let cabe = Int(minuto).map { Minuto.permitidos.contains($0) } ?? false
    throw cabe ? .anadidoFueraDeRango : .minutoFueraDeRango
  }
}
