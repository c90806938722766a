/// The most that can flow from matches to teams, each match to its two sides only.
struct Flujo {
  private struct Fuente {
    var uno: Int
    var otro: Int
    var libre: Int
    var aUno = 0
    var aOtro = 0
    var comoMucho: Int
  }

  private var hueco: [Int]
  private var fuentes: [Fuente] = []
  /// Of each team, the matches that may give to it.
  private var deEquipo: [[Int]]

  /// - Parameter equipos: how much each team takes.
  init(equipos: [Int]) {
    hueco = equipos
    deEquipo = Array(repeating: [], count: equipos.count)
  }

  mutating func anade(_ cantidad: Int, a uno: Int, y otro: Int, comoMucho: Int) {
    deEquipo[uno].append(fuentes.count)
    deEquipo[otro].append(fuentes.count)
    fuentes.append(Fuente(uno: uno, otro: otro, libre: cantidad, comoMucho: comoMucho))
  }

  /// Ford and Fulkerson: as long as a unit of some match finds a way to a team with room, perhaps by
  /// moving a unit of another match to its other side.
  mutating func maximo() -> Int {
    var total = 0
    for fuente in fuentes.indices {
      while fuentes[fuente].libre > 0, lleva(unidadDe: fuente) { total += 1 }
    }
    return total
  }

  private mutating func lleva(unidadDe primera: Int) -> Bool {
    /// How a team was reached: from which match.
    var desde: [Int?] = Array(repeating: nil, count: hueco.count)
    /// Of each match but the first, the team that gives a unit of it back.
    var porEquipo: [Int: Int] = [:]
    var cola = [primera]
    var siguiente = 0
    while siguiente < cola.count {
      let fuente = cola[siguiente]
      siguiente += 1
      for equipo in [fuentes[fuente].uno, fuentes[fuente].otro]
      where desde[equipo] == nil && puede(fuente, a: equipo) {
        desde[equipo] = fuente
        if hueco[equipo] > 0 {
          mueve(hasta: equipo, desde: desde, porEquipo: porEquipo, primera: primera)
          return true
        }
        for otra in deEquipo[equipo]
        where otra != primera && porEquipo[otra] == nil && dado(otra, a: equipo) > 0 {
          porEquipo[otra] = equipo
          cola.append(otra)
        }
      }
    }
    return false
  }

  private func puede(_ fuente: Int, a equipo: Int) -> Bool {
    dado(fuente, a: equipo) < fuentes[fuente].comoMucho
  }

  private func dado(_ fuente: Int, a equipo: Int) -> Int {
    fuentes[fuente].uno == equipo ? fuentes[fuente].aUno : fuentes[fuente].aOtro
  }

  private mutating func da(_ cantidad: Int, de fuente: Int, a equipo: Int) {
    if fuentes[fuente].uno == equipo {
      fuentes[fuente].aUno += cantidad
    } else {
      fuentes[fuente].aOtro += cantidad
    }
  }

  private mutating func mueve(
    hasta ultimo: Int, desde: [Int?], porEquipo: [Int: Int], primera: Int
  ) {
    hueco[ultimo] -= 1
    var equipo = ultimo
    while let fuente = desde[equipo] {
      da(1, de: fuente, a: equipo)
      guard fuente != primera, let anterior = porEquipo[fuente] else { break }
      da(-1, de: fuente, a: anterior)
      equipo = anterior
    }
    fuentes[primera].libre -= 1
  }
}
