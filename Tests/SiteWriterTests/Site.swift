import Files
import Foundation
import SiteWriter
import TestSupport

/// A tournament folder with a site in it, for one test.
struct Site {
  /// The tournament folder.
  let folder: URL
  var output: String { folder.appending(path: "site").path }

  /// Which way a site that is there is changed.
  enum Way: Sendable, CaseIterable {
    case exchange, exchangeWithSpare, moves

    var thresholds: SiteWriter.Thresholds {
      switch self {
      case .exchange: SiteWriter.Thresholds(foreign: 100)
      case .exchangeWithSpare: SiteWriter.Thresholds(foreign: 100, spare: 0, share: 1)
      case .moves: SiteWriter.Thresholds(foreign: nil)
      }
    }

    var strategy: BuildReport.Strategy { self == .moves ? .moves : .exchange }
  }

  static func withSite(_ body: (Site) throws -> Void) throws {
    try Workplace.withTemporaryFolder { folder in
      // Nothing else may be in the folder of the output: what a build leaves there is looked at.
      let inner = folder.appending(path: "torneo")
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: false)
      try body(Site(folder: inner))
    }
  }

  func writer(
    _ way: Way = .exchange, generator: String = "1", system: FileSystem = FileSystem(),
    protected: [ProtectedFolder] = []
  ) -> SiteWriter {
    SiteWriter(
      output: output, cacheFolder: folder.appending(path: ".marcador").path, protected: protected,
      generator: generator, thresholds: way.thresholds, patience: .zero, system: system)
  }

  /// Builds the site of these pages; only those are made that are not up to date.
  @discardableResult
  func build(
    _ pages: [String: String], _ way: Way = .exchange, dryRun: Bool = false,
    system: FileSystem = FileSystem()
  ) throws -> BuildReport {
    try build(pages, with: writer(way, system: system), dryRun: dryRun)
  }

  @discardableResult
  func build(
    _ pages: [String: String], with writer: SiteWriter, dryRun: Bool = false
  ) throws -> BuildReport {
    let paths = pages.keys.sorted()
    let contents = paths.map { Array((pages[$0] ?? "").utf8) }
    let plan = zip(paths, contents).map { PlannedFile(path: $0, fingerprint: ContentHash($1)) }
    let session = try writer.begin(plan, dryRun: dryRun)
    for index in paths.indices where try !session.isUpToDate(index) {
      try session.add(index, contents[index])
    }
    return try session.commit()
  }

  // MARK: The disk

  func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func content(_ path: String) -> String? {
    FileManager.default.contents(atPath: folder.appending(path: path).path)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  func status(_ path: String) throws -> FileStatus? {
    try FileSystem().status(folder.appending(path: path).path)
  }

  /// What is in the tournament folder, without the cache: files with their contents, folders, links
  /// with where they lead.
  func snapshot() throws -> [String: String] {
    var found: [String: String] = [:]
    let manager = FileManager.default
    for path in try manager.subpathsOfDirectory(atPath: folder.path)
    where !path.hasPrefix(".marcador") {
      let full = folder.appending(path: path).path
      if let target = try? manager.destinationOfSymbolicLink(atPath: full) {
        found[path] = "→ \(target)"
      } else {
        found[path] = content(path) ?? "/"
      }
    }
    return found
  }

  /// Everything that can be seen from outside of all files, also of those beside the output.
  func statuses() throws -> [String: FileStatus] {
    var found: [String: FileStatus] = [:]
    for path in [""] + (try FileManager.default.subpathsOfDirectory(atPath: folder.path)) {
      found[path] = try status(path)
    }
    return found
  }
}
