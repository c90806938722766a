import Testing
import Torneo

@Suite("Sides that wait for other matches")
struct PlazasTests {
  @Test(
    "are understood as people and files write them",
    arguments: [
      ("Ganador 57", Plaza.ganador(57)), ("ganador del partido 57", .ganador(57)),
      ("Winner match 57", .ganador(57)), ("W57", .ganador(57)), ("Perdedor 61", .perdedor(61)),
      ("L101", .perdedor(101)), ("Loser of match 3", .perdedor(3)),
      ("1A", .puesto(1, Tabla.Clave(grupo: "Grupo A"))),
      ("2.º del Grupo B", .puesto(2, Tabla.Clave(grupo: "Grupo B"))),
      ("1º grupo a", .puesto(1, Tabla.Clave(grupo: "Grupo A"))),
      ("3A/B/C", .puestoEntre(3, grupos: ["Grupo A", "Grupo B", "Grupo C"])),
    ])
  func texts(_ texto: String, _ plaza: Plaza) {
    #expect(Plaza(texto: texto) == plaza)
    #expect(Plaza(texto: plaza.description) == plaza)
  }

  @Test(
    "are not seen in names of teams",
    arguments: [
      "", "Rayo FC", "Ganador", "W", "57", "A1", "1", "1AB", "1860 München", "Winners FC",
      "Ganador 0", "Ganador 9999999999", "1A/", "3A//B", "W57x", "Ganador 5 7",
    ])
  func others(_ texto: String) {
    #expect(Plaza(texto: texto) == nil)
  }

  // MARK: Ties

  private static let equipos = ["A", "B", "C", "D"].map { Equipo(nombre: $0) }

  private func partido(
    _ id: Int, _ local: Int, _ visitante: Int, _ resultado: Resultado?, ronda: String? = "Final",
    estado: EstadoDePartido? = nil
  ) -> PartidoDeLista {
    PartidoDeLista(
      id: id,
      partido: Partido(
        local: Self.equipos[local], visitante: Self.equipos[visitante], eventos: [],
        estado: estado ?? (resultado == nil ? .programado : .finalizado), resultado: resultado,
        ronda: ronda))
  }

  private func resultado(_ local: Int, _ visitante: Int, tanda: Tanteo? = nil) -> Resultado {
    Resultado(Tanteo(local: local, visitante: visitante), tanda: tanda)
  }

  struct Caso: Sendable, CustomTestStringConvertible {
    var nombre: String
    /// Goals at home and away, seen from the ground; the second match is B – A.
    var partidos: [(Int, Int)]
    var tanda: Tanteo?
    var ganador: String?
    var desenlace: Eliminatoria.Desenlace?
    var global: Tanteo?
    var testDescription: String { nombre }
  }

  @Test(
    "a tie is won by goals, then the shoot-out, then goals away",
    arguments: [
      Caso(
        nombre: "one match", partidos: [(2, 1)], ganador: "A", desenlace: .goles),
      Caso(
        nombre: "one match, away", partidos: [(0, 1)], ganador: "B", desenlace: .goles),
      Caso(
        nombre: "one match, shoot-out", partidos: [(1, 1)],
        tanda: Tanteo(local: 3, visitante: 4), ganador: "B", desenlace: .tanda),
      Caso(nombre: "one match, drawn", partidos: [(1, 1)]),
      Caso(
        nombre: "two matches", partidos: [(2, 0), (1, 0)], ganador: "A", desenlace: .goles,
        global: Tanteo(local: 2, visitante: 1)),
      Caso(
        nombre: "two matches, turned round", partidos: [(1, 0), (3, 1)], ganador: "B",
        desenlace: .goles, global: Tanteo(local: 2, visitante: 3)),
      Caso(
        nombre: "two matches, shoot-out in the second", partidos: [(1, 0), (1, 0)],
        tanda: Tanteo(local: 5, visitante: 4), ganador: "B", desenlace: .tanda,
        global: Tanteo(local: 1, visitante: 1)),
      Caso(
        nombre: "two matches, away goals", partidos: [(1, 0), (2, 1)], ganador: "A",
        desenlace: .golesFuera, global: Tanteo(local: 2, visitante: 2)),
      Caso(
        nombre: "two matches, level in everything", partidos: [(1, 0), (1, 0)],
        global: Tanteo(local: 1, visitante: 1)),
    ])
  func ties(_ caso: Caso) throws {
    var partidos: [PartidoDeLista] = []
    for (indice, goles) in caso.partidos.enumerated() {
      let esUltimo = indice == caso.partidos.count - 1
      partidos.append(
        partido(
          indice + 1, indice, 1 - indice,
          resultado(goles.0, goles.1, tanda: esUltimo ? caso.tanda : nil)))
    }
    let torneo = Torneo(equipos: Self.equipos, partidos: partidos)
    let rondas = torneo.rondasEliminatorias()
    let eliminatoria = try #require(rondas.first?.eliminatorias.first)
    #expect(rondas.count == 1 && rondas.first?.eliminatorias.count == 1)
    #expect(eliminatoria.ganador?.nombre == caso.ganador)
    #expect(eliminatoria.perdedor?.nombre == caso.ganador.map { $0 == "A" ? "B" : "A" })
    #expect(eliminatoria.decision?.desenlace == caso.desenlace)
    #expect(eliminatoria.global == caso.global)
  }

  @Test func aTieOfTwoMatchesIsOpenUntilTheSecondHasBeenPlayed() {
    let torneo = Torneo(
      equipos: Self.equipos,
      partidos: [partido(1, 0, 1, resultado(5, 0)), partido(2, 1, 0, nil)])
    let eliminatoria = torneo.rondasEliminatorias().first?.eliminatorias.first
    #expect(eliminatoria?.esADoblePartido == true)
    #expect(eliminatoria?.ganador == nil && eliminatoria?.global == nil)
  }

  // MARK: Who comes

  private func conPlazas(
    _ id: Int, _ local: Plaza, _ visitante: Plaza, _ resultado: Resultado? = nil
  ) -> PartidoDeLista {
    PartidoDeLista(
      id: id,
      partido: Partido(
        local: Equipo(local), visitante: Equipo(visitante), eventos: [],
        estado: resultado == nil ? .programado : .finalizado, resultado: resultado,
        ronda: "R\(id)", plazas: PlazasDePartido(local: local, visitante: visitante)))
  }

  private func lados(_ torneo: Torneo) -> [String] {
    torneo.partidos.filter { $0.partido.plazas != nil }
      .map { "\($0.partido.local.nombre) – \($0.partido.visitante.nombre)" }
  }

  @Test func winnersAndLosersAreFoundAsResultsCome() {
    var torneo = Torneo(
      equipos: Self.equipos,
      partidos: [
        conPlazas(4, .ganador(3), .perdedor(3)),
        conPlazas(3, .ganador(1), .ganador(2)),
        partido(1, 0, 1, nil, ronda: "Semifinales"),
        partido(2, 2, 3, resultado(0, 1), ronda: "Semifinales"),
      ])
    torneo.resuelvePlazas()
    #expect(
      lados(torneo) == [
        "Ganador del partido 3 – Perdedor del partido 3", "Ganador del partido 1 – D",
      ])
    torneo.partidos[2] = partido(1, 0, 1, resultado(2, 0), ronda: "Semifinales")
    torneo.resuelvePlazas()
    #expect(lados(torneo) == ["Ganador del partido 3 – Perdedor del partido 3", "A – D"])
    torneo.partidos[1].partido.resultado = resultado(0, 1)
    torneo.partidos[1].partido.estado = .finalizado
    torneo.resuelvePlazas()
    #expect(lados(torneo) == ["D – A", "A – D"])
    // A result that is corrected changes who comes.
    torneo.partidos[1].partido.resultado = resultado(1, 0)
    torneo.resuelvePlazas()
    #expect(lados(torneo) == ["A – D", "A – D"])
  }

  @Test func aPlaceOfAGroupIsKnownOnceAllItsMatchesAreAndItIsNotShared() {
    func enGrupo(_ elemento: PartidoDeLista) -> PartidoDeLista {
      var copia = elemento
      copia.partido.ronda = nil
      copia.partido.grupo = "Grupo A"
      return copia
    }
    let grupo = Tabla.Clave(grupo: "Grupo A")
    var torneo = Torneo(
      equipos: Self.equipos,
      partidos: [
        enGrupo(partido(1, 0, 1, resultado(1, 0))), enGrupo(partido(2, 2, 0, nil)),
        conPlazas(9, .puesto(1, grupo), .puesto(2, grupo)),
      ])
    torneo.reglas.calendarioFijo = true
    torneo.resuelvePlazas()
    #expect(lados(torneo) == ["1.º del Grupo A – 2.º del Grupo A"])
    torneo.partidos[1] = enGrupo(partido(2, 2, 0, resultado(0, 1)))
    torneo.resuelvePlazas()
    // B and C are level in everything.
    #expect(lados(torneo) == ["A – 2.º del Grupo A"])
  }

  @Test func whoIsNotKnownIsInNoTable() {
    var torneo = Torneo(
      equipos: Self.equipos, partidos: [conPlazas(1, .ganador(1), .ganador(1))])
    torneo.partidos[0].partido.ronda = nil
    #expect(torneo.tablas().flatMap(\.filas).allSatisfy { $0.equipo.plaza == nil })
  }

  @Test(
    "wait for a place in a table until all have met, also where matches are written down week by week",
    arguments: [
      // Nobody says how often they meet, and not all have met.
      ([(0, 1), (2, 3)], nil, false, false), ([(0, 1), (2, 3)], nil, true, true),
      ([(0, 1), (2, 3)], 1, false, false),
      ([(0, 1), (2, 3), (0, 2), (1, 3), (0, 3), (1, 2)], nil, false, true),
      ([(0, 1), (2, 3), (0, 2), (1, 3), (0, 3), (1, 2)], 1, false, true),
      ([(0, 1), (2, 3), (0, 2), (1, 3), (0, 3), (1, 2)], 2, false, false),
    ] as [([(Int, Int)], Int?, Bool, Bool)])
  func wholeCalendar(
    _ parejas: [(Int, Int)], _ vueltas: Int?, _ calendarioFijo: Bool, _ estaDecidido: Bool
  ) {
    var torneo = Torneo(
      equipos: Self.equipos,
      partidos: parejas.enumerated().map { lugar, pareja in
        // The lower number wins, by more the lower it is.
        partido(lugar + 1, pareja.0, pareja.1, resultado(5 - pareja.0, 0), ronda: nil)
      })
    torneo.reglas.vueltas = vueltas
    torneo.reglas.calendarioFijo = calendarioFijo
    let clave = Tabla.Clave(fase: nil, grupo: nil)
    let primero = BuscadorDePlazas(torneo).equipo(de: .puesto(1, clave))
    #expect(primero?.nombre == (estaDecidido ? "A" : nil))
  }
}
