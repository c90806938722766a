import Site
import Testing
import Torneo

@Suite("Long pages")
struct LongPageTests {
  private let local = Equipo(nombre: "Rayo FC")
  private let visitante = Equipo(nombre: "Toros")

  private func torneo(
    _ cuantos: Int, _ cambia: (Int, inout Partido) -> Void = { _, _ in }
  ) -> Torneo {
    let partidos = (1...cuantos).map { id in
      var partido = Partido(
        local: local, visitante: visitante,
        eventos: [.gol(minuto: 1, jugador: Jugador(nombre: "Ana \(id)"), equipo: local)],
        jornada: 1 + id % 38)
      cambia(id, &partido)
      return PartidoDeLista(id: id, partido: partido)
    }
    return Torneo(equipos: [local, visitante], partidos: partidos)
  }

  @Test(
    "a tournament with more scorers and matches than a page may include others has all its pages")
  func manyRows() async throws {
    let plan = try await Pages.plan(
      torneo(13_000), [.goleadores, .calendario, .equipos, .jornadas])
    let calendario = try Pages.html("calendario.html", of: plan)
    #expect(calendario.contains("<a href=\"jornadas/38.html\">Jornada 38</a>: 342 partidos"))
    #expect(!calendario.contains("<table"))
    #expect(try Pages.html("goleadores.html", of: plan).contains("y 1000 más"))
  }

  @Test("a calendar that a page can hold shows every match, and no index")
  func wholeCalendar() async throws {
    let plan = try await Pages.plan(torneo(380), [.calendario, .jornadas])
    let calendario = try Pages.html("calendario.html", of: plan)
    #expect(calendario.split(separator: "<tr>").count == 1 + 38 + 380)
    #expect(!calendario.contains("partidos</li>"))
  }

  @Test("matches of no matchday are cut, and the rest is counted")
  func noMatchday() async throws {
    let plan = try await Pages.plan(torneo(4_010) { $1.jornada = nil }, [.calendario])
    let calendario = try Pages.html("calendario.html", of: plan)
    #expect(calendario.split(separator: "<tr>").count == 1 + 1 + 4_000)
    #expect(calendario.contains("y 10 más"))
  }

  @Test("a matchday of more matches than a page holds is cut, and the rest is counted")
  func longMatchday() async throws {
    let plan = try await Pages.plan(torneo(12_010) { $1.jornada = 3 }, [.jornadas])
    let jornada = try Pages.html("jornadas/3.html", of: plan)
    #expect(jornada.split(separator: "<tr>").count == 1 + 1 + 12_000)
    #expect(jornada.contains("y 10 más"))
  }

  @Test("a referee of more matches than a page holds has a page, and the rest is counted")
  func busyReferee() async throws {
    let plan = try await Pages.plan(torneo(12_010) { $1.arbitro = "Ada" }, [.arbitros])
    let page = try Pages.html("arbitros/ada.html", of: plan)
    #expect(page.split(separator: "<tr>").count == 1 + 1 + 12_000)
    #expect(page.contains("y 10 más"))
  }

  @Test("of more referees than a page holds the rest is counted")
  func manyReferees() async throws {
    let plan = try await Pages.plan(torneo(12_010) { $1.arbitro = "Ada \($0)" }, [.arbitros])
    let page = try Pages.html("arbitros.html", of: plan)
    #expect(page.split(separator: "<tr>").count == 1 + 1 + 12_000)
    #expect(page.contains("y 10 más"))
  }

  @Test("as many referees and rounds as matches are listed")
  func manyBlocks() async throws {
    for cuantos in [3_999, 10_100] {
      let plan = try await Pages.plan(
        torneo(cuantos) { id, partido in
          partido.arbitro = "Árbitro \(id)"
          partido.ronda = "Ronda \(id)"
        }, [.arbitros, .calendario])
      #expect(try Pages.html("arbitros.html", of: plan).contains("Árbitro \(cuantos)"))
      #expect(try Pages.html("calendario.html", of: plan).contains("Ronda \(cuantos)"))
    }
  }

  @Test("a player who did more than a page may include has a page")
  func busyPlayer() async throws {
    let ana = Jugador(nombre: "Ana")
    let equipo = try #require(Equipo(nombre: "Lobos", plantilla: [ana]))
    let partidos = (1...21).map { id in
      PartidoDeLista(
        id: id,
        partido: Partido(
          local: equipo, visitante: visitante,
          eventos: (0..<500).map { _ in .gol(minuto: 1, jugador: ana, equipo: equipo) }))
    }
    let plan = try await Pages.plan(
      Torneo(equipos: [equipo, visitante], partidos: partidos), [.jugadores])
    #expect(
      try Pages.html("jugadores/lobos-ana.html", of: plan).split(separator: "<tr>").count
        == 1 + 1 + 21 * 500)
  }

  @Test("of many level teams a sentence names six, the team itself among them")
  func manyLevel() async throws {
    let equipos = (1...200).map { Equipo(nombre: "E\($0)") }
    let partidos = stride(from: 0, to: 200, by: 2).map { lugar in
      PartidoDeLista(
        id: lugar + 1,
        partido: Partido(
          local: equipos[lugar], visitante: equipos[lugar + 1], eventos: [], jornada: 1))
    }
    let torneo = Torneo(equipos: equipos, partidos: partidos)
    for tabla in torneo.tablas() {
      for fila in tabla.filas {
        let texto = try #require(SiteLanguage.es.reason(for: fila))
        #expect(texto.contains("y 194 más"))
        #expect(texto.contains(fila.equipo.nombre))
        #expect(texto.count < 100)
      }
    }
  }
}
