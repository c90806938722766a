import Testing
import Torneo

@Suite("Dates of matches")
struct FechaTests {
  @Test(
    "a date is read and written back the same",
    arguments: [
      "2026-09-05", "2026-09-05T18:00:00", "2026-09-05T18:00:00Z", "2026-09-05T18:00:00+02:00",
      "2026-02-28T23:59:59-03:30", "2024-02-29", "2000-02-29",
    ])
  func roundTrip(texto: String) throws {
    #expect(try Fecha(texto: texto).description == texto)
  }

  struct Mala: Sendable {
    let texto: String
    let razon: FechaInvalida
  }

  @Test(
    "what is no date says why",
    arguments: [
      Mala(texto: "2026-02-30", razon: .noExiste), Mala(texto: "2025-02-29", razon: .noExiste),
      Mala(texto: "1900-02-29", razon: .noExiste), Mala(texto: "2026-13-01", razon: .noExiste),
      Mala(texto: "2026-00-10", razon: .noExiste), Mala(texto: "2026-01-00", razon: .noExiste),
      Mala(texto: "2026-01-01T24:00", razon: .noExiste),
      Mala(texto: "2026-01-01T10:60", razon: .noExiste),
      Mala(texto: "2026-01-01T10:00+15:00", razon: .noExiste),
      Mala(texto: "0000-00-00", razon: .fueraDeLimites),
      Mala(texto: "9999-01-01", razon: .fueraDeLimites),
      Mala(texto: "1582-10-10", razon: .fueraDeLimites),
      Mala(texto: "10000-01-01", razon: .forma), Mala(texto: "-001-01-01", razon: .forma),
      Mala(texto: "31/12/2026", razon: .forma), Mala(texto: "2026-1-1", razon: .forma),
      Mala(texto: "hoy", razon: .forma), Mala(texto: "", razon: .forma),
      Mala(texto: "2026-09-05 18:00", razon: .forma), Mala(texto: "2026-09-05T", razon: .forma),
      Mala(texto: "2026-09-05T18:00:00+02", razon: .forma),
    ])
  func refusing(mala: Mala) {
    #expect(throws: mala.razon) { try Fecha(texto: mala.texto) }
  }

  @Test(
    "the day of the week is the calendar's",
    arguments: [
      ("1970-01-01", 4), ("2026-09-05", 6), ("2022-12-18", 7), ("1930-07-13", 7),
      ("2024-02-29", 4), ("1863-10-26", 1),
    ])
  func weekday(texto: String, dia: Int) throws {
    #expect(try Fecha(texto: texto).diaDeLaSemana == dia)
  }

  @Test("two zones at one instant are level in time, and the order is total")
  func order() throws {
    let madrid = try Fecha(texto: "2026-09-05T18:00:00+02:00")
    let londres = try Fecha(texto: "2026-09-05T17:00:00+01:00")
    #expect(madrid.segundosDesde1970 == londres.segundosDesde1970)
    #expect(londres < madrid)
    #expect(try Fecha(texto: "2026-09-05T23:00:00Z") < Fecha(texto: "2026-09-06"))
  }
}
