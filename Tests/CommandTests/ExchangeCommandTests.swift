import Foundation
import TestSupport
import Testing

@Suite("The commands that bring data in and give it out")
struct ExchangeCommandTests {
  private func write(_ text: String, _ name: String, in folder: URL) throws {
    try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
  }

  private func text(_ name: String, in folder: URL) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  /// A folder with the example in it.
  private func withTournament(_ body: (URL) throws -> Void) throws {
    try Workplace.withTemporaryFolder { folder in
      _ = try Program.run(["init"], in: folder)
      try body(folder)
    }
  }

  @Test(
    "give the tournament on standard output and what is left out on standard error",
    arguments: ["openfootball", "football-txt", "csv"])
  func output(_ format: String) throws {
    try withTournament { folder in
      let result = try Program.run(["export", format], in: folder)
      #expect(result.status == 0)
      #expect(result.output.contains("Rayo FC"))
      #expect(result.messages.contains("no guarda: "))
      let quiet = try Program.run(["export", format, "-q", "-o", "copia"], in: folder)
      #expect(quiet.status == 0)
      #expect(quiet.output.isEmpty)
      #expect(quiet.messages.isEmpty)
      #expect(try text("copia", in: folder) == result.output)
    }
  }

  @Test func leaveAFileAsItWasWhereTheFormatCannotHoldATeam() throws {
    try Workplace.withTemporaryFolder { folder in
      try write(
        #"{"equipos":[{"nombre":"A v B"},{"nombre":"C"}],"partidos":[{"id":1,"local":"A v B","visitante":"C"}]}"#,
        "torneo.json", in: folder)
      try write("antes", "copia.txt", in: folder)
      let result = try Program.run(["export", "football-txt", "-o", "copia.txt"], in: folder)
      #expect(result.status == 1)
      #expect(
        result.messages.hasPrefix(
          "error: Football.TXT no puede llevar un equipo llamado «A v B»: se leería otra cosa\n"))
      #expect(try text("copia.txt", in: folder) == "antes")
    }
  }

  @Test func doNotWriteOverTheTournamentItself() throws {
    try withTournament { folder in
      let before = try text("torneo.json", in: folder)
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: "enlace"),
        withDestinationURL: folder.appending(path: "torneo.json")
      )
      for path in ["torneo.json", "./torneo.json", "enlace"] {
        let result = try Program.run(["export", "csv", "-o", path], in: folder)
        #expect(result.status == 2)
        #expect(result.messages.contains("es el torneo.json del torneo"))
      }
      #expect(try text("torneo.json", in: folder) == before)
    }
  }

  @Test func takeATournamentFromOneFolderToAnotherAsCSV() throws {
    try withTournament { folder in
      for (name, options) in [("r.csv", []), ("s.csv", ["--events"])] {
        let export = ["export", "csv", "--separator", "semicolon", "-q", "-o", name] + options
        #expect(try Program.run(export, in: folder).status == 0)
      }
      let first = try Program.run(
        ["import", "csv", "s.csv", "r.csv", "--into", "otra", "--dates", "iso"], in: folder)
      #expect(first.status == 0)
      #expect(first.output.contains("2 nuevos, 0 corregidos, 0 iguales"))
      #expect(first.messages.contains("r.csv:1:1: nota: 2 filas de resultados, separados por «;»"))
      let before = try text("otra/torneo.json", in: folder)
      let again = try Program.run(
        ["import", "csv", "r.csv", "s.csv", "--into", "otra"], in: folder)
      #expect(again.output.contains("0 nuevos, 0 corregidos"))
      #expect(try text("otra/torneo.json", in: folder) == before)
      let chronicles = try [["1", "otra"], ["1"]].map {
        try Program.run(["chronicle"] + $0, in: folder).output
      }
      #expect(chronicles[0] == chronicles[1])
    }
  }

  @Test func refuseDaysThatMayBeTwoAndMakeNoFolder() throws {
    try Workplace.withTemporaryFolder { folder in
      try write("fecha,local,visitante\n5/9/2026,A,B\n6/9/2026,B,A\n", "r.csv", in: folder)
      let refused = try Program.run(["import", "csv", "r.csv", "--into", "liga"], in: folder)
      #expect(refused.status == 1)
      #expect(
        refused.messages.contains(
          "r.csv:2:1: error: «5/9/2026» puede ser 2026-09-05 o 2026-05-09"))
      #expect(refused.messages.contains("--dates dmy"))
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "liga").path))
      let done = try Program.run(
        ["import", "csv", "r.csv", "--into", "liga", "--dates", "mdy"], in: folder)
      #expect(done.status == 0)
      #expect(done.messages.contains("fechas leídas como mes/día/año"))
      #expect(try text("liga/torneo.json", in: folder).contains("2026-05-09"))
    }
  }
}
