/// A calendar in which all teams meet, each as often as the others.
///
/// By the circle method in the form that gives the fewest breaks (two matches in a row at home, or
/// away) that can be: with n teams, n even, n - 2 in a round; none with n odd, where everybody rests
/// once. Each further round is the one before with the sides exchanged. The same teams in the same order give the same
/// calendar.
package struct CalendarioDeLiga: Sendable, Hashable {
  /// A match, by the places of its teams in the list.
  package struct Emparejamiento: Sendable, Hashable {
    package var local: Int
    package var visitante: Int

    var invertido: Emparejamiento { Emparejamiento(local: visitante, visitante: local) }
  }

  package struct Jornada: Sendable, Hashable {
    package var partidos: [Emparejamiento]
    /// Who rests, where the number of teams is odd.
    package var descansa: Int?

    fileprivate var invertida: Jornada {
      Jornada(partidos: partidos.map(\.invertido), descansa: descansa)
    }
  }

  package let jornadas: [Jornada]

  /// - Parameters:
  ///   - equipos: how many there are; fewer than two meet nobody.
  ///   - vueltas: how often each meets each.
  package init(equipos: Int, vueltas: Int = 1) {
    guard equipos >= 2, vueltas >= 1 else {
      jornadas = []
      return
    }
    // The last matchday but one and the second are without breaks in this order, so that with the next
    // round behind it nobody plays three in a row on one side (which four teams cannot avoid).
    let circulo = Self.circulo(equipos)
    let ida = Array(circulo.dropFirst(2) + circulo.prefix(2))
    let vuelta = ida.map(\.invertida)
    jornadas = (0..<vueltas).flatMap { $0 % 2 == 0 ? ida : vuelta }
  }

  /// All but one stand in a circle, which turns by one place a matchday; who stands opposite each other
  /// meet, and the last one meets who stands at the top, or lets them rest where it is nobody.
  private static func circulo(_ equipos: Int) -> [Jornada] {
    let enElCirculo = equipos % 2 == 0 ? equipos - 1 : equipos
    return (0..<enElCirculo).map { turno in
      var jornada = Jornada(partidos: [], descansa: nil)
      if equipos % 2 == 0 {
        let contraElFijo = Emparejamiento(local: turno, visitante: enElCirculo)
        jornada.partidos.append(turno % 2 == 0 ? contraElFijo : contraElFijo.invertido)
      } else {
        jornada.descansa = turno
      }
      for paso in 1..<max(2, enElCirculo / 2 + 1) where enElCirculo > 1 {
        let partido = Emparejamiento(
          local: (turno + paso) % enElCirculo,
          visitante: (turno - paso + enElCirculo) % enElCirculo)
        jornada.partidos.append(paso % 2 == 1 ? partido : partido.invertido)
      }
      return jornada
    }
  }
}
