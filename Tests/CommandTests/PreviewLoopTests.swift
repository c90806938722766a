import Diagnostics
import Foundation
import PreviewServer
import TestSupport
import Testing

@testable import marcador

@Suite("The loop of a preview", .timeLimit(.minutes(20)))
struct PreviewLoopTests {
  /// As the system's is where it watches no more folders.
  private struct BlindWatcher: FolderWatcher {
    let changes = AsyncStream<Void> { _ in }

    func watch(_ folder: String) -> Bool { false }

    func stop() {}
  }

  @Test("looks for changes itself where the system does not tell of them")
  func polling() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "marcador-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "torneo.json")
    try Data("{\"nombre\":\"Una\",\"equipos\":[],\"partidos\":[]}".utf8).write(to: file)
    let console = Console(language: .es, environment: [:], verbosity: .quiet)
    let loop = PreviewLoop(
      SiteMaker(
        folder: TournamentFolder(folder.path), templates: nil, baseURL: nil, console: console),
      watcher: BlindWatcher())
    let server = try PreviewServer(
      .exactly(0), site: try await loop.begin(), editor: EditorAccess(nil, token: ""),
      language: .es)
    let following = Task { try await loop.follow(server) }
    #expect(try await TestClient.ask(server.port, "GET", "/").body.contains("Una"))
    try Data("{\"nombre\":\"Otra\",\"equipos\":[],\"partidos\":[]}".utf8).write(to: file)
    while try await !TestClient.ask(server.port, "GET", "/").body.contains("Otra") {
      try await Task.sleep(for: .milliseconds(20))
    }
    following.cancel()
    await #expect(throws: CancellationError.self) { try await following.value }
  }
}
