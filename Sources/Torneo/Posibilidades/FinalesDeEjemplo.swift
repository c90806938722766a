/// Some ways in which a table may end, to show that a team may end somewhere in the middle.
struct FinalesDeEjemplo {
  /// Ways as dice fall.
  private static let tiradas = 40

  private let pendientes: [(Int, Int)]
  /// Of each team, its matches by place in `pendientes`.
  private let deEquipo: [[Int]]
  private let rivales: [Int]
  private let puntuacion: Puntuacion
  private let puntosAhora: [Int]
  /// Ways in which all matches may end.
  private let patrones: [Patron]

  private struct Patron {
    /// Of each match, for its two sides.
    var repartos: [(Int, Int)]
    /// Of each team, at the end.
    var puntos: [Int]
  }

  init(puntos: [Int], pendientes: [(Int, Int)], rivales: [Int], puntuacion: Puntuacion) {
    self.pendientes = pendientes
    self.rivales = rivales
    self.puntuacion = puntuacion
    puntosAhora = puntos
    var deEquipo = [[Int]](repeating: [], count: puntos.count)
    for (lugar, partido) in pendientes.enumerated() {
      deEquipo[partido.0].append(lugar)
      deEquipo[partido.1].append(lugar)
    }
    self.deEquipo = deEquipo
    let gana = (puntuacion.victoria, puntuacion.derrota)
    let pierde = (puntuacion.derrota, puntuacion.victoria)
    let empatan = (puntuacion.empate, puntuacion.empate)
    // The better side wins, the worse one, the first one, nobody; and then as dice fall, always the
    // same way.
    var formas: [((Int, Int)) -> (Int, Int)] = [
      { puntos[$0.0] >= puntos[$0.1] ? gana : pierde },
      { puntos[$0.0] < puntos[$0.1] ? gana : pierde },
      { _ in gana },
      { _ in empatan },
    ]
    var dado: UInt32 = 1
    for _ in 0..<Self.tiradas {
      formas.append { _ in
        dado = dado &* 1_664_525 &+ 1_013_904_223
        return [gana, empatan, pierde][Int((dado >> 16) % 3)]
      }
    }
    patrones = formas.map { forma in
      let repartos = pendientes.map(forma)
      var finales = puntos
      for (partido, reparto) in zip(pendientes, repartos) {
        finales[partido.0] += reparto.0
        finales[partido.1] += reparto.1
      }
      return Patron(repartos: repartos, puntos: finales)
    }
  }

  /// Whether in one of them, with any number of wins of its own, a team ends in one of these places
  /// with nobody level with it.
  func hayUno(de equipo: Int, en puestos: ClosedRange<Int>) -> Bool {
    let suyos = deEquipo[equipo]
    return patrones.contains { patron in
      (0...suyos.count).contains { victorias in
        var puntos = patron.puntos
        puntos[equipo] = puntosAhora[equipo]
        for (orden, lugar) in suyos.enumerated() {
          let esElUno = pendientes[lugar].0 == equipo
          let rival = esElUno ? pendientes[lugar].1 : pendientes[lugar].0
          let dado = patron.repartos[lugar]
          puntos[rival] -= esElUno ? dado.1 : dado.0
          let gana = orden < victorias
          puntos[equipo] += gana ? puntuacion.victoria : puntuacion.derrota
          puntos[rival] += gana ? puntuacion.derrota : puntuacion.victoria
        }
        let meta = puntos[equipo]
        let otros = rivales.filter { $0 != equipo }
        guard !otros.contains(where: { puntos[$0] == meta }) else { return false }
        return puestos.contains(otros.count { puntos[$0] > meta } + 1)
      }
    }
  }
}
