import Importers
import TestSupport
import Testing
import Torneo

@Suite("A group that a file writes otherwise than the tournament")
struct LabelNameTests {
  private static func league(_ group: String) -> [Row] {
    [
      Row(number: 1, jornada: 1, grupo: group, day: "2026-01-01", score: "1-0"),
      Row(
        number: 2, jornada: 1, grupo: group, day: "2026-01-01", home: "C", away: "D", score: "0-0"),
    ]
  }

  static let spellings = [
    ("Grupo A", "Group A"), ("Grupo A", "grupo a"), ("Grupo A", "A"), ("Group A", "Grupo A"),
    ("A", "GROUP A"), ("NORTE", "Norte"), ("Norte", "Group NORTE"),
    ("Grupo Córdoba", "group cordoba"),
  ]

  private func torneo(_ group: String) -> Torneo {
    let teams = ["A", "B", "C", "D"].map { Equipo(nombre: $0) }
    var torneo = Torneo()
    torneo.equipos = teams
    for (id, pair) in [(1, 0), (2, 2)] {
      torneo.partidos.append(
        PartidoDeLista(
          id: id,
          partido: Partido(
            local: teams[pair], visitante: teams[pair + 1], eventos: [], estado: .programado,
            jornada: 1, fecha: Fecha(anio: 2026, mes: 1, dia: 1), grupo: group)))
    }
    return torneo
  }

  @Test("is that group, in every format", arguments: RowFormat.allCases, spellings)
  func isOne(_ format: RowFormat, _ spelling: (there: String, written: String)) throws {
    // Football.TXT names a group in a heading, which must say that it is one.
    let written =
      format == .text && !spelling.written.lowercased().hasPrefix("gr")
      ? "Group \(spelling.written)" : spelling.written
    let rows =
      Self.league(written) + [
        Row(number: 3, ronda: "Final", day: "2026-05-08", home: "1.º \(written)", away: "E")
      ]
    let result = try format.importing(rows, into: torneo(spelling.there))
    #expect(Set(result.torneo.partidos.compactMap(\.partido.grupo)) == [spelling.there])
    #expect(result.torneo.partidos.count == 3)
    #expect(
      result.torneo.partidos.last?.partido.plazas?.local
        == .puesto(1, Tabla.Clave(grupo: spelling.there)))
    #expect(try format.importing(rows, into: result.torneo).torneo == result.torneo)
  }

  @Test("and whose letter a short place names is that one", arguments: ["Grupo A", "Group A", "a"])
  func shortPlace(_ group: String) throws {
    let result = try importing(
      csv: "partido;ronda;local;visitante\n3;Final;1A;E\n", into: torneo(group))
    #expect(
      result.torneo.partidos.last?.partido.plazas?.local == .puesto(1, Tabla.Clave(grupo: group)))
  }

  @Test("is one group within a file too, by its first spelling")
  func withinAFile() throws {
    let result = try importing(
      csv: """
        jornada;grupo;fase;ronda;local;visitante
        1;NORTE;Liga;;A;B
        1;Norte;LIGA;;C;D
        ;;;Supercopa;A;C
        ;;;SUPERCOPA;B;D

        """)
    let partidos = result.torneo.partidos.map(\.partido)
    #expect(partidos.compactMap(\.grupo) == ["NORTE", "NORTE"])
    #expect(partidos.compactMap(\.fase) == ["Liga", "Liga"])
    #expect(partidos.compactMap(\.ronda) == ["Supercopa", "Supercopa"])
  }

  @Test("stays another one where the tournament has both")
  func both() throws {
    var there = torneo("NORTE")
    there.partidos[1].partido.grupo = "Norte"
    let result = try importing(
      csv: "partido;grupo;local;visitante\n1;NORTE;A;B\n2;Norte;C;D\n", into: there)
    #expect(result.torneo.partidos.map(\.partido.grupo) == ["NORTE", "Norte"])
  }
}
