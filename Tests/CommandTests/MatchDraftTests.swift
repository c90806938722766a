import Foundation
import JSON
import TestSupport
import Testing

@Suite("The command that drafts a calendar")
struct MatchDraftTests {
  private func withTeams(_ names: [String], _ body: (URL) throws -> Void) throws {
    try Workplace.withTemporaryFolder { folder in
      let teams = names.map { #"{"nombre":"\#($0)"}"# }.joined(separator: ",")
      try #"{"equipos":[\#(teams)],"partidos":[],"zonaHoraria":"Europe/Madrid"}"#.write(
        to: folder.appending(path: "torneo.json"), atomically: true, encoding: .utf8)
      try body(folder)
    }
  }

  private func store(_ folder: URL) throws -> String {
    try String(contentsOf: folder.appending(path: "torneo.json"), encoding: .utf8)
  }

  private func matches(_ folder: URL) throws -> Int {
    try store(folder).split(separator: #""local""#).count - 1
  }

  @Test("shows it by matchday and saves nothing when asked to, and then saves the same")
  func draft() throws {
    try withTeams(["A", "B", "C"]) { folder in
      let before = try store(folder)
      let arguments = ["match", "draft", "--from", "2026-10-24T18:00", "--every", "1"]
      let shown = try Program.run(arguments + ["--dry-run"], in: folder)
      #expect(shown.status == 0)
      #expect(shown.messages == "no se ha guardado nada\n")
      #expect(try store(folder) == before)
      let lines = shown.output.split(separator: "\n")
      #expect(lines.count == 18)
      #expect(lines.first == "Jornada 1 (2026-10-24T18:00:00)")
      #expect(lines.last?.hasPrefix("  descansa ") == true)
      let saved = try Program.run(arguments, in: folder)
      #expect(saved.output == shown.output)
      #expect(saved.messages == "guardado: 6 partidos\n")
      #expect(try matches(folder) == 6)
      #expect(try store(folder).contains("2026-10-29T18:00:00"))
    }
  }

  @Test("gives the same calendar for the same draw, and another one for another")
  func seed() throws {
    try withTeams(["A", "B", "C", "D", "E", "F"]) { folder in
      func draft(_ seed: String) throws -> String {
        try Program.run(["match", "draft", "--seed", seed, "--dry-run"], in: folder).output
      }
      let drafts = try ["7", "7", "8"].map(draft)
      #expect(drafts[0] == drafts[1])
      #expect(drafts[0] != drafts[2])
    }
  }

  @Test("adds no second calendar of the same teams unless asked to")
  func again() throws {
    try withTeams(["A", "B"]) { folder in
      #expect(try Program.run(["match", "draft", "--rounds", "1"], in: folder).status == 0)
      let before = try store(folder)
      let refused = try Program.run(["match", "draft"], in: folder)
      #expect(refused.status == 1)
      #expect(refused.output.isEmpty)
      #expect(refused.messages.hasPrefix("error: ya hay 1 partido entre estos equipos\n"))
      #expect(try store(folder) == before)
      let group = ["match", "draft", "--group", "Norte", "--rounds", "1", "--json"]
      let ofGroup = try Program.run(group, in: folder)
      #expect(ofGroup.status == 0)
      let list = try JSONDocument(parsing: Array(ofGroup.output.utf8)).root
      #expect(list.elements.compactMap { $0["grupo"]?.string } == ["Norte"])
      let more = try Program.run(["match", "draft", "--again"], in: folder)
      #expect(
        more.output.split(separator: "\n").filter { $0.hasPrefix("J") } == [
          "Jornada 2", "Jornada 3",
        ])
      #expect(try matches(folder) == 4)
    }
  }

  @Test("takes no days between matchdays without the day of the first one")
  func everyWithoutFrom() throws {
    try withTeams(["A", "B"]) { folder in
      let result = try Program.run(["match", "draft", "--every", "3"], in: folder)
      #expect(result.status == 2)
      #expect(result.messages.contains("diga cuándo es con «--from»"))
      #expect(try matches(folder) == 0)
    }
  }

  @Test(
    "tells what it cannot do, and saves nothing",
    arguments: [
      (["--teams", "A"], "hacen falta dos equipos, y hay 1"),
      (["--teams", "A,a"], "«A» está dos veces en --teams"),
      (["--teams", "A,Z"], "no hay ningún equipo «Z»"),
      (["--from", "5/9/2026"], "no tiene la forma 2026-09-05"),
      (["--from", "2026-02-30"], "no existe"),
      (["--from", "2026-09-05T18:00+02:00"], "lleva un desfase"),
      (["--from", "2199-12-30"], "la jornada 2 sería después del año 2199"),
    ])
  func refusals(_ options: [String], _ told: String) throws {
    try withTeams(["A", "B", "C"]) { folder in
      let before = try store(folder)
      let result = try Program.run(["match", "draft"] + options, in: folder)
      #expect(result.status == 1)
      #expect(result.messages.contains(told))
      #expect(try store(folder) == before)
    }
  }
}
