import Files
import Testing

struct ContentHashTests {
  @Test func `the fingerprint is XXH3 of 128 bits`() throws {
    // From the reference implementation, for the empty text and for "abc".
    #expect(ContentHash([]).hex == "99aa06d3014798d86001c324468d497f")
    #expect(ContentHash(Array("abc".utf8)).hex == "06b05ab6733a618578af5f94892f3950")
  }

  @Test func `its digits are read back`() throws {
    let hash = ContentHash(Array("Rayo FC".utf8))
    #expect(ContentHash(hexIn: Array(hash.hex.utf8)) == hash)
    #expect(ContentHash(hexIn: Array(("x" + hash.hex).utf8), at: 1) == hash)
  }

  @Test(arguments: ["", "0", String(repeating: "g", count: 32), String(repeating: "A", count: 32)])
  func `other texts are no fingerprint`(text: String) {
    #expect(ContentHash(hexIn: Array(text.utf8)) == nil)
  }
}
