import Testing
import Torneo

@testable import Site

@Suite("Matchdays of several stages")
struct StageTests {
  @Test("have pages of their own, named by their stage only where that is needed")
  func pages() async throws {
    let (a, b) = (Equipo(nombre: "A"), Equipo(nombre: "B"))
    let partidos = [("Apertura", 1), ("Apertura", 2), ("Clausura", 1)].enumerated().map {
      indice, jornada in
      PartidoDeLista(
        id: indice + 1,
        partido: Partido(
          local: a, visitante: b, eventos: [], jornada: jornada.1, fase: jornada.0))
    }
    let plan = try await Pages.plan(
      Torneo(equipos: [a, b], partidos: partidos), [.jornadas, .partidos])
    for (path, titulo) in [
      ("jornadas/1.html", "Jornada 1 (Apertura)"), ("jornadas/2.html", "Jornada 2"),
      ("jornadas/clausura-1.html", "Jornada 1 (Clausura)"),
    ] {
      #expect(try Pages.html(path, of: plan).contains("<h1>\(titulo)</h1>"))
    }
    #expect(
      try Pages.html("partidos/3.html", of: plan).contains("../jornadas/clausura-1.html\""))
  }
}
