import Site
import Testing
import Torneo

@Suite("Lists of matches")
struct MatchListTests {
  private let rayo = Equipo(nombre: "Rayo FC")
  private let toros = Equipo(nombre: "Toros")

  private func partido(
    _ estado: EstadoDePartido = .programado, _ resultado: Resultado? = nil, fecha: Fecha? = nil
  ) -> Partido {
    Partido(
      local: rayo, visitante: toros, eventos: [], estado: estado, resultado: resultado, jornada: 1,
      fecha: fecha)
  }

  private func rows(_ partidos: Partido...) async throws -> [[String]] {
    let lista = partidos.enumerated().map { PartidoDeLista(id: $0 + 1, partido: $1) }
    return try await BuiltSite(Torneo(equipos: [rayo, toros], partidos: lista))
      .rows(of: "calendario.html")
  }

  @Test("one cell says the result, the hour or where the match stands")
  func summary() async throws {
    let uno = Resultado(Tanteo(local: 1, visitante: 0))
    let tanda = Resultado(
      Tanteo(local: 2, visitante: 2), tanda: Tanteo(local: 4, visitante: 3))
    let rows = try await rows(
      partido(.finalizado, uno), partido(.finalizado, tanda), partido(.programado),
      partido(.aplazado), partido(.cancelado), partido(.suspendido), partido(.suspendido, uno),
      partido(.adjudicado, uno), partido(.anulado, uno), partido(.enJuego))
    #expect(
      rows.map { $0[2] } == [
        "1-0", "2-2 (4-3 pen.)", "–", "Aplazado", "Cancelado", "Suspendido", "1-0 (suspendido)",
        "1-0 (adjudicado)", "1-0 (anulado)", "0-0 (en juego)",
      ])
    #expect(rows.allSatisfy { $0[1] == "Rayo FC" && $0[3] == "Toros" && $0.count == 4 })
  }

  @Test("a match that is still to be played shows its hour, a postponed one does not")
  func hour() async throws {
    let fecha = Fecha(anio: 2026, mes: 9, dia: 5, hora: Fecha.Hora(18, 30), desfase: 120)
    let rows = try await rows(partido(.programado, fecha: fecha), partido(.aplazado, fecha: fecha))
    #expect(
      rows == [
        ["sáb 5\u{A0}sept", "Rayo FC", "18:30", "Toros"],
        ["sáb 5\u{A0}sept", "Rayo FC", "Aplazado", "Toros"],
      ])
  }

  @Test("days have a year only where the matches span one", arguments: [(6, false), (9, true)])
  func years(mes: Int, conAnio: Bool) async throws {
    let rows = try await rows(
      partido(fecha: Fecha(anio: 2026, mes: 9, dia: 5)),
      partido(fecha: Fecha(anio: 2027, mes: mes, dia: 5)))
    #expect(rows.first?.first == (conAnio ? "sáb 5\u{A0}sept 2026" : "sáb 5\u{A0}sept"))
  }
}
