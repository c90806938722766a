import Site
import Testing
import Torneo

@Suite("The page of a match")
struct MatchPageTests {
  private let rayo = Equipo(nombre: "Rayo FC")
  private let toros = Equipo(nombre: "Toros")
  private let ana = Jugador(nombre: "Ana")
  private let leo = Jugador(nombre: "Leo")
  private let nico = Jugador(nombre: "Nico")

  private func site(_ partido: Partido) async throws -> BuiltSite {
    try await BuiltSite(
      Torneo(
        equipos: [rayo, toros], partidos: [PartidoDeLista(id: 1, partido: partido)]))
  }

  private func rows(_ eventos: [EventoDePartido]) async throws -> [[String]] {
    try await site(Partido(local: rayo, visitante: toros, eventos: eventos)).rows(
      of: "partidos/1.html")
  }

  @Test("each event is on the side that it is about, in order of time, goals with the score")
  func timeline() async throws {
    let rows = try await rows([
      .cambio(minuto: 60, entra: nico, sale: leo, equipo: toros),
      .gol(minuto: 12, jugador: ana, equipo: rayo, asistencia: nico),
      .gol(minuto: 30, jugador: ana, equipo: toros, modo: .propia),
      .gol(minuto: #require(Minuto(45, anadido: 2)), jugador: leo, equipo: toros, modo: .penalti),
      .tarjeta(minuto: 50, jugador: leo, equipo: toros, color: .dobleAmarilla),
      .penaltiFallado(minuto: 55, jugador: ana, equipo: rayo),
    ])
    #expect(
      rows == [
        ["Ana, asistencia de Nico", "12'", "Gol 1-0", ""],
        ["", "30'", "Gol 1-1", "Ana (en propia meta)"],
        ["", "45+2'", "Gol 1-2", "Leo (de penalti)"],
        ["", "50'", "Doble amarilla", "Leo"],
        ["Ana", "55'", "Penalti fallado", ""],
        ["", "60'", "Cambio", "Nico por Leo"],
      ])
  }

  @Test("an event of nobody knows which side is on neither")
  func unknownSide() async throws {
    let rows = try await rows([.tarjeta(minuto: 50, jugador: leo, color: .roja)])
    #expect(rows == [["", "50'", "Roja: Leo", ""]])
  }

  @Test("the kicks of a shoot-out are side by side, with the score as it grows")
  func shootOut() async throws {
    let rows = try await rows([
      .lanzamiento(jugador: ana, equipo: rayo, convertido: true),
      .lanzamiento(jugador: leo, equipo: toros, convertido: false),
      .lanzamiento(jugador: nico, equipo: rayo, convertido: true),
    ])
    #expect(rows == [["Ana", "Gol 1-0", ""], ["", "Fallado", "Leo"], ["Nico", "Gol 2-0", ""]])
  }

  @Test("the heading has the score between the sides, each leading to its page")
  func heading() async throws {
    let page = try await site(
      Partido(local: rayo, visitante: toros, eventos: [.gol(minuto: 1, jugador: ana, equipo: rayo)])
    ).page("partidos/1.html")
    #expect(
      page?.contains(
        "<h1><img src=\"../escudos/rayo-fc.svg\" alt=\"\" /> "
          + "<a href=\"../equipos/rayo-fc.html\">Rayo FC</a> <strong>1-0</strong> "
          + "<a href=\"../equipos/toros.html\">Toros</a> "
          + "<img src=\"../escudos/toros.svg\" alt=\"\" /></h1>") == true)
  }

  @Test("a round is called by its name, a matchday by its number")
  func round() async throws {
    var partido = Partido(local: rayo, visitante: toros, eventos: [], jornada: 3)
    #expect(
      try await site(partido).page("partidos/1.html")?.contains(">Jornada 3</a></li>") == true)
    partido.ronda = "Final"
    let page = try await site(partido).page("partidos/1.html")
    #expect(page?.contains("<li><a href=\"../jornadas/final.html\">Final</a></li>") == true)
    #expect(page?.contains("Jornada") == false)
  }
}
