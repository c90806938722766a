import Torneo

extension [Arbitro] {
  /// Takes the list of a server in the place of what came from one before.
  ///
  /// Those put in by hand stay, whatever a later list says. One whose name the server has too, in
  /// whatever spelling, is the same person: listed where the server has it and with its number, under
  /// the name that the owner wrote and matches may have. Of the others, one whose number the server
  /// gives to somebody else gets another, which nothing but the list depends on.
  mutating func ponAlDia(con dichos: [Arbitro]) throws(EdicionRechazada) {
    // An answer of nobody is taken for a fault of the server's, not for the end of refereeing.
    if dichos.isEmpty, contains(where: { !$0.aMano }) { throw .servidorSinArbitros }
    var otros = filter(\.aMano)
    var lista: [Arbitro] = []
    for dicho in dichos {
      let plegado = dicho.nombre.nombrePlegado
      guard let indice = otros.firstIndex(where: { $0.nombre.nombrePlegado == plegado }) else {
        lista.append(dicho)
        continue
      }
      let suyo = otros.remove(at: indice)
      lista.append(
        Arbitro(
          id: dicho.id, nombre: suyo.nombre, correo: dicho.correo ?? suyo.correo, aMano: true))
    }
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
