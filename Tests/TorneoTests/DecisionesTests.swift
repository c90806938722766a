import Testing
import Torneo

@Suite("What else orders a table")
struct DecisionesTests {
  // MARK: Points

  @Test("a shoot-out gives its points where the rules say so, and is a draw in all else")
  func shootOut() {
    let liga = LigaEscrita(["A 1-1 B (4-2)", "C 0-0 A (3-5)", "B 2-0 C"])
    let reglas = Reglas(puntos: Puntuacion(tandaGanada: 2, tandaPerdida: 1))
    let filas = liga.filas(reglas)
    #expect(filas.map(\.equipo.nombre) == ["B", "A", "C"])
    #expect(filas.map(\.puntos) == [4, 4, 1])
    #expect(filas.map(\.balance.empatados) == [1, 2, 1])
    #expect(filas.map(\.balance.golesAFavor) == [3, 1, 0])
    #expect(liga.filas(Reglas()).map(\.puntos) == [4, 2, 1])
    let soloGanada = Reglas(puntos: Puntuacion(tandaGanada: 2))
    #expect(liga.filas(soloGanada).map(\.puntos) == [4, 4, 1])
  }

  @Test("a shoot-out after a match that was won gives nothing")
  func shootOutOfATie() {
    let reglas = Reglas(puntos: Puntuacion(tandaGanada: 2, tandaPerdida: 1))
    #expect(LigaEscrita(["A 1-0 B (2-4)"]).filas(reglas).map(\.puntos) == [3, 0])
  }

  @Test("head-to-head points know of shoot-outs")
  func shootOutAmongThem() {
    let liga = LigaEscrita(["A 1-1 B (2-4)", "A 1-0 C", "C 1-0 B", "B 2-0 C", "C 1-0 A"])
    let reglas = Reglas(
      puntos: Puntuacion(tandaGanada: 2, tandaPerdida: 1),
      desempate: ReglaDeDesempate(deVarios: [.puntosParticulares], continuacion: .reinicio))
    #expect(liga.filas(reglas).map(\.puntos) == [6, 5, 4])
    #expect(liga.puestos(reglas) == "1 C, 2 B, 3 A")
  }

  @Test("points per match order a season that was stopped; level ones go on to the rule for ties")
  func perMatch() {
    // A 4 of 2, B 6 of 3, C 3 of 2, D 0.
    let liga = LigaEscrita(["A 1-0 D", "A 0-0 X", "B 3-0 D", "B 3-0 X", "B 0-1 C", "C 0-5 X"])
    let filas = liga.filas(Reglas(desempate: .premier, porPartido: true))
    #expect(filas.puestos == "1 B, 2 A, 3 C, 4 X, 5 D")
    #expect(filas.map(\.puntos) == [6, 4, 3, 4, 0])
    #expect(filas[0].media == filas[1].media)
    #expect(filas[0].motivos.map(\.criterio) == [.diferencia])
  }

  @Test(
    "a deduction is already inside the points that are compared, and who has not played has none")
  func perMatchWithSanctions() {
    let liga = LigaEscrita(["A 1-0 B", "A 1-0 B", "C 1-0 B", "D - A"])
    let decisiones = Decisiones(sanciones: [Sancion(equipo: liga["A"], puntos: -3)])
    let filas = liga.filas(Reglas(porPartido: true), decisiones: decisiones)
    #expect(filas.map(\.equipo.nombre) == ["C", "A", "D", "B"])
  }

  // MARK: Matches

  @Test("an awarded match counts, also among the level teams, with its goals")
  func awarded() {
    let dos = LigaEscrita(["A 3-0 B", "B 2-0 A", "C 0-3 B", "A 1-0 C"]).conEstado(
      .adjudicado, en: 1)
    #expect(dos.puestos(.rfef) == "1 A, 2 B, 3 C")
    #expect(dos.conEstado(.anulado, en: 1).puestos(.rfef).hasPrefix("1 B"))
  }

  @Test("an annulled match and a cancelled one leave nothing to wait for")
  func annulled() {
    let lineas = ["A 1-0 B", "B 5-0 C", "B 3-0 A"]
    for estado in [EstadoDePartido.anulado, .cancelado] {
      let filas = LigaEscrita(lineas).conEstado(estado, en: 3).filas(.rfef)
      #expect(filas.puestos == "1 A, 2 B, 3 C", "\(estado)")
    }
    #expect(
      LigaEscrita(lineas).conEstado(.suspendido, en: 3).filas(.rfef).map(\.puntos) == [6, 3, 0])
  }

  // MARK: Expelled

  @Test("who is expelled comes last, whatever the points; the results stand")
  func expelledWithResults() {
    let liga = LigaEscrita(["A 3-0 B", "A 1-0 C", "B 1-0 C"])
    let decisiones = Decisiones(expulsiones: [Expulsion(equipo: liga["A"])])
    let filas = liga.filas(Reglas(), decisiones: decisiones)
    #expect(filas.puestos == "1 B, 2 C, 3 A")
    #expect(filas.map(\.puntos) == [3, 0, 6])
    #expect(filas.map { $0.expulsion != nil } == [false, false, true])
  }

  @Test("or all of its results go, for its rivals too")
  func expelledWithoutResults() {
    let liga = LigaEscrita(["A 3-0 B", "C 1-0 A", "B 1-0 C", "A - C"])
    let decisiones = Decisiones(
      expulsiones: [Expulsion(equipo: liga["A"], resultados: .seAnulan)])
    let filas = liga.filas(Reglas(), decisiones: decisiones)
    #expect(filas.puestos == "1 B, 2 C, 3 A")
    #expect(filas.map(\.balance.jugados) == [1, 1, 0])
  }

  @Test("an expulsion, and an order, are of the table that they name")
  func ofOneTable() {
    let (a, b) = (Equipo(nombre: "A"), Equipo(nombre: "B"))
    let partidos = ["Apertura", "Clausura"].enumerated().map { indice, fase in
      PartidoDeLista(
        id: indice + 1,
        partido: Partido(
          local: a, visitante: b, eventos: [], resultado: Resultado(Tanteo(local: 1, visitante: 1)),
          fase: fase))
    }
    func puestos(_ torneo: Torneo) -> [String] { torneo.tablas().map(\.filas.puestos) }
    var torneo = Torneo(equipos: [a, b], partidos: partidos)
    #expect(puestos(torneo) == ["1 A, 1 B", "1 A, 1 B"])
    torneo.expulsiones = [Expulsion(equipo: a, fase: "Clausura")]
    #expect(puestos(torneo) == ["1 A, 1 B", "1 B, 2 A"])
    torneo.expulsiones = []
    torneo.ordenes = [OrdenDecidido(equipos: [b, a], fase: "Apertura")]
    #expect(puestos(torneo) == ["1 B, 2 A", "1 A, 1 B"])
  }

  @Test("an order that lacks some of those who are level is known, with whom it lacks")
  func incompleteOrders() {
    let liga = LigaEscrita(["A 1-1 B", "B 1-1 C", "C 1-1 A", "A 5-0 D"])
    func faltan(_ nombres: [String]...) -> [[String]] {
      let torneo = Torneo(
        reglas: Reglas(desempate: .premier),
        ordenes: nombres.map { OrdenDecidido(equipos: $0.map { liga[$0] }) },
        equipos: Array(liga.equipos.values), partidos: liga.partidos)
      return torneo.ordenesIncompletos().map { $0.faltan.map(\.nombre) }
    }
    // A is above the others, and D below them.
    #expect(faltan(["B", "C"], ["B", "D"], ["A", "B"]) == [])
    let nivelados = LigaEscrita(["A 1-1 B", "B 1-1 C", "C 1-1 A"])
    var torneo = Torneo(
      reglas: Reglas(desempate: .premier),
      ordenes: [OrdenDecidido(equipos: [nivelados["A"], nivelados["C"]])],
      equipos: Array(nivelados.equipos.values), partidos: nivelados.partidos)
    #expect(torneo.ordenesIncompletos().map { $0.faltan.map(\.nombre) } == [["B"]])
    torneo.ordenes[0].equipos.append(nivelados["B"])
    #expect(torneo.ordenesIncompletos().isEmpty)
  }

  // MARK: Views

  private static let jornadas = LigaEscrita([
    "A 3-0 B J1", "C 0-1 D J1", "B 2-0 C J2", "D 1-1 A J2", "A - C J3", "B 4-0 D J3",
  ])

  @Test(
    "a table may be of the matches at home, away, up to a matchday, or with those being played",
    arguments: [
      (Vista(), "1 B, 2 A, 3 D, 4 C"), (Vista(lado: .casa), "1 B, 2 A, 3 D, 4 C"),
      (Vista(lado: .fuera), "1 D, 2 A, 3 C, 4 B"),
      (Vista(hastaJornada: 1), "1 A, 2 D, 3 C, 4 B"),
      (Vista(hastaJornada: 2), "1 A, 2 D, 3 B, 4 C"),
    ])
  func views(vista: Vista, puestos: String) {
    let liga = Self.jornadas
    #expect(liga.puestos(Reglas(), vista: vista) == puestos)
  }

  @Test("a table of one side has no deductions; that of a matchday has")
  func viewsAndSanctions() {
    let decisiones = Decisiones(sanciones: [Sancion(equipo: Self.jornadas["A"], puntos: -3)])
    func puntos(_ vista: Vista) -> Int? {
      Self.jornadas.filas(Reglas(), decisiones: decisiones, vista: vista)
        .first { $0.equipo.nombre == "A" }?.puntos
    }
    #expect(puntos(Vista(lado: .casa)) == 3)
    #expect(puntos(Vista(hastaJornada: 1)) == 0)
  }

  @Test("a live match counts in the provisional table only")
  func live() {
    let liga = LigaEscrita(["A 1-0 B", "B 2-0 A"]).conEstado(.enJuego, en: 2)
    #expect(liga.filas(Reglas()).map(\.puntos) == [3, 0])
    #expect(liga.puestos(Reglas(), vista: Vista(enVivo: true)) == "1 B, 2 A")
  }

  @Test("head to head waits, in the table of a matchday, for the matches after it")
  func matchdayAndHeadToHead() {
    let liga = LigaEscrita(["A 1-0 B J1", "B 3-0 C J2", "B 1-0 A J3", "A 2-0 C J3"])
    let filas = liga.filas(Reglas(desempate: .rfef), vista: Vista(hastaJornada: 2))
    #expect(filas.puestos == "1 B, 2 A, 3 C")
    #expect(filas[0].motivos.first?.esperaParticulares == true)
  }
}
