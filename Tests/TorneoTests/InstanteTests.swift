import Testing
import Torneo

@Suite("An instant as a date")
struct InstanteTests {
  @Test(
    "is the day and the hour in UTC",
    arguments: [
      (0, "1970-01-01T00:00:00Z"),
      (-1, "1969-12-31T23:59:59Z"),
      (951_782_399, "2000-02-28T23:59:59Z"),
      (951_782_400, "2000-02-29T00:00:00Z"),
      (951_868_800, "2000-03-01T00:00:00Z"),
      (1_772_903_700, "2026-03-07T17:15:00Z"),
      (4_107_542_399, "2100-02-28T23:59:59Z"),
      (4_107_542_400, "2100-03-01T00:00:00Z"),
      (-3_786_825_600, "1850-01-01T00:00:00Z"),
      (7_258_118_399, "2199-12-31T23:59:59Z"),
    ])
  func instantes(segundos: Int, texto: String) throws {
    let fecha = try #require(Fecha(segundosDesde1970: segundos))
    #expect(fecha.description == texto)
    #expect(fecha.segundosDesde1970 == segundos)
  }

  @Test("is the same instant on every day of the years that are accepted")
  func todos() throws {
    var segundos = -3_786_825_600 + 3_723
    while segundos < 7_258_118_400 {
      try #require(Fecha(segundosDesde1970: segundos)?.segundosDesde1970 == segundos)
      segundos += 86_400
    }
  }

  @Test(
    "is none out of those years",
    arguments: [Int.min, -3_786_825_601, 7_258_118_400, Int.max])
  func fuera(segundos: Int) {
    #expect(Fecha(segundosDesde1970: segundos) == nil)
  }
}
