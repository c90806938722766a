import Testing
import Torneo

@Suite("The best third-placed")
struct MejoresTests {
  /// Groups of three in which the team of their letter and a 3 is the last.
  private func torneo(
    _ grupos: [String: [String]], _ regla: ReglaDeDesempate = .uefa, ranking: [String: Int] = [:],
    puesto: Int = 3
  ) -> Torneo {
    let ligas = grupos.sorted { $0.key < $1.key }
      .map { LigaEscrita($0.value, ranking: ranking, grupo: $0.key) }
    return Torneo(
      reglas: Reglas(desempate: regla, mejores: [MejoresDeGrupo(puesto: puesto, pasan: 2)]),
      equipos: ligas.flatMap(\.equipos.values),
      partidos: ligas.flatMap(\.partidos).enumerated().map {
        PartidoDeLista(id: $0 + 1, partido: $1.partido)
      })
  }

  private func mejores(_ torneo: Torneo) -> Tabla? {
    torneo.mejores(entre: torneo.tablas()).first
  }

  private static let tres = [
    "A": ["A1 3-0 A3", "A2 1-0 A3", "A1 1-0 A2"], "B": ["B1 2-0 B3", "B2 1-1 B3", "B1 1-0 B2"],
    "C": ["C1 1-0 C3", "C2 2-1 C3", "C1 1-0 C2"],
  ]

  @Test("are ordered by points, difference and goals, and keep what they did in their groups")
  func order() throws {
    let tabla = try #require(mejores(torneo(Self.tres)))
    #expect(tabla.filas.puestos == "1 B3, 2 C3, 3 A3")
    #expect(tabla.filas.map(\.balance.jugados) == [2, 2, 2])
    #expect(tabla.filas.map(\.grupo) == ["B", "C", "A"])
    #expect(tabla.mejores == MejoresDeGrupo(puesto: 3, pasan: 2))
    #expect(tabla.gruposSinDecidir.isEmpty)
  }

  @Test("may be the second-placed as well")
  func seconds() throws {
    let tabla = try #require(mejores(torneo(Self.tres, puesto: 2)))
    #expect(tabla.filas.puestos == "1 C2, 2 A2, 3 B2")
  }

  @Test("are told apart by wins or by cards, as the rule set says, and then by the ranking")
  func criteria() throws {
    let empatados = torneo([
      "A": ["A1 2-0 A3", "A2 2-2 A3", "A1 1-0 A2"], "B": ["B1 2-0 B3", "B2 2-2 B3", "B1 1-0 B2"],
    ])
    #expect(mejores(empatados)?.filas.puestos == "1 A3, 1 B3")
    let conRanking = torneo(
      [
        "A": ["A1 2-0 A3", "A2 2-2 A3", "A1 1-0 A2"], "B": ["B1 2-0 B3", "B2 2-2 B3", "B1 1-0 B2"],
      ],
      ranking: ["A3": 40, "B3": 12])
    #expect(mejores(conRanking)?.filas.puestos == "1 B3, 2 A3")
    #expect(
      ReglaDeDesempate.uefa.entreGrupos == [.diferencia, .goles, .victorias, .conducta, .ranking])
    #expect(ReglaDeDesempate.fifa2026.entreGrupos == [.diferencia, .goles, .conducta, .ranking])
    #expect(ReglaDeDesempate.rfef.entreGrupos == [.diferencia, .goles, .conducta])
  }

  @Test("cards of the matches in the groups count")
  func cards() throws {
    var torneo = torneo([
      "A": ["A1 2-0 A3", "A2 2-2 A3", "A1 1-0 A2"], "B": ["B1 2-0 B3", "B2 2-2 B3", "B1 1-0 B2"],
    ])
    let a3 = try #require(torneo.equipos.first { $0.nombre == "A3" })
    let indice = try #require(torneo.partidos.firstIndex { $0.partido.visitante === a3 })
    torneo.partidos[indice].partido.eventos = [
      .tarjeta(minuto: 3, jugador: Jugador(nombre: "Ana"), equipo: a3, color: .amarilla)
    ]
    let tabla = try #require(mejores(torneo))
    #expect(tabla.filas.puestos == "1 B3, 2 A3")
    #expect(tabla.filas[0].motivos.map(\.criterio) == [.conducta])
  }

  @Test("are settled by the organiser where nothing else does")
  func organiser() throws {
    var torneo = torneo([
      "A": ["A1 2-0 A3", "A2 2-2 A3", "A1 1-0 A2"], "B": ["B1 2-0 B3", "B2 2-2 B3", "B1 1-0 B2"],
    ])
    let equipos = ["B3", "A3"].compactMap { nombre in
      torneo.equipos.first { $0.nombre == nombre }
    }
    torneo.ordenes = [OrdenDecidido(equipos: equipos, motivo: "sorteo")]
    #expect(mejores(torneo)?.filas.puestos == "1 B3, 2 A3")
    torneo.ordenes[0].grupo = "A"
    #expect(mejores(torneo)?.filas.puestos == "1 A3, 1 B3")
  }

  @Test("leave out a group of which nobody can tell the third, and say so")
  func undecided() throws {
    var grupos = Self.tres
    grupos["C"] = ["C1 1-0 C3", "C1 1-0 C2", "C2 1-1 C3"]
    let tabla = try #require(mejores(torneo(grupos)))
    #expect(tabla.filas.puestos == "1 B3, 2 A3")
    #expect(tabla.gruposSinDecidir == [Tabla.Clave(fase: nil, grupo: "C")])
  }

  @Test("are provisional while matches of their groups are to be played, and say of which")
  func unfinished() throws {
    var grupos = Self.tres
    grupos["B"]?.append("B3 - B1")
    #expect(
      mejores(torneo(grupos))?.gruposSinAcabar == [Tabla.Clave(fase: nil, grupo: "B")])
    #expect(mejores(torneo(Self.tres))?.gruposSinAcabar == [])
  }

  @Test("leave out who was put out, with the matches that then do not count")
  func expelled() throws {
    var torneo = torneo(Self.tres)
    let b2 = try #require(torneo.equipos.first { $0.nombre == "B2" })
    torneo.expulsiones = [Expulsion(equipo: b2, resultados: .seAnulan)]
    let tabla = try #require(mejores(torneo))
    // B3 is the second of two now.
    #expect(tabla.filas.puestos == "1 C3, 2 A3")
    #expect(tabla.gruposSinDecidir.isEmpty)
    torneo.reglas.mejores = [MejoresDeGrupo(puesto: 2)]
    #expect(mejores(torneo)?.filas.map(\.equipo.nombre).contains("B3") == true)
  }

  @Test("are of the stage that settings name, and of none without groups")
  func stages() {
    var torneo = torneo(Self.tres)
    torneo.reglas.mejores[0].fase = "Segunda fase"
    #expect(torneo.mejores(entre: torneo.tablas()).isEmpty)
    let liga = LigaEscrita(["A 1-0 B"])
    let sinGrupos = Torneo(
      reglas: Reglas(mejores: [MejoresDeGrupo(puesto: 1)]), equipos: Array(liga.equipos.values),
      partidos: liga.partidos)
    #expect(sinGrupos.mejores(entre: sinGrupos.tablas()).isEmpty)
  }
}
