/// What an edit changed in the list of referees, so that it can be taken back from one that others edited
/// since, where they left alone what it changed.
struct CambioDeLaLista: Sendable {
  /// A referee before and after; nil on the side on which there is none.
  private struct Pieza: Sendable {
    var antes: Arbitro?
    var ahora: Arbitro?
    /// Where it was, or is, in the list.
    var lugar: Int
  }

  private var piezas: [Pieza]

  init(de antes: [Arbitro], a ahora: [Arbitro]) {
    piezas = antes.enumerated().compactMap { lugar, viejo in
      let nuevo = ahora.first { $0.id == viejo.id }
      return nuevo == viejo ? nil : Pieza(antes: viejo, ahora: nuevo, lugar: lugar)
    }
    piezas += ahora.enumerated().compactMap { lugar, nuevo in
      antes.contains { $0.id == nuevo.id } ? nil : Pieza(antes: nil, ahora: nuevo, lugar: lugar)
    }
  }

  /// The change that takes this one back.
  var delReves: CambioDeLaLista {
    var otro = self
    otro.piezas = piezas.map { Pieza(antes: $0.ahora, ahora: $0.antes, lugar: $0.lugar) }
    return otro
  }

  /// Makes the change, if what it is about is still as it was before it.
  func aplica(a lista: inout [Arbitro]) throws(EdicionRechazada) {
    var conflictos: [ParteDelTorneo] = []
    for pieza in piezas {
      guard let suyo = pieza.antes ?? pieza.ahora else { continue }
      let lugar = lista.firstIndex { $0.id == suyo.id }
      let hay = lugar.map { lista[$0] }
      if hay == pieza.ahora { continue }
      guard hay == pieza.antes else {
        conflictos.append(ParteDelTorneo(.arbitro(suyo.nombre)))
        continue
      }
      if let lugar { lista.remove(at: lugar) }
      if let ahora = pieza.ahora {
        lista.insert(ahora, at: min(lugar ?? pieza.lugar, lista.count))
      }
    }
    if !conflictos.isEmpty { throw .noSeDeshace(conflictos) }
  }
}
