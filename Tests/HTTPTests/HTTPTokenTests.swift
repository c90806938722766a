import HTTP
import Testing

@Suite("A token")
struct HTTPTokenTests {
  @Test(
    "is one line of visible ASCII",
    arguments: [
      "", " ", "a b", "a\nb", "a\r\nX: y", "ñ", "a\0", String(repeating: "a", count: 4_097),
    ])
  func refused(_ text: String) {
    #expect(HTTPToken(text) == nil)
  }

  @Test("shows itself to nobody")
  func hidden() throws {
    let token = try #require(HTTPToken("secreto"))
    let request = HTTPRequest(.get, try HTTPAddress("https://liga.example"), token: token)
    var dumped = ""
    dump(request, to: &dumped)
    for text in [
      "\(token)", "\(request)", String(reflecting: token), String(reflecting: request), dumped,
    ] {
      #expect(!text.contains("secreto"))
    }
  }

  @Test("is taken out of what a server repeats")
  func removed() {
    #expect(HTTPToken("ab")?.removed(from: "token ab, ab") == "token …, …")
  }
}
