import Diagnostics
import Importers
import TestSupport
import Testing
import Torneo

@Suite("Matches of Football.TXT")
struct TextMatchTests {
  @Test(
    "are read with the score in any of its orders",
    arguments: [
      ("A v B 2-1 (1-0)", "A 2-1 (1-0) B"),
      ("A v B 0-0", "A 0-0 B"),
      ("A 2-1 (1-0) B", "A 2-1 (1-0) B"),
      ("A  0-0  B", "A 0-0 B"),
      ("A vs B 10-0", "A 10-0 B"),
      ("A 3-3 a.e.t. (2-2, 2-0), 4-2 pen. B", "A 3-3 (2-0) 90': 2-2 pen: 4-2 B"),
      ("A v B 4-2 pen. 3-3 a.e.t. (2-2, 2-0)", "A 3-3 (2-0) 90': 2-2 pen: 4-2 B"),
      ("A 1-1 a.e.t (1-1, 1-0), 1-3 pen.  B", "A 1-1 (1-0) 90': 1-1 pen: 1-3 B"),
      ("A v B 0-1 a.e.t. (0-0)", "A 0-1 90': 0-0 B"),
      ("A v B 2-1 aet (1-1, 0-1)", "A 2-1 (0-1) 90': 1-1 B"),
      ("A v B", "A – B programado"),
      ("A - B", "A – B programado"),
      ("A v B 0-1 [awarded]", "A 0-1 B adjudicado"),
      ("A v B [cancelled]", "A – B cancelado"),
      ("A v B [postponed]", "A – B aplazado"),
      ("1. FC Köln 2-0 FC Schalke 04", "1. FC Köln 2-0 FC Schalke 04"),
      ("TSV 1860 v Ceuta 6 de Junio 4-2", "TSV 1860 4-2 Ceuta 6 de Junio"),
      ("Arles-Avignon - Saint-Étienne 1-0", "Arles-Avignon 1-0 Saint-Étienne"),
    ])
  func scores(line: String, match: String) throws {
    #expect(try importing(text: day("  " + line)).partido?.escrito == "2026-09-05 " + match)
  }

  @Test func anHourHoldsForTheMatchesBelowItUpToTheNextDay() throws {
    let result = try importing(
      text: day(
        "  18:30  A v B 1-0\n         C v D 1-0\n  20:00 UTC+2  E v F 1-0\nSun Sep 6\n  G v H 1-0"))
    #expect(
      result.torneo.partidos.map { $0.partido.escrito } == [
        "2026-09-05T18:30:00 A 1-0 B", "2026-09-05T18:30:00 C 1-0 D",
        "2026-09-05T20:00:00+02:00 E 1-0 F", "2026-09-06 G 1-0 H",
      ])
  }

  @Test func groundAttendanceAndRefereeAreReadWhereverTheyStand() throws {
    let result = try importing(
      text: """
        = Copa 2026
        ▪ Final
        Sun Nov 20 19:00 UTC+3 @ Al Bayt Stadium, Al Khor, Att: 67_372
          A v B  0-2
        Refs: Daniele Orsato (ITA), Ciro Carbone (ITA)
        Mon Nov 21
          C 1-0 D @ Mestalla   # a remark
        Att: 1234
        """)
    let (final, other) = (
      try #require(result.partido), try #require(result.torneo.partidos.last?.partido)
    )
    #expect(final.campo == "Al Bayt Stadium, Al Khor")
    #expect(final.espectadores == 67372)
    #expect(final.arbitro == "Daniele Orsato")
    #expect(final.ronda == "Final")
    #expect(other.campo == "Mestalla")
    #expect(other.espectadores == 1234)
    #expect(other.arbitro == nil)
  }

  @Test(
    "get the year that the file tells",
    arguments: [
      ("= Liga 2026\nSat Sep 5\nA v B 1-0", "2026-09-05"),
      ("= Liga 2025/26\nSat Sep 6\nA v B 1-0", "2025-09-06"),
      ("= Liga 2025/26\nSun Mar 1\nA v B 1-0", "2026-03-01"),
      ("= Liga\n# Date  Fri Aug 17 2018 - Sun Jun 9 2019\nSun Jun 9\nA v B 1-0", "2019-06-09"),
      ("= Liga\n# Dates  Wed Nov 20 - Sun Jan 8 2023\nSun Jan 8\nA v B 1-0", "2023-01-08"),
      ("= Liga\nFri Aug 17 2018\nC v D 1-0\nSat Aug 18\nA v B 1-0", "2018-08-18"),
      ("= Liga\nSun Dec 30 2018\nC v D 1-0\nSun Jan 6\nA v B 1-0", "2019-01-06"),
      // The season turned late: the day of the week tells.
      ("= Liga 2019/20\nSun Jul 19\nA v B 1-0", "2020-07-19"),
      ("= Liga 2026\n[Sat Sep/5]\nA v B 1-0", "2026-09-05"),
      ("= Liga\nSat 5 Sep 2026\nA v B 1-0", "2026-09-05"),
      ("= Liga\nSaturday, September 5, 2026\nA v B 1-0", "2026-09-05"),
      ("= Liga\n2026-09-05\nA v B 1-0", "2026-09-05"),
    ])
  func years(text: String, date: String) throws {
    let partido = try importing(text: text).torneo.partidos.last?.partido
    #expect(partido?.fecha?.description == date)
  }

  @Test func headingsGiveMatchdayRoundGroupAndStage() throws {
    let result = try importing(
      text: """
        = Copa 2026
        ▪ Matchday 1 | Sat Sep 5
        ▪ First stage
        ▪▪ Group A
        Sat Sep 5
          A 1-0 B
        ▪ Second stage
        ▪▪ Group A
        Sat Sep 12
          A 1-0 C
        ▪ Matchday 7
        Sat Sep 19
          A 1-0 D
        ▪ Quarter-finals
        Sat Sep 26
          A 1-0 E
        """)
    let told = result.torneo.partidos.map(\.partido).map {
      [$0.fase, $0.grupo, $0.jornada.map(String.init), $0.ronda].map { $0 ?? "-" }
    }
    #expect(
      told == [
        ["-", "Grupo A", "1", "-"], ["Second stage", "Grupo A", "1", "-"], ["-", "-", "7", "-"],
        ["-", "-", "-", "Cuartos de final"],
      ])
  }

  @Test func numbersInBracketsAreThoseOfTheMatches() throws {
    let result = try importing(
      text: day(
        "  (73) 12:00 UTC-7  A 0-1 (0-0) B  @ X   ## 2A v 2B\n     (Leo 90+2')\n  (75) C v D"))
    #expect(result.torneo.partidos.map(\.id) == [73, 75])
    #expect(result.partido?.golesEscritos == ["90+2 Leo B"])
  }

  @Test func groupsOfTheHeadGiveTheirTeamsAGroup() throws {
    let result = try importing(
      text: """
        = Copa 2026
        Group A | Costa Rica  South Korea   A
        Group B |\tB\tC
        Sat Sep 5
          A 1-0 Costa Rica
          C 1-0 B
        """)
    #expect(result.torneo.partidos.map(\.partido.grupo) == ["Grupo A", "Grupo B"])
    #expect(result.torneo.equipos.map(\.nombre).contains("South Korea"))
  }

  @Test func aSquadIsOfTheTeamInTheTitle() throws {
    let result = try importing(
      text: """
        = Rayo - Primera División 2023/24

          1,  Stole Dimitrievski (MKD),          GK,   b. 1993,   Nàstic
         13,  Dani Cárdenas,                     GK,   b. 1997,   Levante
          -,  Ana,  MF
        """)
    #expect(
      result.plantilla("Rayo") == [
        Jugador(nombre: "Stole Dimitrievski", dorsal: 1),
        Jugador(nombre: "Dani Cárdenas", dorsal: 13), Jugador(nombre: "Ana"),
      ])
    #expect(result.torneo.nombre == "Primera División")
    #expect(result.torneo.temporada == "2023/24")
  }

  @Test func windowsLinesAndAByteOrderMarkMakeNoDifference() throws {
    let text = day("  A v B 2-1 (2-1)\n    (Ana 1', 2'; Leo 3')")
    let other = "\u{FEFF}" + text.replacing("\n", with: "\r\n")
    let (one, two) = (try importing(text: text), try importing(text: other))
    #expect(one.partido?.escrito == two.partido?.escrito)
    #expect(two.partido?.golesEscritos == ["1 Ana A", "2 Ana A", "3 Leo B"])
    #expect(two.warnings.isEmpty)
  }

  @Test("that are of no known form lose nothing but themselves", arguments: 1...400)
  func cutShort(length: Int) {
    let whole = """
      = Copa 2026
      Group A | A  B
      ▪ Final
      Sun Nov 20 19:00 UTC+3 @ Al Bayt Stadium, Al Khor, Att: 67372
        A v B  3-3 a.e.t. (2-2, 2-0), 4-2 pen.
           (Leo MESSI 23'(p), 108', Di MARÍA 36'; Kylian 80' (pen.), 81', 118'(og))

      Penalties: 0-1 Kylian, 1-1 Leo MESSI,
                 Coman (missed), 2-1 Paulo

      A: Emi [Y 125'] - Nico (120+1' Paulo [Y 120'] (121' Ana)),
            Leo MESSI [c], Di MARÍA
      B: Hugo [c] - Coman [Y/R 5'], Kylian
      Refs: Szymon (POL)
      """
    // Whatever is left of the file: a result or an error, and never more goals than it tells.
    let result = try? importing(text: String(whole.prefix(length)))
    #expect((result?.partido?.eventos.count ?? 0) <= 18)
  }
}
