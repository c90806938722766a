import Diagnostics
import Files
import Foundation
import PreviewServer
import TestSupport
import Testing

@Suite("The news of a page", .timeLimit(.minutes(20)))
struct LiveReloadTests {
  private static let files = ["index.html": "uno", "otra.html": "dos", "404.html": "nada"]
  private static let report = FaultReport(
    title: "Hay un error",
    faults: [
      FaultReport.Fault(
        place: "torneo.json:3:1", message: "«x» no puede ir aquí",
        source: [FaultReport.Line(number: 3, text: "x", isMarked: true)], help: "quítelo")
    ], close: "cerrar", language: "es")

  private func server(limits: ServerLimits = ServerLimits()) throws -> PreviewServer {
    try PreviewServer(
      .exactly(0), site: TestSite(files: Self.files), editor: EditorAccess(nil, token: ""),
      language: .es, limits: limits)
  }

  /// A page that shows a version, once the server knows of it.
  private func page(_ path: String, _ text: String, _ server: PreviewServer) async throws
    -> TestClient
  {
    let client = try TestClient(port: server.port)
    let version = ServedFile(Array(text.utf8)).version.hex
    client.say(
      "GET /editar/eventos?pagina=\(path)&version=\(version) HTTP/1.1\r\n"
        + "Host: 127.0.0.1:\(server.port)\r\n\r\n")
    _ = try await client.hear(":\n\n")
    return client
  }

  @Test("are that it has changed, when its bytes have, and not when those of others have")
  func changed() async throws {
    let server = try server()
    let first = try await page("/", "uno", server)
    let other = try await page("/otra.html", "dos", server)
    let missing = try await page("/nueva.html", "nada", server)
    var files = Self.files
    files["index.html"] = "uno más"
    files["nueva.html"] = "nueva"
    await server.show(TestSite(files: files))
    #expect(try await first.hear("changed").contains("event: changed"))
    #expect(try await missing.hear("changed").contains("event: changed"))
    server.tell(Self.report)
    let told = try await other.hear("event: fault")
    #expect(told.contains("event: site") && !told.contains("changed"))
  }

  @Test("are told at once to a page that was made before the last change")
  func late() async throws {
    let server = try server()
    #expect(try await page("/", "cero", server).hear("changed").contains("event: changed"))
  }

  @Test("are what is wrong and where, then that it was mended, also for who comes later")
  func faults() async throws {
    let server = try server()
    let first = try await page("/", "uno", server)
    server.tell(Self.report)
    let told = try await first.hear("}\n\n")
    #expect(
      told.contains(
        "event: fault\ndata: {\"title\":\"Hay un error\",\"close\":\"cerrar\",\"faults\":[{"
          + "\"place\":\"torneo.json:3:1\",\"message\":\"«x» no puede ir aquí\",\"context\":[],"
          + "\"source\":[{\"number\":3,\"text\":\"x\",\"marked\":true}],\"help\":\"quítelo\"}]}\n"))
    #expect(try await page("/", "uno", server).hear("}\n\n").contains("event: fault"))
    server.tell(nil)
    #expect(try await first.hear("event: mended").contains("event: mended"))
  }

  @Test("go to no more pages than there may be, and to another one when one has gone")
  func limit() async throws {
    var limits = ServerLimits()
    limits.streams = 2
    let server = try server(limits: limits)
    var pages = [try await page("/", "uno", server), try await page("/", "uno", server)]
    let refused = try await TestClient.ask(server.port, "GET", "/editar/eventos?pagina=/")
    #expect(refused.status == 503)
    pages.removeFirst()
    while true {
      let client = try TestClient(port: server.port)
      client.say(
        "GET /editar/eventos?pagina=/ HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n")
      if TestAnswer(try await client.hear("\r\n\r\n")).status == 200 { break }
      try await Task.sleep(for: .milliseconds(50))
    }
    _ = pages
  }

  @Test("end with the server")
  func end() async throws {
    let server = try server()
    let client = try await page("/", "uno", server)
    server.stop()
    _ = try await client.hearAll()
  }
}
