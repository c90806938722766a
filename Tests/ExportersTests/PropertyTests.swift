import Testing
import Torneo

@testable import Exporters

@Suite("Any tournament")
struct PropertyTests {
  private static let seeds = UInt64(1)...40

  @Test func comesBackFromJSONAsMuchAsTheFormatHolds() throws {
    for seed in Self.seeds {
      var random = RandomTournament(seed: seed)
      let torneo = random.torneo()
      let export = exportOpenfootball(torneo)
      let kept = Reduction(torneo, to: .openfootball).torneo
      #expect(export.told.count <= 1, "\(seed): \(export.told)")
      if torneo.partidos.isEmpty { continue }
      try expectSame(kept, importing(json: export.text), seed, export.text)
    }
  }

  @Test func comesBackFromFootballTextAsMuchAsTheFormatHolds() throws {
    for seed in Self.seeds {
      var random = RandomTournament(seed: seed)
      let torneo = random.torneo()
      let export = try exportFootballText(torneo)
      var names = TextNames()
      var reduction = Reduction(torneo, to: .footballText)
      _ = reduction.reduceToFootballText(&names)
      #expect(!export.told.contains { $0.contains("leer") }, "\(seed): \(export.told)")
      if torneo.partidos.isEmpty { continue }
      try expectSame(reduction.torneo, importing(text: export.text), seed, export.text)
    }
  }

  @Test func comesBackFromCSVAsMuchAsTheFormatHolds() throws {
    for seed in Self.seeds {
      var random = RandomTournament(seed: seed)
      random.teamNames += ["=1+1", "'@sur", "-B", "A, B; \"C\""]
      let torneo = random.torneo()
      let separator = CSVSeparator.allCases[Int(seed % 3)]
      let results = exportResultsAsCSV(torneo, separator: separator)
      let events = exportEventsAsCSV(torneo, separator: separator)
      var reduction = Reduction(torneo, to: .csv)
      reduction.reduceToCSV()
      #expect(!results.told.contains { $0.contains("leer") }, "\(seed): \(results.told)")
      if torneo.partidos.isEmpty { continue }
      try expectSame(
        reduction.torneo, importing(csv: results.text, events.text), seed,
        results.text + events.text)
    }
  }

  /// All but numbers that have no room.
  private func expectSame(
    _ a: Torneo, _ b: Torneo, _ seed: UInt64, _ text: String
  ) {
    let facts = Fact.allCases.filter { $0 != .number }
    let (before, after) = (Set(a.facts(facts)), Set(b.facts(facts)))
    #expect(before == after, "\(seed): \(text)")
  }

  @Test func withGroupsComesBackFromBothFormats() throws {
    let equipos = ["A1", "B 2", "C", "D"].map { Equipo(nombre: "Club \($0)") }
    let days = [[(0, 3), (1, 2)], [(3, 2), (0, 1)], [(1, 3), (2, 0)]]
    var torneo = Torneo(nombre: "Copa", temporada: "2026", equipos: equipos)
    for (day, matches) in days.enumerated() {
      for (one, other) in matches {
        torneo.partidos.append(
          PartidoDeLista(
            id: torneo.partidos.count + 1,
            partido: Partido(
              local: equipos[one], visitante: equipos[other], eventos: [], jornada: day + 1,
              fase: "Segunda fase", grupo: "Grupo A")))
      }
    }
    let json = exportOpenfootball(torneo)
    #expect(json.told == [])
    #expect(try importing(json: json.text).facts() == torneo.facts())
    let text = try exportFootballText(torneo)
    #expect(text.told == [])
    #expect(try importing(text: text.text).facts() == torneo.facts())
  }
}
