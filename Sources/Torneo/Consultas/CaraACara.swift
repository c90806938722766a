/// What two teams did against each other.
package struct CaraACara: Sendable {
  package let equipo: Equipo
  package let rival: Equipo
  /// Of `equipo`, in the matches whose result counts. A shoot-out changes no result.
  package fileprivate(set) var balance = Balance()
  /// All matches between them, by date, also those that do not count or are still to be played.
  package fileprivate(set) var partidos: [PartidoDeLista] = []
  /// Shoot-outs after matches that count.
  package fileprivate(set) var tandasGanadas = 0
  package fileprivate(set) var tandasPerdidas = 0
  /// The numbers of those whose result counts.
  package fileprivate(set) var queCuentan: Set<Int> = []
}

extension Torneo {
  /// What `equipo` did against `rival`, in leagues and in knock-outs.
  package func caraACara(_ equipo: Equipo, contra rival: Equipo) -> CaraACara {
    var cara = CaraACara(equipo: equipo, rival: rival)
    for elemento in partidos {
      let partido = elemento.partido
      let estaEnCasa = partido.local === equipo
      guard
        estaEnCasa && partido.visitante === rival
          || partido.local === rival && partido.visitante === equipo
      else { continue }
      cara.partidos.append(elemento)
      guard partido.cuentaEnLaTabla, !estaAnulado(partido) else { continue }
      cara.queCuentan.insert(elemento.id)
      cara.balance.suma(
        estaEnCasa ? partido.goles : partido.goles.invertido,
        tanda: partido.tanda.map { estaEnCasa ? $0 : $0.invertido }, fueraDeCasa: !estaEnCasa,
        puntuacion: reglas.puntos)
      switch partido.ganadorDeLaTanda {
      case equipo?: cara.tandasGanadas += 1
      case rival?: cara.tandasPerdidas += 1
      default: break
      }
    }
    cara.partidos.sort(by: seJugoAntes)
    return cara
  }
}
