import Diagnostics
import JSON
import Testing

@Suite("A text that asks too much is refused by name of the limit")
struct LimitTests {
  @Test("64 levels are read, 65 are not, objects and arrays alike")
  func depth() throws {
    #expect(syntaxError(nested("[", "]", 64).utf8) == nil)
    #expect(syntaxError(nested("{\"a\":[", "]}", 32).utf8) == nil)
    #expect(syntaxError(nested("[", "]", 65).utf8)?.words.es == "anidado a más de 64 niveles")
    #expect(syntaxError(nested("{\"a\":[", "]}", 33).utf8)?.offset == 6 * 32)
  }

  @Test(
    "Nesting without end is refused at its 65th level, balanced or not",
    arguments: ["[", "{\"a\":", "[{\"a\":", "[\n", "[1,"])
  func endless(_ opener: String) throws {
    let text = String(repeating: opener, count: 100_000)
    #expect(syntaxError(text.utf8)?.words.es == "anidado a más de 64 niveles")
    #expect(syntaxError(nested("[", "]", 513).utf8)?.offset == 64)
    #expect(syntaxError(String(repeating: "[", count: 513).utf8)?.offset == 64)
  }

  @Test("No caller can ask for a depth that the stack does not have")
  func greatestDepth() throws {
    let limits = JSONLimits(depth: .max)
    let error = try #require(syntaxError(nested("[", "]", 10_000).utf8, limits: limits))
    #expect(error.words.es == "anidado a más de 256 niveles")
  }

  @Test("A text over the limit is refused with its place; one at the limit is read")
  func stringLength() throws {
    let limits = JSONLimits(stringBytes: 1024)
    let fits = String(repeating: "ñ", count: 512)
    #expect(try parsed("[\"\(fits)\"]", limits: limits).root.elements.map(\.string) == [fits])
    let error = try #require(syntaxError("[1, \"\(fits)a\"]".utf8, limits: limits))
    #expect(error.offset == 4)
    #expect(error.words.es == "texto de más de 1 KiB")
    #expect(syntaxError("{\"\(fits)a\": 1}".utf8, limits: limits)?.offset == 1)
  }

  @Test("By default a text has at most 1 MiB")
  func defaultStringLength() throws {
    let long = String(repeating: "a", count: 10_000_000)
    #expect(syntaxError("[\"\(long)\"]".utf8)?.words.es == "texto de más de 1 MiB")
  }

  @Test("A file over the limit is refused unread")
  func fileLength() throws {
    let limits = JSONLimits(fileBytes: 10)
    #expect(syntaxError("[1,2,3,44]".utf8, limits: limits) == nil)
    #expect(syntaxError("[1,2,3,444]".utf8, limits: limits)?.words.es == "ocupa más de 10 bytes")
  }

  @Test("Too many values are refused at the first one too many")
  func values() throws {
    let limits = JSONLimits(values: 4)
    #expect(syntaxError("[1,2,3]".utf8, limits: limits) == nil)
    let error = try #require(syntaxError("[1,2,[],4]".utf8, limits: limits))
    #expect(error.offset == 8)
    #expect(error.words.es == "tiene más de 4 valores")
  }

  private func nested(_ opener: String, _ closer: String, _ count: Int) -> String {
    String(repeating: opener, count: count) + String(repeating: closer, count: count)
  }
}
