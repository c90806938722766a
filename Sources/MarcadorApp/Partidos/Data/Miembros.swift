import JSON

/// The members of an object that is being read, by key.
///
/// Made once for each kind of object and filled again for each object: reading one allocates
/// nothing and makes no text of its keys.
struct Miembros {
  /// The keys that this kind of object may have.
  let conocidos: [Campo]
  private let claves: [JSONShortText]
  /// By the number of the key; nil for what is not there.
  private var valores: [JSONTape.Value?]
  /// The first key that is probably next: objects of a kind mostly have their keys in one order.
  private var siguiente = 0

  init(_ conocidos: [Campo]) {
    self.conocidos = conocidos.filter { JSONShortText($0.clave) != nil }
    claves = conocidos.compactMap { JSONShortText($0.clave) }
    valores = Array(repeating: nil, count: Campo.allCases.count)
  }

  subscript(campo: Campo) -> JSONTape.Value? { valores[Int(campo.rawValue)] }

  mutating func vacia() {
    for campo in conocidos { valores[Int(campo.rawValue)] = nil }
    siguiente = 0
  }

  /// Of a key that is there twice the first value stays.
  /// - Returns: false for a key that such objects do not have.
  mutating func guarda(_ clave: JSONShortText, _ valor: JSONTape.Value) -> Bool {
    // The rest of the keys in their order, then those before.
    for indice in siguiente..<claves.count where claves[indice] == clave {
      guarda(indice, valor)
      return true
    }
    for indice in 0..<siguiente where claves[indice] == clave {
      guarda(indice, valor)
      return true
    }
    return false
  }

  private mutating func guarda(_ indice: Int, _ valor: JSONTape.Value) {
    let lugar = Int(conocidos[indice].rawValue)
    if valores[lugar] == nil { valores[lugar] = valor }
    siguiente = indice + 1
  }
}
