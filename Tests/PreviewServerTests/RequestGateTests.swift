import PreviewServer
import Testing

@Suite("The gate")
struct RequestGateTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let method: String
    let target: String
    let fields: [String]
    let refusal: Refusal?
    var testDescription: String { name }

    init(
      _ name: String, _ method: String = "GET", _ target: String = "/",
      _ fields: [String] = ["Host: localhost:8000"], _ refusal: Refusal? = nil
    ) {
      self.name = name
      self.method = method
      self.target = target
      self.fields = fields
      self.refusal = refusal
    }
  }

  private static let own = ["Host: 127.0.0.1:8000"]
  private static let form = "Content-Type: application/x-www-form-urlencoded"
  private static let edit = own + ["Content-Length: 3", "Origin: http://127.0.0.1:8000", form]
  private static let readable = Refusal.method(allowed: ["GET", "HEAD"])

  private func refusal(_ each: Case) -> Refusal? {
    let fields = each.fields.map { line in
      let parts = line.split(separator: ":", maxSplits: 1)
      return (
        name: String(parts[0]),
        value: parts.count > 1 ? String(parts[1].drop { $0 == " " }) : ""
      )
    }
    do {
      _ = try RequestGate(port: 8000, limit: 1_000).admit(
        RequestHead(method: each.method, target: Array(each.target.utf8), fields: fields))
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "lets in who calls the server by one of its own names and its port",
    arguments: [
      Case("by number"), Case("IPv6", "HEAD", "/", ["Host: [::1]:8000"]),
      Case("IPv4", "GET", "/a/b", own),
      Case("an edit from an own page", "POST", "/editar/equipo", edit),
      Case(
        "with the kind of page that sent it", "POST", "/editar/x",
        edit + ["Sec-Fetch-Site: same-origin"]),
      Case(
        "by name", "POST", "/editar/",
        [
          "Host: localhost:8000", "Content-Length: 0", "Origin: http://localhost:8000",
          "Content-Type: application/x-www-form-urlencoded; charset=UTF-8",
        ]),
      Case("a length of nothing", "GET", "/", own + ["Content-Length: 0"]),
      Case(
        "an own page that reads", "GET", "/editar/eventos", own + ["Origin: http://127.0.0.1:8000"]),
    ])
  func admits(_ each: Case) {
    #expect(refusal(each) == nil)
  }

  @Test(
    "keeps out who does not",
    arguments: [
      Case("no host", "GET", "/", [], .hostMissing),
      Case("two hosts", "GET", "/", own + own, .hostMissing),
      Case("an own and a foreign one", "GET", "/", own + ["Host: evil.example"], .hostMissing),
      Case("foreign", "GET", "/", ["Host: evil.example:8000"], .foreignHost),
      Case("another port", "GET", "/", ["Host: localhost:8001"], .foreignHost),
      Case("no port", "GET", "/", ["Host: localhost"], .foreignHost),
      Case("a name around ours", "GET", "/", ["Host: 127.0.0.1.evil.example:8000"], .foreignHost),
      Case("a user", "GET", "/", ["Host: 127.0.0.1:8000@evil.example"], .foreignHost),
      Case("empty", "GET", "/", ["Host: "], .foreignHost),
      Case("also for the stream", "GET", "/editar/eventos", ["Host: evil.example"], .foreignHost),
      Case("a path that climbs", "GET", "/../x", own, .badTarget),
      Case(
        "a foreign page that reads the stream", "GET", "/editar/eventos",
        own + ["Origin: http://evil.example"], .foreignOrigin),
    ])
  func refuses(_ each: Case) {
    #expect(refusal(each) == each.refusal)
  }

  @Test(
    "knows three methods, and lets nobody post but to the editor",
    arguments: [
      Case("PUT", "PUT", "/", own, readable), Case("OPTIONS", "OPTIONS", "*", own, readable),
      Case("lower case", "get", "/", own, readable), Case("to a page", "POST", "/", edit, readable),
      Case("beside the editor", "POST", "/editar2/", edit, readable),
    ])
  func methods(_ each: Case) {
    #expect(refusal(each) == each.refusal)
  }

  @Test(
    "lets no edit in that may come from elsewhere, or is no form",
    arguments: [
      Case("no origin", "POST", "/editar/x", own + ["Content-Length: 3", form], .foreignOrigin),
      Case(
        "no page at all", "POST", "/editar/x", own + ["Content-Length: 3", form, "Origin: null"],
        .foreignOrigin),
      Case(
        "foreign", "POST", "/editar/x",
        own + ["Content-Length: 3", form, "Origin: http://evil.example"], .foreignOrigin),
      Case(
        "another port", "POST", "/editar/x",
        own + ["Content-Length: 3", form, "Origin: http://127.0.0.1:8001"], .foreignOrigin),
      Case(
        "another of our names", "POST", "/editar/x",
        own + ["Content-Length: 3", form, "Origin: http://localhost:8000"], .foreignOrigin),
      Case(
        "encrypted", "POST", "/editar/x",
        own + ["Content-Length: 3", form, "Origin: https://127.0.0.1:8000"], .foreignOrigin),
      Case(
        "two origins", "POST", "/editar/x", edit + ["Origin: http://127.0.0.1:8000"], .foreignOrigin
      ),
      Case(
        "cross-site", "POST", "/editar/x", edit + ["Sec-Fetch-Site: cross-site"], .foreignOrigin),
      Case("typed in", "POST", "/editar/x", edit + ["Sec-Fetch-Site: none"], .foreignOrigin),
      Case("text", "POST", "/editar/x", edit.dropLast() + ["Content-Type: text/plain"], .notAForm),
      Case("no type", "POST", "/editar/x", Array(edit.dropLast()), .notAForm),
      Case("two types", "POST", "/editar/x", edit + [form], .notAForm),
      Case(
        "files", "POST", "/editar/x",
        edit.dropLast() + ["Content-Type: multipart/form-data; boundary=x"], .notAForm),
      Case(
        "another alphabet", "POST", "/editar/x", edit.dropLast() + [form + "; charset=utf-7"],
        .notAForm),
    ])
  func edits(_ each: Case) {
    #expect(refusal(each) == each.refusal)
  }

  @Test(
    "lets no body in whose length nobody can tell, or that is too long",
    arguments: [
      Case("none said", "POST", "/editar/x", own, .noLength),
      Case("in pieces", "POST", "/editar/x", own + ["Transfer-Encoding: chunked"], .noLength),
      Case(
        "in pieces and at once", "POST", "/editar/x",
        own + ["Transfer-Encoding: chunked", "Content-Length: 3"], .badFraming),
      Case(
        "two lengths", "POST", "/editar/x", own + ["Content-Length: 3", "Content-Length: 3"],
        .badFraming),
      Case("negative", "POST", "/editar/x", own + ["Content-Length: -1"], .badFraming),
      Case("with a sign", "POST", "/editar/x", own + ["Content-Length: +1"], .badFraming),
      Case(
        "one more", "POST", "/editar/x", own + ["Content-Length: 1001"], .tooLarge(limit: 1_000)),
      Case(
        "more than can be counted", "POST", "/editar/x",
        own + ["Content-Length: 99999999999999999999999"], .tooLarge(limit: 1_000)),
      Case("of one who reads", "GET", "/", own + ["Content-Length: 5"], .badFraming),
      Case(
        "of one who reads, in pieces", "GET", "/", own + ["Transfer-Encoding: chunked"], .badFraming
      ),
    ])
  func framing(_ each: Case) {
    #expect(refusal(each) == each.refusal)
  }
}
