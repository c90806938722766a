import Diagnostics
import Foundation
import MarcadorApp
import TestSupport
import Testing
import Torneo

@Suite("A match that was played, and that another team has since a change")
struct OtrosLadosTests {
  private static let copa = """
    {
    "equipos": [{"nombre": "A"}, {"nombre": "B"}, {"nombre": "C"}, {"nombre": "D"}],
    "partidos": [
    {"id": 1, "ronda": "Semifinales", "local": "A", "visitante": "B", "resultado": {"local": 2, "visitante": 1}},
    {"id": 2, "ronda": "Semifinales", "local": "C", "visitante": "D", "resultado": {"local": 1, "visitante": 0}},
    {"id": 3, "ronda": "Final", "local": {"ganador": 1}, "visitante": {"ganador": 2}FINAL}
    ]
    }
    """

  private func warnings(
    _ final: String, _ change: (inout Torneo) -> Void
  ) throws -> [Diagnostic] {
    try Workplace.withTemporaryFolder { folder in
      let url = folder.appending(path: "torneo.json")
      try Data(Self.copa.replacing("FINAL", with: final).utf8).write(to: url)
      return try AlmacenDelTorneo(url: url).actualiza { (torneo) throws(Failure) in
        change(&torneo)
      }.avisos
    }
  }

  private static let played = #", "resultado": {"local": 2, "visitante": 0}"#

  @Test("is told, for nothing else would tell where nobody wrote down who scored")
  func told() throws {
    let told = try warnings(Self.played) {
      $0.partidos[0].partido.resultado = Resultado(Tanteo(local: 1, visitante: 2))
    }
    #expect(told.map(\.severity) == [.warning])
    #expect(
      told.map(\.message.es) == ["el partido 3, que acabó 2-0, era A – C y ahora es B – C"])
    #expect(told.map(\.message.en) == ["match 3, which ended 2-0, was A – C and is B – C now"])
    #expect(told.first?.help?.es.contains("«marcador result remove 3»") == true)
  }

  @Test("is not where it was not played, or where the same teams have it")
  func silent() throws {
    let turned: (inout Torneo) -> Void = {
      $0.partidos[0].partido.resultado = Resultado(Tanteo(local: 1, visitante: 2))
    }
    #expect(try warnings("", turned).isEmpty)
    let more = try warnings(Self.played) {
      $0.partidos[0].partido.resultado = Resultado(Tanteo(local: 3, visitante: 2))
    }
    #expect(more.isEmpty)
  }

  @Test("is not where a team got another name")
  func renamed() throws {
    let told = try warnings(Self.played) { _ = try? $0.renombraEquipo("A", como: "Aves") }
    #expect(told.isEmpty)
  }
}
