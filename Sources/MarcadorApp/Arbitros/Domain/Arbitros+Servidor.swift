import Torneo

extension [Arbitro] {
  /// Takes the list of a server in the place of what came from one before.
  ///
  /// Those put in by hand stay after it, but for who has a name that the server has too, in whatever
  /// spelling: that is the same person. One whose number the server gives to somebody else gets
  /// another, which nothing but the list depends on.
  mutating func ponAlDia(con dichos: [Arbitro]) throws(EdicionRechazada) {
    // An answer of nobody is taken for a fault of the server's, not for the end of refereeing.
    if dichos.isEmpty, contains(where: { !$0.aMano }) { throw .servidorSinArbitros }
    let aMano = filter(\.aMano)
    let correos = Dictionary(
      aMano.map { ($0.nombre.nombrePlegado, $0.correo) }, uniquingKeysWith: { uno, _ in uno })
    let suyos = Set(dichos.map(\.nombre.nombrePlegado))
    var lista = dichos
    for indice in lista.indices where lista[indice].correo == nil {
      lista[indice].correo = correos[lista[indice].nombre.nombrePlegado] ?? nil
    }
    let otros = aMano.filter { !suyos.contains($0.nombre.nombrePlegado) }
    var ocupados = Set(lista.map(\.id))
    // Whoever may keep the number does, before others look for a free one.
    let conNumero = otros.map { ($0, sigue: ocupados.insert($0.id).inserted) }
    for (arbitro, sigue) in conNumero {
      if sigue {
        lista.append(arbitro)
        continue
      }
      let id = idLibre(entre: ocupados)
      ocupados.insert(id)
      lista.append(
        Arbitro(id: id, nombre: arbitro.nombre, correo: arbitro.correo, aMano: true))
    }
    self = lista
  }
}
