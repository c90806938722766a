/// What a team did at home and away, in leagues and in knock-outs.
package struct BalanceDeEquipo: Sendable, Hashable {
  package fileprivate(set) var enCasa = Balance()
  package fileprivate(set) var fuera = Balance()

  package var total: Balance { enCasa + fuera }
}

extension Torneo {
  /// Of the matches whose result counts. A shoot-out changes no result.
  /// - Parameter suyos: the team's matches.
  package func balance(de equipo: Equipo, en suyos: [PartidoDeLista]) -> BalanceDeEquipo {
    var balance = BalanceDeEquipo()
    for partido in suyos.lazy.map(\.partido) {
      guard partido.cuentaEnLaTabla, !estaAnulado(partido) else { continue }
      if partido.local === equipo {
        balance.enCasa.suma(
          partido.goles, tanda: partido.tanda, fueraDeCasa: false, puntuacion: reglas.puntos)
      } else if partido.visitante === equipo {
        balance.fuera.suma(
          partido.goles.invertido, tanda: partido.tanda?.invertido, fueraDeCasa: true,
          puntuacion: reglas.puntos)
      }
    }
    return balance
  }
}

extension Balance {
  static func + (a: Balance, b: Balance) -> Balance {
    var suma = a
    suma.ganados += b.ganados
    suma.empatados += b.empatados
    suma.perdidos += b.perdidos
    suma.golesAFavor += b.golesAFavor
    suma.golesEnContra += b.golesEnContra
    suma.golesFuera += b.golesFuera
    suma.puntos += b.puntos
    return suma
  }
}
