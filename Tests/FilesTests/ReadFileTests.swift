import Files
import Foundation
import TestSupport
import Testing

struct ReadFileTests {
  @Test func `a file is read whole`() throws {
    try Workplace.withTemporaryFolder { folder in
      let file = folder.appending(path: "a").path
      try Data("hola".utf8).write(to: URL(filePath: file))
      #expect(try FileSystem().readFile(file, limit: 4) == Array("hola".utf8))
    }
  }
}
