import Diagnostics
import Testing

@Suite("The nearest name")
struct NearestNameTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var word: String
    var names: [String]
    var nearest: String?
    var testDescription: String { "«\(word)» among \(names)" }

    init(_ word: String, _ names: String..., is nearest: String?) {
      self.word = word
      self.names = names
      self.nearest = nearest
    }
  }

  @Test(
    "is the one at the smallest edit distance, if that is at most a third of the word",
    arguments: [
      Case("jugdor", "equipo", "jugador", is: "jugador"),
      Case("jguador", "jugador", is: "jugador"),
      Case("jjugador", "jugador", is: "jugador"),
      Case("jugadir", "jugador", is: "jugador"),
      Case("buidl", "build", is: "build"),
      Case("abcdef", "abcd", is: "abcd"),
      Case("abcdef", "abc", is: nil),
      Case("abcde", "abc", is: nil),
      Case("jugad", "jugadas", "jugada", is: "jugada"),
      Case("casa", "caso", "cama", is: "caso"),
      Case("casa", "casa", is: nil),
      Case("casa", "casa", "cosa", is: "cosa"),
      Case("ab", "ac", is: "ac"),
      Case("ano", "año", is: "año"),
      Case("", "a", is: "a"),
      Case("", "ab", is: nil),
      Case("x", "", is: ""),
      Case("casa", is: nil),
    ])
  func nearest(_ given: Case) {
    #expect(nearestName(to: given.word, among: given.names) == given.nearest)
  }

  @Test("very long words take no long time")
  func long() {
    let word = String(repeating: "ab", count: 500_000)
    #expect(nearestName(to: word, among: [word + "x", "c"]) == nil)
  }
}
