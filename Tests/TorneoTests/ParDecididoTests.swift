import TestSupport
import Testing
import Torneo

@Suite("Two teams in a table")
struct ParDecididoTests {
  struct Caso: Sendable, CustomTestStringConvertible {
    var regla: ReglaDeDesempate
    var semilla: Int
    var testDescription: String { "\(regla.clave ?? "") \(semilla)" }
  }

  static let casos = ReglaDeDesempate.todas.flatMap { regla in
    (0..<8).map { Caso(regla: regla, semilla: $0) }
  }

  /// Seven teams in the middle of two rounds, with so few goals that ties abound.
  private func torneo(_ caso: Caso, _ azar: inout SeededGenerator) -> Torneo {
    let equipos = ["A", "B", "C", "D", "E", "F", "G"].map {
      Equipo(nombre: $0, ranking: Int.random(in: 1...4, using: &azar))
    }
    var partidos: [PartidoDeLista] = []
    for local in equipos {
      for visitante in equipos where local !== visitante {
        guard Int.random(in: 0..<10, using: &azar) < 7 else { continue }
        let tanteo = Tanteo(
          local: Int.random(in: 0...2, using: &azar), visitante: Int.random(in: 0...1, using: &azar)
        )
        partidos.append(
          PartidoDeLista(
            id: partidos.count + 1,
            partido: Partido(
              local: local, visitante: visitante, eventos: [], resultado: Resultado(tanteo))))
      }
    }
    return Torneo(reglas: Reglas(desempate: caso.regla), equipos: equipos, partidos: partidos)
  }

  @Test(
    "keep their order when others play, unless one of these is, or comes to be, level with them",
    arguments: casos)
  func keepTheirOrder(caso: Caso) throws {
    var azar = SeededGenerator(seed: UInt64(caso.semilla) + 41)
    let torneo = torneo(caso, &azar)
    let antes = torneo.tablas()[0].filas
    var vistos = 0
    for local in torneo.equipos {
      for visitante in torneo.equipos where local !== visitante {
        var otro = torneo
        let tanteo = Tanteo(
          local: Int.random(in: 0...3, using: &azar), visitante: Int.random(in: 0...3, using: &azar)
        )
        otro.partidos.append(
          PartidoDeLista(
            id: 900,
            partido: Partido(
              local: local, visitante: visitante, eventos: [], resultado: Resultado(tanteo))))
        let despues = otro.tablas()[0].filas
        let nivelAntes = Dictionary(grouping: antes, by: \.puntos).mapValues(nombres)
        let nivelDespues = Dictionary(grouping: despues, by: \.puntos).mapValues(nombres)
        for uno in antes {
          for dos in antes where uno.equipo.nombre < dos.equipo.nombre {
            let juegan = [local.nombre, visitante.nombre]
            let par = [uno.equipo.nombre, dos.equipo.nombre]
            if juegan.contains(where: par.contains) { continue }
            let nivel = nivelAntes[uno.puntos] ?? []
            let hayCausa =
              uno.puntos == dos.puntos
              && (nivel != nivelDespues[uno.puntos] || juegan.contains(where: nivel.contains))
            if hayCausa { continue }
            vistos += 1
            #expect(
              relacion(par, antes) == relacion(par, despues),
              "\(par) after \(juegan) \(tanteo)")
          }
        }
      }
    }
    #expect(vistos > 100)
  }

  private func nombres(_ filas: [Fila]) -> Set<String> { Set(filas.map(\.equipo.nombre)) }

  /// -1 where the first of the two is before the other, 0 where they share a place.
  private func relacion(_ par: [String], _ filas: [Fila]) -> Int {
    let lugares = par.map { nombre in filas.first { $0.equipo.nombre == nombre }?.posicion ?? 0 }
    return (lugares[0] - lugares[1]).signum()
  }
}
