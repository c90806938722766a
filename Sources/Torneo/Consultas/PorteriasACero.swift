/// How often a team let no goal in.
package struct PorteriasACero: Sendable, Hashable {
  package var equipo: Equipo
  package var veces: Int
  /// Matches that it played.
  package var jugados: Int
}

extension Torneo {
  /// Teams that let no goal in, most often first; level ones by fewer matches, then by name; those that
  /// never did are left out.
  ///
  /// Extra time counts, kicks of a shoot-out do not; nobody kept goal in an awarded match. It is told of
  /// teams alone: who keeps goal is not in a line-up.
  package func porteriasACero() -> [Puesto<PorteriasACero>] {
    var cuentas: [Equipo: PorteriasACero] = [:]
    for elemento in partidosConResultado() where elemento.partido.cuentaParaJugadores {
      let partido = elemento.partido
      let goles = partido.goles
      for (equipo, recibidos) in [
        (partido.local, goles.visitante), (partido.visitante, goles.local),
      ] {
        var cuenta = cuentas[equipo] ?? PorteriasACero(equipo: equipo, veces: 0, jugados: 0)
        cuenta.jugados += 1
        if recibidos == 0 { cuenta.veces += 1 }
        cuentas[equipo] = cuenta
      }
    }
    let ordenadas = cuentas.values.filter { $0.veces > 0 }
      .map { (cuenta: $0, clave: ClaveAlfabetica($0.equipo.nombre, alfabeto)) }
      .sorted { a, b in
        if a.cuenta.veces != b.cuenta.veces { return a.cuenta.veces > b.cuenta.veces }
        if a.cuenta.jugados != b.cuenta.jugados { return a.cuenta.jugados < b.cuenta.jugados }
        return a.clave < b.clave
      }
    return conPuestos(ordenadas.map(\.cuenta)) {
      $0.veces == $1.veces && $0.jugados == $1.jugados
    }
  }
}
