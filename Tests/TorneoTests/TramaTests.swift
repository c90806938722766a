import Testing
import Torneo

@Suite("The course of a match")
struct TramaTests {
  private static let casa = Equipo(nombre: "Casa")
  private static let fuera = Equipo(nombre: "Fuera")

  /// `C12 F45+2`: who scored, and when.
  private static func partido(
    _ goles: String, estado: EstadoDePartido = .finalizado, resultado: Resultado? = nil
  ) throws -> Partido {
    let eventos = try goles.split(separator: " ").map { gol in
      EventoDePartido.gol(
        minuto: try #require(Minuto(texto: String(gol.dropFirst()))),
        jugador: Jugador(nombre: "Ana"),
        equipo: gol.first == "C" ? casa : fuera)
    }
    return Partido(
      local: casa, visitante: fuera, eventos: eventos, estado: estado, resultado: resultado)
  }

  @Test(
    "each goal is told by what it did to the score",
    arguments: [
      ("C1 C2 F3 F4 F5 C6", [.abre, .amplia, .recorta, .empata, .remonta, .empata]),
      ("C1 F2 C3 F4 C5", [.abre, .empata, .adelanta, .empata, .adelanta]),
      ("F1 C2 F3 C4 C5", [.abre, .empata, .adelanta, .empata, .remonta]),
      ("F50 C20", [.abre, .empata]),
      ("", []),
    ] as [(String, [Trama.Efecto])])
  func effects(goles: String, efectos: [Trama.Efecto]) throws {
    let trama = try #require(Trama(Self.partido(goles)))
    #expect(trama.goles.map(\.efecto) == efectos)
    #expect(trama.goles.last?.tras ?? trama.final == trama.final)
  }

  @Test("a goal that levels, or puts ahead, once more is told as such")
  func onceMore() throws {
    let trama = try #require(Trama(Self.partido("C1 F2 C3 F4 C5")))
    #expect(trama.goles.map(\.otraVez) == [false, false, true, true, true])
  }

  @Test(
    "the goal that decided is the last one that put the winner ahead, or made the draw",
    arguments: [
      ("C1 F2 C3 C4", 3), ("C10 C20", 10), ("F1 F2 C3 C4", 4), ("F5 C6 C70", 70),
    ])
  func decisive(goles: String, minuto: Int) throws {
    #expect(try Trama(Self.partido(goles))?.decisivo?.minuto.minuto == minuto)
  }

  @Test("added time belongs to the half that it was added to")
  func halves() throws {
    let trama = try #require(Trama(Self.partido("C45+2 F46 C90+3")))
    #expect(trama.goles.map(\.tiempo) == [.primero, .segundo, .segundo])
    #expect(trama.descanso == Tanteo(local: 1, visitante: 0))
    let corto = try #require(Trama(Self.partido("C30 F31"), duracion: 60))
    #expect(corto.goles.map(\.tiempo) == [.primero, .segundo])
    let largo = try #require(
      Trama(
        Self.partido(
          "C90 F90+1 C91",
          resultado: Resultado(
            Tanteo(local: 2, visitante: 1), reglamentario: Tanteo(local: 1, visitante: 1)))))
    #expect(largo.goles.map(\.tiempo) == [.segundo, .segundo, .prorroga])
  }

  @Test(
    "where not all goals are known, nobody knows how the score moved, nor how it stood at the interval"
  )
  func unknown() throws {
    let trama = try #require(
      Trama(Self.partido("C1", resultado: Resultado(Tanteo(local: 2, visitante: 0)))))
    #expect(!trama.seConocenLosGoles)
    #expect(trama.goles.isEmpty)
    #expect(trama.descanso == nil)
    #expect(trama.decisivo == nil)
  }

  @Test(
    "a match that did not end on the pitch has none",
    arguments: EstadoDePartido.allCases.filter { $0 != .finalizado })
  func notEnded(estado: EstadoDePartido) throws {
    #expect(try Trama(Self.partido("C1", estado: estado)) == nil)
  }

  @Test("own goals are nobody's second goal")
  func repeated() throws {
    let (ana, eva) = (Jugador(nombre: "Ana"), Jugador(nombre: "Eva"))
    let partido = Partido(
      local: Self.casa, visitante: Self.fuera,
      eventos: [
        .gol(minuto: 1, jugador: eva, equipo: Self.fuera),
        .gol(minuto: 2, jugador: ana, equipo: Self.casa),
        .gol(minuto: 3, jugador: ana, equipo: Self.casa),
        .gol(minuto: 4, jugador: eva, equipo: Self.casa, modo: .propia),
        .gol(minuto: 5, jugador: ana, equipo: Self.casa),
      ])
    let trama = try #require(Trama(partido))
    #expect(trama.repetidores.map(\.jugador) == [ana])
    #expect(trama.repetidores.map(\.goles) == [3])
  }

  @Test("of a table of very many teams nothing is told")
  func largeTable() {
    let equipos = (0...EfectosEnLasTablas.mayorTabla).map { Equipo(nombre: "E\($0)") }
    let partido = Partido(local: equipos[0], visitante: equipos[1], eventos: [], jornada: 1)
    for (cuantos, hay) in [(equipos.count, false), (equipos.count - 1, true)] {
      let torneo = Torneo(
        equipos: Array(equipos.prefix(cuantos)), partidos: [PartidoDeLista(id: 1, partido: partido)]
      )
      let efectos = EfectosEnLasTablas(torneo, torneo.tablas())
      #expect((efectos.de(equipos[0], en: partido) != nil) == hay)
    }
  }

  @Test("what a matchday did to the table is known once all of it was played")
  func table() throws {
    let equipos = ["A", "B", "C", "D"].map { Equipo(nombre: $0) }
    func partido(
      _ local: Int, _ visitante: Int, _ jornada: Int, _ goles: Int?
    ) -> Partido {
      Partido(
        local: equipos[local], visitante: equipos[visitante], eventos: [],
        estado: goles == nil ? .programado : .finalizado,
        resultado: goles.map { Resultado(Tanteo(local: $0, visitante: 1)) }, jornada: jornada)
    }
    let partidos = [
      partido(0, 1, 1, 3), partido(2, 3, 1, 2), partido(3, 0, 2, 2), partido(1, 2, 2, nil),
    ]
    let torneo = Torneo(
      equipos: equipos,
      partidos: partidos.enumerated().map { PartidoDeLista(id: $0 + 1, partido: $1) })
    let efectos = EfectosEnLasTablas(torneo, torneo.tablas())
    #expect(
      efectos.de(equipos[0], en: partidos[0])
        == EfectoEnLaTabla(antes: nil, ahora: 1, esCompartido: false, puntos: 3, jornada: 1))
    #expect(efectos.de(equipos[0], en: partidos[2]) == nil)
    let acabado = Torneo(
      equipos: equipos,
      partidos: (partidos.dropLast() + [partido(1, 2, 2, 1)]).enumerated().map {
        PartidoDeLista(id: $0 + 1, partido: $1)
      })
    let todos = EfectosEnLasTablas(acabado, acabado.tablas())
    #expect(
      todos.de(equipos[2], en: partido(1, 2, 2, 1))
        == EfectoEnLaTabla(antes: 2, ahora: 1, esCompartido: false, puntos: 4, jornada: 2))
    #expect(todos.de(equipos[0], en: partidos[2])?.antes == 1)
  }
}
