extension Torneo {
  /// Puts dates of which neither they nor the zone of the tournament tell the distance from UTC in
  /// order among those that say it: each is taken to be as far from UTC as the nearest that does, by
  /// the clocks at the grounds (of two as near, the earlier). In a tournament of one zone that is the
  /// order of the clocks, summer time or not. Where no date says its distance, or all do, nothing is
  /// to be supposed.
  package mutating func suponeDesfases() {
    var escritos: [(reloj: Int, desfase: Int)] = []
    var faltan = false
    for elemento in partidos {
      guard let fecha = elemento.partido.fecha else { continue }
      if let desfase = fecha.desfase {
        escritos.append((fecha.segundosEnSuReloj, desfase))
      } else if fecha.desfaseSupuesto == nil {
        faltan = true
      }
    }
    if !faltan || escritos.isEmpty { return }
    escritos.sort { ($0.reloj, $0.desfase) < ($1.reloj, $1.desfase) }
    for indice in partidos.indices {
      guard let fecha = partidos[indice].partido.fecha, fecha.desfase == nil,
        fecha.desfaseSupuesto == nil
      else { continue }
      partidos[indice].partido.fecha = fecha.suponiendo(
        Self.masCercano(fecha.segundosEnSuReloj, entre: escritos))
    }
  }

  /// `escritos` are in order, and there is one.
  private static func masCercano(
    _ reloj: Int, entre escritos: [(reloj: Int, desfase: Int)]
  ) -> Int {
    var desde = 0
    var hasta = escritos.count
    while desde < hasta {
      let medio = (desde + hasta) / 2
      if escritos[medio].reloj < reloj { desde = medio + 1 } else { hasta = medio }
    }
    if desde == escritos.count { return escritos[desde - 1].desfase }
    guard desde > 0 else { return escritos[0].desfase }
    let (antes, despues) = (escritos[desde - 1], escritos[desde])
    return reloj - antes.reloj <= despues.reloj - reloj ? antes.desfase : despues.desfase
  }
}
