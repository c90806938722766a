import JSON

/// Finds a name that was read before by its bytes in the document, without making a text of it.
///
/// Knows only names without escapes; whoever does not find a name here must still compare texts.
struct TablaDeNombres: Sendable {
  private struct Entrada: Sendable {
    let huella: UInt64
    let texto: Range<Int>
    let indice: Int
  }

  private var entradas: [Entrada] = []
  /// Position in `entradas` plus one, or 0; a name is at its fingerprint or at the next free place.
  private var casillas: [Int32] = []

  init(capacidad: Int) {
    entradas.reserveCapacity(capacidad)
    casillas = Array(repeating: 0, count: Self.casillas(para: capacidad))
  }

  /// At least twice as many as names, a power of two.
  private static func casillas(para nombres: Int) -> Int {
    var casillas = 8
    while casillas < nombres * 2 { casillas *= 2 }
    return casillas
  }

  /// Gives a name its index; the first one keeps a name that is there twice.
  /// - Returns: the index that the name had before, if any.
  @discardableResult
  mutating func anota(_ texto: Range<Int>, _ indice: Int, en json: JSONTape) -> Int? {
    let huella = json.fingerprint(of: texto)
    if let conocido = busca(texto, huella, en: json) { return conocido }
    entradas.append(Entrada(huella: huella, texto: texto, indice: indice))
    if entradas.count * 2 > casillas.count { crece() } else { coloca(entradas.count - 1) }
    return nil
  }

  /// The index of a name.
  func busca(_ texto: Range<Int>, en json: JSONTape) -> Int? {
    busca(texto, json.fingerprint(of: texto), en: json)
  }

  private func busca(_ texto: Range<Int>, _ huella: UInt64, en json: JSONTape) -> Int? {
    var casilla = Int(truncatingIfNeeded: huella) & (casillas.count - 1)
    while casillas[casilla] != 0 {
      let entrada = entradas[Int(casillas[casilla]) - 1]
      if entrada.huella == huella, json.areEqual(entrada.texto, texto) { return entrada.indice }
      casilla = (casilla + 1) & (casillas.count - 1)
    }
    return nil
  }

  private mutating func coloca(_ posicion: Int) {
    var casilla = Int(truncatingIfNeeded: entradas[posicion].huella) & (casillas.count - 1)
    while casillas[casilla] != 0 { casilla = (casilla + 1) & (casillas.count - 1) }
    casillas[casilla] = Int32(posicion + 1)
  }

  private mutating func crece() {
    casillas = Array(repeating: 0, count: Self.casillas(para: entradas.count * 2))
    for posicion in entradas.indices { coloca(posicion) }
  }
}
