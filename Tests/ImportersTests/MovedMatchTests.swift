import Importers
import TestSupport
import Testing
import Torneo

@Suite("A file imported again after a match was moved")
struct MovedMatchTests {
  /// A match of A against B on a day, in brief: `jornada|ronda, fecha, marcador, estado`.
  struct Known: Sendable {
    var jornada: Int?
    var ronda: String?
    var day: String?
    var score: Tanteo?
    var estado = EstadoDePartido.programado
  }

  private func torneo(_ known: Known..., vueltas: Int? = nil) throws -> Torneo {
    let equipos = ["A", "B", "C", "D"].map { Equipo(nombre: $0) }
    var torneo = Torneo()
    torneo.equipos = equipos
    torneo.reglas.vueltas = vueltas
    torneo.partidos = try known.enumerated().map { index, known in
      PartidoDeLista(
        id: index + 1,
        partido: Partido(
          local: equipos[0], visitante: equipos[1], eventos: [],
          estado: known.score == nil ? known.estado : .finalizado,
          resultado: known.score.map { Resultado($0) }, jornada: known.jornada,
          fecha: try known.day.map { try Fecha(texto: $0) }, ronda: known.ronda))
    }
    return torneo
  }

  private static let score = Tanteo(local: 2, visitante: 1)

  // MARK: Played on another day

  struct Silent: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var jornada: Int?
    var ronda: String?
    let read: @Sendable (Torneo) throws -> ImportResult
  }

  static let silent = [
    Silent(testDescription: "a matchday", jornada: 1) {
      try importing(matches: match(#""round": "Matchday 1""#), into: $0)
    },
    Silent(testDescription: "no matchday in the file", jornada: 1) {
      try importing(matches: match(""), into: $0)
    },
    Silent(testDescription: "no matchday in the store") {
      try importing(csv: "jornada;fecha;local;visitante\n1;2026-09-05;A;B\n", into: $0)
    },
    Silent(testDescription: "no matchday at all") { try importing(matches: match(""), into: $0) },
    Silent(testDescription: "a round", ronda: "Final") {
      try importing(matches: match(#""round": "Final""#), into: $0)
    },
    Silent(testDescription: "a number", jornada: 1) {
      try importing(csv: "partido;fecha;local;visitante\n1;2026-09-05;A;B\n", into: $0)
    },
    Silent(testDescription: "Football.TXT", jornada: 1) {
      try importing(text: day("  A v B  @ La Dehesa"), into: $0)
    },
  ]

  @Test("without its score leaves what was played on its day and says so", arguments: silent)
  func played(_ file: Silent) throws {
    let before = try torneo(
      Known(jornada: file.jornada, ronda: file.ronda, day: "2026-10-11", score: Self.score))
    let result = try file.read(before)
    #expect(result.torneo.partidos.count == 1)
    #expect(result.partido?.goles == Self.score)
    #expect(result.partido?.estado == .finalizado)
    #expect(result.partido?.fecha?.description == "2026-10-11")
    #expect(result.warnings.count == 1)
    #expect(
      result.warnings.first?.contains(
        "es el partido 1, que ya se jugó el 2026-10-11: aquí está el 2026-09-05, sin resultado")
        == true)
    #expect(try file.read(result.torneo).torneo == result.torneo)
  }

  @Test func withTheScoreGivesItTheDayOfTheFile() throws {
    let before = try torneo(Known(jornada: 1, day: "2026-10-11", score: Self.score))
    let result = try importing(
      matches: match(#""round": "Matchday 1", "score": {"ft": [2, 1]}"#), into: before)
    #expect(result.torneo.partidos.count == 1)
    #expect(result.partido?.fecha?.description == "2026-09-05")
    #expect(result.told.count == 1)
  }

  @Test(
    "without a score has one more where the sides meet more often than they did",
    arguments: [(4, nil), (nil, "2026-12-01")] as [(Int?, String?)])
  func oneMore(_ vueltas: Int?, _ other: String?) throws {
    var before = try torneo(
      Known(day: "2026-10-11", score: Self.score), vueltas: vueltas)
    if let other {
      for (id, day) in [(2, "2026-10-11"), (3, other)] {
        var element = before.partidos[0].partido
        (element.local, element.visitante) = (before.equipos[2], before.equipos[3])
        element.fecha = try Fecha(texto: day)
        before.partidos.append(PartidoDeLista(id: id, partido: element))
      }
    }
    let later = try importing(matches: match("", date: "2027-02-07"), into: before)
    #expect(later.torneo.partidos.count == before.partidos.count + 1)
    #expect(later.warnings == [])
    let earlier = try importing(matches: match(""), into: before)
    #expect(earlier.torneo.partidos.count == before.partidos.count + 1)
    #expect(earlier.warnings.count == 1)
  }

  @Test func withTheReplayOfADrawnCupMatchHasAnotherMatch() throws {
    let before = try torneo(
      Known(ronda: "Final", day: "2026-09-05", score: Tanteo(local: 1, visitante: 1)))
    let file = match(#""round": "Final""#, date: "2026-09-12")
    #expect(try importing(matches: file, into: before).torneo.partidos.count == 2)
    let decided = try torneo(Known(ronda: "Final", day: "2026-09-05", score: Self.score))
    #expect(try importing(matches: file, into: decided).torneo.partidos.count == 1)
  }

  // MARK: Not played

  @Test func tellsThatMatchesOfAMatchdayGetOtherDaysInOneWord() throws {
    let first = try importing(
      matches: match(#""round": "Matchday 1""#, date: "2026-10-11"),
      match(#""round": "Matchday 1""#, "C", "D", date: "2026-10-11"))
    let second = try importing(
      matches: match(#""round": "Matchday 1""#), match(#""round": "Matchday 1""#, "C", "D"),
      into: first.torneo)
    #expect(second.torneo.partidos.count == 2)
    #expect(
      second.told == [
        "f.json:1:35: 2 partidos por jugar cambian de fecha; el primero es el partido 1, que estaba "
          + "el 2026-10-11 (A – B, 2026-09-05)"
      ])
  }

  @Test func leavesWhatIsPostponedWithoutADayAndSaysHowToGiveItOne() throws {
    let before = try torneo(Known(jornada: 1, estado: .aplazado))
    let result = try importing(matches: match(#""round": "Matchday 1""#), into: before)
    #expect(result.torneo.partidos == before.partidos)
    #expect(
      result.warnings == [
        "f.json:1:35: es el partido 1, que está aplazado sin fecha: aquí está el 2026-09-05, que no "
          + "se apunta (A – B, 2026-09-05) [si es su nueva fecha: marcador match move 1 --date "
          + "2026-09-05]"
      ])
    let played = try importing(
      matches: match(#""round": "Matchday 1", "score": {"ft": [2, 1]}"#), into: before)
    #expect(played.partidos == ["1 2026-09-05 A 2-1 B"])
  }

  // MARK: Several of the same sides

  @Test func findsEachInItsTurn() throws {
    let before = try torneo(
      Known(day: "2026-10-11", score: Self.score), Known(day: "2027-02-28"),
      Known(day: "2027-05-02"))
    let result = try importing(
      matches: match("", date: "2027-02-07"), match("", date: "2026-09-05"),
      match("", date: "2027-04-04"), into: before)
    #expect(result.summary.nuevos == 0)
    #expect(
      result.torneo.partidos.map { $0.partido.fecha?.description }
        == ["2026-10-11", "2027-02-07", "2027-04-04"])
  }

  @Test func findsTheMuchNearerOfTwo() throws {
    let before = try torneo(
      Known(day: "2026-10-11", score: Self.score), Known(day: "2027-02-28"))
    let result = try importing(matches: match(""), into: before)
    #expect(result.summary.nuevos == 0)
    #expect(result.partido?.fecha?.description == "2026-10-11")
    let between = try importing(matches: match("", date: "2026-12-20"), into: before)
    #expect(between.summary.nuevos == 1)
    #expect(between.warnings.count == 1)
  }

  @Test func addsOneMoreThatEndedOtherwise() throws {
    let before = try torneo(
      Known(day: "2026-09-06", score: Self.score),
      Known(day: "2026-10-11", score: Tanteo(local: 0, visitante: 0)))
    let result = try importing(
      matches: match(#""score": {"ft": [3, 3]}"#, date: "2026-10-18"), into: before)
    #expect(result.torneo.partidos.count == 3)
    #expect(Array(result.torneo.partidos.prefix(2)) == before.partidos)
  }

  @Test func thatHasTheMatchdayWithoutTheMatchIsToldWhereItIsInAnother() throws {
    let before = try torneo(Known(jornada: 1, day: "2026-09-05"))
    let other = match(#""round": "Matchday 7""#, date: "2026-10-11")
    #expect(try importing(matches: other, into: before).warnings.isEmpty)
    let result = try importing(
      matches: other, match(#""round": "Matchday 1""#, "C", "D"), into: before)
    #expect(result.warnings.count == 1)
    #expect(result.warnings.first?.contains("puede ser el partido 1") == true)
  }

  @Test func knowsThousandsOfTheSameSidesOfOneMatchday() throws {
    let days = (0..<1500).compactMap {
      Fecha(segundosDesde1970: (10_000 + 2 * $0) * 86_400)?.sinHora
    }
    let first = try importing([
      ("f.json", file(days.map { match(#""round": "Matchday 1""#, date: "\($0)") }))
    ])
    let moved = days.compactMap {
      Fecha(segundosDesde1970: ($0.diasDesde1970 + 1) * 86_400)?.sinHora
    }
    let second = try importing(
      [("f.json", file(moved.map { match(#""round": "Matchday 1""#, date: "\($0)") }))],
      into: first.torneo)
    #expect(second.summary.nuevos == 0)
    #expect(second.torneo.partidos.compactMap(\.partido.fecha) == moved)
  }

  // MARK: Abandoned

  @Test func thatHasItAbandonedWithTheScoreThatWasItsResultTakesItFromTheTable() throws {
    let before = try torneo(Known(jornada: 1, day: "2026-09-05", score: Self.score))
    let result = try importing(text: day("  A v B  2-1  [abandoned]"), into: before)
    #expect(result.partido?.estado == .suspendido)
    #expect(result.partido?.cuentaEnLaTabla == false)
    #expect(
      result.warnings.contains {
        $0.contains("contaba con 2-1 y aquí está como «suspendido»: deja de contar")
      })
    #expect(
      try importing(text: day("  A v B  2-1  [abandoned]"), into: result.torneo).torneo
        == result.torneo)
  }

  @Test(
    "that has it abandoned otherwise leaves its result and says so",
    arguments: ["  A v B  1-0  [abandoned]", "  A v B  [abandoned]", "  A v B  [cancelled]"])
  func leavesTheResult(_ line: String) throws {
    let before = try torneo(Known(jornada: 1, day: "2026-09-05", score: Self.score))
    let result = try importing(text: day(line), into: before)
    #expect(result.torneo.partidos == before.partidos)
    #expect(result.warnings.contains { $0.contains("queda como estaba") })
  }

  @Test func thatHasItPostponedGivesItNoReasonForThat() throws {
    let header = "jornada,fecha,local,visitante,resultado,estado,motivo\n"
    let postponed = header + "1,2026-09-05,A,B,,aplazado,lluvia\n"
    let first = try importing(csv: postponed).torneo
    let played = try importing(csv: header + "1,2026-09-05,A,B,1-0,,\n", into: first).torneo
    let result = try importing(csv: postponed, into: played)
    #expect(result.torneo == played)
    #expect(result.partido?.motivo == nil)
    #expect(result.summary.corregidos == 0)
  }

  @Test func thatHasItAnnulledTakesItFromTheTableAndSaysSo() throws {
    let before = try torneo(Known(jornada: 1, day: "2026-09-05", score: Self.score))
    let result = try importing(text: day("  A v B  [annulled]"), into: before)
    #expect(result.partido?.estado == .anulado)
    #expect(result.warnings.count == 1)
    #expect(result.warnings.first?.contains("deja de contar") == true)
  }
}
