import Foundation
import Testing

@testable import Files

struct StandardOutputTests {
  @Test func `what is written arrives`() throws {
    let pipe = Pipe()
    let output = StandardOutput(
      system: FileSystem(), number: pipe.fileHandleForWriting.fileDescriptor)
    try output.write("1. Rayo FC\n")
    try pipe.fileHandleForWriting.close()
    #expect(try pipe.fileHandleForReading.readToEnd() == Data("1. Rayo FC\n".utf8))
  }

  @Test func `a closed pipe is an error, not the end of the process`() throws {
    ProcessSetup.prepare()
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let output = StandardOutput(
      system: FileSystem(), number: pipe.fileHandleForWriting.fileDescriptor)
    #expect(throws: FileError(.write, "/dev/stdout", .system(EPIPE))) { try output.write("x") }
  }

  #if os(Linux)
    @Test func `a full disk is an error`() throws {
      let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
      let output = StandardOutput(system: FileSystem(), number: full.fileDescriptor)
      #expect(throws: FileError(.write, "/dev/stdout", .system(ENOSPC))) { try output.write("x") }
    }
  #endif
}
