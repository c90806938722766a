import Diagnostics
import Importers
import TestSupport
import Testing
import Torneo

@Suite("A match of a file")
struct MatchTests {
  @Test func hasSidesDateGroundAndMatchday() throws {
    let result = try importing(
      matches: match(
        #""round": "Matchday 7", "time": "20:45", "ground": "Arena, Natal", "score": {"ft": [2, 1]}"#
      ))
    let partido = try #require(result.partido)
    #expect(partido.local.nombre == "A")
    #expect(partido.visitante.nombre == "B")
    #expect(partido.fecha?.description == "2026-09-05T20:45:00")
    #expect(partido.campo == "Arena, Natal")
    #expect(partido.jornada == 7)
    #expect(partido.ronda == nil)
    #expect(result.torneo.equipos.map(\.nombre) == ["A", "B"])
    #expect(result.torneo.equipos.first === partido.local)
  }

  @Test func mayHaveTeamsThatAreObjectsInsideRounds() throws {
    let result = try importing([
      (
        "euro.json",
        #"""
        {"name": "Euro 2024", "rounds": [{"name": "Semi-finals", "matches": [
          {"num": 49, "team1": {"name": "Spain", "code": "ESP"},
           "team2": {"name": "France", "code": "FRA"}, "score": {"ft": [2, 1]}}]}]}
        """#
      )
    ])
    #expect(result.partido?.local.nombre == "Spain")
    #expect(result.partido?.ronda == "Semifinales")
    #expect(result.torneo.nombre == "Euro")
    #expect(result.torneo.temporada == "2024")
    #expect(result.torneo.partidos.first?.id == 49)
  }

  struct Kickoff: Sendable, CustomTestStringConvertible {
    let time: String
    let fecha: String
    var testDescription: String { time }
  }

  @Test(
    "has its kick-off with and without zone",
    arguments: [
      Kickoff(time: #""20:45""#, fecha: "2026-09-05T20:45:00"),
      Kickoff(time: #""9:05""#, fecha: "2026-09-05T09:05:00"),
      Kickoff(time: #""13:00 UTC-3""#, fecha: "2026-09-05T13:00:00-03:00"),
      Kickoff(time: #""18:30 UTC+5:30""#, fecha: "2026-09-05T18:30:00+05:30"),
      Kickoff(time: #""18:30 UTC""#, fecha: "2026-09-05T18:30:00Z"),
      Kickoff(time: "null", fecha: "2026-09-05"),
    ])
  func kickoff(_ sample: Kickoff) throws {
    let result = try importing(matches: match(#""time": \#(sample.time)"#))
    #expect(result.partido?.fecha?.description == sample.fecha)
    #expect(result.told.isEmpty)
  }

  @Test func withAnUnreadableHourKeepsItsDateAndIsTold() throws {
    let result = try importing(matches: match(#""time": "tarde""#))
    #expect(result.partido?.fecha?.description == "2026-09-05")
    #expect(result.warnings.count == 1)
    #expect(result.warnings[0].contains("no se entiende la hora «tarde»"))
  }

  struct Score: Sendable, CustomTestStringConvertible {
    let score: String
    let resultado: Resultado?
    var estado = EstadoDePartido.finalizado
    var status = ""
    var testDescription: String { score + status }
  }

  @Test(
    "has the result that its score and status say",
    arguments: [
      Score(score: #"{"ft": [2, 1]}"#, resultado: Resultado(Tanteo(local: 2, visitante: 1))),
      Score(
        score: #"{"ht": [1, 0], "ft": [2, 1]}"#,
        resultado: Resultado(
          Tanteo(local: 2, visitante: 1), descanso: Tanteo(local: 1, visitante: 0))),
      Score(
        score: #"{"ft": [2, 2], "et": [3, 3], "p": [4, 2]}"#,
        resultado: Resultado(
          Tanteo(local: 3, visitante: 3), reglamentario: Tanteo(local: 2, visitante: 2),
          tanda: Tanteo(local: 4, visitante: 2))),
      Score(
        score: #"{"ft": [1, 1], "p": [4, 2]}"#,
        resultado: Resultado(
          Tanteo(local: 1, visitante: 1), tanda: Tanteo(local: 4, visitante: 2))),
      // The second leg of a tie, level over both and not by itself.
      Score(
        score: #"{"ft": [1, 0], "et": [1, 0], "p": [2, 4]}"#,
        resultado: Resultado(
          Tanteo(local: 1, visitante: 0), reglamentario: Tanteo(local: 1, visitante: 0),
          tanda: Tanteo(local: 2, visitante: 4))),
      Score(score: "{}", resultado: nil, estado: .programado),
      Score(score: "null", resultado: nil, estado: .programado),
      Score(
        score: #"{"ft": [0, 3]}"#, resultado: Resultado(Tanteo(local: 0, visitante: 3)),
        estado: .adjudicado, status: "awarded"),
      Score(score: "{}", resultado: nil, estado: .cancelado, status: "cancelled"),
      Score(score: "{}", resultado: nil, estado: .aplazado, status: "postponed"),
      Score(score: "{}", resultado: nil, estado: .suspendido, status: "abandoned"),
    ])
  func score(_ sample: Score) throws {
    let status = sample.status.isEmpty ? "" : #", "status": "\#(sample.status)""#
    let result = try importing(matches: match(#""score": \#(sample.score)"# + status))
    #expect(result.partido?.estado == sample.estado)
    #expect(result.partido?.resultado == sample.resultado)
    #expect(result.warnings.isEmpty)
  }

  @Test func leavesTheResultToGoalsThatAddUpToItAndSayAsMuch() throws {
    let result = try importing(
      matches: match(scored([1, 0], [goal("Ana", 12)], [])),
      match(scored([0, 0], [], []), "B", "A"),
      match(#""score": {"ft": [0, 0]}"#, "A", "C"))
    let partidos = result.torneo.partidos.map(\.partido)
    #expect(partidos[0].resultado == nil)
    #expect(partidos[0].goles == Tanteo(local: 1, visitante: 0))
    #expect(partidos[1].resultado == nil)
    #expect(partidos[2].resultado == Resultado(Tanteo(local: 0, visitante: 0)))
    #expect(partidos.allSatisfy { $0.estado == .finalizado })
  }

  @Test func takesTheNumberThatTheFileGivesAndElseTheNextOne() throws {
    let result = try importing(
      matches: match("", "A", "B"), match(#""num": 2"#, "A", "C"), match("", "B", "C"),
      match(#""num": 2"#, "C", "A"))
    #expect(result.torneo.partidos.map(\.id) == [1, 2, 3, 4])
  }

  @Test func thatWaitForWhatIsNotThereAreLeftOutAndCounted() throws {
    let result = try importing(
      matches: match(""), match("", "W74", "2A"), match("", "3A/B/C", "W1"))
    #expect(result.torneo.partidos.count == 1)
    #expect(result.torneo.equipos.map(\.nombre) == ["A", "B"])
    #expect(result.told.count == 1)
    #expect(result.told[0].contains("2 partidos esperan a otros que no están («W74»)"))
  }

  private static let cup = [
    match(#""group": "Group A", "num": 1"#, "A", "B"),
    match(#""group": "Group B", "num": 2"#, "C", "D"),
    match(#""round": "Semi-final", "num": 61"#, "1A", "2B", date: "2026-09-10"),
    match(#""round": "Semi-final", "num": 62"#, "1B", "3A/B", date: "2026-09-11"),
    match(#""round": "Match for third place", "num": 63"#, "L61", "L62", date: "2026-09-12"),
    match(#""round": "Final", "num": 64"#, "W61", "W62", date: "2026-09-13"),
  ]

  private func sides(_ torneo: Torneo) -> [String] {
    torneo.partidos.map { "\($0.id) \($0.partido.local.nombre) – \($0.partido.visitante.nombre)" }
  }

  @Test func withSidesStillToBeDecidedWaitForThem() throws {
    let result = try importing([("f.json", file(Self.cup))])
    #expect(
      sides(result.torneo) == [
        "1 A – B", "2 C – D", "61 1.º del Grupo A – 2.º del Grupo B",
        "62 1.º del Grupo B – 3.º de los grupos A/B",
        "63 Perdedor del partido 61 – Perdedor del partido 62",
        "64 Ganador del partido 61 – Ganador del partido 62",
      ])
    #expect(result.told.isEmpty)
    let again = try importing([("f.json", file(Self.cup))], into: result.torneo)
    #expect(again.torneo == result.torneo)
    #expect(again.summary.iguales == 6)
  }

  @Test func thatAreDecidedInALaterFileTakeThePlaceOfThoseThatWaited() throws {
    var cup = Self.cup
    let first = try importing([("f.json", file(cup))])
    cup[0] = match(#""group": "Group A", "num": 1, "score": {"ft": [2, 0]}"#, "A", "B")
    cup[2] = match(
      #""round": "Semi-final", "num": 61, "score": {"ft": [1, 0]}"#, "A", "D", date: "2026-09-10")
    cup[3] = match(#""round": "Semi-final", "num": 62"#, "C", "B", date: "2026-09-11")
    let second = try importing([("f.json", file(cup))], into: first.torneo)
    #expect(
      sides(second.torneo) == [
        "1 A – B", "2 C – D", "61 A – D", "62 C – B", "63 D – Perdedor del partido 62",
        "64 A – Ganador del partido 62",
      ])
    #expect(second.summary.nuevos == 0)
  }

  struct Label: Sendable, CustomTestStringConvertible {
    let label: String
    let ronda: String
    var testDescription: String { label }
  }

  @Test(
    "of a knock-out has its round in Spanish, or as written",
    arguments: [
      Label(label: "Round of 32", ronda: "Dieciseisavos de final"),
      Label(label: "Round of 16", ronda: "Octavos de final"),
      Label(label: "Quarter-finals", ronda: "Cuartos de final"),
      Label(label: "Quarter-final", ronda: "Cuartos de final"),
      Label(label: "Quarterfinals", ronda: "Cuartos de final"),
      Label(label: "Semi-finals", ronda: "Semifinales"),
      Label(label: "Semifinals", ronda: "Semifinales"),
      Label(label: "Match for third place", ronda: "Tercer puesto"),
      Label(label: "Third place play-off", ronda: "Tercer puesto"),
      Label(label: "Final", ronda: "Final"),
      Label(label: "Round 2", ronda: "Segunda ronda"),
      Label(label: "Aufstieg, Final", ronda: "Aufstieg, Final"),
      Label(label: "Relegation, Final", ronda: "Relegation, Final"),
    ])
  func round(_ sample: Label) throws {
    let result = try importing(matches: match(#""round": "\#(sample.label)""#))
    #expect(result.partido?.ronda == sample.ronda)
    #expect(result.partido?.jornada == nil)
  }

  @Test func ofAGroupIsTheNthOfItsTeamsWhenItsNumberIsACalendarDay() throws {
    func group(_ day: Int, _ team1: String, _ team2: String, _ date: String) -> String {
      match(
        #""round": "Matchday \#(day)", "group": "Group A""#, team1, team2, date: "2026-06-\(date)")
    }
    let result = try importing(
      matches: group(1, "A", "B", "12"), group(2, "C", "D", "13"), group(12, "D", "A", "23"),
      group(12, "B", "C", "23"), group(6, "A", "C", "17"), group(7, "D", "B", "18"))
    #expect(result.torneo.partidos.map(\.partido.jornada) == [1, 1, 3, 3, 2, 2])
    #expect(result.torneo.partidos.allSatisfy { $0.partido.grupo == "Grupo A" })
  }

  @Test func ofAGroupKeepsANumberThatIsAMatchday() throws {
    // The second one was put off until after the third: the number holds, not the date.
    let result = try importing(
      matches: match(#""round": "Matchday 1", "group": "Group A""#, date: "2026-06-01"),
      match(#""round": "Matchday 2", "group": "Group A""#, "B", "A", date: "2026-06-20"),
      match(#""round": "Matchday 3", "group": "Group A""#, date: "2026-06-10"))
    #expect(result.torneo.partidos.map(\.partido.jornada) == [1, 2, 3])
  }

  struct Name: Sendable, CustomTestStringConvertible {
    let name: String
    let nombre: String
    let temporada: String?
    var testDescription: String { name }
  }

  @Test(
    "belongs to the competition and season that the file names",
    arguments: [
      Name(
        name: "English Premier League 2011/12", nombre: "English Premier League",
        temporada: "2011/12"),
      Name(name: "World Cup 2014", nombre: "World Cup", temporada: "2014"),
      Name(
        name: "Deutsche 2. Bundesliga 2018/19", nombre: "Deutsche 2. Bundesliga",
        temporada: "2018/19"),
      Name(name: "Liga 2025-2026", nombre: "Liga", temporada: "2025-2026"),
      Name(name: "Torneo de los 60", nombre: "Torneo de los 60", temporada: nil),
      Name(name: "2014", nombre: "2014", temporada: nil),
    ])
  func competition(_ sample: Name) throws {
    let result = try importing([("f.json", file([match("")], name: sample.name))])
    #expect(result.torneo.nombre == sample.nombre)
    #expect(result.torneo.temporada == sample.temporada)
  }
}
