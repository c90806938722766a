import Diagnostics
import HTTP
import Testing

@Suite("The address of a server")
struct HTTPAddressTests {
  @Test(
    "is read in its parts",
    arguments: [
      ("http://127.0.0.1:8080", "http", "127.0.0.1:8080", ""),
      ("HTTPS://Liga.Example/api/", "https", "liga.example", "/api/"),
      ("https://[2001:DB8::1]:443/a%20b", "https", "[2001:db8::1]:443", "/a%20b"),
      ("https://peña.example/año", "https", "peña.example", "/a%C3%B1o"),
      ("http://host/@liga:1", "http", "host", "/@liga:1"),
    ])
  func parts(_ text: String, _ scheme: String, _ authority: String, _ path: String) throws {
    let address = try HTTPAddress(text)
    #expect(address.scheme == scheme)
    #expect(address.authority == authority)
    #expect(address.path == path)
    #expect(address.text == "\(scheme)://\(authority)\(path)")
  }

  @Test("takes a step, with one slash between", arguments: ["http://h/api", "http://h/api/"])
  func step(_ text: String) throws {
    #expect(try HTTPAddress(text).appending("posts").text == "http://h/api/posts")
  }

  @Test(
    "is refused, with the reason",
    arguments: [
      ("", AddressFault.empty),
      ("http://\(String(repeating: "a", count: 2_000))", .tooLong(limit: 2_000)),
      ("liga.example", .noScheme), ("//liga.example", .noScheme),
      (" http://liga.example", .noScheme), ("\nhttp://liga.example", .noScheme),
      ("ftp://liga.example", .otherScheme("ftp")), ("file:///etc/passwd", .otherScheme("file")),
      ("user:secret://liga.example", .noScheme), ("contrasena://liga.example", .noScheme),
      ("http://ana:secreto@liga.example", .credentials), ("http://ana@liga.example", .credentials),
      ("https://liga.example:80@otra.example/", .credentials),
      ("http://", .noHost), ("http:///posts", .noHost), ("http://:80", .noHost),
      ("http://[]", .noHost), ("http://[::1", .noHost), ("http://[1.2.3.4]", .noHost),
      ("http://liga .example", .hostCharacter(" ")), ("http://liga%2eexample", .hostCharacter("%")),
      ("http://liga.example\n", .hostCharacter("\n")), ("http://a\r\nb", .hostCharacter("\r")),
      ("http://liga\0.example", .hostCharacter("\0")),
      ("http://liga\u{202E}.example", .hostCharacter("\u{202E}")),
      ("http://[fe80::1%25eth0]", .hostCharacter("%")),
      ("http://h:", .port), ("http://h:0", .port), ("http://h:65536", .port),
      ("http://h:99999999999999999999", .port), ("http://h:-1", .port), ("http://h:8a", .port),
      ("http://[::1]8080", .port),
      ("http://h/a b", .pathCharacter(" ")), ("http://h/\nX: y", .pathCharacter("\n")),
      ("http://h/\u{7F}", .pathCharacter("\u{7F}")),
      ("http://h/\u{200B}", .pathCharacter("\u{200B}")),
      ("http://h/a\\b", .pathCharacter("\\")), ("http://h\\@otra.example", .pathCharacter("\\")),
      ("http://h/%", .percent), ("http://h/%4", .percent), ("http://h/%4g", .percent),
      ("http://h/?a=1", .queryOrFragment), ("http://h#a", .queryOrFragment),
    ])
  func refused(_ text: String, _ fault: AddressFault) {
    #expect(throws: fault) { try HTTPAddress(text) }
  }

  @Test("never shows a password in the words of its refusal")
  func secret() {
    for text in [
      "http://ana:secreto@h", "secreto://h", "http://h:secreto", "http://h?token=secreto",
      "ana:secreto@h", "http://[secreto]", "http://ana:sec reto@h/",
    ] {
      do {
        _ = try HTTPAddress(text)
        Issue.record("\(text) was taken")
      } catch {
        #expect(!error.words.es.contains("secreto"))
        #expect(!error.words.en.contains("secreto"))
      }
    }
  }

  @Test(
    "is that of this machine only when no name server could say otherwise",
    arguments: [
      ("http://localhost:80", true), ("http://127.0.0.1", true), ("http://127.9.8.7", true),
      ("http://[::1]", true), ("http://127.0.0.256", false), ("http://127.1", false),
      ("http://127.0.0.1.example", false), ("http://localhost.example", false),
      ("http://127.0.0.01", false), ("http://0.0.0.0", false), ("http://[::2]", false),
      ("http://127.0.0.1.", false),
    ])
  func loopback(_ text: String, _ expected: Bool) throws {
    #expect(try HTTPAddress(text).isLoopback == expected)
  }
}
