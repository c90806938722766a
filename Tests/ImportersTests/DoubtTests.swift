import Diagnostics
import Importers
import TestSupport
import Testing
import Torneo

/// Files with one doubt in them, its place marked.
@Suite("What is doubtful is told with its match and its place")
struct DoubtTests {
  struct Doubtful: Sendable, CustomTestStringConvertible {
    let name: String
    let file: Marked
    let message: String
    let context: String?
    let help: String?
    var testDescription: String { name }

    init(
      _ name: String, _ match: String, _ message: String, context: String? = "A – B, 2026-09-05",
      help: String? = nil
    ) {
      self.name = name
      file = Marked(#"{"matches": [\#n  \#(match)]}"#)
      self.message = message
      self.context = context
      self.help = help
    }
  }

  private static func whole(_ keys: String) -> String {
    #"‸{"team1": "A", "team2": "B", "date": "2026-09-05", \#(keys)}"#
  }

  private static func inside(_ keys: String) -> String {
    #"{"team1": "A", "team2": "B", "date": "2026-09-05", \#(keys)}"#
  }

  static let samples = [
    Doubtful(
      "goals that do not add up", whole(scored([2, 1], [goal("Ana", 1)], [goal("Leo", 2)])),
      "los goles apuntados no suman el resultado: de A hay 1 y son 2; vale el resultado"),
    Doubtful(
      "goals of both sides that do not add up",
      whole(scored([1, 0], [], [goal("Leo", 2), goal("Leo", 3)])),
      "los goles apuntados no suman el resultado: de A hay 0 y son 1, de B hay 2 y son 0; "
        + "vale el resultado"),
    Doubtful(
      "a half-time score against the minutes",
      whole(
        #""score": {"ht": [0, 0], "ft": [1, 0]}, "goals1": [\#(goal("Ana", 30))], "goals2": []"#),
      "por los minutos de los goles al descanso iban 1-0, y está escrito 0-0"),
    Doubtful(
      "a score after 90 minutes against the minutes",
      whole(
        #""score": {"ft": [1, 0], "et": [1, 0]}, "goals1": [\#(goal("Ana", 91))], "goals2": []"#),
      "por los minutos de los goles a los 90 minutos iban 0-0, y está escrito 1-0"),
    Doubtful(
      "extra time that is not cumulative", whole(#""score": {"ft": [2, 2], "et": [1, 0]}"#),
      "el tanteo baja: antes 2-2, y tras la prórroga 1-0"),
    Doubtful(
      "a half-time score above the final one", whole(#""score": {"ht": [2, 0], "ft": [1, 0]}"#),
      "el tanteo baja: antes 2-0, y a los 90 minutos 1-0"),
    Doubtful(
      "extra time without the 90 minutes", whole(#""score": {"et": [1, 0]}"#),
      "tiene el tanteo de la prórroga y no el de los 90 minutos"),
    Doubtful(
      "a drawn shoot-out", whole(#""score": {"ft": [1, 1], "p": [3, 3]}"#),
      "la tanda de penaltis acaba 3-3"),
    Doubtful(
      "a half-time score alone", whole(#""score": {"ht": [1, 1]}"#),
      "tiene goles, descanso o tanda y le falta el resultado final: queda como estaba, o por jugar"),
    Doubtful(
      "an award without a result", inside(#""score": {}, "status": ‸"awarded""#),
      "es «awarded», sin resultado: queda como estaba, o por jugar"),
    Doubtful(
      "a cancelled match with a result",
      inside(#""score": {"ft": [1, 0]}, "status": ‸"cancelled""#),
      "es «cancelled» y tiene resultado: no cuenta en la clasificación"),
    Doubtful(
      "an unknown status", inside(#""score": {}, "status": ‸"replayed""#),
      "estado desconocido «replayed»: se toma por jugado si tiene resultado"),
    Doubtful(
      "a minute past 90",
      inside(
        #""score": {"ft": [1, 0]}, "goals1": [{"name": ‸"Ana", "minute": 92}], "goals2": []"#),
      "gol en el minuto 92 de un partido sin prórroga: se deja así",
      help: "¿90+2, o hubo prórroga y falta en el resultado?"),
    Doubtful(
      "a minute far past 90",
      inside(
        #""score": {"ft": [1, 0]}, "goals1": [{"name": ‸"Ana", "minute": 119}], "goals2": []"#),
      "gol en el minuto 119 de un partido sin prórroga: se deja así",
      help: "¿hubo prórroga? Entonces falta en el resultado"),
    Doubtful(
      "a minute past 120",
      inside(
        #""score": {"ft": [0, 0], "et": [1, 0]}, "#
          + #""goals1": [{"name": "Ana", "minute": ‸121}], "goals2": []"#),
      "minuto 121, después de la prórroga: se apunta en el 120+1"),
    Doubtful(
      "time added in mid-half",
      inside(
        #""score": {"ft": [1, 0]}, "#
          + #""goals1": [{"name": "Ana", "minute": ‸"30+2"}], "goals2": []"#),
      "minuto 30+2: se añade tiempo al 45, al 90, al 105 y al 120"),
    Doubtful(
      "a penalty that is an own goal",
      inside(
        #""score": {"ft": [1, 0]}, "goals2": [], "goals1": "#
          + #"[‸{"name": "Leo", "minute": 5, "penalty": true, "owngoal": true}]"#),
      "el gol de «Leo» es de penalti y en propia puerta: se apunta en propia puerta"),
    Doubtful(
      "a match number out of range", whole(#""num": 10000"#),
      "el número de partido 10000 está fuera de rango (1–9999): recibe otro"),
    Doubtful(
      "an unknown key", inside(#"‸"weather": "rain""#),
      "clave desconocida «weather»: no se importa", context: nil),
  ]

  @Test(arguments: samples)
  func isTold(_ sample: Doubtful) throws {
    let result = try importing([("f.json", sample.file.text)])
    let told = try #require(result.diagnostics.first)
    #expect(result.diagnostics.count == 1)
    #expect(told.severity == .warning)
    #expect(told.message.es == sample.message)
    #expect(!told.message.en.isEmpty && told.message.en != told.message.es)
    #expect(
      told.location
        == SourceLocation(file: "f.json", line: sample.file.line, column: sample.file.column))
    #expect(told.context.map(\.es) == (sample.context.map { [$0] } ?? []))
    #expect(told.help?.es == sample.help)
  }

  @Test func theWrittenResultHoldsWhereGoalsDoNotAddUp() throws {
    let result = try importing(matches: match(scored([2, 1], [goal("Ana", 1)], [goal("Leo", 2)])))
    #expect(result.partido?.goles == Tanteo(local: 2, visitante: 1))
    #expect(result.partido?.golesRegistrados == Tanteo(local: 1, visitante: 1))
  }

  @Test func aMinutePastTheEndIsAddedTimeOfTheLastOne() throws {
    let result = try importing(
      matches: match(
        #""score": {"ft": [0, 0], "et": [1, 0]}, "goals1": [\#(goal("Ana", 121))], "goals2": []"#))
    #expect(result.partido?.golesEscritos == ["120+1 Ana A"])
  }

  @Test func anUnknownKeyIsToldOnceWithItsCount() throws {
    let result = try importing(
      matches: match(#""x": 1"#), match(#""x": 2"#, "B", "A"), match(#""x": 2"#, "A", "C"))
    #expect(result.told.count == 1)
    #expect(result.told[0].contains("«x»: no se importa (está 3 veces)"))
  }

  @Test func missingScorersAreToldOnceWhereOthersHaveThem() throws {
    let result = try importing(
      matches: match(scored([1, 0], [goal("Ana", 1)], [])),
      match(#""score": {"ft": [0, 0]}"#, "B", "A"),
      match(#""score": {"ft": [3, 0]}"#, "A", "C"), match(scored([0, 2], [], []), "C", "A"))
    #expect(result.told.count == 1)
    #expect(result.told[0].contains("faltan los goleadores de 2 partidos con goles"))
    #expect(result.told[0].hasSuffix("(A – C, 2026-09-05)"))
    #expect(result.torneo.partidos[3].partido.goles == Tanteo(local: 0, visitante: 2))
  }

  @Test func aFileOfResultsAloneHasNothingDoubtful() throws {
    let result = try importing(
      matches: match(#""score": {"ft": [1, 0]}"#), match(#""score": {"ft": [2, 0]}"#, "B", "A"))
    #expect(result.told.isEmpty)
  }

  @Test func missingHalfTimeScoresAreANoteAndNotForGoallessMatches() throws {
    let result = try importing(
      matches: match(#""score": {"ht": [0, 0], "ft": [1, 0]}"#),
      match(#""score": {"ft": [0, 0]}"#, "B", "A"), match(#""score": {"ft": [0, 1]}"#, "A", "C"),
      match(#""score": {"ft": [0, 3]}, "status": "awarded""#, "C", "A"))
    #expect(result.warnings.isEmpty)
    #expect(result.told.count == 1)
    #expect(result.told[0].contains("1 partido con goles no dice el tanteo al descanso"))
  }

  @Test func aMatchThatIsThereTwiceIsImportedOnceAsTheLastSays() throws {
    let file = Marked(
      #"""
      {"matches": [
        {"team1": "A", "team2": "B", "date": "2026-09-05", "score": {"ft": [1, 0]}},
        ‸{"team1": "A", "team2": "B", "date": "2026-09-05", "score": {"ft": [2, 0]}}]}
      """#)
    let result = try importing([("f.json", file.text)])
    #expect(result.torneo.partidos.count == 1)
    #expect(result.partido?.goles == Tanteo(local: 2, visitante: 0))
    #expect(
      result.warnings == [
        "f.json:\(file.line):\(file.column): el partido está dos veces y no dicen lo mismo: vale "
          + "esta, la última (A – B, 2026-09-05) (la otra vez, en f.json:2:3)"
      ])
  }

  @Test func theSameMatchdayOnTwoDaysIsTwoMatchesAndTold() throws {
    let result = try importing(
      matches: match(#""round": "Matchday 1""#),
      match(#""round": "Matchday 1""#, date: "2026-09-06"))
    #expect(result.torneo.partidos.count == 2)
    #expect(result.warnings.count == 1)
    #expect(result.warnings[0].contains("los mismos equipos ya jugaban en esta jornada otro día"))
  }

  @Test func filesOfTwoCompetitionsAreTold() throws {
    let result = try importing([
      ("a.json", file([match("")], name: "Liga 2025")),
      ("b.json", file([match("", "C", "D")], name: "Copa 2025")),
    ])
    #expect(
      result.warnings == [
        "b.json:1:1: los ficheros son de competiciones distintas: «Liga 2025» y «Copa 2025»; van al "
          + "mismo torneo"
      ])
  }
}
