import Foundation
import Testing
import Torneo

@testable import Site

@Suite("What the page of a match has to do with others")
struct RelatedMatchTests {
  private let equipos = ["A", "B", "C", "D"].map { Equipo(nombre: $0) }

  /// A league of four, there and back; the last matchday is still to be played.
  private func torneo(_ cambia: (Int, inout Partido) -> Void = { _, _ in }) -> Torneo {
    let jornadas = [
      [(0, 1), (2, 3)], [(0, 2), (1, 3)], [(0, 3), (1, 2)], [(1, 0), (3, 2)],
    ]
    var partidos: [PartidoDeLista] = []
    for (jornada, parejas) in jornadas.enumerated() {
      for (local, visitante) in parejas {
        let id = partidos.count + 1
        var partido = Partido(
          local: equipos[local], visitante: equipos[visitante], eventos: [],
          estado: jornada == 3 ? .programado : .finalizado,
          resultado: jornada == 3 ? nil : Resultado(Tanteo(local: 1, visitante: 0)),
          jornada: jornada + 1, fecha: Fecha(anio: 2026, mes: 3, dia: jornada + 1))
        cambia(id, &partido)
        partidos.append(PartidoDeLista(id: id, partido: partido))
      }
    }
    return Torneo(equipos: equipos, partidos: partidos)
  }

  private func page(_ id: Int) async throws -> String {
    try Pages.html("partidos/\(id).html", of: await Pages.plan(torneo(), [.partidos]))
  }

  @Test("is what its matchday did to the table, once it is complete")
  func effect() async throws {
    let second = try await page(3)
    #expect(second.contains("Efecto en la clasificación"))
    // A won twice; C had won once.
    #expect(
      second.contains(
        "<th scope=\"row\">A</th>\n<td class=\"right\">1.º</td>\n<td class=\"right\">1.º</td>\n<td class=\"right\">6</td>"
      )
        || second.contains(
          "A</th><td class=\"right\">1.º</td><td class=\"right\">1.º</td><td class=\"right\">6</td>"
        ))
    #expect(!(try await page(7).contains("Efecto en la clasificación")))
  }

  @Test("are the other matches of its teams")
  func others() async throws {
    let first = try await page(1)
    #expect(first.contains("Otros partidos entre ambos"))
    #expect(first.contains("<a href=\"../partidos/7.html\">"))
    #expect(!(try await page(4).contains("Otros partidos entre ambos")))
  }

  @Test("are what came of all their matches, where there are several others")
  func headToHead() async throws {
    // Two each of a league: the other one says it all.
    #expect(!(try await page(1).contains("Cara a cara")))
    var torneo = torneo { id, partido in
      if id == 7 {
        partido.estado = .finalizado
        partido.resultado = Resultado(Tanteo(local: 2, visitante: 2))
      }
    }
    for (id, goles) in [(9, Tanteo(local: 0, visitante: 4)), (10, nil)] as [(Int, Tanteo?)] {
      torneo.partidos.append(
        PartidoDeLista(
          id: id,
          partido: Partido(
            local: equipos[0], visitante: equipos[1], eventos: [],
            estado: goles == nil ? .programado : .finalizado,
            resultado: goles.map { Resultado($0) },
            ronda: "Final")))
    }
    func rows(_ id: Int) async throws -> [[String]] {
      let html = try Pages.html("partidos/\(id).html", of: await Pages.plan(torneo, [.partidos]))
      let start = try #require(html.range(of: "Cara a cara</h2>")).upperBound
      let end = try #require(html[start...].range(of: "</table>")).lowerBound
      return html[start..<end].components(separatedBy: "<tr>").dropFirst(2).map { row in
        row.matches(of: /<t[hd][^>]*>([^<]*)/).map { String($0.output.1) }
      }
    }
    #expect(try await rows(1) == [["A", "1", "1", "1", "3"], ["B", "1", "1", "1", "6"]])
    // Seen from the home side of each.
    #expect(try await rows(7) == [["B", "1", "1", "1", "6"], ["A", "1", "1", "1", "3"]])
  }

  @Test("are the matches of each side before and after, without their score")
  func neighbours() async throws {
    let second = try await page(3)
    #expect(second.contains("<a href=\"../partidos/1.html\">A – B</a>"))
    #expect(second.contains("<a href=\"../partidos/5.html\">A – D</a>"))
    #expect(second.contains("<a href=\"../partidos/2.html\">C – D</a>"))
  }

  /// Which pages of matches would be drawn again.
  private func changed(_ cambia: (Int, inout Partido) -> Void) async throws -> Set<String> {
    func prints(_ torneo: Torneo) async throws -> [String: [UInt8]] {
      var settings = SiteSettings()
      settings.paginas = [.partidos]
      let plan = try await SitePlan(
        torneo, matchTexts: torneo.partidos.indices.map { [UInt8($0)] }, theme: Pages.theme(),
        settings: settings)
      var prints: [String: [UInt8]] = [:]
      for (position, entry) in plan.entries.enumerated() {
        var bytes: [UInt8] = []
        if plan.feedOfMatch(position, into: &bytes) { prints[entry.path.text] = bytes }
      }
      return prints
    }
    let (before, after) = (try await prints(torneo()), try await prints(torneo(cambia)))
    return Set(before.filter { after[$0.key] != $0.value }.keys)
  }

  @Test("is looked at when it is asked whether a page has to be drawn again, and nothing else is")
  func fingerprint() async throws {
    // The score of a match that is not in a complete matchday shows on the other match of its teams.
    let score = try await changed { id, partido in
      if id == 7 {
        partido.estado = .enJuego
        partido.resultado = Resultado(Tanteo(local: 0, visitante: 2))
      }
    }
    #expect(score == ["partidos/1.html"])
    // A new date of it, where the order stays: no more than that.
    let date = try await changed { id, partido in
      if id == 8 { partido.fecha = Fecha(anio: 2026, mes: 5, dia: 1) }
    }
    #expect(date == ["partidos/2.html"])
  }
}
