import Testing
import Torneo

@Suite("Time zones")
struct ZonaHorariaTests {
  struct Hora: Sendable, CustomTestStringConvertible {
    let zona: String
    /// By the clock of the zone, and the same moment as everybody reads it.
    let reloj: String
    let instante: String
    var testDescription: String { "\(zona) \(reloj)" }

    init(_ zona: String, _ reloj: String, _ instante: String) {
      self.zona = zona
      self.reloj = reloj
      self.instante = instante
    }
  }

  @Test(
    "A date without a distance from UTC is by the clock of the zone, summer time or not",
    arguments: [
      Hora("Europe/Madrid", "2026-01-15T18:00:00", "2026-01-15T17:00:00Z"),
      Hora("Europe/Madrid", "2026-07-15T18:00:00", "2026-07-15T16:00:00Z"),
      Hora("Europe/Madrid", "2026-03-29T01:59:59", "2026-03-29T00:59:59Z"),
      Hora("Europe/Madrid", "2026-03-29T03:00:00", "2026-03-29T01:00:00Z"),
      Hora("Europe/Madrid", "2026-10-25T02:30:00", "2026-10-25T00:30:00Z"),
      Hora("Europe/Madrid", "2026-10-25T03:00:00", "2026-10-25T02:00:00Z"),
      Hora("Europe/Madrid", "2023-10-29T03:00:00", "2023-10-29T02:00:00Z"),
      Hora("Atlantic/Canary", "2026-07-15T18:00:00", "2026-07-15T17:00:00Z"),
      Hora("Europe/Dublin", "2026-07-15T18:00:00", "2026-07-15T17:00:00Z"),
      Hora("Europe/Dublin", "2026-01-15T18:00:00", "2026-01-15T18:00:00Z"),
      Hora("America/New_York", "2026-03-08T01:59:00", "2026-03-08T06:59:00Z"),
      Hora("America/New_York", "2026-03-08T03:00:00", "2026-03-08T07:00:00Z"),
      Hora("US/Eastern", "2026-11-01T12:00:00", "2026-11-01T17:00:00Z"),
      Hora("America/Argentina/Buenos_Aires", "2026-07-15T18:00:00", "2026-07-15T21:00:00Z"),
      Hora("America/Santiago", "2026-01-15T18:00:00", "2026-01-15T21:00:00Z"),
      Hora("America/Santiago", "2026-07-15T18:00:00", "2026-07-15T22:00:00Z"),
      Hora("Australia/Lord_Howe", "2026-01-15T18:00:00", "2026-01-15T07:00:00Z"),
      Hora("Australia/Lord_Howe", "2026-07-15T18:00:00", "2026-07-15T07:30:00Z"),
      Hora("Asia/Kathmandu", "2026-07-15T18:00:00", "2026-07-15T12:15:00Z"),
      Hora("America/Nuuk", "2026-03-28T22:30:00", "2026-03-29T00:30:00Z"),
      Hora("America/Nuuk", "2026-03-29T00:30:00", "2026-03-29T01:30:00Z"),
      Hora("Asia/Jerusalem", "2026-03-27T01:30:00", "2026-03-26T23:30:00Z"),
      Hora("Asia/Jerusalem", "2026-03-27T03:00:00", "2026-03-27T00:00:00Z"),
      Hora("Etc/GMT+5", "2026-07-15T18:00:00", "2026-07-15T23:00:00Z"),
      Hora("Europe/Madrid", "2026-07-15", "2026-07-14T22:00:00Z"),
    ])
  func clock(_ hora: Hora) throws {
    let zona = try #require(ZonaHoraria(hora.zona))
    let fecha = zona.fecha(try Fecha(texto: hora.reloj))
    #expect(fecha.segundosDesde1970 == (try Fecha(texto: hora.instante)).segundosDesde1970)
    #expect(fecha == (try Fecha(texto: hora.reloj)))
    #expect(fecha.description == hora.reloj)
  }

  @Test(
    "An hour that the clock goes past, or shows twice, is known",
    arguments: [
      ("Europe/Madrid", "2026-03-29T01:59:59", nil),
      ("Europe/Madrid", "2026-03-29T02:00:00", .seSalta),
      ("Europe/Madrid", "2026-03-29T02:59:59", .seSalta),
      ("Europe/Madrid", "2026-03-29T03:00:00", nil),
      ("Europe/Madrid", "2026-03-29T02:30:00+01:00", nil), ("Europe/Madrid", "2026-03-29", nil),
      ("Europe/Madrid", "2026-10-25T01:59:59", nil),
      ("Europe/Madrid", "2026-10-25T02:00:00", .seRepite),
      ("Europe/Madrid", "2026-10-25T02:59:59", .seRepite),
      ("Europe/Madrid", "2026-10-25T03:00:00", nil),
      ("Australia/Lord_Howe", "2026-10-04T02:15:00", .seSalta),
      ("Australia/Lord_Howe", "2026-10-04T02:45:00", nil),
      ("Etc/GMT+5", "2026-03-29T02:30:00", nil),
    ] as [(String, String, HoraRara?)])
  func rare(_ nombre: String, _ texto: String, _ rareza: HoraRara?) throws {
    let zona = try #require(ZonaHoraria(nombre))
    #expect(zona.rareza(de: try Fecha(texto: texto)) == rareza)
  }

  @Test("A date that says its distance from UTC keeps it")
  func written() throws {
    let zona = try #require(ZonaHoraria("Europe/Madrid"))
    let fecha = try Fecha(texto: "2026-07-15T18:00:00+01:00")
    #expect(zona.fecha(fecha).segundosDesde1970 == fecha.segundosDesde1970)
  }

  @Test("All names of the database are known, each once, and no other")
  func names() {
    #expect(ZonaHoraria.nombres.count == 597)
    #expect(Set(ZonaHoraria.nombres).count == 597)
    for nombre in ["", "Madrid", "europe/madrid", "Europe/Madrid ", "UTC+2"] {
      #expect(ZonaHoraria(nombre) == nil)
    }
  }
}
