import Torneo

/// What is different between two lists of referees. Who is who is told by the number; of those put in by
/// hand by the name, for the number may be somebody else's since.
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
    let delServidor = Dictionary(
      antes.filter { !$0.aMano }.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    let aMano = Dictionary(
      antes.filter(\.aMano).map { ($0.nombre.nombrePlegado, $0) }, uniquingKeysWith: { $1 })
    var nuevos: [Arbitro] = []
    var cambiados: [Cambio] = []
    var vistos: Set<Arbitro> = []
    for arbitro in ahora {
      let suyo = aMano[arbitro.nombre.nombrePlegado]
      guard let viejo = arbitro.aMano ? suyo : delServidor[arbitro.id] ?? suyo else {
        nuevos.append(arbitro)
        continue
      }
      vistos.insert(viejo)
      if viejo != arbitro { cambiados.append(Cambio(antes: viejo, ahora: arbitro)) }
    }
    self.nuevos = nuevos
    self.cambiados = cambiados
    quitados = antes.filter { !vistos.contains($0) }
  }
}
