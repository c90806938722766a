import Diagnostics
import Importers
import Testing
import Torneo

@testable import Exporters

@Suite("A side that was found, of a match that waited for it")
struct DecidedPlaceTests {
  private static let cup = """
    partido;grupo;ronda;fecha;local;visitante;resultado
    1;Grupo A;;2025-09-07;A;B;2-0
    7;;Semifinales;2025-10-05;C;D;1-0
    8;;Final;2025-10-12;1A;Ganador 7;3-1

    """

  private static let goals = """
    partido;minuto;jugador;equipo
    8;5;Ana;A
    8;6;Ana;A
    8;7;Ana;A
    8;80;Carla;C

    """

  private func imported(_ texts: String..., into torneo: Torneo? = nil) throws -> Torneo {
    try importCSV(
      texts.map { ImportedFile(name: "f.csv", bytes: Array($0.utf8)) }, into: torneo
    ).torneo
  }

  @Test func isReadFromCSVAsItWasWritten() throws {
    let results = try imported(Self.cup)
    let torneo = try imported(Self.goals, into: results)
    #expect(torneo.partidos.last?.partido.golesRegistrados == Tanteo(local: 3, visitante: 1))
    let export = exportResultsAsCSV(torneo, separator: .semicolon)
    let events = exportEventsAsCSV(torneo, separator: .semicolon)
    #expect(!export.told.contains { $0.contains("orígenes") || $0.contains("leer") })
    let again = try imported(export.text, events.text)
    #expect(again.facts() == torneo.facts())
    #expect(again.partidos.map(\.partido.plazas) == torneo.partidos.map(\.partido.plazas))
    let apart = try imported(events.text, into: imported(export.text))
    #expect(apart.facts() == torneo.facts())
    #expect(apart.partidos.map(\.partido.plazas) == torneo.partidos.map(\.partido.plazas))
  }

  @Test func isWrittenByNameWhereTheResultsDoNotTellIt() throws {
    var torneo = try imported(Self.cup)
    // Level: an order that somebody decided says who is first.
    torneo.partidos[0].partido.resultado = Resultado(Tanteo(local: 0, visitante: 0))
    let export = exportResultsAsCSV(torneo, separator: .semicolon)
    #expect(export.text.contains(";A;C;"))
    #expect(export.told.contains { $0.contains("orígenes de equipos") })
  }
}
