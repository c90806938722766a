import TestSupport
import Testing
import Torneo

@Suite("What is still possible")
struct PosibilidadesTests {
  private func torneo(
    _ lineas: [String], _ regla: ReglaDeDesempate = .general, zonas: [Zona] = [],
    vueltas: Int? = nil, calendarioFijo: Bool = true
  ) -> Torneo {
    let liga = LigaEscrita(lineas)
    return Torneo(
      reglas: Reglas(
        desempate: regla, vueltas: vueltas, calendarioFijo: calendarioFijo, zonas: zonas),
      equipos: liga.equipos.values.sorted { $0.nombre < $1.nombre }, partidos: liga.partidos)
  }

  /// `A seguro, B imposible` of the first place, or of the last zone.
  private func certezas(_ torneo: Torneo) -> String {
    torneo.posibilidades().first?.1.equipos
      .map { "\($0.equipo.nombre) \($0.certezas.last?.rawValue ?? "")" }.joined(separator: ", ")
      ?? ""
  }

  @Test("a lead that nobody reaches is the title; one that somebody reaches goals may turn")
  func champion() {
    #expect(
      certezas(torneo(["A 1-0 B", "A 1-0 C", "B - C"]))
        == "A seguro, B imposible, C imposible")
    #expect(
      certezas(torneo(["A 1-0 B", "A 1-0 C", "B - C", "C - B"]))
        == "A posible, B posible, C posible")
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
    #expect(certezas(torneo(alcanza, .premier)).hasPrefix("A posible, B posible"))
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
        == "A posible, B posible, C posible")
    #expect(
      certezas(torneo(["A 1-0 C", "B 1-0 C", "A 1-0 C", "A - B"], zonas: ultimo))
        == "A imposible, B imposible, C seguro")
  }

  @Test("a zone of the middle is possible where some way of ending shows it")
  func middle() {
    let tercero = [Zona(nombre: "Tercero", puestos: 2...3)]
    let lineas = ["A 1-0 B", "C 1-0 D", "A - C", "B - D", "A - D", "B - C", "A - B", "C - D"]
    #expect(
      certezas(torneo(lineas, zonas: tercero)) == "A posible, C posible, B posible, D posible")
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

  @Test(
    "points with which a win may be worse than a draw are reckoned with where all can be counted")
  func oddPoints() {
    var torneo = torneo(["A 1-0 B", "B - A"])
    torneo.reglas.puntos = Puntuacion(victoria: 1, empate: 2, derrota: 0)
    #expect(certezas(torneo) == "A posible, B posible")
    torneo.reglas.vueltas = 14
    #expect(certezas(torneo) == "A noDecidido, B noDecidido")
  }

  @Test(
    "nothing is claimed that some way of ending denies, and little is left open", arguments: 0..<60)
  func exhaustive(semilla: Int) throws {
    var azar = SeededGenerator(seed: UInt64(semilla))
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
    let finales = Self.finales(de: base, &azar)
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
          #expect(casos.contains { $0.delante < cuantos }, quien)
          #expect(casos.contains { $0.ademasIguales >= cuantos }, quien)
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

  @Test(
    "of a zone of the middle nothing is claimed that some way of ending denies", arguments: 0..<20)
  func exhaustiveMiddle(semilla: Int) throws {
    var azar = SeededGenerator(seed: UInt64(semilla) + 500)
    let nombres = ["A", "B", "C", "D"]
    var lineas = nombres.flatMap { local in
      nombres.filter { $0 != local }.map { visitante in
        "\(local) \(Int.random(in: 0...2, using: &azar))-\(Int.random(in: 0...2, using: &azar)) "
          + visitante
      }
    }
    lineas.shuffle(using: &azar)
    for indice in 0..<5 {
      let partes = lineas[indice].split(separator: " ")
      lineas[indice] = "\(partes[0]) - \(partes[2])"
    }
    let base = torneo(lineas, .premier, zonas: [Zona(nombre: "z", puestos: 2...3)])
    let finales = Self.finales(de: base, &azar)
    for suya in try #require(base.posibilidades().first?.1).equipos {
      let dentro = finales.map { filas -> Bool? in
        guard let fila = filas.first(where: { $0.equipo === suya.equipo }) else { return nil }
        let ultimo = fila.posicion + filas.count { $0.posicion == fila.posicion } - 1
        if fila.posicion >= 2, ultimo <= 3 { return true }
        return ultimo < 2 || fila.posicion > 3 ? false : nil
      }
      switch suya.certezas.last {
      case .seguro: #expect(dentro.allSatisfy { $0 == true })
      case .imposible: #expect(dentro.allSatisfy { $0 == false })
      case .posible: #expect(dentro.contains(true) && dentro.contains(false))
      case .noDecidido, nil: break
      }
    }
  }

  /// All ways of ending, each with some goals.
  private static func finales(de base: Torneo, _ azar: inout SeededGenerator) -> [[Fila]] {
    let abiertos = base.partidos.indices.filter {
      base.partidos[$0].partido.estado == .programado
    }
    return (0..<potencia(3, abiertos.count)).map { caso in
      var resto = caso
      var torneo = base
      for indice in abiertos {
        let goles = Int.random(in: 1...3, using: &azar)
        let tanteo = [
          Tanteo(local: goles, visitante: 0), Tanteo(local: 0, visitante: goles),
          Tanteo(local: goles, visitante: goles),
        ][resto % 3]
        resto /= 3
        torneo.partidos[indice].partido.estado = .finalizado
        torneo.partidos[indice].partido.resultado = Resultado(tanteo)
      }
      return torneo.tablas()[0].filas
    }
  }

  private static func potencia(_ base: Int, _ exponente: Int) -> Int {
    (0..<exponente).reduce(1) { producto, _ in producto * base }
  }

  // MARK: With few matches left

  private static let reglas = ReglaDeDesempate.todas

  @Test(
    "with few matches left each answer is that of all results, ties included", arguments: 0..<54)
  func exact(semilla: Int) throws {
    var azar = SeededGenerator(seed: UInt64(semilla) + 9_000)
    let nombres = ["A", "B", "C", "D"].prefix(3 + semilla / 9 % 2)
    var lineas = nombres.flatMap { local in
      nombres.filter { $0 != local }.map { visitante in
        "\(local) \(Int.random(in: 0...2, using: &azar))-\(Int.random(in: 0...2, using: &azar)) "
          + visitante
      }
    }
    lineas.shuffle(using: &azar)
    let abiertos = semilla % 3 == 0 ? 3 : 2
    for indice in 0..<abiertos {
      let partes = lineas[indice].split(separator: " ")
      lineas[indice] = "\(partes[0]) - \(partes[2])"
    }
    let regla = Self.reglas[semilla % Self.reglas.count]
    var base = torneo(lineas, regla, calendarioFijo: false)
    if semilla % 5 == 0 {
      base.sanciones = [
        Sancion(equipo: base.equipos[0], puntos: -Int.random(in: 1...4, using: &azar))
      ]
    }
    let goles = abiertos == 3 ? [0, 1, 12] : [0, 1, 2, 3, 20]
    let finales = Self.todosLosFinales(de: base, goles)
    base.reglas.zonas = (1...nombres.count).flatMap { desde in
      (desde...nombres.count).map { Zona(nombre: "z", puestos: desde...$0) }
    }
    let posibilidades = try #require(base.posibilidades().first?.1)
    for suya in posibilidades.equipos {
      for (zona, certeza) in zip(posibilidades.zonas, suya.certezas) {
        let quien: Comment = "\(regla.clave ?? "") \(suya.equipo.nombre) \(zona.puestos) \(lineas)"
        let dentro = finales.map { filas in Self.esta(suya.equipo, en: zona.puestos, de: filas) }
        switch certeza {
        case .seguro: #expect(dentro.allSatisfy { $0 == true }, quien)
        case .imposible: #expect(dentro.allSatisfy { $0 == false }, quien)
        case .posible: #expect(dentro.contains(true) && dentro.contains(false), quien)
        case .noDecidido:
          // A tie of several on goals to come that hang on each other is all that is left open.
          #expect(!(dentro.contains(true) && dentro.contains(false)), quien)
        }
      }
    }
  }

  /// Whether a team ends in a zone; nil where its place is shared across the border of it.
  private static func esta(
    _ equipo: Equipo, en zona: ClosedRange<Int>, de filas: [Fila]
  ) -> Bool? {
    guard let fila = filas.first(where: { $0.equipo === equipo }) else { return nil }
    let ultimo = fila.posicion + filas.count { $0.posicion == fila.posicion } - 1
    if zona.contains(fila.posicion), zona.contains(ultimo) { return true }
    return (fila.posicion...ultimo).overlaps(zona) ? nil : false
  }

  /// The table after all results of the open matches, with so many goals for each side.
  private static func todosLosFinales(de base: Torneo, _ goles: [Int]) -> [[Fila]] {
    let abiertos = base.partidos.indices.filter { base.partidos[$0].partido.estado == .programado }
    return (0..<potencia(goles.count * goles.count, abiertos.count)).map { caso in
      var resto = caso
      var torneo = base
      for indice in abiertos {
        torneo.partidos[indice].partido.estado = .finalizado
        torneo.partidos[indice].partido.resultado = Resultado(
          Tanteo(
            local: goles[resto % goles.count],
            visitante: goles[resto / goles.count % goles.count]))
        resto /= goles.count * goles.count
      }
      return torneo.tablas()[0].filas
    }
  }

  @Test("a tie that the matches of the two have settled is told, whatever the goals to come")
  func settledTies() {
    // B may come level with A, which beat it twice; of the goals all is open.
    let lineas = [
      "A 1-0 B", "B 0-1 A", "A 1-0 C", "C 1-0 A", "B 1-0 C", "C 0-4 B", "A 0-1 D", "D 0-0 A",
      "B 0-0 D", "D - B", "C 1-0 D", "D 0-0 C",
    ]
    #expect(certezas(torneo(lineas, .uefa, calendarioFijo: false)).hasPrefix("A seguro"))
    #expect(certezas(torneo(lineas, .premier, calendarioFijo: false)).hasPrefix("A posible"))
  }

  @Test(
    "points for winning a shoot-out, a win that is worth less, and points per match are counted")
  func oddPointsCounted() {
    var torneo = torneo(["A 1-0 B", "B - A"])
    torneo.reglas.puntos = Puntuacion(
      victoria: 3, empate: 1, derrota: 0, tandaGanada: 2, tandaPerdida: 1)
    #expect(certezas(torneo) == "A posible, B posible")
    torneo.reglas.puntos = Puntuacion(victoria: 5, empate: 2, derrota: 1)
    torneo.reglas.porPartido = true
    #expect(certezas(torneo) == "A posible, B posible")
  }

  @Test("nothing is claimed while nobody knows which matches are missing")
  func unknownCalendar() throws {
    let lineas = ["A 1-0 B", "A 1-0 C", "A 3-0 D", "C 0-0 D"]
    let abierta = torneo(lineas, calendarioFijo: false)
    #expect(certezas(abierta).split(separator: ", ").allSatisfy { $0.hasSuffix(" noDecidido") })
    #expect(abierta.posibilidades().first?.1.estaTodoElCalendario == false)
    #expect(certezas(torneo(lineas)).hasPrefix("A seguro"))
    #expect(certezas(torneo(lineas, vueltas: 1)).hasPrefix("A seguro"))
    #expect(certezas(torneo(lineas, vueltas: 2)).hasPrefix("A posible"))
  }
}
