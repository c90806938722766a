import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Files

struct ReadFileTests {
  @Test func `a file is read whole, up to the limit`() throws {
    try Workplace.withTemporaryFolder { folder in
      let path = folder.appending(path: "a").path
      try Data("hola".utf8).write(to: URL(filePath: path))
      #expect(try FileSystem().readFile(path, limit: 4) == Array("hola".utf8))
      #expect(throws: FileError(.read, path, .tooLarge(limit: 3))) {
        try FileSystem().readFile(path, limit: 3)
      }
    }
  }

  @Test func `an empty file has no bytes`() throws {
    try Workplace.withTemporaryFolder { folder in
      let path = folder.appending(path: "a").path
      try Data().write(to: URL(filePath: path))
      #expect(try FileSystem().readFile(path, limit: 0).isEmpty)
    }
  }

  @Test func `what is not a regular file is told, without waiting for it`() throws {
    try Workplace.withTemporaryFolder { folder in
      let pipe = folder.appending(path: "pipe").path
      #expect(makePipe(pipe))
      for (path, kind) in [
        (pipe, FileKind.pipe), (folder.path, .folder), ("/dev/zero", .device),
      ] {
        #expect(throws: FileError(.read, path, .notAFile(kind))) {
          try FileSystem().readFile(path, limit: 100)
        }
      }
    }
  }

  @Test func `a link is followed, one that leads to nothing is told with where it leads`() throws {
    try Workplace.withTemporaryFolder { folder in
      let (file, link) = (folder.appending(path: "a").path, folder.appending(path: "l").path)
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a")
      #expect(throws: FileError(.read, link, .danglingLink(target: "a"))) {
        try FileSystem().readFile(link, limit: 100)
      }
      try Data("x".utf8).write(to: URL(filePath: file))
      #expect(try FileSystem().readFile(link, limit: 100) == Array("x".utf8))
    }
  }

  @Test func `links in a circle are an error of the system`() throws {
    try Workplace.withTemporaryFolder { folder in
      let path = folder.appending(path: "a").path
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "a")
      #expect(throws: FileError(.read, path, .system(ELOOP))) {
        try FileSystem().readFile(path, limit: 100)
      }
    }
  }

  @Test(arguments: [UInt64(0), 3]) func `a file that is written to while it is read is told`(
    offset: UInt64
  ) throws {
    try Workplace.withTemporaryFolder { folder in
      let path = folder.appending(path: "a").path
      try Data("uno".utf8).write(to: URL(filePath: path))
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: path)
      let system = FileSystem { call in
        if call == .read {
          let handle = FileHandle(forUpdatingAtPath: path)
          try? handle?.seek(toOffset: offset)
          try? handle?.write(contentsOf: Data("dos".utf8))
          try? handle?.close()
        }
        return 0
      }
      #expect(throws: FileError(.read, path, .changed)) {
        try system.readFile(path, limit: 1000)
      }
    }
  }

  @Test func `a name with a NUL never reaches another file`() throws {
    try Workplace.withTemporaryFolder { folder in
      let path = folder.appending(path: "a").path
      try Data().write(to: URL(filePath: path))
      #expect(throws: FileError(.read, path + "\0b", .system(EILSEQ))) {
        try FileSystem().readFile(path + "\0b", limit: 10)
      }
    }
  }

  @Test func `a folder lists its names, whatever they are`() throws {
    try Workplace.withTemporaryFolder { url in
      let folder = try Folder(url.path, system: FileSystem())
      try folder.createFile("..a", [])
      try folder.makeFolder("é")
      #expect(makePipe(url.path + "/p"))
      let entries = try folder.list().sorted { $0.name.precedesInBytes($1.name) }
      let expected: [(name: String, kind: FileKind)] = [
        ("..a", .file), ("p", .pipe), ("é", .folder),
      ]
      #expect(entries.map(\.name) == expected.map(\.name))
      #expect(entries.map(\.kind) == expected.map(\.kind))
      let inodes = try entries.map { try folder.status($0.name)?.inode }
      #expect(entries.map(\.inode) == inodes)
      #expect(entries.allSatisfy { $0.isExact })
      #expect(try folder.count() == 3)
    }
  }
}
