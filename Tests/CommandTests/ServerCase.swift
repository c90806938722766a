import Foundation
import TestSupport

/// A folder with the example in it, and a server for what is sent from it.
struct ServerCase {
  let folder: URL
  let server: String

  /// Runs the program with this server.
  func run(
    _ arguments: String..., environment: [String: String] = [:]
  ) throws -> Program.Result {
    try Program.run(
      arguments + ["--server", server], in: folder, environment: environment)
  }

  func publish(
    _ more: String..., environment: [String: String] = [:]
  ) throws -> Program.Result {
    try Program.run(
      ["chronicle", "1", "--publish", "--server", server] + more, in: folder,
      environment: environment)
  }

  func signUp(_ more: String...) throws -> Program.Result {
    try Program.run(
      [
        "signup", "--name", "Ana", "--email", "ana@liga.example", "--age", "20",
        "--accept-terms", "--server", server,
      ] + more, in: folder)
  }

  /// What is remembered; nil when there is no such file.
  var publications: String? {
    try? String(contentsOf: folder.appending(path: "publicaciones.json"), encoding: .utf8)
  }

  static func with(_ server: String, _ body: (ServerCase) throws -> Void) throws {
    try Workplace.withTemporaryFolder { folder in
      _ = try Program.run(["init"], in: folder)
      try body(ServerCase(folder: folder, server: server))
    }
  }
}
