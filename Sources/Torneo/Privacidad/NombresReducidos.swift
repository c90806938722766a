/// Full names that a site must not have, with what it has in their place: finds them in a text.
package struct NombresReducidos: Sendable, Hashable {
  private struct Nombre: Sendable, Hashable {
    /// Folded, so that another spelling is found too.
    let palabras: [String]
    let completo: String
    let iniciales: String
  }

  /// By their first word; the longest first.
  private var porPalabra: [String: [Nombre]] = [:]

  package init() {}

  init(_ nombres: some Sequence<(completo: String, iniciales: String)>) {
    let ordenados = nombres.map {
      Nombre(
        palabras: Self.palabras(de: $0.completo).map { String($0).nombrePlegado },
        completo: $0.completo, iniciales: $0.iniciales)
    }.sorted {
      ($1.palabras.count, $0.completo, $0.iniciales) < (
        $0.palabras.count, $1.completo, $1.iniciales
      )
    }
    for nombre in ordenados {
      if let primera = nombre.palabras.first { porPalabra[primera, default: []].append(nombre) }
    }
  }

  /// Appends all that tells these names from others.
  package func feed(into bytes: inout [UInt8]) {
    for (_, nombres) in porPalabra.sorted(by: { $0.key < $1.key }) {
      for nombre in nombres {
        bytes += nombre.completo.utf8
        bytes.append(0)
        bytes += nombre.iniciales.utf8
        bytes.append(0)
      }
    }
  }

  package var isEmpty: Bool { porPalabra.isEmpty }

  private static func palabras(de texto: String) -> [Substring] {
    texto.split { !($0.isLetter || $0.isNumber) }
  }

  /// A full name in a text.
  package struct Hallazgo: Sendable {
    package let lugar: Range<String.Index>
    package let nombre: String
    let iniciales: String
  }

  /// Where the names are, from first to last; none within another one.
  package func hallazgos(en texto: String) -> [Hallazgo] {
    if isEmpty { return [] }
    let palabras = Self.palabras(de: texto)
    let plegadas = palabras.map { String($0).nombrePlegado }
    var hallazgos: [Hallazgo] = []
    var lugar = 0
    while lugar < palabras.count {
      let nombre = porPalabra[plegadas[lugar]]?.first { nombre in
        plegadas[lugar...].starts(with: nombre.palabras)
      }
      guard let nombre else {
        lugar += 1
        continue
      }
      let ultima = palabras[lugar + nombre.palabras.count - 1]
      hallazgos.append(
        Hallazgo(
          lugar: palabras[lugar].startIndex..<ultima.endIndex, nombre: nombre.completo,
          iniciales: nombre.iniciales))
      lugar += nombre.palabras.count
    }
    return hallazgos
  }

  /// The text with initials in the place of the names.
  func reduce(_ texto: String) -> String {
    var resultado = texto
    for hallazgo in hallazgos(en: texto).reversed() {
      resultado.replaceSubrange(hallazgo.lugar, with: hallazgo.iniciales)
    }
    return resultado
  }
}
