import TestSupport
import Testing
import Torneo

/// Properties that every table has, by every rule set.
@Suite("Any table")
struct TablaAlAzarTests {
  struct Caso: Sendable, CustomTestStringConvertible {
    var regla: ReglaDeDesempate
    var semilla: Int
    var testDescription: String { "\(regla.clave ?? "") \(semilla)" }
  }

  static let casos = ReglaDeDesempate.todas.flatMap { regla in
    (0..<12).map { Caso(regla: regla, semilla: $0) }
  }

  /// Six teams, two rounds, few goals so that ties abound; some matches are not over, some have
  /// cards.
  private func torneo(_ caso: Caso) -> Torneo {
    var azar = SeededGenerator(seed: UInt64(caso.semilla) + 77)
    let equipos = ["A", "B", "C", "D", "E", "F"].map {
      Equipo(nombre: $0, ranking: Int.random(in: 1...3, using: &azar))
    }
    var partidos: [PartidoDeLista] = []
    for local in equipos {
      for visitante in equipos where local !== visitante {
        let dado = Int.random(in: 0..<12, using: &azar)
        let estado: EstadoDePartido =
          dado == 0 ? .programado : dado == 1 ? .anulado : dado == 2 ? .adjudicado : .finalizado
        let tanteo = Tanteo(
          local: Int.random(in: 0...1, using: &azar), visitante: Int.random(in: 0...1, using: &azar)
        )
        let tarjetas: [EventoDePartido] =
          dado < 8
          ? []
          : [.tarjeta(minuto: 9, jugador: Jugador(nombre: "X"), equipo: local, color: .amarilla)]
        partidos.append(
          PartidoDeLista(
            id: partidos.count + 1,
            partido: Partido(
              local: local, visitante: visitante, eventos: tarjetas, estado: estado,
              resultado: Resultado(tanteo), jornada: partidos.count / 3 + 1)))
      }
    }
    return Torneo(
      reglas: Reglas(desempate: caso.regla),
      sanciones: [Sancion(equipo: equipos[0], puntos: -1)], equipos: equipos, partidos: partidos)
  }

  @Test("is the same for any order of teams and matches", arguments: casos)
  func order(caso: Caso) {
    let torneo = torneo(caso)
    let filas = torneo.tablas()[0].filas
    var azar = SeededGenerator(seed: UInt64(caso.semilla) + 5)
    for _ in 0..<4 {
      var otro = torneo
      otro.equipos.shuffle(using: &azar)
      otro.partidos.shuffle(using: &azar)
      #expect(otro.tablas()[0].filas == filas)
    }
  }

  @Test(
    "has its places from the points down, each place after as many teams as are better",
    arguments: casos)
  func places(caso: Caso) {
    let filas = torneo(caso).tablas()[0].filas
    for (lugar, fila) in filas.enumerated() {
      let anterior = lugar > 0 ? filas[lugar - 1] : nil
      #expect(fila.posicion == lugar + 1 || fila.posicion == anterior?.posicion)
      if let anterior {
        #expect(anterior.puntos >= fila.puntos)
        // Who is level on points has a reason, and it is one that both have.
        if anterior.puntos == fila.puntos { #expect(!fila.motivos.isEmpty) }
        if anterior.posicion == fila.posicion {
          #expect(fila.motivos.last?.criterio == nil)
          #expect(fila.motivos == anterior.motivos)
        }
      }
    }
  }

  @Test("has reasons whose figures fall from the first to the last", arguments: casos)
  func reasons(caso: Caso) {
    for fila in torneo(caso).tablas()[0].filas {
      for motivo in fila.motivos {
        let valores = motivo.valores.map(\.valor)
        #expect(valores == valores.sorted(by: >))
        #expect(motivo.valores.contains { $0.equipo === fila.equipo })
        if motivo.criterio != nil { #expect(Set(valores).count > 1) }
      }
    }
  }

  @Test("adds up: points, goals and results", arguments: casos)
  func sums(caso: Caso) {
    let torneo = torneo(caso)
    let filas = torneo.tablas()[0].filas
    func suma(_ valor: (Fila) -> Int) -> Int { filas.map(valor).reduce(0, +) }
    #expect(suma { $0.balance.golesAFavor } == suma { $0.balance.golesEnContra })
    #expect(suma { $0.balance.ganados } == suma { $0.balance.perdidos })
    #expect(suma { $0.balance.empatados } % 2 == 0)
    let contados = torneo.partidos.count { $0.partido.cuentaEnLaTabla }
    #expect(suma { $0.balance.jugados } == 2 * contados)
    #expect(
      suma { $0.puntos } == 3 * contados - suma { $0.balance.empatados } / 2
        + suma { $0.sancion })
    let lados = [Vista.Lado.casa, .fuera].map { torneo.tablas(Vista(lado: $0))[0].filas }
    #expect(
      lados.flatMap { $0 }.map(\.balance.puntos).reduce(0, +) == suma { $0.balance.puntos })
  }

  @Test(
    "keeps the order of two when a match of others is added that leaves them alone",
    arguments: casos)
  func others(caso: Caso) throws {
    let antes = torneo(caso)
    var despues = antes
    // Two new teams meet: nobody's points, goals or matches among them change.
    let nuevos = [Equipo(nombre: "Y"), Equipo(nombre: "Z")]
    despues.equipos += nuevos
    despues.partidos.append(
      PartidoDeLista(
        id: 900,
        partido: Partido(
          local: nuevos[0], visitante: nuevos[1], eventos: [],
          resultado: Resultado(Tanteo(local: 90, visitante: 0)))))
    let orden = antes.tablas()[0].filas.map(\.equipo)
    let suyo = despues.tablas()[0].filas.map(\.equipo).filter { orden.contains($0) }
    // Unless the new ones are level on points with some of them.
    let puntos = Set(despues.tablas()[0].filas.filter { nuevos.contains($0.equipo) }.map(\.puntos))
    if antes.tablas()[0].filas.allSatisfy({ !puntos.contains($0.puntos) }) {
      #expect(suyo == orden)
    }
  }

  @Test("ends, after the last matchday, as it is", arguments: casos)
  func lastMatchday(caso: Caso) {
    let torneo = torneo(caso)
    #expect(torneo.tablas(Vista(hastaJornada: 999)).map(\.filas) == torneo.tablas().map(\.filas))
  }
}
