import Foundation
import TestSupport
import Testing

@Suite("A signal while a server is waited for")
struct InterruptionTests {
  private let servers = TestServers()

  @Test(
    "ends the program with the status that tells of it, and leaves the doubt behind",
    .timeLimit(.minutes(20)), arguments: [SIGINT, SIGTERM])
  func ends(signal: Int32) throws {
    let server = try servers.start(.silence)
    try ServerCase.with(server.url) { place in
      let process = try Program.start(
        ["chronicle", "1", "--publish", "--server", server.url, "--timeout", "600"],
        in: place.folder)
      try Program.wait(for: process, toAsk: server)
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      #expect(process.terminationReason == .exit)
      #expect(process.terminationStatus == 128 + signal)
      #expect(place.publications?.contains("\"partido\": 1") == true)
      #expect(place.publications?.contains("numero") == false)
      let again = try place.publish()
      #expect(again.status == 1)
      #expect(again.messages.contains("no se sabe si llegó a publicarse"))
    }
  }

  @Test("leaves the doubt behind even when nothing could be done about it")
  func killed() throws {
    let server = try servers.start(.silence)
    try ServerCase.with(server.url) { place in
      let process = try Program.start(
        ["chronicle", "1", "--publish", "--server", server.url], in: place.folder)
      try Program.wait(for: process, toAsk: server)
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let again = try place.publish()
      #expect(again.status == 1)
      #expect(again.messages.contains("no se sabe si llegó a publicarse"))
      #expect(server.connections == 1)
    }
  }

  @Test("ends a sign-up too", .timeLimit(.minutes(20)))
  func signUp() throws {
    let server = try servers.start(.silence)
    try ServerCase.with(server.url) { place in
      let process = try Program.start(
        [
          "signup", "--name", "Ana", "--email", "a@liga.example", "--age", "20",
          "--accept-terms", "--server", server.url, "--timeout", "600",
        ], in: place.folder)
      try Program.wait(for: process, toAsk: server)
      kill(process.processIdentifier, SIGINT)
      process.waitUntilExit()
      #expect(process.terminationStatus == 130)
    }
  }
}
