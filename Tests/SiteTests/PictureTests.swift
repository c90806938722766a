import Testing
import Torneo

@testable import Site

@Suite("Pictures")
struct PictureTests {
  private let a = Equipo(nombre: "A")
  private let b = Equipo(nombre: "B <&> \"c\"")
  private let c = Equipo(nombre: "C")
  private let d = Equipo(nombre: "D")
  private let ana = Jugador(nombre: "Ana")

  private func text(_ svg: [UInt8]?) -> String { String(decoding: svg ?? [], as: UTF8.self) }

  @Test("a timeline has a mark for each goal, card and change, and says the goals in words")
  func timeline() throws {
    let partido = Partido(
      local: a, visitante: b,
      eventos: [
        .gol(minuto: 12, jugador: ana, equipo: a), .gol(minuto: 13, jugador: ana, equipo: a),
        .gol(minuto: try #require(Minuto(90, anadido: 3)), jugador: ana, equipo: b, modo: .penalti),
        .tarjeta(minuto: 30, jugador: ana, equipo: a, color: .amarilla),
        .tarjeta(minuto: 31, jugador: ana, equipo: a, color: .roja),
        .cambio(minuto: 60, entra: ana, sale: ana, equipo: b),
        .tarjeta(minuto: 70, jugador: ana, color: .roja),
      ])
    let svg = text(CronologiaSVG(partido, duracion: Duracion(), language: .es)?.svg)
    #expect(svg.contains("<title>Cronología del partido</title>"))
    #expect(
      svg.contains("<desc>A, 2 goles: 12', 13'. B &lt;&amp;&gt; &quot;c&quot;, 1 gol: 90+3'."))
    #expect(svg.split(separator: "class=\"gol\"", omittingEmptySubsequences: false).count - 1 == 3)
    #expect(
      svg.split(separator: "class=\"amarilla\"", omittingEmptySubsequences: false).count - 1 == 1)
    // The card of nobody knows which side has no place above or below the line.
    #expect(svg.split(separator: "class=\"roja\"", omittingEmptySubsequences: false).count - 1 == 1)
    #expect(
      svg.split(separator: "class=\"cambio\"", omittingEmptySubsequences: false).count - 1 == 1)
    // Two goals in two minutes do not hide each other.
    let heights = svg.matches(of: #/class="gol" cx="[0-9.]+" cy="([0-9]+)"/#).map { $0.output.1 }
    #expect(Set(heights.prefix(2)).count == 2)
  }

  @Test("there is no timeline of a match of which nothing is known, or that was awarded")
  func noTimeline() {
    var partido = Partido(local: a, visitante: b, eventos: [])
    #expect(CronologiaSVG(partido, duracion: Duracion(), language: .es) == nil)
    partido.eventos = [.gol(minuto: 1, jugador: ana, equipo: a)]
    partido.estado = .adjudicado
    #expect(CronologiaSVG(partido, duracion: Duracion(), language: .es) == nil)
  }

  @Test(
    "a goal counts for the quarter of an hour of its minute, added time for that which it was added to"
  )
  func quarters() throws {
    let minutes: [Minuto] = [
      1, 15, 16, 45, try #require(Minuto(45, anadido: 4)), 46, 90,
      try #require(Minuto(90, anadido: 2)),
      105,
    ]
    let partido = Partido(
      local: a, visitante: b,
      eventos: minutes.enumerated().map {
        .gol(minuto: $1, jugador: ana, equipo: $0 == 0 ? b : a)
      }, ronda: "Final")
    let cuartos = CuartoDeHora.cuartos(
      de: [PartidoDeLista(id: 1, partido: partido)], para: a, duracion: Duracion(), language: .es)
    #expect(
      cuartos.map(\.nombre)
        == ["1–15", "16–30", "31–45", "46–60", "61–75", "76–90", "Prórroga"])
    #expect(cuartos.map(\.goles) == [1, 1, 2, 1, 0, 2, 1])
    #expect(cuartos.map(\.contrarios) == [1, 0, 0, 0, 0, 0, 0])
  }

  @Test("the places of a team are also in a table that opens, a matchday in a row")
  func placesAsTable() async throws {
    let partidos = [(1, a, b), (2, b, a)].map { jornada, local, visitante in
      PartidoDeLista(
        id: jornada,
        partido: Partido(
          local: local, visitante: visitante, eventos: [], estado: .finalizado,
          resultado: Resultado(Tanteo(local: jornada, visitante: 0)), jornada: jornada))
    }
    let plan = try await Pages.plan(Torneo(equipos: [a, b], partidos: partidos), [.equipos])
    let html = try Pages.html("equipos/a.html", of: plan)
    #expect(
      html.contains(
        "<details><summary>Tabla</summary><table><thead><tr><th scope=\"col\">Jornada</th>"
          + "<th scope=\"col\">Pos.</th></tr></thead><tbody><tr><th scope=\"row\">1</th><td>1.º</td></tr>"
          + "<tr><th scope=\"row\">2</th><td>2.º</td></tr></tbody></table></details>"))
  }

  @Test("a table that opens escapes what is in it")
  func escapedTable() {
    let html = text(TablaPlegada(titulo: "<b>", columnas: ["&"], filas: [["\"<i>", "</td>"]]).html)
    #expect(
      html
        == "<details><summary>&lt;b&gt;</summary><table><thead><tr><th scope=\"col\">&amp;</th></tr>"
        + "</thead><tbody><tr><th scope=\"row\">&quot;&lt;i&gt;</th><td>&lt;/td&gt;</td></tr></tbody>"
        + "</table></details>")
  }

  @Test("a shorter match has fewer quarters")
  func shortMatch() {
    let partido = Partido(
      local: a, visitante: b, eventos: [.gol(minuto: 40, jugador: ana, equipo: a)])
    let cuartos = CuartoDeHora.cuartos(
      de: [PartidoDeLista(id: 1, partido: partido)], duracion: Duracion(partido: 40), language: .en)
    #expect(cuartos.map(\.nombre) == ["1–15", "16–30", "31–40"])
    #expect(cuartos.map(\.goles) == [0, 0, 1])
  }

  private func tie(
    _ id: Int, _ local: Equipo, _ visitante: Equipo, _ score: Tanteo?, _ ronda: String, _ mes: Int
  ) -> PartidoDeLista {
    PartidoDeLista(
      id: id,
      partido: Partido(
        local: local, visitante: visitante, eventos: [],
        estado: score == nil ? .programado : .finalizado, resultado: score.map { Resultado($0) },
        fecha: Fecha(anio: 2026, mes: mes, dia: 1), ronda: ronda))
  }

  @Test(
    "in a bracket a tie stands behind those whose winners meet in it, and the third place below")
  func bracket() throws {
    let torneo = Torneo(
      equipos: [a, b, c, d],
      partidos: [
        tie(1, a, b, Tanteo(local: 1, visitante: 0), "Semifinal", 1),
        tie(2, c, d, Tanteo(local: 0, visitante: 2), "Semifinal", 1),
        tie(3, b, c, nil, "Tercer puesto", 2), tie(4, d, a, nil, "Final", 3),
      ])
    let arbol = try #require(ArbolDeCuadro(torneo.rondasEliminatorias()))
    #expect(arbol.casillas.map(\.columna) == [0, 0, 1, 1])
    #expect(arbol.casillas.map(\.anteriores) == [[], [], [], [1, 0]])
    #expect(arbol.casillas.map(\.fila) == [2, 0, 4, 1])
  }

  @Test("a bracket of more ties than a picture can hold is none")
  func largeBracket() throws {
    let partidos = (1...65).map { id in
      PartidoDeLista(
        id: id,
        partido: Partido(
          local: Equipo(nombre: "L\(id)"), visitante: Equipo(nombre: "V\(id)"), eventos: [],
          ronda: "Ronda"))
    }
    let rondas = Torneo(partidos: partidos).rondasEliminatorias()
    #expect(ArbolDeCuadro(rondas) == nil)
    #expect(ArbolDeCuadro([]) == nil)
  }

  @Test("the page of a team of a large table has one line, however many teams there are")
  func largeTable() async throws {
    let equipos = (1...60).map { Equipo(nombre: "Equipo \($0)") }
    var partidos: [PartidoDeLista] = []
    for jornada in 1...2 {
      for lugar in stride(from: 0, to: 60, by: 2) {
        let rival = (lugar + 2 * jornada - 1) % 60
        let partido = Partido(
          local: equipos[lugar], visitante: equipos[rival], eventos: [], jornada: jornada)
        partidos.append(PartidoDeLista(id: partidos.count + 1, partido: partido))
      }
    }
    let plan = try await Pages.plan(
      Torneo(equipos: equipos, partidos: partidos), [.equipos, .evolucion])
    let page = try Pages.html("equipos/equipo-1.html", of: plan)
    #expect(page.split(separator: "class=\"linea", omittingEmptySubsequences: false).count - 1 == 1)
    #expect(!(try Pages.html("evolucion.html", of: plan).contains("<svg")))
  }
}
