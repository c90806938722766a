package import Torneo

// The edits of what the organiser decided beside points: orders, expulsions, the rule for ties.
extension Torneo {
  /// Adds an order; refused where it could not be used, or another one says the contrary.
  package mutating func decide(_ orden: OrdenDecidido) throws(EdicionRechazada) {
    if orden.equipos.count < 2 { throw .ordenDeUno }
    var vistos: Set<Equipo> = []
    for equipo in orden.equipos where !vistos.insert(equipo).inserted {
      throw .equipoDosVeces(equipo.nombre)
    }
    let hayTabla = participantesPorTabla().contains { tabla in
      orden.es(de: tabla.clave) && orden.equipos.allSatisfy { tabla.equipos.contains($0) }
    }
    // Those of several groups are ordered in a table of the best of each.
    guard hayTabla || orden.grupo == nil && !reglas.mejores.isEmpty else { throw .sinTabla }
    for otro in ordenes {
      if let (antes, despues) = orden.contradiccion(con: otro) {
        throw .ordenContrario(antes.nombre, antesQue: despues.nombre)
      }
    }
    ordenes.append(orden)
  }

  /// Takes an order away, by its number, from 1.
  package mutating func quita(orden numero: Int) throws(EdicionRechazada) -> OrdenDecidido {
    guard ordenes.indices.contains(numero - 1) else {
      throw .noExisteLaDecision(numero, hay: ordenes.count)
    }
    return ordenes.remove(at: numero - 1)
  }

  package mutating func expulsa(_ expulsion: Expulsion) throws(EdicionRechazada) {
    guard
      participantesPorTabla().contains(where: {
        expulsion.es(de: $0.clave) && $0.equipos.contains(expulsion.equipo)
      })
    else { throw .sinTabla }
    if expulsiones.contains(where: {
      $0.equipo === expulsion.equipo && $0.fase == expulsion.fase && $0.grupo == expulsion.grupo
    }) {
      throw .yaExpulsado(expulsion.equipo.nombre)
    }
    expulsiones.append(expulsion)
  }

  /// Takes an expulsion away, by its number, from 1.
  package mutating func quita(expulsion numero: Int) throws(EdicionRechazada) -> Expulsion {
    guard expulsiones.indices.contains(numero - 1) else {
      throw .noExisteLaDecision(numero, hay: expulsiones.count)
    }
    return expulsiones.remove(at: numero - 1)
  }
}
