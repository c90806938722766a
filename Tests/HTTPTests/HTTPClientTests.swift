import Foundation
import HTTP
import TestSupport
import Testing

@Suite("Asking a server")
struct HTTPClientTests {
  private let servers = TestServers()
  /// Little to wait between attempts; else more time than the busiest machine needs.
  static let limits = {
    var limits = HTTPLimits()
    limits.firstWait = .milliseconds(10)
    limits.total = .seconds(600)
    return limits
  }()

  private func ask(
    _ server: TestServer, _ method: HTTPRequest.Method = .get, token: String? = nil,
    limits: HTTPLimits = Self.limits
  ) async throws -> HTTPResponse {
    try await HTTPClient(limits: limits).send(
      HTTPRequest(
        method, HTTPAddress(server.url).appending("users"), token: token.flatMap(HTTPToken.init)))
  }

  private func failure(
    _ server: TestServer, _ method: HTTPRequest.Method = .get,
    limits: HTTPLimits = Self.limits
  ) async -> HTTPFailure? {
    do {
      let response = try await ask(server, method, limits: limits)
      Issue.record("answered \(response.status)")
      return nil
    } catch {
      return error as? HTTPFailure
    }
  }

  // MARK: What is sent and what comes

  @Test("gives status, headers and body")
  func answer() async throws {
    let server = try servers.start(
      .answer(201, "{\"a\":\"ñ\"}", headers: ["X-Liga:  una \t", "Set-Cookie: a=b"]))
    let response = try await ask(server)
    #expect(response.status == 201)
    #expect(String(decoding: response.body, as: UTF8.self) == "{\"a\":\"ñ\"}")
    #expect(response["x-liga"] == "una")
    #expect(response["content-length"] == "10")
    #expect(response["x-otra"] == nil)
  }

  @Test("says who asks and what for, and sends no token that there is none of")
  func get() async throws {
    let server = try servers.start(.answer(200))
    _ = try await ask(server)
    let request = try #require(server.requests.first)
    #expect(
      Set(request.split(separator: "\r\n").map(String.init)) == [
        "GET /users HTTP/1.1", "Host: 127.0.0.1:\(server.port)", "User-Agent: marcador",
        "Accept: application/json",
      ])
  }

  @Test("sends the bytes of a body, and the token")
  func post() async throws {
    let server = try servers.start(.answer(200))
    _ = try await ask(server, .post(Array("{\"a\":\"\0ñ\"}".utf8)), token: "se.cre-to")
    let request = try #require(server.requests.first)
    #expect(request.hasPrefix("POST /users HTTP/1.1\r\n"))
    #expect(request.hasSuffix("\r\n\r\n{\"a\":\"\0ñ\"}"))
    #expect(request.contains("\r\nContent-Length: 11\r\n"))
    #expect(request.contains("\r\nContent-Type: application/json; charset=utf-8\r\n"))
    #expect(request.contains("\r\nAuthorization: Bearer se.cre-to\r\n"))
    #expect(!request.contains("Expect:"))
  }

  @Test("sends a body of nothing")
  func postNothing() async throws {
    let server = try servers.start(.answer(200))
    _ = try await ask(server, .post([]))
    #expect(server.requests.first?.contains("\r\nContent-Length: 0\r\n") == true)
  }

  @Test(
    "takes any status for an answer", arguments: [100, 204, 304, 401, 403, 404, 409, 500, 600, 999])
  func status(_ status: Int) async throws {
    // A challenge, and nothing that would be an answer to it.
    let server = try servers.start(
      status == 100
        ? .bytes("HTTP/1.1 100 Continue\r\nA: b\r\n\r\nHTTP/1.1 401 X\r\nContent-Length: 0\r\n\r\n")
        : .answer(status, headers: ["WWW-Authenticate: Basic realm=\"liga\""]))
    let response = try await ask(server)
    #expect(response.status == (status == 100 ? 401 : status))
    #expect(response["a"] == nil)
    #expect(server.connections == 1)
  }

  // MARK: Limits

  @Test("takes an answer as large as the limit, and not a byte more", arguments: [true, false])
  func largest(_ saysLength: Bool) async throws {
    var limits = Self.limits
    limits.body = 1_000
    func reply(_ count: Int) -> TestServer.Reply {
      let body = String(repeating: "a", count: count)
      return saysLength ? .answer(200, body) : .bytes("HTTP/1.1 200 OK\r\n\r\n" + body)
    }
    let server = try servers.start(reply(1_000), reply(1_001))
    #expect(try await ask(server, limits: limits).body.count == 1_000)
    #expect(await failure(server, limits: limits) == .tooLarge(limit: 1_000))
  }

  @Test(
    "ends an endless answer at the limit",
    arguments: [
      ("HTTP/1.1 200 OK\r\n\r\n", String(repeating: "a", count: 10_000), 1 << 20),
      ("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n", "5\r\nhello\r\n", 1 << 20),
      ("HTTP/1.1 200 OK\r\n", "X-Liga: una\r\n", 64 << 10),
      ("", "HTTP/1.1 100 Continue\r\n\r\n", 64 << 10),
    ])
  func endless(_ start: String, _ piece: String, _ limit: Int) async throws {
    let server = try servers.start(
      .endless(start: start, piece: String(repeating: piece, count: 100)))
    #expect(await failure(server, .post([])) == .tooLarge(limit: limit))
  }

  @Test(
    "ends when time is up",
    arguments: [
      TestServer.Reply.silence,
      .endless(start: "HTTP/1.1 200 OK\r\n\r\n", piece: "a", pause: .milliseconds(20)),
      .endless(start: "HTTP/1.1 200 OK\r\n", piece: "A: b\r\n", pause: .milliseconds(20)),
      .bytes("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n123"),
    ])
  func slow(_ reply: TestServer.Reply) async throws {
    var limits = Self.limits
    limits.total = .milliseconds(400)
    if case .bytes = reply {
      // The end of the connection comes sooner than that of the time.
      #expect(try await failure(servers.start(reply), .post([])) == .cut)
      return
    }
    let failure = try await failure(servers.start(reply), limits: limits)
    guard case .timedOut(let after, connected: true) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect((.milliseconds(300) ..< .seconds(20)).contains(after))
  }

  @Test("ends when time is up with a server that never accepts")
  func neverAccepts() async throws {
    var limits = Self.limits
    limits.total = .milliseconds(400)
    let failure = try await failure(servers.start(.close, accepts: false), limits: limits)
    guard case .timedOut = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
  }

  @Test("ends when it is cancelled", .timeLimit(.minutes(20)))
  func cancelled() async throws {
    let server = try servers.start(.silence)
    let task = Task { await failure(server) }
    while server.requests.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
    task.cancel()
    #expect(await task.value == .cancelled)
  }

  // MARK: Answers that are none

  @Test(
    "tells what is no HTTP, or half of it",
    arguments: [
      (TestServer.Reply.close, HTTPFailure.cut), (.bytes(""), .cut),
      (.bytes("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n1234"), .cut),
      (.bytes("HTTP/1.1 200 OK\r\n"), .cut), (.bytes("HTTP/1.1 200 OK\r\nX: 1\r\n"), .cut),
      (.bytes("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 201 Created\r\nX-Y: 1\r\n"), .cut),
      (.bytes("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhel"), .cut),
      (.bytes("hello"), .unintelligible), (.bytes("<html></html>"), .unintelligible),
      (.bytes("220 ftp ready\r\n"), .unintelligible),
      (
        .bytes("HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}}"),
        .unintelligible
      ),
      (
        .bytes(
          "HTTP/1.1 200 OK\r\nContent-Length: 9\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n"
        ),
        .unintelligible
      ),
      (.bytes("HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n{}"), .unintelligible),
    ])
  func none(_ reply: TestServer.Reply, _ expected: HTTPFailure) async throws {
    #expect(try await failure(servers.start(reply), .post([])) == expected)
  }

  @Test("gives a status line and nothing more as an answer of nothing")
  func statusLine() async throws {
    for text in ["HTTP/1.1 200 OK", "HTTP/1.1 200 OK\r\n", "HTTP/1.1 200 OK\r\n\r\n"] {
      let server = try servers.start(.bytes(text))
      do {
        let response = try await ask(server, .post([]))
        #expect(response.body.isEmpty)
      } catch {
        #expect([HTTPFailure.cut, .unintelligible].contains(error as? HTTPFailure))
      }
    }
  }

  // MARK: Where nothing is

  @Test("tells that nobody listens")
  func nobody() async throws {
    let address = try HTTPAddress("http://127.0.0.1:\(servers.refusingPort())")
    await #expect(throws: HTTPFailure.notConnected) {
      try await HTTPClient(limits: Self.limits).send(HTTPRequest(.post([]), address))
    }
  }

  @Test("tells that no such server is known")
  func unknown() async throws {
    // Too long for a name: no name server is asked.
    let address = try HTTPAddress("http://\(String(repeating: "a", count: 64)).invalid")
    await #expect(throws: HTTPFailure.unknownHost) {
      try await HTTPClient(limits: Self.limits).send(HTTPRequest(.get, address))
    }
  }

  // MARK: Other places

  @Test("follows no redirect, and takes the token nowhere", arguments: [301, 302, 303, 307, 308])
  func redirect(_ status: Int) async throws {
    let other = try servers.start(.answer(200))
    for target in ["\(other.url)/users", "file:///etc/passwd", "http://", "/users", ""] {
      let server = try servers.start(.answer(status, headers: ["Location: \(target)"]))
      let response = try await ask(server, .post([]), token: "secreto")
      #expect(response.status == status)
      #expect(response["location"] == target)
      #expect(server.connections == 1)
    }
    #expect(other.connections == 0)
  }

  @Test("sends a token without encryption to this machine only")
  func tokenInTheClear() async throws {
    let address = try HTTPAddress("http://192.0.2.1")
    await #expect(throws: HTTPFailure.tokenInTheClear) {
      try await HTTPClient().send(HTTPRequest(.get, address, token: HTTPToken("secreto")))
    }
  }

  @Test("uses no proxy, whatever the environment says")
  func proxy() async {
    await #expect(processExitsWith: .success) {
      let servers = TestServers()
      let proxy = try servers.start(.answer(500))
      for name in ["http_proxy", "all_proxy", "ALL_PROXY"] { unsafe setenv(name, proxy.url, 1) }
      let server = try servers.start(.answer(200))
      let response = try await HTTPClient().send(
        HTTPRequest(.get, HTTPAddress(server.url), token: HTTPToken("secreto")))
      #expect(response.status == 200)
      #expect(proxy.connections == 0)
      withExtendedLifetime(servers) {}
    }
  }
}
