import Testing
import Torneo

@testable import Importers

@Suite("A heading of Football.TXT")
struct HeadingTests {
  private func labels(_ heading: String) throws -> [String] {
    let partido = try importing(text: "= Liga 2026\n\(heading)\nSat Sep 5\n  A 1-0 B\n").partido
    return [partido?.fase, partido?.grupo, partido?.jornada.map { "\($0)" }, partido?.ronda].map {
      $0 ?? "-"
    }
  }

  @Test(
    "says group and matchday, however they are joined",
    arguments: [
      "▪ Group A, Matchday 1", "▪ Matchday 1 - Group A", "▪ Group A | Matchday 1",
      "Group A | Matchday 1", "▪ Group A – Jornada 1", "▪ First stage\n▪▪ Group A, Matchday 1",
      "▪ Group Stage, Group A, Matchday 1", "▪ Grupo A\n▪▪ Matchday 1",
    ])
  func groupAndMatchday(_ heading: String) throws {
    #expect(try labels(heading) == ["-", "Grupo A", "1", "-"])
  }

  @Test(
    "says the matchday of a league, and its stage",
    arguments: [
      ("▪ Regular Season - 1", "-"), ("▪ Regular Season, Matchday 1", "-"),
      ("▪ Liga regular - Jornada 1", "-"), ("▪ Group Stage - 1", "-"), ("▪ League Stage - 1", "-"),
      ("▪ Apertura, Matchday 1", "Apertura"),
    ])
  func matchday(_ heading: String, stage: String) throws {
    #expect(try labels(heading) == [stage, "-", "1", "-"])
  }

  @Test(
    "says a group of any name",
    arguments: [
      ("▪ Group Norte y Sur", "Group Norte y Sur"), ("▪ Grupo Sur 2", "Grupo Sur 2"),
      ("▪ Group: Zona 1", "Zona 1"), ("▪ Grupo: Jornada 3", "Jornada 3"),
      ("▪ Group: Final", "Final"), ("▪ Group A", "Grupo A"),
    ])
  func group(_ heading: String, grupo: String) throws {
    #expect(try labels(heading) == ["-", grupo, "1", "-"])
  }

  @Test(
    "says a knock-out round",
    arguments: [
      ("▪ Round of 16", "Octavos de final"), ("▪ Group winners' final", "Group winners' final"),
      ("▪ Quarter-finals - 1st leg", "Quarter-finals - 1st leg"),
      ("▪ Final, Matchday 1", "Final, Matchday 1"), ("▪ Play-offs: Group A", "Play-offs: Group A"),
    ])
  func round(_ heading: String, ronda: String) throws {
    #expect(try labels(heading) == ["-", "-", "-", ronda])
  }
}
