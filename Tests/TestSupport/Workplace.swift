package import Foundation

/// Folders that tests read and write.
package enum Workplace {
  /// The folder of the package, with the example tournament.
  package static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Real data beside the repository (`../shared/datos`); nil in a clone without it.
  package static let data: URL? = {
    let folder = package.deletingLastPathComponent().appending(path: "shared/datos")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()

  /// Runs `body` with a fresh folder that is deleted afterwards.
  package static func withTemporaryFolder<Result>(
    _ body: (URL) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "marcador-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }
}
