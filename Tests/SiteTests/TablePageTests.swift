import Site
import Testing
import Torneo

@Suite("The page of the tables")
struct TablePageTests {
  private func torneo(_ lineas: [String]) -> Torneo {
    var torneo = Torneo()
    func equipo(_ nombre: String) -> Equipo {
      if let equipo = torneo.equipos.first(where: { $0.nombre == nombre }) { return equipo }
      let nuevo = Equipo(nombre: nombre)
      torneo.equipos.append(nuevo)
      return nuevo
    }
    for linea in lineas {
      let partes = linea.split(separator: " ").map(String.init)
      let goles = partes[1].split(separator: "-").compactMap { Int($0) }
      torneo.partidos.append(
        PartidoDeLista(
          id: torneo.partidos.count + 1,
          partido: Partido(
            local: equipo(partes[0]), visitante: equipo(partes[2]), eventos: [],
            resultado: Resultado(Tanteo(local: goles[0], visitante: goles[1])),
            grupo: partes[0].first.map { "Grupo \($0)" })))
    }
    return torneo
  }

  private func page(_ torneo: Torneo, _ language: SiteLanguage = .es) async throws -> String {
    var settings = SiteSettings()
    settings.idioma = language
    return try #require(
      try await BuiltSite(torneo, settings: settings).page("clasificacion.html"))
  }

  private static let grupos = [
    "A1 3-0 A3", "A2 1-0 A3", "A1 1-0 A2", "B1 2-0 B3", "B2 1-1 B3", "B1 1-0 B2",
    "C1 1-0 C3", "C1 1-0 C2", "C2 1-1 C3",
  ]

  @Test("has the best third-placed after the groups, with how many go on and what is not known yet")
  func best() async throws {
    var torneo = torneo(Self.grupos)
    torneo.reglas.mejores = [MejoresDeGrupo(puesto: 3, pasan: 1)]
    let html = try await page(torneo)
    #expect(html.contains(">Mejores terceros</h2>"))
    #expect(html.contains("Pasa el primero."))
    #expect(html.contains("Todavía no se sabe quién es 3.º de: Grupo C."))
    #expect(!html.contains("Es provisional"))
    torneo.partidos[0].partido.estado = .programado
    torneo.partidos[0].partido.resultado = nil
    #expect(try await page(torneo).contains("Es provisional: faltan partidos de Grupo A."))
    torneo = self.torneo(Self.grupos)
    torneo.reglas.mejores = [MejoresDeGrupo(puesto: 3, pasan: 1)]
    let rows = try await BuiltSite(torneo).rows(of: "clasificacion.html")
    #expect(
      rows.suffix(2).map { [$0[1], $0[10]] } == [
        ["B3 (Grupo B)", "P E"], ["A3 (Grupo A)", "P P"],
      ])
    let english = try await page(torneo, .en)
    #expect(english.contains(">Best third-placed</h2>"))
    #expect(english.contains("The first one goes on."))
    #expect(english.contains("Not known yet who is 3rd of: Grupo C."))
  }

  @Test("says who was expelled and why, and that points per match order the table")
  func expelled() async throws {
    var torneo = torneo(["A1 1-0 A2", "A2 1-0 A3"])
    torneo.expulsiones = [
      Expulsion(equipo: torneo.equipos[0], resultados: .seAnulan, motivo: "impago")
    ]
    torneo.reglas.porPartido = true
    let html = try await page(torneo)
    #expect(html.contains("A1: expulsado, sus partidos no cuentan: impago"))
    #expect(html.contains("Se ordena por puntos por partido jugado."))
    let rows = try await BuiltSite(torneo).rows(of: "clasificacion.html")
    #expect(rows.map { $0[1] } == ["A2", "A3", "A1"])
  }

  @Test("tells a sanction in the table that it counts in, and in no other")
  func sanctions() async throws {
    let (a, b) = (Equipo(nombre: "A"), Equipo(nombre: "B"))
    let torneo = Torneo(
      sanciones: [Sancion(equipo: a, puntos: -3, motivo: "impago", fase: "Clausura")],
      equipos: [a, b],
      partidos: ["Apertura", "Clausura"].enumerated().map { indice, fase in
        PartidoDeLista(
          id: indice + 1,
          partido: Partido(
            local: a, visitante: b, eventos: [],
            resultado: Resultado(Tanteo(local: 1, visitante: 0)), fase: fase))
      })
    let html = try await page(torneo)
    #expect(html.ranges(of: "A: −3. impago").count == 1)
  }
}
