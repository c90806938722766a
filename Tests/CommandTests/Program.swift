import Foundation
import TestSupport

/// Runs the real program.
enum Program {
  struct Result {
    var status: Int32
    var output: String
    var messages: String
  }

  /// The program that the test build made, beside the test bundle.
  static let executable: URL? = {
    let places = [
      Bundle.main.executableURL?.deletingLastPathComponent(),
      Workplace.package.appending(path: ".build/debug"),
    ]
    return places.compactMap { $0?.appending(path: "marcador") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  /// Starts the program and does not wait for it; what it says is lost.
  static func start(_ arguments: [String], in folder: URL) throws -> Process {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ["HOME": folder.path]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  struct EndedUnasked: Error {
    let status: Int32
  }

  /// Waits until a program that was started has asked the server for something.
  static func wait(for process: Process, toAsk server: TestServer) throws {
    while server.requests.isEmpty {
      guard process.isRunning else { throw EndedUnasked(status: process.terminationStatus) }
      Thread.sleep(forTimeInterval: 0.01)
    }
  }

  static func run(
    _ arguments: [String], in folder: URL, environment: [String: String] = [:],
    executable: URL? = executable
  ) throws -> Result {
    try run(executable, arguments, in: folder, environment: environment)
  }

  /// Runs a script of the shell in which `"$0"` is the program.
  static func runShell(_ script: String, in folder: URL) throws -> Result {
    let shell = URL(filePath: "/bin/sh")
    return try run(shell, ["-c", script, executable?.path ?? ""], in: folder, environment: [:])
  }

  private static func run(
    _ executable: URL?, _ arguments: [String], in folder: URL, environment: [String: String]
  ) throws -> Result {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ["LANG": "es_ES.UTF-8", "HOME": folder.path, "PATH": "/usr/bin:/bin"]
      .merging(environment) { $1 }
    // Files and not pipes: nothing has to be read while it runs.
    let output = folder.appending(path: ".salida-\(UUID().uuidString)")
    let messages = folder.appending(path: ".mensajes-\(UUID().uuidString)")
    for file in [output, messages] {
      try Data().write(to: file)
    }
    defer {
      for file in [output, messages] { try? FileManager.default.removeItem(at: file) }
    }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: messages)
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationReason == .exit ? process.terminationStatus : 128,
      output: try String(contentsOf: output, encoding: .utf8),
      messages: try String(contentsOf: messages, encoding: .utf8))
  }
}

/// The bytes of every file below a folder, by path.
func contents(of folder: URL) throws -> [String: Data] {
  var contents: [String: Data] = [:]
  for path in FileManager.default.subpaths(atPath: folder.path) ?? [] {
    let file = folder.appending(path: path)
    let isFile = try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile
    if isFile == true { contents[path] = try Data(contentsOf: file) }
  }
  return contents
}
