import Testing
import Torneo

@testable import Site

@Suite("The pages of statistics")
struct StatisticsPageTests {
  private let rayo =
    Equipo(nombre: "Rayo FC", plantilla: [Jugador(nombre: "Ana")]) ?? Equipo(nombre: "")
  private let toros = Equipo(nombre: "Toros")
  private let ana = Jugador(nombre: "Ana")
  private let leo = Jugador(nombre: "Leo")

  private func site(_ partidos: [Partido]) async throws -> BuiltSite {
    try await BuiltSite(
      Torneo(
        equipos: [rayo, toros],
        partidos: partidos.enumerated().map {
          PartidoDeLista(id: $0.offset + 1, partido: $0.element)
        }))
  }

  /// Two matches, there and back.
  private var both: [Partido] {
    [
      Partido(
        local: rayo, visitante: toros,
        eventos: [
          .gol(minuto: 3, jugador: ana, equipo: rayo, asistencia: leo),
          .gol(minuto: 50, jugador: ana, equipo: rayo),
          .gol(minuto: 88, jugador: ana, equipo: rayo),
          .tarjeta(minuto: 20, jugador: leo, equipo: toros, color: .amarilla),
          .tarjeta(minuto: 30, jugador: leo, equipo: toros, color: .dobleAmarilla),
        ], jornada: 1, campo: "La Dehesa",
        alineacionLocal: Alineacion(titulares: [ana]), espectadores: 140),
      Partido(
        local: toros, visitante: rayo, eventos: [.gol(minuto: 9, jugador: leo, equipo: toros)],
        jornada: 2, campo: "La Dehesa"),
    ]
  }

  @Test(
    "say that nothing is known where nothing is",
    arguments: [
      ("asistencias.html", "No hay ninguna asistencia anotada."),
      ("disciplina.html", "No hay ninguna tarjeta anotada."),
      ("campos.html", "No se sabe dónde se juega."),
      ("records.html", "Todavía no se ha jugado ningún partido."),
      ("cuadro.html", "Este torneo no tiene eliminatorias."),
      ("evolucion.html", "Todavía no hay dos jornadas completas."),
    ])
  func nothing(path: String, sentence: String) async throws {
    let site = try await site([])
    #expect(try site.page(path)?.contains(sentence) == true)
    #expect(try site.rows(of: path).isEmpty)
  }

  @Test("count passes for goals, cards and grounds")
  func counts() async throws {
    let site = try await site(both)
    #expect(try site.rows(of: "asistencias.html") == [["1", "Leo", "Rayo FC", "1"]])
    #expect(
      try site.rows(of: "disciplina.html").first == ["Leo", "Toros", "1", "1", "0"])
    #expect(try site.rows(of: "campos.html") == [["La Dehesa", "2", "4", "140"]])
  }

  @Test("have what was most, and when goals were scored")
  func records() async throws {
    let rows = try await site(both).rows(of: "records.html")
    #expect(rows.contains(["Ana", "Rayo FC", "Rayo FC 3-0 Toros", "3"]))
    #expect(rows.contains(["Ana", "Rayo FC", "Rayo FC 3-0 Toros", "3'"]))
    #expect(
      rows.suffix(6) == [
        ["1–15", "2"], ["16–30", "0"], ["31–45", "0"], ["46–60", "1"], ["61–75", "0"],
        ["76–90", "1"],
      ])
  }

  @Test("tell home from away, and the place after each matchday")
  func tables() async throws {
    let site = try await site(both)
    #expect(
      try site.rows(of: "casa-y-fuera.html").map { [$0[1], $0[9]] } == [
        ["Rayo FC", "3"], ["Toros", "3"], ["Rayo FC", "0"], ["Toros", "0"],
      ])
    #expect(
      try site.rows(of: "evolucion.html") == [["Rayo FC", "1", "1"], ["Toros", "2", "2"]])
  }

  @Test(
    "of a team have its results at home, away and together, and its goals by quarter of an hour")
  func team() async throws {
    let rows = try await site(both).rows(of: "equipos/rayo-fc.html")
    #expect(rows.contains(["En casa", "1", "1", "0", "0", "3", "0", "+3"]))
    #expect(rows.contains(["Fuera", "1", "0", "0", "1", "0", "1", "−1"]))
    #expect(rows.contains(["En total", "2", "1", "0", "1", "3", "1", "+2"]))
    #expect(rows.contains(["1–15", "1", "1"]))
  }

  @Test(
    "of a player have minutes where line-ups are known, and no figure where none is written down")
  func player() async throws {
    let page = try #require(try await site(both).page("jugadores/rayo-fc-ana.html"))
    #expect(page.contains("<li>Partidos de alineación conocida: 1 (1 de titular)</li>"))
    #expect(page.contains("<li>Minutos en ellos: 90</li>"))
    #expect(!page.contains("Asistencias:"))
  }

  @Test("a matchday that is complete has the table after it, one that is not has none")
  func matchday() async throws {
    var partidos = both
    partidos[1].estado = .programado
    partidos[1].eventos = []
    let site = try await site(partidos)
    #expect(try site.page("jornadas/1.html")?.contains("Clasificación tras la jornada") == true)
    #expect(try site.page("jornadas/2.html")?.contains("Clasificación tras la jornada") == false)
  }
}
