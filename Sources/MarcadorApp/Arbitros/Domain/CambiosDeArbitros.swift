/// What is different between two lists of referees; who is told by the number.
package struct CambiosDeArbitros: Sendable, Equatable {
  package struct Cambio: Sendable, Equatable {
    package let antes: Arbitro
    package let ahora: Arbitro
  }

  /// In the order of the new list.
  package let nuevos: [Arbitro]
  package let cambiados: [Cambio]
  /// In the order of the old list.
  package let quitados: [Arbitro]

  package init(de antes: [Arbitro], a ahora: [Arbitro]) {
    let viejos = Dictionary(antes.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    let quedan = Set(ahora.map(\.id))
    nuevos = ahora.filter { viejos[$0.id] == nil }
    cambiados = ahora.compactMap { arbitro in
      guard let viejo = viejos[arbitro.id], viejo != arbitro else { return nil }
      return Cambio(antes: viejo, ahora: arbitro)
    }
    quitados = antes.filter { !quedan.contains($0.id) }
  }
}
