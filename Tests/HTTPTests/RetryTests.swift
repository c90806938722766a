import HTTP
import TestSupport
import Testing

@Suite("Asking again")
struct RetryTests {
  private let servers = TestServers()
  private static let post = HTTPRequest.Method.post(Array("{}".utf8))

  /// How often a server is asked, and the status in the end; 0 for none.
  private func ask(
    _ server: TestServer, _ method: HTTPRequest.Method, longestWait: Duration = .seconds(10)
  ) async throws -> (times: Int, status: Int) {
    var limits = HTTPClientTests.limits
    limits.longestWait = longestWait
    let request = HTTPRequest(method, try HTTPAddress(server.url))
    let response = try? await HTTPClient(limits: limits).send(request)
    return (server.requests.count, response?.status ?? 0)
  }

  @Test(
    "is done when a server that is only asked for something is busy or breaks off",
    arguments: [
      TestServer.Reply.answer(429), .answer(502), .answer(503), .answer(504), .close,
      .answer(503, headers: ["Retry-After: 0"]), .answer(429, headers: ["Retry-After: -1"]),
      .answer(503, headers: ["Retry-After: mañana"]),
      .answer(503, headers: ["Retry-After: Fri, 31 Dec 2100 23:59:59 GMT"]),
      .answer(503, headers: ["Retry-After: 99999999999999999999"]),
    ])
  func busy(_ reply: TestServer.Reply) async throws {
    let server = try servers.start(reply, reply, .answer(200))
    #expect(try await ask(server, .get) == (3, 200))
  }

  @Test("is not done more than three times")
  func enough() async throws {
    #expect(try await ask(servers.start(.answer(503)), .get) == (3, 503))
  }

  @Test(
    "is never done when what was sent may have had its effect",
    arguments: [
      (TestServer.Reply.answer(503, headers: ["Retry-After: 0"]), 503), (.answer(429), 429),
      (.answer(500), 500), (.close, 0), (.bytes("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n"), 0),
    ])
  func sent(_ reply: TestServer.Reply, _ status: Int) async throws {
    let server = try servers.start(reply, .answer(200))
    #expect(try await ask(server, Self.post) == (1, status))
  }

  @Test(
    "is not done where it would change nothing",
    arguments: [400, 401, 403, 404, 409, 422, 500, 301])
  func useless(_ status: Int) async throws {
    let server = try servers.start(.answer(status), .answer(200))
    #expect(try await ask(server, .get) == (1, status))
  }

  @Test("waits as long as the server asks for, unless that is too long")
  func asked() async throws {
    let clock = ContinuousClock()
    let start = clock.now
    let server = try servers.start(.answer(429, headers: ["Retry-After: 1"]), .answer(200))
    #expect(try await ask(server, .get) == (2, 200))
    #expect(clock.now - start >= .seconds(1))
    let busy = try servers.start(.answer(429, headers: ["Retry-After: 1"]), .answer(200))
    #expect(try await ask(busy, .get, longestWait: .milliseconds(900)) == (1, 429))
    let away = try servers.start(.answer(429, headers: ["Retry-After: 31536000"]), .answer(200))
    #expect(try await ask(away, .get) == (1, 429))
  }

  @Test("does not wait beyond the time that there is for all")
  func total() async throws {
    var limits = HTTPClientTests.limits
    limits.total = .seconds(20)
    limits.longestWait = .seconds(60)
    let server = try servers.start(.answer(503, headers: ["Retry-After: 21"]), .answer(200))
    let response = try await HTTPClient(limits: limits).send(
      HTTPRequest(.get, HTTPAddress(server.url)))
    #expect(response.status == 503)
  }

  @Test("ends when it is cancelled while it waits", .timeLimit(.minutes(20)))
  func cancelled() async throws {
    let limits = {
      var limits = HTTPClientTests.limits
      limits.longestWait = .seconds(600)
      return limits
    }()
    let server = try servers.start(.answer(503, headers: ["Retry-After: 550"]))
    let task = Task {
      try await HTTPClient(limits: limits).send(HTTPRequest(.get, HTTPAddress(server.url)))
    }
    while server.requests.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
    task.cancel()
    await #expect(throws: HTTPFailure.cancelled) { try await task.value }
  }
}
