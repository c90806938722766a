import Foundation

/// Runs the program on a terminal, with somebody who types.
enum Terminal {
  struct Result {
    var status: Int32
    /// All that was on the screen.
    var text: String

    /// Whether the screen showed these texts one after another.
    func inOrder(_ pieces: [String]) -> Bool {
      var rest = text[...]
      for piece in pieces {
        guard let range = rest.firstRange(of: piece) else { return false }
        rest = rest[range.upperBound...]
      }
      return true
    }
  }

  /// The program of util-linux that runs another one on a terminal of its own.
  static let script: String? = {
    #if os(Linux)
      ["/usr/bin/script", "/bin/script"].first { FileManager.default.isExecutableFile(atPath: $0) }
    #else
      nil
    #endif
  }()

  /// - Parameter answers: the lines that are typed, and then the end of them.
  static func run(_ arguments: [String], answers: [String], in folder: URL) throws -> Result {
    guard let script, let program = Program.executable else {
      throw CocoaError(.fileNoSuchFile)
    }
    let command = ([program.path] + arguments).map { "'\($0)'" }.joined(separator: " ")
    let process = Process()
    process.executableURL = URL(filePath: script)
    process.arguments = ["-qec", command, "/dev/null"]
    process.currentDirectoryURL = folder
    process.environment = [
      "LANG": "es_ES.UTF-8", "HOME": folder.path, "PATH": "/usr/bin:/bin",
      "NO_COLOR": "1", "SHELL": "/bin/sh",
    ]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = output
    try process.run()
    // Control-D at the start of a line ends what is typed.
    let typed = answers.map { $0 + "\n" }.joined() + "\u{4}"
    try input.fileHandleForWriting.write(contentsOf: Data(typed.utf8))
    let shown = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try input.fileHandleForWriting.close()
    return Result(
      status: process.terminationStatus, text: String(decoding: shown, as: UTF8.self))
  }
}
