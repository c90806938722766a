import Diagnostics
import Foundation
import PreviewServer
import TestSupport
import Testing
import Web

@Suite("The server of a preview")
struct PreviewServerTests {
  private static let site = TestSite(files: ["index.html": "<p>uno</p>", "404.html": "<p>nada</p>"])

  private func server(
    _ site: any ServedSite = site, editor: (any WebHandler)? = nil,
    limits: ServerLimits = ServerLimits()
  ) throws -> PreviewServer {
    try PreviewServer(
      .exactly(0), site: site, editor: EditorAccess(editor, token: "secreto"), language: .es,
      limits: limits)
  }

  private func edit(
    _ server: PreviewServer, _ body: String, _ more: [String] = []
  ) async throws -> TestAnswer {
    try await TestClient.ask(
      server.port, "POST", "/editar/equipo",
      [
        "Origin: http://127.0.0.1:\(server.port)",
        "Content-Type: application/x-www-form-urlencoded",
      ] + more, body: body)
  }

  @Test("gives the pages of the site, made before or not", arguments: [false, true])
  func pages(isSlow: Bool) async throws {
    let server = try server(TestSite(files: Self.site.files, isSlow: isSlow))
    let page = try await TestClient.ask(server.port, "GET", "/")
    #expect(page.status == 200 && page.body == "<p>uno</p>")
    #expect(page["Content-Type"] == "text/html; charset=utf-8")
    #expect(page["X-Content-Type-Options"] == "nosniff")
    let missing = try await TestClient.ask(server.port, "GET", "/otra.html")
    #expect(missing.status == 404 && missing.body == "<p>nada</p>")
    let head = try await TestClient.ask(server.port, "HEAD", "/")
    #expect(head.status == 200 && head.body.isEmpty)
    #expect(head["Content-Length"] == page["Content-Length"])
    #expect(head["ETag"] == page["ETag"])
  }

  @Test("gives a file that is larger than what goes out at once, to the last byte")
  func large() async throws {
    let text = (0..<200_000).map { "\($0)\n" }.joined()
    let server = try server(TestSite(files: ["grande.txt": text]))
    #expect(try await TestClient.ask(server.port, "GET", "/grande.txt").body == text)
    let part = try await TestClient.ask(
      server.port, "GET", "/grande.txt", ["Range: bytes=300000-900000"])
    #expect(part.status == 206)
    #expect(part.body == String(decoding: Array(text.utf8)[300_000...900_000], as: UTF8.self))
  }

  @Test(
    "answers nobody who calls it by another name, on no path",
    arguments: ["/", "/nada", "/editar/", "/editar/eventos", "/editar/recarga.js"])
  func foreignHost(path: String) async throws {
    let server = try server(editor: TestEditor())
    let answer = try await TestClient.ask(
      server.port, "GET", path, host: "evil.example:\(server.port)")
    #expect(answer.status == 421)
    #expect(!answer.body.contains("uno"))
    #expect(answer["Access-Control-Allow-Origin"] == nil)
  }

  @Test("grants nothing to a page of another origin that asks beforehand")
  func preflight() async throws {
    let server = try server()
    let answer = try await TestClient.ask(
      server.port, "OPTIONS", "/editar/equipo",
      ["Origin: http://evil.example", "Access-Control-Request-Method: POST"])
    #expect(answer.status == 405)
    #expect(answer["Allow"] == "GET, HEAD")
    #expect(answer["Access-Control-Allow-Origin"] == nil)
  }

  @Test("hands an edit of an own page on, field by field")
  func edits() async throws {
    let editor = TestEditor()
    let server = try server(editor: editor)
    let answer = try await edit(server, "token=secreto&nombre=Ana+Gil")
    #expect(answer.status == 303)
    #expect(answer["Location"] == "/editar/hecho")
    let request = try #require(editor.requests.first)
    #expect(request.method == .post && request.path == ["editar", "equipo"])
    #expect(request.form["nombre"] == "Ana Gil" && request.isFromThisRun)
  }

  @Test(
    "gives a form of an earlier run its text back, and says that nothing was done",
    arguments: [
      "token=anterior&nombre=Ana", "nombre=Ana", "token=secret&nombre=Ana", "token=&nombre=Ana",
    ])
  func staleToken(body: String) async throws {
    let editor = TestEditor()
    let server = try server(editor: editor)
    let answer = try await edit(server, body)
    #expect(answer.status == 403)
    #expect(answer.body.contains("nombre=Ana"))
    #expect(editor.requests.map(\.isFromThisRun) == [false])
  }

  @Test("keeps from the editor what a foreign page sends, or what is no form")
  func foreignEdits() async throws {
    let editor = TestEditor()
    let server = try server(editor: editor)
    let form = "Content-Type: application/x-www-form-urlencoded"
    let own = "Origin: http://127.0.0.1:\(server.port)"
    for (fields, status) in [
      ([form, "Origin: http://evil.example"], 403), ([form], 403), ([own], 415),
      ([own, "Content-Type: text/plain"], 415),
    ] {
      let answer = try await TestClient.ask(
        server.port, "POST", "/editar/equipo", fields, body: "token=secreto")
      #expect(answer.status == status, "\(fields)")
    }
    #expect(try await edit(server, "token=secreto&a=%zz").status == 400)
    #expect(try await edit(server, String(repeating: "&", count: 2_000)).status == 400)
    #expect(editor.requests.isEmpty)
  }

  @Test("refuses a body that is too long before it is sent")
  func tooLong() async throws {
    let server = try server(editor: TestEditor())
    let client = try TestClient(port: server.port)
    client.say(
      """
      POST /editar/equipo HTTP/1.1\r
      Host: 127.0.0.1:\(server.port)\r
      Origin: http://127.0.0.1:\(server.port)\r
      Content-Type: application/x-www-form-urlencoded\r
      Content-Length: 100000000\r
      \r

      """)
    #expect(TestAnswer(try await client.hearAll()).status == 413)
  }

  @Test("takes a body as long as it may be")
  func longest() async throws {
    let editor = TestEditor()
    let server = try server(editor: editor)
    let text = String(repeating: "a", count: ServerLimits().body - "token=secreto&t=".utf8.count)
    #expect(try await edit(server, "token=secreto&t=\(text)").status == 303)
    #expect(editor.requests.first?.form["t"]?.utf8.count == text.utf8.count)
  }

  @Test("keeps pages of the editor out of frames, and lets them load from here alone")
  func policies() async throws {
    let server = try server(editor: TestEditor())
    let answer = try await TestClient.ask(server.port, "GET", "/editar/")
    #expect(answer.status == 200)
    #expect(answer["X-Frame-Options"] == "DENY")
    let policy = try #require(answer["Content-Security-Policy"])
    #expect(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"))
    #expect(answer["Cache-Control"] == "no-store")
    #expect(try await TestClient.ask(server.port, "GET", "/editar")["Location"] == "/editar/")
  }

  @Test(
    "keeps every page out of frames",
    arguments: ["/", "/nada.html", "/editar/", "/editar/recarga.js"])
  func frames(_ path: String) async throws {
    let server = try server(editor: TestEditor())
    let answer = try await TestClient.ask(server.port, "GET", path)
    #expect(answer["X-Frame-Options"] == "DENY")
    #expect(answer["Content-Security-Policy"]?.contains("frame-ancestors 'none'") == true)
  }

  @Test("has nothing where there is no editor")
  func noEditor() async throws {
    let server = try server()
    #expect(try await TestClient.ask(server.port, "GET", "/editar/").status == 404)
    #expect(try await edit(server, "token=secreto").status == 404)
  }

  @Test(
    "serves others while an answer takes its time, and ends while it does", .timeLimit(.minutes(20))
  )
  func pending() async throws {
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    let editor = TestEditor { for await _ in gate { break } }
    let server = try server(editor: editor)
    var waiting: [TestClient] = []
    for _ in 0..<8 {
      let client = try TestClient(port: server.port)
      client.say("GET /editar/ HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n")
      waiting.append(client)
    }
    while editor.requests.count < 8 { try await Task.sleep(for: .milliseconds(5)) }
    #expect(try await TestClient.ask(server.port, "GET", "/").status == 200)
    // Half of them go away, which nobody may mind.
    waiting.removeFirst(4)
    #expect(try await TestClient.ask(server.port, "GET", "/").status == 200)
    server.stop()
    opener.finish()
    for client in waiting { #expect(try await client.hearAll().isEmpty) }
  }

  @Test("answers requests that come all at once on one connection, each in its turn")
  func pipelining() async throws {
    let server = try server(TestSite(files: Self.site.files, isSlow: true))
    let client = try TestClient(port: server.port)
    let request = "GET / HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n"
    client.say(
      String(repeating: request + "\r\n", count: 9) + request + "Connection: close\r\n\r\n")
    #expect(try await client.hearAll().components(separatedBy: "<p>uno</p>").count == 11)
  }

  @Test("ends a request that does not come to its end", .timeLimit(.minutes(20)))
  func slowRequest() async throws {
    var limits = ServerLimits()
    limits.arrival = .milliseconds(100)
    let server = try server(limits: limits)
    let client = try TestClient(port: server.port)
    client.say("GET / HTTP/1.1\r\nHost: ")
    #expect(try await client.hearAll().isEmpty)
  }

  @Test("ends connections that do nothing where there are too many", .timeLimit(.minutes(20)))
  func crowd() async throws {
    var limits = ServerLimits()
    limits.connections = 4
    limits.arrival = .seconds(3_600)
    limits.silence = 3_600
    let server = try server(limits: limits)
    let idle = try (0..<12).map { _ in try TestClient(port: server.port) }
    #expect(try await TestClient.ask(server.port, "GET", "/").status == 200)
    _ = idle
  }

  @Test("takes the next port where the first is taken, and says so of one that must be")
  func ports() async throws {
    let first = try server()
    #expect(throws: PreviewServer.Fault.inUse(.exactly(first.port))) {
      try PreviewServer(
        .exactly(first.port), site: Self.site, editor: EditorAccess(nil, token: ""), language: .es)
    }
    let range = first.port...min(first.port + 50, 65_535)
    let second = try PreviewServer(
      .firstFree(range), site: Self.site, editor: EditorAccess(nil, token: ""), language: .es)
    #expect(range.contains(second.port) && second.port != first.port)
  }
}
