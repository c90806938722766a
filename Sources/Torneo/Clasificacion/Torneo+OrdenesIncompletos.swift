extension Torneo {
  /// Orders of the organiser that have some of the teams that share a place by now and not all, by their
  /// place in `ordenes`, with the teams that they lack.
  package func ordenesIncompletos() -> [(orden: Int, faltan: [Equipo])] {
    if ordenes.isEmpty { return [] }
    let deGrupos = tablas()
    let nivelados = (deGrupos + mejores(entre: deGrupos)).flatMap { tabla in
      Dictionary(grouping: tabla.filas.filter { $0.balance.jugados > 0 }, by: \.posicion)
        .filter { $0.value.count > 1 }.sorted { $0.key < $1.key }
        .map { (clave: tabla.clave, equipos: $0.value.map(\.equipo)) }
    }
    return ordenes.enumerated().compactMap { indice, orden in
      for (clave, equipos) in nivelados where orden.es(de: clave) {
        let faltan = equipos.filter { !orden.equipos.contains($0) }
        if !faltan.isEmpty, faltan.count + 1 < equipos.count { return (indice, faltan) }
      }
      return nil
    }
  }
}
