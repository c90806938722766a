import Diagnostics
import Importers
import Testing
import Torneo

@Suite("A file that does not tell something of a match")
struct SilenceTests {
  /// Match 1, A against B, with a result that somebody wrote.
  private func known(
    _ estado: EstadoDePartido = .finalizado, _ local: Int = 4, _ visitante: Int = 2
  ) -> Torneo {
    let equipos = ["A", "B"].map { Equipo(nombre: $0) }
    var torneo = Torneo()
    torneo.equipos = equipos
    torneo.partidos = [
      PartidoDeLista(
        id: 1,
        partido: Partido(
          local: equipos[0], visitante: equipos[1], eventos: [], estado: estado,
          resultado: Resultado(Tanteo(local: local, visitante: visitante)), jornada: 1,
          fecha: Fecha(anio: 2026, mes: 9, dia: 5)))
    ]
    return torneo
  }

  struct Silent: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let read: @Sendable (Torneo) throws -> ImportResult

    static func csv(_ text: String) -> Silent {
      Silent(testDescription: text) { try importing(csv: text, into: $0) }
    }
  }

  static let silent = [
    Silent.csv("partido;fecha;campo;local;visitante\n1;2026-09-05;La Dehesa;A;B\n"),
    Silent.csv("partido;fecha;campo;local;visitante;resultado\n1;2026-09-05;La Dehesa;A;B;\n"),
    Silent.csv("partido;fecha;campo;local;visitante;resultado\n1;2026-09-05;La Dehesa;A;B;-\n"),
    Silent.csv("fecha;campo;local;visitante\n2026-09-05;La Dehesa;A;B\n"),
    Silent(testDescription: "openfootball") {
      try importing(matches: match(#""ground": "La Dehesa""#), into: $0)
    },
    Silent(testDescription: "an award of which the result is missing") {
      try importing(matches: match(#""ground": "La Dehesa", "status": "awarded""#), into: $0)
    },
    Silent(testDescription: "an unknown status") {
      try importing(matches: match(#""ground": "La Dehesa", "status": "moved""#), into: $0)
    },
    Silent(testDescription: "Football.TXT") {
      try importing(text: day("  A v B  @ La Dehesa"), into: $0)
    },
  ]

  @Test(
    "corrects nothing of a result that is there, nor the state, and counts it in that",
    arguments: silent, [EstadoDePartido.finalizado, .adjudicado, .suspendido])
  func score(_ file: Silent, estado: EstadoDePartido) throws {
    let torneo = known(estado)
    let result = try file.read(torneo)
    #expect(result.partido?.campo == "La Dehesa")
    #expect(result.partido?.estado == estado)
    #expect(result.partido?.resultado == Resultado(Tanteo(local: 4, visitante: 2)))
    #expect(result.summary.porEstado == [estado: 1])
    #expect(result.summary.corregidos == 1)
    #expect(try file.read(result.torneo).summary.iguales == 1)
  }

  @Test(
    "but a state that cannot be of a match that was played, is told",
    arguments: ["programado", "aplazado", "en juego"])
  func state(_ written: String) throws {
    let result = try importing(
      csv: "partido;local;visitante;estado\n1;A;B;\(written)\n", into: known())
    #expect(result.partidos == ["1 2026-09-05 A 4-2 B"])
    #expect(
      result.warnings == [
        "1.csv:2:1: el partido 1 ya se ha jugado y aquí está como «\(written)», sin resultado: queda "
          + "como estaba (A – B)"
      ])
  }

  @Test func keepsAnAwardOfWhichItHasTheScoreAlone() throws {
    let text = "fecha;local;visitante;resultado;estado\n2026-09-05;A;B;"
    let torneo = known(.adjudicado, 3, 0)
    #expect(try importing(csv: text + "3-0;", into: torneo).partido?.estado == .adjudicado)
    #expect(
      try importing(csv: text + "3-0;finalizado", into: torneo).partido?.estado == .finalizado)
    #expect(try importing(csv: text + "2-0;", into: torneo).partido?.estado == .finalizado)
  }

  @Test func leavesTheResultWhereEventsOfItComeWithIt() throws {
    let result = try importing(
      csv: "partido;local;visitante\n1;A;B\n",
      "partido;minuto;tipo;jugador;equipo\n1;12;gol;Ana;A\n", into: known())
    #expect(result.partido?.resultado == Resultado(Tanteo(local: 4, visitante: 2)))
    #expect(result.partido?.golesEscritos == ["12 Ana A"])
  }

  @Test func givesAMatchThatIsPlannedItsDayAndNoResult() throws {
    var torneo = known()
    torneo.partidos[0].partido.estado = .programado
    torneo.partidos[0].partido.resultado = nil
    let result = try importing(
      csv: "partido;fecha;local;visitante\n1;2026-09-12;A;B\n", into: torneo)
    #expect(result.partidos == ["1 2026-09-12 A – B programado"])
    #expect(result.summary.pendientes == 1)
  }

  // MARK: Line-ups

  private static let lineups = day(
    """
      A v B  1-0
        (Ana 12'; -)

    A: Ana [Y 20'], Eva (60' Luz)
    B: Leo [R 80'], Pau (70' Teo)
    """)

  @Test func leavesTheCardsAndChangesOfASideWhoseLineUpItDoesNotHave() throws {
    let torneo = try importing(text: Self.lineups).torneo
    let result = try importing(
      text: day("  A v B  1-0\n    (Ana 12'; -)\n\nA: Ana [Y 20'], Eva (60' Luz)"), into: torneo)
    #expect(result.torneo == torneo)
    #expect(result.warnings == [])
  }

  @Test func leavesWhoDidNotPlayAndTheCoach() throws {
    var torneo = try importing(text: Self.lineups).torneo
    let rosa = Jugador(nombre: "Rosa")
    let equipo = try #require(torneo.equipos.first)
    var partido = try #require(torneo.partidos.first?.partido)
    partido.alineacionLocal?.suplentes.append(rosa)
    partido.alineacionLocal?.entrenador = "Pilar Ruiz"
    partido.alineacionLocal?.capitan = Jugador(nombre: "Eva")
    partido.eventos.append(
      .tarjeta(
        minuto: Minuto(85), jugador: rosa, equipo: equipo, color: .amarilla))
    torneo.partidos[0].partido = partido
    let again = try importing(text: Self.lineups, into: torneo)
    #expect(again.partido?.alineacionLocal == partido.alineacionLocal)
    #expect(again.partido?.sucesosEscritos.sorted() == partido.sucesosEscritos.sorted())
    #expect(again.warnings == [])
  }

  @Test func tellsWhichCardsAndChangesItsLineUpsTakeAway() throws {
    let torneo = try importing(text: Self.lineups).torneo
    let result = try importing(
      text: day("  A v B  1-0\n    (Ana 12'; -)\n\nA: Ana, Eva\nB: Leo, Pau (70' Teo)"),
      into: torneo)
    #expect(result.partido?.sucesosEscritos == ["70 Teo por Pau B"])
    #expect(
      result.warnings == [
        "f.txt:5:3: la alineación del fichero no tiene 2 tarjetas, 1 cambio del partido 1: se "
          + "quitan (A – B, 2026-09-05)"
      ])
  }

  // MARK: Abandoned

  @Test(
    "takes the score at which a match was abandoned for no result, and tells it",
    arguments: ["", "\n    (Ana 12'; -)"])
  func abandoned(_ goals: String) throws {
    let result = try importing(text: day("  A v B  1-0  [abandoned]\(goals)\n  C v D  1-1"))
    #expect(result.partido?.estado == .suspendido)
    #expect(result.partido?.resultado == nil)
    #expect(result.partido?.cuentaEnLaTabla == false)
    #expect(result.partido?.golesEscritos == (goals.isEmpty ? [] : ["12 Ana A"]))
    #expect(
      result.warnings.first
        == "f.txt:5:16: se suspendió con 1-0, que no es un resultado: no se apunta (A – B, 2026-09-05)"
    )
    #expect(result.summary.suspendidos == 1)
    #expect(result.summary.finalizados == 1)
  }

  @Test func leavesTheResultThatAnAbandonedMatchWasGiven() throws {
    let torneo = known(.suspendido, 1, 0)
    let result = try importing(text: day("  A v B  0-0  [abandoned]"), into: torneo)
    #expect(result.partidos == ["1 2026-09-05 A 1-0 B suspendido"])
  }
}
