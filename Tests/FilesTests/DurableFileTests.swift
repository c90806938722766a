import Diagnostics
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Files

struct DurableFileTests {
  private func file(_ path: String, system: FileSystem = FileSystem()) -> DurableFile {
    DurableFile(path, system: system, limit: 1000, patience: .zero)
  }

  /// A folder with `torneo.json` in it, whose content is `viejo`.
  private func withFile(_ body: (URL, String) throws -> Void) throws {
    try Workplace.withTemporaryFolder { folder in
      let path = folder.appending(path: "torneo.json").path
      try Data("viejo".utf8).write(to: URL(filePath: path))
      try body(folder, path)
    }
  }

  private func content(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  private func names(_ folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  private let new = Array("nuevo".utf8)

  @Test func `a save replaces the content and leaves nothing beside the file`() throws {
    try withFile { folder, path throws in
      let report = try file(path).update { old in
        #expect(old == Array("viejo".utf8))
        return new
      }
      #expect(report == SaveReport(outcome: .saved))
      #expect(content(path) == "nuevo")
      #expect(try names(folder) == ["torneo.json"])
    }
  }

  @Test func `a file is removed if it is worth nothing, and stays otherwise`() throws {
    try withFile { folder, path throws in
      try file(path).remove { _ in false }
      #expect(content(path) == "viejo")
      try file(path).remove { $0 == Array("viejo".utf8) }
      #expect(try names(folder).isEmpty)
      try file(path).remove { _ in true }
    }
  }

  @Test func `a link to a file that is worth nothing stays, and the file`() throws {
    try withFile { folder, path throws in
      let link = folder.appending(path: "enlace").path
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: "torneo.json")
      try file(link).remove { _ in true }
      #expect(try names(folder) == ["enlace", "torneo.json"])
      #expect(content(link) == "viejo")
    }
  }

  @Test func `a file that is not there is made`() throws {
    try Workplace.withTemporaryFolder { folder in
      let path = folder.appending(path: "a").path
      #expect(try file(path).read() == nil)
      let report = try file(path).update { old in
        #expect(old == nil)
        return new
      }
      #expect(report == SaveReport(outcome: .created))
      #expect(try file(path).read() == new)
    }
  }

  @Test func `a file in a folder that is not there is an error`() throws {
    try Workplace.withTemporaryFolder { folder in
      let path = folder.appending(path: "no/a").path
      #expect(throws: FileError.self) { try file(path).read() }
      #expect(throws: FileError.self) { try file(path).update { _ in new } }
    }
  }

  @Test(arguments: [UInt16(0o600), 0o640, 0o444]) func `permissions stay`(mode: UInt16) throws {
    try withFile { _, path throws in
      #expect(setMode(path, mode))
      _ = try file(path).update { _ in new }
      #expect(try FileSystem().status(path)?.mode == UInt32(mode))
    }
  }

  @Test func `the same content is not written`() throws {
    try withFile { folder, path throws in
      let before = try FileSystem().status(path)
      for content in [Array("viejo".utf8), nil] {
        #expect(try file(path).update { _ in content } == SaveReport(outcome: .unchanged))
      }
      #expect(try FileSystem().status(path) == before)
      #expect(try names(folder) == ["torneo.json"])
    }
  }

  @Test func `a link stays a link, and the file that it leads to is saved where it is`() throws {
    try withFile { folder, path throws in
      let inner = folder.appending(path: "enlaces")
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: false)
      let link = inner.appending(path: "torneo.json").path
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: "../torneo.json")
      _ = try file(link).update { _ in new }
      #expect(content(path) == "nuevo")
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: link) == "../torneo.json")
      #expect(try names(inner) == ["torneo.json"])
    }
  }

  @Test func `a link to nothing, a circle of links, a folder and a pipe are refused`() throws {
    try Workplace.withTemporaryFolder { folder in
      let path = folder.appending(path: "a").path
      let manager = FileManager.default
      try manager.createSymbolicLink(atPath: path, withDestinationPath: "b")
      #expect(throws: FileError(.write, path, .danglingLink(target: "b"))) {
        try file(path).update { _ in new }
      }
      try manager.removeItem(atPath: path)
      try manager.createSymbolicLink(atPath: path, withDestinationPath: "a")
      #expect(throws: FileError(.inspect, path, .system(ELOOP))) {
        try file(path).update { _ in new }
      }
      try manager.removeItem(atPath: path)
      #expect(makePipe(path))
      #expect(throws: FileError(.write, path, .notAFile(.pipe))) {
        try file(path).update { _ in new }
      }
      #expect(throws: FileError(.write, folder.path, .notAFile(.folder))) {
        try file(folder.path).update { _ in new }
      }
      #expect(try names(folder) == ["a"])
    }
  }

  @Test func `other names of the file are told: they keep the old content`() throws {
    try withFile { folder, path throws in
      let other = folder.appending(path: "copia").path
      try FileManager.default.linkItem(atPath: path, toPath: other)
      let report = try file(path).update { _ in new }
      #expect(report.notices == [.otherNames(path: path, count: 1)])
      #expect(
        report.notices.first?.words.es
          == "«\(path)» tenía otro nombre (enlace duro), que conserva lo anterior")
      #expect(content(other) == "viejo")
    }
  }

  @Test func `what a killed save left is removed, and told`() throws {
    try withFile { folder, path throws in
      let left = folder.appending(path: ".torneo.json.tmp").path
      try Data("medio".utf8).write(to: URL(filePath: left))
      try Data().write(to: folder.appending(path: ".torneo.json.lock"))
      let report = try file(path).update { _ in new }
      #expect(report.outcome == .saved)
      #expect(report.notices.count == 1)
      #expect(try names(folder) == ["torneo.json"])
    }
  }

  @Test func `an editor that saves meanwhile wins, and the loser is told`() throws {
    try withFile { folder, path throws in
      #expect(throws: FileError(.write, path, .changed)) {
        try file(path).update { _ in
          try Data("del editor".utf8).write(to: URL(filePath: path))
          return new
        }
      }
      #expect(content(path) == "del editor")
      #expect(try names(folder) == ["torneo.json"])
    }
  }

  @Test func `what the change throws comes out, and nothing is written`() throws {
    try withFile { folder, path throws in
      #expect(throws: CancellationError.self) {
        try file(path).update { _ in throw CancellationError() }
      }
      #expect(content(path) == "viejo")
      #expect(try names(folder) == ["torneo.json"])
    }
  }

  @Test func `a save inside another one of the same file is refused, and goes on afterwards`()
    throws
  {
    try withFile { _, path throws in
      _ = try file(path).update { _ in
        let error = #expect(throws: FileError.self) { try file(path).update { _ in new } }
        guard case .locked = error?.reason else {
          Issue.record("\(String(describing: error))")
          return nil
        }
        return nil
      }
      #expect(try file(path).update { _ in new }.outcome == .saved)
    }
  }

  #if os(Linux)
    @Test func `who holds the lock is told`() throws {
      try withFile { _, path throws in
        _ = try file(path).update { _ in
          #expect(throws: FileError(.write, path, .locked(by: Int(getpid())))) {
            try file(path).update { _ in new }
          }
          return nil
        }
      }
    }
  #endif

  @Test func `whoever gets the lock of a file that is gone starts again`() throws {
    try withFile { folder, path throws in
      // As when the holder ends, and removes the file, while this one waits for it, and a third one
      // makes a new one.
      let lock = folder.appending(path: ".torneo.json.lock").path
      let locks = Mutex(0)
      let system = FileSystem { call in
        if call == .lock {
          let count = locks.withLock { count in
            count += 1
            return count
          }
          if count == 1 {
            removeFile(lock)
            _ = FileManager.default.createFile(atPath: lock, contents: nil)
          }
        }
        return 0
      }
      #expect(try file(path, system: system).update { _ in new } == SaveReport(outcome: .saved))
      #expect(locks.withLock { $0 } == 2)
    }
  }

  @Test func `on a disk without locks it saves and says so`() throws {
    try withFile { _, path throws in
      let calls = FaultyCalls { _, call in call == .lock ? ENOLCK : 0 }
      let report = try file(path, system: calls.system).update { _ in new }
      #expect(report == SaveReport(outcome: .saved, notices: [.noLocks(path: path)]))
    }
  }

  @Test(arguments: [ENOSPC, EIO, EACCES, EMFILE, EROFS])
  func `whatever call fails, the file is the old one and the next save works`(code: Int32) throws {
    var number = 1
    while true {
      var isOver = false
      try withFile { folder, path throws in
        let calls = FaultyCalls { [number] count, _ in count == number ? code : 0 }
        do {
          let report = try file(path, system: calls.system).update { _ in new }
          isOver = calls.made < number
          #expect(content(path) == "nuevo", "call \(number)")
          #expect(report.outcome == .saved)
        } catch let error as FileError {
          if case .notConfirmed = error.reason {
            #expect(content(path) == "nuevo", "call \(number)")
          } else {
            #expect(content(path) == "viejo", "call \(number)")
          }
        }
        _ = try file(path).update { _ in Array("otro".utf8) }
        #expect(content(path) == "otro")
        #expect(try names(folder) == ["torneo.json"], "call \(number)")
      }
      if isOver { break }
      number += 1
    }
    #expect(number > 12)
  }

  @Test func `whenever the process dies, the file is old or new and the next save works`() throws {
    var number = 1
    while true {
      var isOver = false
      try withFile { folder, path throws in
        let calls = FaultyCalls { [number] count, _ in count >= number ? EIO : 0 }
        _ = try? file(path, system: calls.system).update { _ in new }
        isOver = calls.made < number
        #expect(["viejo", "nuevo"].contains(content(path)), "call \(number)")
        _ = try file(path).update { _ in Array("otro".utf8) }
        #expect(content(path) == "otro")
        #expect(try names(folder) == ["torneo.json"], "call \(number)")
      }
      if isOver { break }
      number += 1
    }
  }
}
