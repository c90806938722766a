import Testing
import Torneo

@Suite("What is still possible")
struct PosibilidadesTests {
  private func torneo(
    _ lineas: [String], _ regla: ReglaDeDesempate = .general, zonas: [Zona] = [],
    vueltas: Int? = nil
  ) -> Torneo {
    let liga = LigaEscrita(lineas)
    return Torneo(
      reglas: Reglas(desempate: regla, vueltas: vueltas, zonas: zonas),
      equipos: liga.equipos.values.sorted { $0.nombre < $1.nombre }, partidos: liga.partidos)
  }

  /// `A seguro, B imposible` of the first place, or of the last zone.
  private func certezas(_ torneo: Torneo) -> String {
    torneo.posibilidades().first?.1.equipos
      .map { "\($0.equipo.nombre) \($0.certezas.last?.rawValue ?? "")" }.joined(separator: ", ")
      ?? ""
  }

  @Test("a lead that nobody reaches is the title; one that somebody reaches is not decided")
  func champion() {
    #expect(
      certezas(torneo(["A 1-0 B", "A 1-0 C", "B - C"]))
        == "A seguro, B imposible, C imposible")
    #expect(
      certezas(torneo(["A 1-0 B", "A 1-0 C", "B - C", "C - B"]))
        == "A noDecidido, B noDecidido, C noDecidido")
    #expect(
      certezas(torneo(["A 1-0 B", "A 1-0 C", "B 1-0 C", "B - A", "B - A"]))
        == "A posible, B posible, C imposible")
  }

  @Test(
    "two who may come level have it decided by their matches, where the rule looks at them first")
  func headToHead() {
    // B alone may come level with A, and lost to it.
    let alcanza = ["A 1-0 B", "B 1-0 C", "A 1-0 C", "B - D"]
    #expect(certezas(torneo(alcanza, .uefa)).hasPrefix("A seguro, B imposible"))
    #expect(certezas(torneo(alcanza, .premier)).hasPrefix("A noDecidido, B noDecidido"))
    #expect(certezas(torneo(alcanza + ["B - A"], .rfef)).hasPrefix("A posible"))
  }

  @Test("rivals that play one another cannot all win")
  func rivalsMeet() {
    // B and C may both reach A's 6, but not both at once, and A is safe in the first two.
    let lineas = ["A 1-0 D", "A 1-0 E", "B 1-0 D", "C 1-0 E", "B - C"]
    let dos = [Zona(nombre: "Ascenso", puestos: 1...2)]
    #expect(certezas(torneo(lineas, zonas: dos)).hasPrefix("A seguro"))
    #expect(
      certezas(torneo(lineas + ["B - E", "C - D"], zonas: dos)).hasPrefix("A posible"))
  }

  @Test("it takes the last places for lost only when no result saves them")
  func relegation() {
    let ultimo = [Zona(nombre: "Descenso", puestos: 3...3)]
    #expect(
      certezas(torneo(["A 1-0 C", "B 1-0 C", "A - C", "A - B"], zonas: ultimo))
        == "A noDecidido, B noDecidido, C noDecidido")
    #expect(
      certezas(torneo(["A 1-0 C", "B 1-0 C", "A 1-0 C", "A - B"], zonas: ultimo))
        == "A imposible, B imposible, C seguro")
  }

  @Test("what nobody wrote down yet is still to be played, where the rules tell the rounds")
  func rounds() {
    let lineas = ["A 1-0 B", "A 1-0 C", "B 1-0 C"]
    #expect(certezas(torneo(lineas)).hasPrefix("A seguro"))
    let ida = torneo(lineas, vueltas: 2)
    #expect(ida.posibilidades().first?.1.pendientes == 3)
    #expect(certezas(ida).hasPrefix("A posible, B posible"))
  }

  @Test("a shared place that matters is not decided, even when all is played")
  func shared() {
    #expect(certezas(torneo(["A 1-1 B"], .premier)) == "A noDecidido, B noDecidido")
    #expect(certezas(torneo(["A 1-0 B"])) == "A seguro, B imposible")
  }

  @Test("points with which a win may be worse than a draw are not reckoned with")
  func oddPoints() {
    var torneo = torneo(["A 1-0 B", "B - A"])
    torneo.reglas.puntos = Puntuacion(victoria: 1, empate: 2, derrota: 0)
    #expect(certezas(torneo) == "A noDecidido, B noDecidido")
  }

  @Test(
    "nothing is claimed that some way of ending denies, and little is left open", arguments: 0..<60)
  func exhaustive(semilla: Int) throws {
    var azar = Generador(semilla: UInt64(semilla))
    let nombres = ["A", "B", "C", "D", "E"].prefix(3 + semilla % 3)
    var lineas: [String] = []
    for local in nombres {
      for visitante in nombres where local != visitante {
        let goles = (Int.random(in: 0...2, using: &azar), Int.random(in: 0...2, using: &azar))
        lineas.append("\(local) \(goles.0)-\(goles.1) \(visitante)")
      }
    }
    lineas.shuffle(using: &azar)
    let abiertos = min(5, lineas.count)
    for indice in 0..<abiertos {
      let partes = lineas[indice].split(separator: " ")
      lineas[indice] = "\(partes[0]) - \(partes[2])"
    }
    let regla: ReglaDeDesempate = [.premier, .rfef, .serieA][semilla % 3]
    let base = torneo(Array(lineas), regla)
    // All ways of ending, each with some goals.
    var finales: [[Fila]] = []
    for caso in 0..<Self.potencia(3, abiertos) {
      var resto = caso
      var torneo = base
      for indice in torneo.partidos.indices
      where torneo.partidos[indice].partido.estado == .programado {
        let goles = Int.random(in: 1...3, using: &azar)
        let tanteo = [
          Tanteo(local: goles, visitante: 0), Tanteo(local: 0, visitante: goles),
          Tanteo(local: goles, visitante: goles),
        ][resto % 3]
        resto /= 3
        torneo.partidos[indice].partido.estado = .finalizado
        torneo.partidos[indice].partido.resultado = Resultado(tanteo)
      }
      finales.append(torneo.tablas()[0].filas)
    }
    for cuantos in 1..<nombres.count {
      var torneo = base
      torneo.reglas.zonas = [Zona(nombre: "z", puestos: 1...cuantos)]
      let todas = try #require(torneo.posibilidades().first?.1)
      for suya in todas.equipos {
        let certeza = try #require(suya.certezas.last)
        let casos = finales.map {
          filas -> (delante: Int, ademasIguales: Int, puesto: Int, ultimo: Int) in
          let puntos = filas.first { $0.equipo === suya.equipo }?.puntos ?? 0
          let puesto = filas.first { $0.equipo === suya.equipo }?.posicion ?? 0
          return (
            filas.count { $0.puntos > puntos }, filas.count { $0.puntos >= puntos } - 1, puesto,
            puesto + filas.count { $0.posicion == puesto } - 1
          )
        }
        let quien = Comment(rawValue: "\(suya.equipo.nombre), \(cuantos), \(lineas)")
        switch certeza {
        case .seguro: #expect(casos.allSatisfy { $0.ultimo <= cuantos }, quien)
        case .imposible: #expect(casos.allSatisfy { $0.puesto > cuantos }, quien)
        case .posible:
          #expect(casos.contains { $0.ademasIguales < cuantos }, quien)
          #expect(casos.contains { $0.delante >= cuantos }, quien)
        case .noDecidido:
          // Only a tie may keep it from saying more.
          #expect(!casos.allSatisfy { $0.ademasIguales < cuantos }, quien)
          #expect(!casos.allSatisfy { $0.delante >= cuantos }, quien)
          #expect(
            !(casos.contains { $0.ademasIguales < cuantos }
              && casos.contains { $0.delante >= cuantos }), quien)
        }
      }
    }
  }

  private static func potencia(_ base: Int, _ exponente: Int) -> Int {
    (0..<exponente).reduce(1) { producto, _ in producto * base }
  }
}
