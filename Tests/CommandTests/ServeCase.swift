import Foundation
import TestSupport

/// The program as it serves a folder with the example. Ended when this goes away.
///
/// A class because it owns a process.
final class ServeCase: Sendable {
  struct NotServing: Error {
    let messages: String
  }

  let folder: URL
  let port: Int
  /// What it said on standard output.
  let greeting: String
  private let program: Process
  private let messagesFile: URL

  var site: String { "http://127.0.0.1:\(port)/" }

  init(
    _ arguments: [String] = [], in folder: URL, environment: [String: String] = [:]
  ) async throws {
    self.folder = folder
    let output = folder.appending(path: ".salida-\(UUID().uuidString)")
    messagesFile = folder.appending(path: ".mensajes-\(UUID().uuidString)")
    for file in [output, messagesFile] { try Data().write(to: file) }
    let process = Process()
    program = process
    process.executableURL = Program.executable
    process.arguments =
      ["serve"] + (arguments.contains("--port") ? [] : ["--port", "0"]) + arguments
    process.currentDirectoryURL = folder
    process.environment = ["LANG": "es_ES.UTF-8", "HOME": folder.path, "PATH": "/usr/bin:/bin"]
      .merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: messagesFile)
    try process.run()
    var text = ""
    while !text.hasSuffix("\n") {
      text = try String(contentsOf: output, encoding: .utf8)
      guard process.isRunning else {
        throw NotServing(messages: try String(contentsOf: messagesFile, encoding: .utf8))
      }
      try await Task.sleep(for: .milliseconds(10))
    }
    greeting = text
    let digits = text.firstMatch(of: /127\.0\.0\.1:(\d+)\//)?.output.1
    guard let port = digits.flatMap({ Int($0) }) else { throw NotServing(messages: text) }
    self.port = port
  }

  deinit {
    if program.isRunning {
      kill(program.processIdentifier, SIGKILL)
      program.waitUntilExit()
    }
  }

  /// What it has said on standard error so far.
  var messages: String {
    get throws { try String(contentsOf: messagesFile, encoding: .utf8) }
  }

  func page(_ path: String, _ fields: [String] = []) async throws -> TestAnswer {
    try await TestClient.ask(port, "GET", path, fields)
  }

  /// Asks until an answer is as it should be; what never comes is told by the time limit of the test.
  func page(_ path: String, until isRight: (TestAnswer) -> Bool) async throws -> TestAnswer {
    while true {
      let answer = try await page(path)
      if isRight(answer) { return answer }
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  /// The stream of news of a page as it is now.
  func news(of path: String) async throws -> TestClient {
    let page = try await page(path, ["Accept: text/html"])
    let version = page.body.firstMatch(of: /data-version="(\w+)"/)?.output.1 ?? ""
    let client = try TestClient(port: port)
    client.say(
      "GET /editar/eventos?pagina=\(path)&version=\(version) HTTP/1.1\r\n"
        + "Host: 127.0.0.1:\(port)\r\n\r\n")
    _ = try await client.hear(":\n\n")
    return client
  }

  var process: Int32 { program.processIdentifier }

  func signal(_ number: Int32) { kill(program.processIdentifier, number) }

  /// Waits for the end; gives the exit status.
  func end() -> Int32 {
    program.waitUntilExit()
    return program.terminationReason == .exit ? program.terminationStatus : 128
  }
}
