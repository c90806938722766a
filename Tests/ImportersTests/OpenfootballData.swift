import Foundation
import Importers
import TestSupport
import Testing

/// The files of `../shared/datos/openfootball`.
enum OpenfootballData {
  /// Nil in a clone without them.
  static let folder: URL? = Workplace.data?.appending(path: "openfootball")

  static let missing = Comment(
    rawValue: "there is no ../shared/datos/openfootball beside the repository")

  static func read(_ path: String) throws -> ImportedFile {
    let url = try #require(folder).appending(path: path)
    return ImportedFile(name: url.lastPathComponent, bytes: [UInt8](try Data(contentsOf: url)))
  }

  /// Every file whose name ends so, by path.
  static func paths(endingIn suffix: String) -> [String] {
    guard let folder, let files = try? FileManager.default.subpathsOfDirectory(atPath: folder.path)
    else { return [] }
    return files.filter { $0.hasSuffix(suffix) }.sorted()
  }
}
