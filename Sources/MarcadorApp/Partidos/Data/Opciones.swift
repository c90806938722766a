import JSON

/// The values of an enumeration by the words that the store has for them.
struct Opciones<Opcion: RawRepresentable<String> & CaseIterable> {
  private let opciones: [(texto: JSONShortText, opcion: Opcion)]

  init() {
    opciones = Opcion.allCases.compactMap { opcion in
      JSONShortText(opcion.rawValue).map { ($0, opcion) }
    }
  }

  var textos: [String] { Opcion.allCases.map(\.rawValue) }

  subscript(texto: JSONShortText) -> Opcion? {
    for opcion in opciones where opcion.texto == texto { return opcion.opcion }
    return nil
  }
}
