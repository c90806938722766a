import Testing

@testable import Torneo

@Suite("A drafted calendar")
struct CalendarioDeLigaTests {
  private func porEquipo(_ calendario: CalendarioDeLiga, _ equipo: Int) -> [Bool] {
    calendario.jornadas.flatMap { jornada in
      jornada.partidos.compactMap { partido -> Bool? in
        partido.local == equipo ? true : partido.visitante == equipo ? false : nil
      }
    }
  }

  /// Matches in a row on the same side.
  private func repeticiones(_ lados: [Bool]) -> Int {
    zip(lados, lados.dropFirst()).count { $0 == $1 }
  }

  @Test("lets everybody meet everybody once, at most once a matchday", arguments: 2...40)
  func todosContraTodos(_ equipos: Int) {
    let calendario = CalendarioDeLiga(equipos: equipos)
    let partidos = calendario.jornadas.flatMap(\.partidos)
    let parejas = Set(partidos.map { Set([$0.local, $0.visitante]) })
    #expect(partidos.count == equipos * (equipos - 1) / 2)
    #expect(parejas.count == partidos.count)
    #expect(parejas.allSatisfy { $0.count == 2 && $0.allSatisfy((0..<equipos).contains) })
    #expect(calendario.jornadas.count == (equipos % 2 == 0 ? equipos - 1 : equipos))
    for jornada in calendario.jornadas {
      let juegan = jornada.partidos.flatMap { [$0.local, $0.visitante] }
      let todos = juegan + (jornada.descansa.map { [$0] } ?? [])
      #expect(todos.sorted() == Array(0..<equipos))
    }
    let descansos = calendario.jornadas.compactMap(\.descansa)
    #expect(descansos.sorted() == (equipos % 2 == 0 ? [] : Array(0..<equipos)))
  }

  @Test("shares out home and away as evenly as can be", arguments: 2...40)
  func localias(_ equipos: Int) {
    for vueltas in 1...4 {
      let calendario = CalendarioDeLiga(equipos: equipos, vueltas: vueltas)
      let lados = (0..<equipos).map { porEquipo(calendario, $0) }
      for suyos in lados {
        #expect(suyos.count == vueltas * (equipos - 1))
        #expect(abs(2 * suyos.count { $0 } - suyos.count) <= 1)
        #expect(vueltas % 2 == 1 || 2 * suyos.count { $0 } == suyos.count)
        // Never three in a row, but for four teams, who cannot help it.
        let seguidos = zip(zip(suyos, suyos.dropFirst()), suyos.dropFirst(2))
        #expect(equipos == 4 || !seguidos.contains { $0.0 == $0.1 && $0.1 == $1 })
      }
      if vueltas <= 2 {
        let minimo = equipos % 2 == 1 ? 0 : (vueltas == 1 ? 1 : 3) * (equipos - 2)
        #expect(
          lados.map(repeticiones).reduce(0, +) <= minimo + (equipos % 2) * equipos * (vueltas - 1))
        if vueltas == 1 { #expect(lados.map(repeticiones).reduce(0, +) == minimo) }
      }
    }
  }

  @Test("has a second round that is the first with the sides exchanged", arguments: [2, 5, 8])
  func vueltas(_ equipos: Int) {
    let calendario = CalendarioDeLiga(equipos: equipos, vueltas: 3)
    let jornadas = calendario.jornadas
    let mitad = jornadas.count / 3
    for (ida, vuelta) in zip(jornadas, jornadas.dropFirst(mitad)).prefix(mitad) {
      #expect(ida.partidos.map(\.invertido) == vuelta.partidos)
      #expect(ida.descansa == vuelta.descansa)
    }
    #expect(Array(jornadas.suffix(mitad)) == Array(jornadas.prefix(mitad)))
  }

  @Test(
    "has no matchdays for fewer than two teams or no round",
    arguments: [(0, 1), (1, 1), (-3, 2), (4, 0)])
  func vacio(_ equipos: Int, _ vueltas: Int) {
    #expect(CalendarioDeLiga(equipos: equipos, vueltas: vueltas).jornadas.isEmpty)
  }
}
