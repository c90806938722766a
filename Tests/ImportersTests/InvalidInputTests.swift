import Diagnostics
import Importers
import TestSupport
import Testing
import Torneo

/// Files that cannot be imported, the place of the error marked.
@Suite("What cannot be imported is an error with its place")
struct InvalidInputTests {
  struct Broken: Sendable, CustomTestStringConvertible {
    let name: String
    let file: Marked
    let message: String
    var help: String?
    var testDescription: String { name }

    init(_ name: String, _ text: String, _ message: String, help: String? = nil) {
      self.name = name
      file = Marked(text)
      self.message = message
      self.help = help
    }

    /// A match with these keys is wrong.
    init(match name: String, _ keys: String, _ message: String, help: String? = nil) {
      self.init(
        name, #"{"matches": [\#n  {"team1": "A", "team2": "B", \#(keys)}]}"#, message, help: help)
    }
  }

  static let samples = [
    Broken(
      "an empty file", "‸", "vacío: no hay nada escrito",
      help: "si el fichero se ha cortado, recupere una copia anterior"),
    Broken(
      "text after the end", #"{"matches": []} ‸x"#, "sobra «x» después del final",
      help: "bórrelo, o revise las llaves de antes"),
    Broken(
      "513 brackets", String(repeating: "[", count: 64) + "‸" + String(repeating: "[", count: 449),
      "anidado a más de 64 niveles"),
    Broken(
      "a number", "‸7",
      "no es un fichero de openfootball: se esperaba «matches», «rounds», una lista de plantillas o "
        + "de equipos, «groups» o «stadiums»"),
    Broken(
      "an object of another kind", #"‸{"name": "x"}"#,
      "no es un fichero de openfootball: se esperaba «matches», «rounds», una lista de plantillas o "
        + "de equipos, «groups» o «stadiums»"),
    Broken(
      "matches that are no list", #"{"matches": ‸{}}"#,
      "«matches»: se esperaba una lista y hay un objeto"),
    Broken(
      "a round that is no object", #"{"rounds": [‸7]}"#,
      "«rounds»: se esperaba un objeto y hay un número"),
    Broken(
      "a match that is no object", #"{"matches": [‸[]]}"#,
      "«matches»: se esperaba un objeto y hay una lista"),
    Broken("no second team", #"{"matches": [‸{"team1": "A"}]}"#, "falta «team2»"),
    Broken("an empty team", #"{"matches": [{"team1": "A", "team2": ‸" "}]}"#, "«team2» está vacío"),
    Broken(
      "an invisible team", #"{"matches": [{"team1": ‸"\u200B", "team2": "B"}]}"#,
      "«team1» está vacío"),
    Broken(
      "a team that is a number", #"{"matches": [{"team1": ‸7, "team2": "B"}]}"#,
      "«team1»: se esperaba un texto y hay un número"),
    Broken(
      "a team object without name", #"{"matches": [{"team1": ‸{"code": "A"}, "team2": "B"}]}"#,
      "falta «name»"),
    Broken(
      "a team against itself",
      #"{"matches": [‸{"team1": "Atlético", "team2": "ATLETICO"}]}"#,
      "«Atlético» juega contra sí mismo", help: "escriba dos equipos distintos"),
    Broken(
      "a name of 61 letters",
      #"{"matches": [{"team1": ‸"\#(String(repeating: "ñ", count: 61))", "team2": "B"}]}"#,
      "texto demasiado largo: caben 60 letras y 400 bytes"),
    Broken(
      match: "a round of 61 letters",
      "\"round\": ‸\"\(String(repeating: "ñ", count: 61))\"",
      "texto demasiado largo: caben 60 letras y 400 bytes"),
    Broken(
      "a mark that turns the text in a name",
      #"{"matches": [{"team1": ‸"A\u202E", "team2": "B"}]}"#,
      #"hay un carácter de control en «A\u{202E}»"#),
    Broken(
      "a control character in a name", #"{"matches": [{"team1": ‸"A\u0007", "team2": "B"}]}"#,
      #"hay un carácter de control en «A\u{7}»"#),
    Broken(match: "a key twice", #""num": 1, ‸"num": 2"#, "la clave «num» está dos veces"),
    Broken(
      match: "a day that does not exist", #""date": ‸"2026-02-30""#,
      "la fecha «2026-02-30» no existe"),
    Broken(
      match: "a date of another form", #""date": ‸"5/9/2026""#,
      "la fecha «5/9/2026» no tiene la forma 2026-09-05"),
    Broken(
      match: "a year out of all use", #""date": ‸"1492-10-12""#,
      "la fecha «1492-10-12» no es de los años 1850–2199"),
    Broken(
      match: "an hour that does not exist", #""date": "2026-09-05", "time": ‸"25:00""#,
      "la hora «25:00» no existe"),
    Broken(
      match: "a zone that does not exist", #""date": "2026-09-05", "time": ‸"20:00 UTC+25""#,
      "la hora «20:00 UTC+25» no existe"),
    Broken(
      match: "a score of one number", #""score": {"ft": ‸[1]}"#,
      "«ft»: se esperaban dos números enteros, como «[2, 1]»"),
    Broken(
      match: "a score of texts", #""score": {"ft": ‸["1", "0"]}"#,
      "«ft»: se esperaban dos números enteros, como «[2, 1]»"),
    Broken(
      match: "half a goal", #""score": {"ft": ‸[1.5, 0]}"#,
      "«ft»: se esperaban dos números enteros, como «[2, 1]»"),
    Broken(
      match: "a negative score", #""score": {"ft": [1, ‸-1]}"#,
      "-1 goles están fuera de rango (0–199)"),
    Broken(
      match: "a score that is no object", #""score": ‸"1-0""#,
      "«score»: se esperaba un objeto y hay un texto"),
    Broken(
      match: "a huge match number", #""num": ‸9223372036854775808"#,
      "«9223372036854775808» no es un número entero, o es demasiado grande"),
    Broken(
      match: "a match number in text", #""num": ‸"7""#,
      "«num»: se esperaba un número y hay un texto", help: "quite las comillas"),
    Broken(
      match: "a goal that is no object", #""goals1": [‸"Ana"]"#,
      "«goals1»: se esperaba un objeto y hay un texto"),
    Broken(match: "a goal of nobody", #""goals1": [‸{"minute": 1}]"#, "falta «name»"),
    Broken(
      match: "minute 0", #""goals1": [{"name": "Ana", "minute": ‸0}]"#,
      "el minuto «0» está fuera de rango (1–120, y hasta 30 añadidos)"),
    Broken(
      match: "minute 999", #""goals1": [{"name": "Ana", "minute": ‸999}]"#,
      "el minuto «999» está fuera de rango (1–120, y hasta 30 añadidos)"),
    Broken(
      match: "too much added time", #""goals1": [{"name": "Ana", "minute": ‸90, "offset": 31}]"#,
      "el minuto «90+31» está fuera de rango (1–120, y hasta 30 añadidos)"),
    Broken(
      match: "a minute in words", #""goals1": [{"name": "Ana", "minute": ‸"90+"}]"#,
      "el minuto «90+» no tiene la forma «45» ni «45+2»"),
    Broken(
      match: "a minute that is a flag", #""goals1": [{"name": "Ana", "minute": ‸true}]"#,
      "«minute»: se esperaba un número y hay verdadero o falso"),
    Broken(
      match: "a flag that is a number",
      #""goals1": [{"name": "Ana", "minute": 1, "penalty": ‸1}]"#,
      "«penalty»: se esperaba verdadero o falso y hay un número"),
    Broken(
      "a shirt number out of range",
      #"[{"name": "A", "players": [{"name": "Ana", "number": ‸100}]}]"#,
      "el dorsal 100 está fuera de rango (1–99)"),
    Broken(
      "a shirt number that two have",
      #"[{"name": "A", "players": [{"name": "Ana", "number": 9}, ‸{"name": "Eva", "number": 9}]}]"#,
      "el dorsal 9 lo llevan dos jugadores"),
    Broken(
      "a group of numbers", #"{"groups": [{"name": "Group A", "teams": [‸7]}]}"#,
      "«teams»: se esperaba un texto y hay un número"),
    Broken("a stadium without city", #"{"stadiums": [‸{"name": "Arena"}]}"#, "falta «city»"),
  ]

  @Test(arguments: samples)
  func isTold(_ sample: Broken) throws {
    let failure = #expect(throws: Failure.self) {
      try importing([("f.json", sample.file.text)])
    }
    let errors = failure?.diagnostics.filter { $0.severity == .error } ?? []
    #expect(errors.map(\.message.es) == [sample.message])
    #expect(
      errors.first?.location
        == SourceLocation(file: "f.json", line: sample.file.line, column: sample.file.column))
    #expect(errors.first?.help?.es == sample.help)
    #expect(errors.first?.message.en.isEmpty == false)
  }

  @Test func allErrorsOfAllFilesAreToldWithTheirMatch() throws {
    let failure = #expect(throws: Failure.self) {
      try importing([
        ("b.json", file([match(#""score": {"ft": [1]}"#), match(#""num": "x""#, "C", "D")])),
        ("a.json", file([match("", date: "2026-02-30")])),
      ])
    }
    #expect(
      failure?.diagnostics.compactMap { $0.location.map { "\($0.file):\($0.line)" } }
        == ["b.json:1", "b.json:2", "a.json:1"])
    #expect(failure?.diagnostics.dropFirst().first?.context.map(\.es) == ["C – D, 2026-09-05"])
    #expect(failure?.diagnostics.last?.context.map(\.es) == ["A – B"])
  }

  @Test func aFileCutAnywhereIsAnErrorAndNeverHalfATournament() throws {
    let whole = file([
      match(
        #""round": "Matchday 1", "time": "20:45 UTC+2", "#
          + scored([1, 0], [goal("Ñandú", 90, #""offset": 4"#)], []))
    ])
    let bytes = Array(whole.utf8)
    for count in 0..<bytes.count {
      #expect(throws: Failure.self) {
        try importOpenfootball([ImportedFile(name: "f", bytes: Array(bytes.prefix(count)))])
      }
    }
  }
}
