import Diagnostics
import JSON
import TestSupport
import Testing

@Suite("No text hurts the reader")
struct FuzzTests {
  @Test("A store cut at any byte is refused at its end or before")
  func cuts() throws {
    let store = Array(sampleStore.utf8)
    let end = try JSONDocument(parsing: store).root.end
    for length in 0..<end {
      let error = try #require(syntaxError(store.prefix(length)))
      #expect(0...length ~= error.offset)
      if case .invalidUTF8(_, .cut) = error.reason { continue }
      #expect(error.offset == (error.reason == .empty ? 0 : length))
    }
    #expect(syntaxError(store.prefix(end)) == nil)
  }

  @Test("A store damaged at random is refused with a place, or read as what it says")
  func mutations() throws {
    var random = SeededGenerator(seed: 2026)
    let store = Array(sampleStore.utf8)
    // Bytes that JSON gives a meaning to, and some that it must refuse.
    let salt =
      Array("{}[]\",:\\/-+.0129eEtfnu \n\r\t'#_\u{0}\u{1B}".utf8) + [0x80, 0xC3, 0xED, 0xF4, 0xFF]
    var accepted = 0
    for _ in 0..<4000 {
      var text = store
      for _ in 0...Int.random(in: 0..<3, using: &random) {
        let place = Int.random(in: 0..<text.count, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: text[place] = salt.randomElement(using: &random) ?? 0
        case 1: text.insert(salt.randomElement(using: &random) ?? 0, at: place)
        case 2: text.remove(at: place)
        case 3: text.removeSubrange(place..<min(text.count, place + 9))
        default:
          let other = Int.random(in: 0..<text.count, using: &random)
          text.insert(contentsOf: text[min(place, other)..<max(place, other)].prefix(40), at: place)
        }
      }
      do {
        let document = try JSONDocument(parsing: text)
        accepted += 1
        let value = document.root.value
        for writer in [JSONWriter.pretty, .compact] {
          #expect(try JSONDocument(parsing: writer.text(of: value)).root.value == value)
        }
      } catch {
        #expect(0...text.count ~= error.offset)
        #expect(!error.words.es.isEmpty)
      }
    }
    #expect(accepted > 100)
  }

  @Test("Bytes at random are refused, whatever they are")
  func noise() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let count = Int.random(in: 2..<40, using: &random)
      let text = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      if let error = syntaxError(text) { #expect(0...count ~= error.offset) }
    }
  }
}
