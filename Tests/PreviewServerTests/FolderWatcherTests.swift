import Foundation
import PreviewServer
import TestSupport
import Testing

@Suite("A watched folder", .timeLimit(.minutes(20)))
struct FolderWatcherTests {
  enum Kind: CaseIterable {
    case system, polling
  }

  private func watcher(_ kind: Kind) throws -> any FolderWatcher {
    #if os(Linux)
      if kind == .system { return try #require(InotifyWatcher()) }
    #endif
    return PollingWatcher(every: .milliseconds(10))
  }

  enum Change: CaseIterable {
    case writtenInPlace, replaced, withAnOlderTime, removed, added

    func make(_ file: URL) throws {
      switch self {
      case .writtenInPlace: try Data("dos".utf8).write(to: file)
      case .replaced: try Data("dos".utf8).write(to: file, options: .atomic)
      case .withAnOlderTime:
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: file.path)
      case .removed: try FileManager.default.removeItem(at: file)
      case .added:
        try Data("dos".utf8).write(to: file.deletingLastPathComponent().appending(path: "otro"))
      }
    }
  }

  @Test(
    "says that something has changed, however it was done", arguments: Kind.allCases,
    Change.allCases)
  func changes(kind: Kind, change: Change) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "marcador-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "torneo.json")
    try Data("uno".utf8).write(to: file)
    let watcher = try watcher(kind)
    defer { watcher.stop() }
    #expect(watcher.watch(folder.path))
    #expect(watcher.watch(folder.path))
    try change.make(file)
    var changes = watcher.changes.makeAsyncIterator()
    #expect(await changes.next() != nil)
  }

  @Test("has room for one that is not there", arguments: Kind.allCases)
  func missing(kind: Kind) throws {
    let watcher = try watcher(kind)
    #expect(watcher.watch("/no/hay/tal/carpeta"))
    watcher.stop()
  }

  @Test("ends its news when it is stopped", arguments: Kind.allCases)
  func stops(kind: Kind) async throws {
    let watcher = try watcher(kind)
    watcher.stop()
    for await _ in watcher.changes {}
  }
}
