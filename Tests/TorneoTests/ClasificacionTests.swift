import TestSupport
import Testing
import Torneo

@Suite("Standings")
struct ClasificacionTests {
  /// Tournify's published example of the ways in which a mini-table goes on (rules.md).
  let cuatro = LigaEscrita([
    "Rojo 1-0 Amarillo", "Rojo 5-0 Azul", "Rojo 1-0 Verde", "Azul 2-1 Verde",
    "Verde 1-0 Amarillo", "Amarillo 1-0 Azul",
  ])

  struct Manera: Sendable {
    let regla: ReglaDeDesempate
    let orden: [String]
  }

  private static let particulares: [Criterio] = [
    .puntosParticulares, .diferenciaParticular, .golesParticulares, .diferencia, .goles,
  ]

  @Test(
    "six matches tell the ways of breaking a tie apart",
    arguments: [
      Manera(
        regla: ReglaDeDesempate(clave: "", deVarios: particulares, continuacion: .reinicio),
        orden: ["Rojo", "Azul", "Verde", "Amarillo"]),
      Manera(
        regla: ReglaDeDesempate(clave: "", deVarios: particulares, continuacion: .continua),
        orden: ["Rojo", "Verde", "Azul", "Amarillo"]),
      Manera(
        regla: ReglaDeDesempate(
          clave: "", deVarios: [.diferencia, .goles], continuacion: .continua),
        orden: ["Rojo", "Verde", "Amarillo", "Azul"]),
    ])
  func ways(manera: Manera) {
    #expect(cuatro.orden(manera.regla) == manera.orden)
  }

  @Test("the order is the same for any order of the input", arguments: 1...20)
  func totalOrder(vez: Int) {
    let partidos = cuatro.partidos.shuffled()
    let equipos = cuatro.equipos.values.shuffled()
    let filas = clasificacion(
      de: Array(equipos), partidos: partidos, reglas: Reglas(desempate: .general))
    #expect(filas.map(\.equipo.nombre) == cuatro.orden(.general))
  }

  @Test("teams that no criterion tells apart share the place, in alphabetical order")
  func shared() throws {
    let filas = LigaEscrita(["Ñu 1-1 Nube", "Oso 1-1 Águila"]).filas(.premier)
    #expect(filas.map(\.equipo.nombre) == ["Águila", "Nube", "Ñu", "Oso"])
    #expect(filas.map(\.posicion) == [1, 1, 1, 1])
    #expect(try #require(filas.first?.motivos.last).criterio == nil)
  }

  @Test("only finished and awarded matches count, and a missing score is not a zero")
  func whatCounts() {
    let lineas = ["A 3-0 B"]
    for estado in EstadoDePartido.allCases {
      let filas = LigaEscrita(lineas, estado: estado).filas(.general)
      let cuenta = [.finalizado, .adjudicado, .suspendido].contains(estado)
      #expect(filas.map(\.puntos) == (cuenta ? [3, 0] : [0, 0]), "\(estado)")
    }
    let sinResultado = LigaEscrita(["A - B"]).filas(.general)
    #expect(sinResultado.allSatisfy { $0.balance.jugados == 0 && $0.motivos.isEmpty })
  }

  @Test("an abandoned match without a result does not count, whatever goals were seen")
  func abandoned() {
    let (a, b) = (Equipo(nombre: "A"), Equipo(nombre: "B"))
    let partido = Partido(
      local: a, visitante: b,
      eventos: [.gol(minuto: 3, jugador: Jugador(nombre: "Ana"), equipo: a)], estado: .suspendido)
    let filas = clasificacion(
      de: [a, b], partidos: [PartidoDeLista(id: 1, partido: partido)], reglas: Reglas())
    #expect(filas.allSatisfy { $0.balance.jugados == 0 })
  }

  @Test("a match decided on penalties is a draw in the table")
  func shootOut() {
    let (a, b) = (Equipo(nombre: "A"), Equipo(nombre: "B"))
    let resultado = Resultado(
      Tanteo(local: 3, visitante: 3), reglamentario: Tanteo(local: 2, visitante: 2),
      tanda: Tanteo(local: 4, visitante: 2))
    let partido = Partido(local: a, visitante: b, eventos: [], resultado: resultado)
    let filas = clasificacion(
      de: [a, b], partidos: [PartidoDeLista(id: 1, partido: partido)], reglas: Reglas())
    #expect(filas.map(\.puntos) == [1, 1])
    #expect(filas.map(\.balance.golesAFavor) == [3, 3])
  }

  @Test("a sanction takes points and is shown apart")
  func sanction() throws {
    let liga = LigaEscrita(["A 1-0 B", "B 1-0 C", "C 0-2 A"])
    let a = try #require(liga.equipos["A"])
    let filas = liga.filas(.general, sanciones: [Sancion(equipo: a, puntos: -4)])
    #expect(filas.map(\.equipo.nombre) == ["B", "A", "C"])
    #expect(filas.map(\.puntos) == [3, 2, 0])
    #expect(filas[1].sancion == -4)
  }

  @Test("the general rule goes from difference to goals, head to head, wins")
  func general() {
    #expect(LigaEscrita(["A 2-0 C", "B 1-0 C"]).orden(.general) == ["A", "B", "C"])
    #expect(LigaEscrita(["A 1-0 C", "B 2-1 C"]).orden(.general) == ["B", "A", "C"])
    let particular = LigaEscrita(["Z 1-0 A", "A 1-0 B", "A 1-1 C", "C 1-0 Z", "Z 1-1 B"])
    #expect(particular.filas(.general).prefix(1).map(\.equipo.nombre) == ["C"])
  }

  @Test("each place that a tie-break decided carries the criterion and the figures")
  func reasons() throws {
    let filas = LigaEscrita(["A 2-0 C", "B 1-0 C"]).filas(.general)
    let motivo = try #require(filas[0].motivos.first)
    #expect(motivo.criterio == .diferencia)
    #expect(motivo.valores.map(\.equipo.nombre) == ["A", "B"])
    #expect(motivo.valores.map(\.valor) == [2, 1])
    #expect(filas[1].motivos == filas[0].motivos)
    #expect(filas[2].motivos.isEmpty)
  }

  @Test("head to head waits until all matches among the level teams have been played")
  func onlyWhenComplete() {
    let regla = ReglaDeDesempate(
      clave: "", deVarios: [.diferenciaParticular, .diferencia], continuacion: .reinicio,
      espera: .particulares)
    let pendiente = LigaEscrita(["A 1-0 B", "B 5-0 C", "B - A"])
    #expect(pendiente.orden(regla) == ["B", "A", "C"])
    let completo = LigaEscrita(["A 1-0 B", "B 5-0 C"])
    #expect(completo.orden(regla) == ["A", "B", "C"])
  }

  @Test("points, goals and results add up over the whole table", arguments: 0..<10)
  func sums(semilla: Int) {
    var generador = SeededGenerator(seed: UInt64(semilla))
    let nombres = ["A", "B", "C", "D", "E", "F"]
    var lineas: [String] = []
    for local in nombres {
      for visitante in nombres where local != visitante {
        let (g, p) = (
          Int.random(in: 0...4, using: &generador), Int.random(in: 0...4, using: &generador)
        )
        lineas.append("\(local) \(g)-\(p) \(visitante)")
      }
    }
    let filas = LigaEscrita(lineas).filas(.general)
    #expect(
      filas.map(\.balance.golesAFavor).reduce(0, +)
        == filas.map(\.balance.golesEnContra).reduce(0, +))
    #expect(filas.map(\.balance.ganados).reduce(0, +) == filas.map(\.balance.perdidos).reduce(0, +))
    let empates = filas.map(\.balance.empatados).reduce(0, +)
    #expect(filas.map(\.puntos).reduce(0, +) == 3 * lineas.count - empates / 2)
    #expect(zip(filas, filas.dropFirst()).allSatisfy { $0.puntos >= $1.puntos })
  }

  @Test("each group has its table, knock-out matches enter none")
  func groups() {
    let equipos = ["A", "B", "C", "D"].map { Equipo(nombre: $0) }
    func partido(_ id: Int, _ l: Int, _ v: Int, grupo: String?, ronda: String?) -> PartidoDeLista {
      PartidoDeLista(
        id: id,
        partido: Partido(
          local: equipos[l], visitante: equipos[v], eventos: [],
          resultado: Resultado(Tanteo(local: 1, visitante: 0)), grupo: grupo, ronda: ronda))
    }
    let torneo = Torneo(
      equipos: equipos,
      partidos: [
        partido(1, 2, 3, grupo: "Grupo B", ronda: nil),
        partido(2, 0, 1, grupo: "Grupo A", ronda: nil),
        partido(3, 0, 2, grupo: nil, ronda: "Final"),
      ])
    let tablas = torneo.tablas()
    #expect(tablas.map(\.grupo) == ["Grupo A", "Grupo B"])
    #expect(tablas.map { $0.filas.map(\.equipo.nombre) } == [["A", "B"], ["C", "D"]])
    #expect(tablas.allSatisfy { $0.filas.allSatisfy { $0.balance.jugados == 1 } })
  }

  @Test("stages come as they are played, the groups of each by their numbers")
  func stages() throws {
    let equipos = (0..<6).map { Equipo(nombre: "E\($0)") }
    func partido(_ id: Int, _ fase: String, _ grupo: String?, _ fecha: String?) throws
      -> PartidoDeLista
    {
      PartidoDeLista(
        id: id,
        partido: Partido(
          local: equipos[id % 6], visitante: equipos[(id + 1) % 6], eventos: [],
          fecha: try fecha.map { try Fecha(texto: $0) }, fase: fase, grupo: grupo))
    }
    let torneo = Torneo(
      equipos: equipos,
      partidos: [
        try partido(1, "Liguilla final", nil, "2026-05-01"),
        try partido(2, "Primera fase", "Grupo 10", "2026-02-01"),
        try partido(3, "Primera fase", "Grupo 2", nil),
        try partido(4, "Primera fase", "Grupo 1", "2026-03-01"),
        try partido(5, "Amistosos", nil, nil),
      ])
    #expect(
      torneo.tablas().map { "\($0.fase ?? "") \($0.grupo ?? "")" } == [
        "Primera fase Grupo 1", "Primera fase Grupo 2", "Primera fase Grupo 10",
        "Liguilla final ", "Amistosos ",
      ])
  }

  @Test("a sanction counts in the table that it is for, and in no other")
  func sanctionOfOneTable() {
    let (a, b) = (Equipo(nombre: "A"), Equipo(nombre: "B"))
    func torneo(_ sancion: Sancion) -> Torneo {
      Torneo(
        sanciones: [sancion], equipos: [a, b],
        partidos: ["Apertura", "Clausura"].enumerated().map { indice, fase in
          PartidoDeLista(
            id: indice + 1,
            partido: Partido(
              local: a, visitante: b, eventos: [],
              resultado: Resultado(Tanteo(local: 1, visitante: 0)), fase: fase))
        })
    }
    let tablas = torneo(Sancion(equipo: a, puntos: -2, fase: "Clausura")).tablas()
    #expect(tablas.map { $0.filas.first { $0.equipo === a }?.puntos } == [3, 1])
  }

  @Test("a sanction that names a table in full is of no other that has the same group")
  func sanctionOfTheNamedTable() {
    let (a, b) = (Equipo(nombre: "A"), Equipo(nombre: "B"))
    let partidos = [nil, "Final"].enumerated().map { indice, fase in
      PartidoDeLista(
        id: indice + 1,
        partido: Partido(
          local: a, visitante: b, eventos: [],
          resultado: Resultado(Tanteo(local: 1, visitante: 0)), fase: fase, grupo: "1"))
    }
    for (fase, puntos) in [(nil, [1, 3]), ("Final", [3, 1])] as [(String?, [Int])] {
      let sancion = Sancion(equipo: a, puntos: -2, fase: fase, grupo: "1")
      let torneo = Torneo(sanciones: [sancion], equipos: [a, b], partidos: partidos)
      #expect(sancion.duda(en: torneo.participantesPorTabla()) == nil)
      #expect(
        torneo.tablas().map { $0.filas.first { $0.equipo === a }?.puntos } == puntos)
    }
  }

  @Test("a league without matches shows all its teams; a cup alone has no table")
  func withoutMatches() {
    let equipos = [Equipo(nombre: "A"), Equipo(nombre: "B")]
    #expect(Torneo(equipos: equipos).tablas().map(\.filas.count) == [2])
    #expect(Torneo().tablas().map(\.filas.count) == [0])
    let final = Partido(local: equipos[0], visitante: equipos[1], eventos: [], ronda: "Final")
    let copa = Torneo(equipos: equipos, partidos: [PartidoDeLista(id: 1, partido: final)])
    #expect(copa.tablas().isEmpty)
  }
}
