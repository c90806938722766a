/// A place in a list: elements that nothing tells apart share it.
package struct Puesto<Elemento: Sendable>: Sendable {
  package let posicion: Int
  package let elemento: Elemento
}

/// Gives places to what is in order already.
/// - Parameter nivelados: whether an element shares the place of the one before it.
func conPuestos<Elemento>(
  _ ordenados: [Elemento], nivelados: (Elemento, Elemento) -> Bool
) -> [Puesto<Elemento>] {
  var puestos: [Puesto<Elemento>] = []
  puestos.reserveCapacity(ordenados.count)
  for (indice, elemento) in ordenados.enumerated() {
    let compartido = puestos.last.flatMap { nivelados($0.elemento, elemento) ? $0.posicion : nil }
    puestos.append(Puesto(posicion: compartido ?? indice + 1, elemento: elemento))
  }
  return puestos
}
