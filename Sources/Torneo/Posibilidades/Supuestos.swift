/// Matches that are supposed to end in some way, of which only who wins is settled, not by how much.
struct Supuestos {
  private struct Supuesto {
    var rival: Int
    /// 1 for a win, 0 for a draw, -1 for a defeat.
    var signo: Int
    var fueraDeCasa: Bool
  }

  /// Values that a criterion may come to; nil for no bound.
  struct Intervalo: Hashable {
    var minimo: Int?
    var maximo: Int?

    var esUnValor: Bool { minimo != nil && minimo == maximo }

    /// Whether every value of this is above every one of the other.
    func esMayor(que otro: Intervalo) -> Bool {
      guard let minimo, let suMaximo = otro.maximo else { return false }
      return minimo > suMaximo
    }
  }

  private var deEquipo: [[Supuesto]]

  init(equipos: Int) {
    deEquipo = Array(repeating: [], count: equipos)
  }

  mutating func anade(_ local: Int, _ visitante: Int, signo: Int) {
    deEquipo[local].append(Supuesto(rival: visitante, signo: signo, fueraDeCasa: false))
    deEquipo[visitante].append(Supuesto(rival: local, signo: -signo, fueraDeCasa: true))
  }

  /// What a criterion may come to for a team, if it comes to `valor` where each win is 1-0 and each draw
  /// 0-0.
  /// - Parameter entre: the teams whose matches among themselves count; nil for all matches.
  func intervalo(
    _ criterio: Criterio, de equipo: Int, entre: Set<Int>?, valor: Int
  ) -> Intervalo {
    let suyos = deEquipo[equipo].filter { entre?.contains($0.rival) ?? true }
    switch criterio {
    case .diferencia, .diferenciaParticular:
      return Intervalo(
        minimo: suyos.contains { $0.signo < 0 } ? nil : valor,
        maximo: suyos.contains { $0.signo > 0 } ? nil : valor)
    case .goles, .golesParticulares:
      return Intervalo(minimo: valor, maximo: suyos.isEmpty ? valor : nil)
    case .golesFuera, .golesFueraParticulares:
      return Intervalo(
        minimo: valor, maximo: suyos.contains(where: \.fueraDeCasa) ? nil : valor)
    // Cards only ever take points.
    case .conducta: return Intervalo(minimo: suyos.isEmpty ? valor : nil, maximo: valor)
    case .puntosParticulares, .victorias, .ranking, .orden:
      return Intervalo(minimo: valor, maximo: valor)
    }
  }
}
