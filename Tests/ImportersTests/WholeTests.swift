import Diagnostics
import Importers
import TestSupport
import Testing
import Torneo

@Suite("What no tournament can have is refused at the place of the file that brings it")
struct WholeTests {
  struct Refused: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// A file, with `‸` at the place that is told.
    let file: String
    let says: String
  }

  private static let manyGoals =
    (0..<501).map { goal("J\($0 % 11)", 1 + $0 % 90) }

  @Test(arguments: [
    Refused(
      testDescription: "a match with more events than fit",
      file: file(["‸" + match(scored([99, 0], manyGoals, []))]),
      says: "el partido tendría 501 eventos, y caben 500"),
    Refused(
      testDescription: "two of a squad with one name and one number",
      file: #"{"name": "A", "players": [{"name": "Ana", "number": 1}, ‸{"name": "Ana"}]}"#,
      says: "habría dos «Ana» en la plantilla de A, y sin los dos dorsales nadie los distingue"),
    Refused(
      testDescription: "two of a squad whose names look the same",
      file:
        "{\"name\": \"A\", \"players\": [{\"name\": \"علی\u{200C}رضا\"}, ‸{\"name\": \"علیرضا\"}]}",
      says: "habría dos «علیرضا» en la plantilla de A, y sin los dos dorsales nadie los distingue"),
    Refused(
      testDescription: "a squad of more players than a team may have",
      file: #"{"name": "A", "players": ["#
        + (0..<500).map { #"{"name": "J\#($0)"}"# }.joined(separator: ",")
        + #",‸{"name": "Una más"}]}"#,
      says: "«A» tendría más de 500 jugadores"),
  ])
  func refused(_ sample: Refused) throws {
    let marked = Marked(sample.file)
    let failure = try #require(throws: Failure.self) {
      try importing([("f.json", marked.text)])
    }
    let first = try #require(failure.diagnostics.first { $0.severity == .error })
    #expect(first.message.es == sample.says)
    #expect(first.location?.description == "f.json:\(marked.line):\(marked.column)")
  }

  @Test("A goal of one of two with a name asks for the whole name")
  func ambiguousScorer() throws {
    let equipo = try #require(
      Equipo(
        nombre: "A",
        plantilla: [Jugador(nombre: "Ana", dorsal: 7), Jugador(nombre: "Ana", dorsal: 9)]))
    let marked = Marked(
      file([match(scored([1, 0], [#"{"name": ‸"Ana", "minute": 1}"#], []))]))
    let failure = try #require(throws: Failure.self) {
      try importing([("f.json", marked.text)], into: Torneo(equipos: [equipo], partidos: []))
    }
    let error = try #require(failure.diagnostics.first { $0.severity == .error })
    #expect(error.help?.es.contains(#"diga cuál marca con --alias "Ana=…""#) == true)
    #expect(error.location?.description == "f.json:\(marked.line):\(marked.column)")
  }

  @Test("A match that would leave a sanction without its one table is told, not the sanction")
  func sanction() throws {
    let first = try importing(matches: match(#""score": {"ft": [1, 0]}"#)).torneo
    var torneo = first
    torneo.sanciones = [Sancion(equipo: torneo.equipos[0], puntos: -3)]
    let marked = Marked(
      file([
        match(#""score": {"ft": [1, 0]}"#),
        "‸" + match(#""group": "Group B", "score": {"ft": [1, 0]}"#, date: "2026-10-05"),
      ]))
    let failure = try #require(throws: Failure.self) {
      try importing([("f.json", marked.text)], into: torneo)
    }
    let error = try #require(failure.diagnostics.first { $0.severity == .error })
    #expect(error.message.es.hasPrefix("con este partido «A» estaría en más de una tabla"))
    #expect(error.location?.description == "f.json:\(marked.line):\(marked.column)")
  }

  @Test("Where each part of the tournament comes from is known afterwards")
  func origins() throws {
    let result = try importing(
      matches: match(scored([1, 0], [goal("Ana", 1)], [])),
      match(#""score": {"ft": [1, 0]}"#, "C", "D"))
    #expect(result.origins.location(ofMatch: 2)?.line == 2)
    #expect(result.origins.location(ofMatch: 3) == nil)
    #expect(result.origins.location(ofTeam: "D")?.line == 2)
    #expect(result.origins.location(ofPlayer: "Ana", in: "A")?.line == 1)
    // A player whom no file names is at the team.
    #expect(result.origins.location(ofPlayer: "Bea", in: "C")?.line == 2)
    #expect(result.origins.start?.description == "f.json:1:1")
  }
}
