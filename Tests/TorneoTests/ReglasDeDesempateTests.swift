import Testing
import Torneo

@Suite("Rule sets")
struct ReglasDeDesempateTests {
  /// Tournify's published example of the ways in which a mini-table goes on.
  static let cuatro = LigaEscrita([
    "Rojo 1-0 Amarillo", "Rojo 5-0 Azul", "Rojo 1-0 Verde", "Azul 2-1 Verde",
    "Verde 1-0 Amarillo", "Amarillo 1-0 Azul",
  ])

  @Test(
    "each orders the six matches that tell the ways apart as its rule says",
    arguments: [
      (ReglaDeDesempate.uefa, "1 Rojo, 2 Azul, 3 Verde, 4 Amarillo"),
      (.fifa2026, "1 Rojo, 2 Azul, 3 Verde, 4 Amarillo"),
      // Without a step of head-to-head goals overall difference separates Blue; then two are left.
      (.rfef, "1 Rojo, 2 Verde, 3 Amarillo, 4 Azul"),
      (.serieA, "1 Rojo, 2 Verde, 3 Amarillo, 4 Azul"),
      (.general, "1 Rojo, 2 Verde, 3 Amarillo, 4 Azul"),
      (.premier, "1 Rojo, 2 Verde, 3 Amarillo, 4 Azul"),
      (.bundesliga, "1 Rojo, 2 Verde, 3 Amarillo, 4 Azul"),
      (.fifa, "1 Rojo, 2 Verde, 3 Amarillo, 4 Azul"),
    ])
  func six(regla: ReglaDeDesempate, puestos: String) {
    #expect(Self.cuatro.puestos(regla) == puestos)
  }

  @Test("each has a name of its own, by which it is found")
  func names() {
    let claves = ReglaDeDesempate.todas.compactMap(\.clave)
    #expect(
      claves == [
        "general", "rfef", "uefa", "fifa-2026", "fifa", "premier", "premier-particulares",
        "serie-a",
        "bundesliga",
      ])
    for regla in ReglaDeDesempate.todas {
      #expect(regla.clave.flatMap { ReglaDeDesempate(clave: $0) } == regla)
    }
    #expect(ReglaDeDesempate(clave: "laliga") == nil)
  }

  // MARK: Spain

  @Test("rfef: of two, the difference of their matches decides, whoever won more of them")
  func rfefOfTwo() {
    // A has the better head-to-head difference, B the better overall one.
    let dos = LigaEscrita(["A 3-0 B", "B 1-0 A", "B 5-0 C", "C 0-4 B", "A 1-0 C", "C 0-1 A"])
    #expect(dos.filas(.rfef).map(\.puntos) == [9, 9, 0])
    #expect(dos.puestos(.rfef) == "1 A, 2 B, 3 C")
  }

  @Test("rfef: of two, neither goals of their matches nor away goals count")
  func rfefWithoutAwayGoals() {
    // Both by one goal; A scored more away, B has the better difference.
    let liga = LigaEscrita(["A 1-0 B", "B 3-2 A", "B 2-0 C", "C 0-1 A", "A 1-0 C", "C 0-1 B"])
    #expect(liga.puestos(.rfef) == "1 B, 2 A, 3 C")
  }

  @Test("rfef: of several, points among them, and the rule of two once two are left")
  func rfefOfThree() {
    // A won all among them. B beat C by more than C beat B; C has the better overall difference.
    let tres = LigaEscrita([
      "A 1-0 B", "B 0-1 A", "A 1-0 C", "C 0-1 A", "B 3-0 C", "C 1-0 B",
      "D 1-0 A", "D 1-0 A", "B 3-0 D", "B 1-0 D", "B 1-0 D", "C 1-0 D", "C 9-0 D", "C 1-0 D",
    ])
    #expect(tres.filas(.rfef).map(\.puntos) == [12, 12, 12, 6])
    #expect(tres.puestos(Reglas(desempate: .rfef, vueltas: 2)) == "1 A, 2 B, 3 C, 4 D")
  }

  @Test(
    "rfef: head to head waits for the last match among them",
    arguments: [EstadoDePartido.programado, .aplazado, .enJuego])
  func rfefWaits(estado: EstadoDePartido) {
    let lineas = ["A 1-0 B", "B 5-0 C", "C 0-1 A", "A 0-1 C"]
    let pendiente = LigaEscrita(lineas + ["B - A"]).conEstado(estado, en: 5)
    #expect(pendiente.filas(.rfef).prefix(2).map(\.puntos) == [6, 3])
    let nivelados = LigaEscrita(["A 1-0 B", "B 5-0 C", "B - A"]).conEstado(estado, en: 3)
    let filas = nivelados.filas(.rfef)
    #expect(filas.puestos == "1 B, 2 A, 3 C")
    #expect(filas[0].motivos.map(\.criterio) == [.diferencia])
    #expect(filas[0].motivos.allSatisfy { $0.esperaParticulares })
    let jugados = LigaEscrita(["A 1-0 B", "B 5-0 C"]).filas(.rfef)
    #expect(jugados.puestos == "1 A, 2 B, 3 C")
    #expect(jugados[0].motivos.allSatisfy { !$0.esperaParticulares })
  }

  @Test("rfef: a second match that is not in the calendar yet is waited for where others met twice")
  func rfefInfersRounds() {
    let lineas = ["A 1-0 B", "B 5-0 C"]
    #expect(LigaEscrita(lineas).puestos(.rfef) == "1 A, 2 B, 3 C")
    #expect(
      LigaEscrita(lineas).puestos(Reglas(desempate: .rfef, vueltas: 2)) == "1 B, 2 A, 3 C")
    #expect(LigaEscrita(lineas + ["C - B"]).puestos(.rfef) == "1 B, 2 A, 3 C")
  }

  @Test("rfef: fair play separates several, and never two")
  func rfefFairPlay() {
    let tres = LigaEscrita(["A 1-1 B", "B 1-1 C", "C 1-1 A"])
      .conTarjetas(1, "A", .amarilla).conTarjetas(2, "B", .roja).conTarjetas(3, "A", .amarilla)
    // A and C are left once B has gone, and of two only goals count.
    #expect(tres.puestos(.rfef) == "1 C, 2 A, 3 B")
    let dos = LigaEscrita(["A 1-1 B"]).conTarjetas(1, "A", .roja)
    #expect(dos.puestos(.rfef) == "1 A, 1 B")
  }

  // MARK: UEFA and FIFA

  /// B and C drew, A beat B 1-0 and C 2-0; C has the better overall difference.
  static let bloque = LigaEscrita([
    "A 1-0 B", "A 2-0 C", "B 0-0 C", "A 0-4 D", "A 0-0 E", "B 1-0 D", "B 1-0 E", "C 1-0 D",
    "C 5-0 E",
  ])

  @Test("uefa: who is level on points among them is told apart by the difference among all of them")
  func uefaBlock() {
    let filas = Self.bloque.filas(.uefa)
    #expect(filas.filter { "BC".contains($0.equipo.nombre) }.map(\.equipo.nombre) == ["B", "C"])
    let espanolas = Self.bloque.filas(.rfef)
    #expect(
      espanolas.filter { "BC".contains($0.equipo.nombre) }.map(\.equipo.nombre) == ["C", "B"])
  }

  @Test("fifa: overall difference and goals first, then the matches among those still level")
  func fifa() {
    let lineas = ["A 1-0 B", "B 3-0 C", "A 0-1 D", "D 0-1 B", "C 0-2 A", "D 1-1 C"]
    #expect(LigaEscrita(lineas).filas(.fifa).map(\.puntos) == [6, 6, 4, 1])
    #expect(LigaEscrita(lineas).puestos(.fifa) == "1 B, 2 A, 3 D, 4 C")
    #expect(LigaEscrita(lineas).puestos(.fifa2026) == "1 A, 2 B, 3 D, 4 C")
    // Level on points, difference and goals: the match between them decides.
    let iguales = LigaEscrita(["B 1-0 A", "A 2-1 C", "C 1-0 B", "C 0-1 D", "D 0-0 A", "B 0-0 D"])
    #expect(iguales.filas(.fifa).prefix(4).map(\.puntos) == [5, 4, 4, 3])
    #expect(iguales.puestos(.fifa) == "1 D, 2 A, 3 B, 4 C")
  }

  @Test("fifa: fair play as it sent Japan on, and lots where it does not decide")
  func fairPlay() throws {
    let lineas = ["Japón 2-2 Senegal"]
    let liga = LigaEscrita(lineas)
      .conTarjetas(1, "Japón", .amarilla).conTarjetas(1, "Senegal", .amarilla)
      .conTarjetas(1, "Senegal", .amarilla, a: "Eva")
    for regla in [ReglaDeDesempate.fifa, .fifa2026, .uefa] {
      #expect(liga.puestos(regla) == "1 Japón, 2 Senegal")
      let motivo = try #require(liga.filas(regla)[0].motivos.first)
      #expect(motivo.criterio == .conducta)
      #expect(motivo.valores.map(\.valor) == [-1, -2])
    }
    let iguales = LigaEscrita(lineas)
    #expect(iguales.puestos(.fifa) == "1 Japón, 1 Senegal")
    #expect(iguales.filas(.fifa)[0].motivos.last?.alFinal == .sorteo)
    #expect(iguales.filas(.fifa2026)[0].motivos.last?.alFinal == .comparten)
  }

  @Test("lots are not spoken of while a match may still decide")
  func noLotsYet() {
    let filas = LigaEscrita(["A 1-1 B", "A - C"]).filas(.fifa)
    #expect(filas[0].motivos.last?.alFinal == .comparten)
  }

  @Test("a ranking decides last, and only where all level teams have one")
  func ranking() {
    let lineas = ["A 1-1 B"]
    for regla in [ReglaDeDesempate.uefa, .fifa2026] {
      let conDos = LigaEscrita(lineas, ranking: ["A": 30, "B": 4])
      #expect(conDos.puestos(regla) == "1 B, 2 A")
      #expect(conDos.filas(regla)[0].motivos.map(\.criterio) == [.ranking])
      #expect(LigaEscrita(lineas, ranking: ["B": 4]).puestos(regla) == "1 A, 1 B")
    }
    #expect(LigaEscrita(lineas, ranking: ["A": 30, "B": 4]).puestos(.fifa) == "1 A, 1 B")
  }

  // MARK: England, Italy, Germany

  @Test("premier: who is level on difference and goals shares the place")
  func premier() {
    let liga = LigaEscrita(["A 1-0 B", "B 1-0 A", "C 0-0 A", "C 0-0 B"])
    #expect(liga.puestos(.premier) == "1 A, 1 B, 3 C")
  }

  @Test(
    "premier, where it matters: points and then away goals of their matches, once both are played")
  func premierHeadToHead() {
    let porPuntos = LigaEscrita(["A 1-0 B", "B 0-0 A", "C 1-0 A", "B 1-0 C", "A - C", "C - B"])
    #expect(porPuntos.filas(.premierParticulares).map(\.puntos) == [4, 4, 3])
    #expect(porPuntos.puestos(.premierParticulares) == "1 A, 2 B, 3 C")
    #expect(porPuntos.puestos(.premier) == "1 A, 1 B, 3 C")
    // 2-1 and 1-0: level on points, B scored away.
    let porFuera = LigaEscrita(["A 2-1 B", "B 1-0 A", "C 0-0 A", "C 0-0 B"])
    #expect(porFuera.puestos(.premierParticulares) == "1 B, 2 A, 3 C")
    let sinVuelta = LigaEscrita(["A 2-2 B", "B - A"])
    #expect(sinVuelta.puestos(.premierParticulares) == "1 A, 1 B")
  }

  @Test("serie-a: points and difference of their matches, before the overall difference")
  func serieA() {
    let porPuntos = LigaEscrita(["A 1-0 B", "B 0-0 A", "B 9-0 C", "C 1-0 A"])
    #expect(porPuntos.puestos(.serieA) == "1 A, 2 B, 3 C")
    let porDiferencia = LigaEscrita(["A 2-0 B", "B 1-0 A", "B 9-0 C", "A 1-0 C"])
    #expect(porDiferencia.puestos(.serieA) == "1 A, 2 B, 3 C")
    let iguales = LigaEscrita(["A 1-0 B", "B 1-0 A"]).filas(.serieA)
    #expect(iguales.puestos == "1 A, 1 B")
    #expect(iguales[0].motivos.last?.alFinal == .sorteo)
  }

  @Test("bundesliga: aggregate, away goals of their matches, and all away goals only after both")
  func bundesliga() {
    let igualados = ["A 1-0 C", "C 0-1 B"]
    let soloIda = LigaEscrita(igualados + ["A 0-0 B", "B - A"])
    #expect(soloIda.puestos(.bundesliga) == "1 A, 1 B, 3 C")
    // A league in which all meet once has no away goals that could be compared.
    let unaVuelta = LigaEscrita(["A 1-1 B", "A 1-1 C", "B 1-1 C"])
    #expect(unaVuelta.puestos(.bundesliga) == "1 A, 1 B, 1 C")
    // B has the away goals of all matches.
    let jugados = LigaEscrita(igualados + ["A 0-0 B", "B 0-0 A"])
    #expect(jugados.puestos(.bundesliga) == "1 B, 2 A, 3 C")
    // A scored away at B: that comes before all away goals.
    let fuera = LigaEscrita(["A 1-0 C", "C 0-1 B", "A 0-0 B", "B 1-1 A", "A 0-0 C", "C 0-0 B"])
    #expect(fuera.puestos(.bundesliga) == "1 A, 2 B, 3 C")
    // The aggregate, 4-3 for B, comes before away goals, of which A has more.
    let global = LigaEscrita([
      "A 1-1 B", "A 3-1 C", "B 3-2 A", "B 3-0 C", "C 0-1 A", "C 2-0 B",
    ])
    #expect(global.filas(.bundesliga).map(\.puntos) == [7, 7, 3])
    #expect(global.puestos(.bundesliga) == "1 B, 2 A, 3 C")
  }

  // MARK: Cards

  @Test(
    "a person costs one figure in a match, by all the cards in it",
    arguments: [
      ([ColorDeTarjeta.amarilla], [1, 1, 1]), ([.amarilla, .dobleAmarilla], [3, 3, 2]),
      ([.dobleAmarilla], [3, 3, 2]), ([.amarilla, .amarilla], [3, 3, 2]),
      ([.roja], [4, 3, 3]), ([.amarilla, .roja], [5, 4, 4]),
    ])
  func scale(tarjetas: [ColorDeTarjeta], puntos: [Int]) throws {
    let reglas: [ReglaDeDesempate] = [.fifa2026, .uefa, .rfef]
    for (regla, esperado) in zip(reglas, puntos) {
      var liga = LigaEscrita(["A 1-1 B", "B 1-1 C", "C 1-1 A"])
      for color in tarjetas { liga = liga.conTarjetas(1, "A", color) }
      let filas = liga.filas(regla)
      let motivo = try #require(filas.last?.motivos.first { $0.criterio == .conducta })
      #expect(motivo.valores.last?.valor == -esperado, "\(regla.clave ?? "")")
    }
  }

  @Test("a card to the bench counts, cards of another match count again, an awarded match has none")
  func whoCounts() {
    let liga = LigaEscrita(["A 0-0 B", "B 0-0 A"])
    #expect(
      liga.conTarjetas(1, "A", .amarilla, a: "Pepe", aOficial: true).puestos(.uefa) == "1 B, 2 A")
    let dosPartidos = liga.conTarjetas(1, "A", .amarilla).conTarjetas(2, "A", .amarilla)
      .conTarjetas(1, "B", .amarilla)
    #expect(dosPartidos.puestos(.uefa) == "1 B, 2 A")
    let adjudicado = liga.conTarjetas(1, "A", .roja).conEstado(.adjudicado, en: 1)
    #expect(adjudicado.puestos(.uefa) == "1 A, 1 B")
    #expect(
      liga.conTarjetas(1, "A", .roja).conEstado(.anulado, en: 1).puestos(.uefa) == "1 A, 1 B")
  }

  // MARK: The organiser

  @Test("what nothing decides the organiser may, with a reason, and only for all of those level")
  func organiser() throws {
    let liga = LigaEscrita(["A 1-1 B", "C 1-1 D"])
    func orden(_ nombres: String...) -> Decisiones {
      Decisiones(
        ordenes: [OrdenDecidido(equipos: nombres.map { liga[$0] }, motivo: "sorteo del martes")])
    }
    let reglas = Reglas(desempate: .premier)
    #expect(liga.puestos(reglas) == "1 A, 1 B, 1 C, 1 D")
    #expect(
      liga.puestos(reglas, decisiones: orden("C", "A", "D", "B")) == "1 C, 2 A, 3 D, 4 B")
    #expect(liga.puestos(reglas, decisiones: orden("C", "A")) == "1 A, 1 B, 1 C, 1 D")
    let filas = liga.filas(reglas, decisiones: orden("C", "A", "D", "B"))
    let motivo = try #require(filas[0].motivos.last)
    #expect(motivo.criterio == .orden)
    #expect(motivo.decision == "sorteo del martes")
    // It does not overrule what was decided on the pitch.
    let ganado = LigaEscrita(["A 2-0 B", "C 1-0 D"])
    let decidido = Decisiones(ordenes: [OrdenDecidido(equipos: [ganado["C"], ganado["A"]])])
    #expect(ganado.puestos(reglas, decisiones: decidido).hasPrefix("1 A, 2 C"))
  }

  @Test("a rule of one's own has its criteria, its list for two, and its way of going on")
  func own() {
    let regla = ReglaDeDesempate(
      deDos: [.victorias], deVarios: [.golesFuera, .goles], continuacion: .continua)
    #expect(LigaEscrita(["A 0-0 B", "B 0-0 A"]).puestos(regla) == "1 A, 1 B")
    let porFuera = LigaEscrita(["A 1-0 X", "X 0-1 B", "C 1-0 X"])
    #expect(porFuera.puestos(regla) == "1 B, 2 A, 2 C, 4 X")
  }
}
