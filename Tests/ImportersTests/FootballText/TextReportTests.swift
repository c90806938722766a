import Importers
import TestSupport
import Testing
import Torneo

@Suite("Goals, line-ups and kicks of Football.TXT")
struct TextReportTests {
  @Test(
    "goals are read in any form",
    arguments: [
      ("2-1", "(Ana 1', 2'; Leo 3')", ["1 Ana A", "2 Ana A", "3 Leo B"]),
      ("2-1", "(Ana 1' Bea 2'; Leo 3')", ["1 Ana A", "2 Bea A", "3 Leo B"]),
      ("2-0", "(Ana M. DÍAZ 45+1', Bea 90+4')", ["45+1 Ana M. DÍAZ A", "90+4 Bea A"]),
      ("0-1", "(Leo 3')", ["3 Leo B"]),
      ("0-1", "(-; Leo 3')", ["3 Leo B"]),
      ("1-0", "(Leo 3'(og))", ["3 Leo A propia"]),
      ("1-0", "(Leo 3' (o.g.))", ["3 Leo A propia"]),
      ("1-0", "(Leo 3'(OG))", ["3 Leo A propia"]),
      ("2-0", "(Ana 3'(p), 4' (pen.))", ["3 Ana A penalti", "4 Ana A penalti"]),
      ("1-1", "(Ana 3'(p);\n      Leo 4')", ["3 Ana A penalti", "4 Leo B"]),
      ("2-0", "(Paik Seung-ho 3’, O'Neill 4’)", ["3 Paik Seung-ho A", "4 O'Neill A"]),
      ("1-0", "(Ana 121')", ["120+1 Ana A"]),
    ])
  func goals(score: String, list: String, goals: [String]) throws {
    let partido = try importing(text: day("  A v B \(score)\n     \(list)")).partido
    #expect(partido?.golesEscritos == goals)
    #expect(partido?.marcador() == score)
  }

  @Test func theNinetyMinutesFollowFromGoalsThatAddUp() throws {
    let partido = try importing(text: day("  A v B 1-2 a.e.t.\n   (Ana 1'; Leo 90+3', 91')"))
      .partido
    #expect(partido?.escrito == "2026-09-05 A 1-2 90': 1-1 B")
  }

  private static let lineup = """
      A v B 1-0
         (Ana 5')

    A: Eva [Y 15'] - Ana, Paik Seung-ho [c] (72' Bea [Y 80']),
        Rut [Y 20'] [Y/R 30'] - Ángel DI MARÍA (60' Noa (70' Sol)),
        Lía (50' Ada)
    B: Leo [R 90+4'] - Joe (Max 46'), Tom
    """

  @Test func startersSubstitutesAndCaptainMakeTheLineUp() throws {
    let partido = try #require(importing(text: day(Self.lineup)).partido)
    let local = try #require(partido.alineacionLocal)
    #expect(
      local.titulares.map(\.nombre)
        == ["Eva", "Ana", "Paik Seung-ho", "Rut", "Ángel DI MARÍA", "Lía"])
    #expect(
      local.suplentes.map(\.nombre)
        == ["Bea", "Noa", "Sol", "Ada"].sorted { a, b in
          let order = ["Bea": 0, "Sol": 1, "Noa": 2, "Ada": 3]
          return (order[a] ?? 9) < (order[b] ?? 9)
        })
    #expect(local.capitan?.nombre == "Paik Seung-ho")
    #expect(partido.alineacionVisitante?.titulares.map(\.nombre) == ["Leo", "Joe", "Tom"])
    #expect(partido.alineacionVisitante?.suplentes.map(\.nombre) == ["Max"])
  }

  @Test func cardsAndChangesAreInTheOrderOfTheirMinutes() throws {
    let partido = try #require(importing(text: day(Self.lineup)).partido)
    #expect(
      partido.sucesosEscritos == [
        "15 amarilla Eva A", "20 amarilla Rut A", "30 dobleAmarilla Rut A", "46 Max por Joe B",
        "50 Ada por Lía A", "60 Noa por Ángel DI MARÍA A", "70 Sol por Noa A",
        "72 Bea por Paik Seung-ho A", "80 amarilla Bea A", "90+4 roja Leo B",
      ])
  }

  @Test func aGoalIsOfThePlayerInTheLineUpWhoHasTheSurname() throws {
    let result = try importing(
      text: day("  A v B 2-0\n   (DI MARÍA 5', Gundogan 6')\n\nA: Ángel DI MARÍA, Gündoğan\nB: Leo")
    )
    #expect(result.partido?.golesEscritos == ["5 Ángel DI MARÍA A", "6 Gündoğan A"])
  }

  @Test func twoOfOneLineUpAreTwoWhateverTheirAccents() throws {
    let result = try importing(text: day("  A v B 0-0\n\nA: José, Jose, Ana\nB: Leo"))
    #expect(result.plantilla("A").map(\.nombre) == ["José", "Jose", "Ana"])
  }

  @Test func kicksAreOfTheSideWhoseTurnItIs() throws {
    let result = try importing(
      text: day(
        """
          A v B  1-1 a.e.t. (1-1), 1-2 pen.

        Penalties:     Ana (missed), 0-1 Leo,
                   1-1 Bea,     Joe (missed),
                       Eva (missed), 1-2 Tom
        """))
    #expect(
      result.partido?.sucesosEscritos
        == ["Ana A falla", "Leo B", "Bea A", "Joe B falla", "Eva A falla", "Tom B"])
    #expect(result.warnings.isEmpty)
  }

  @Test func aSecondImportWithLineUpsAddsThemToWhatThereIs() throws {
    let first = try importing(
      matches: match(scored([1, 0], [goal("Ana", 5)], [])))
    let both = try importing(text: day(Self.lineup), into: first.torneo)
    #expect(both.summary.corregidos == 1 && both.summary.nuevos == 0)
    #expect(both.partido?.golesEscritos == ["5 Ana A"])
    #expect(both.partido?.alineacionLocal != nil)
    let again = try importing(
      matches: match(scored([1, 0], [goal("Ana", 5)], [])), into: both.torneo)
    #expect(again.torneo == both.torneo)
  }
}
