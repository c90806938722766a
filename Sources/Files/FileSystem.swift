/// The file system, as seen through the calls of the C library.
///
/// A value that is handed down to whatever touches the disk. The ordinary one is `FileSystem()`;
/// tests make one that fails at a call of their choice, as full disks and dying processes do.
package struct FileSystem: Sendable {
  /// A kind of call, as far as an interceptor tells them apart.
  package enum Call: String, Sendable, Hashable, CaseIterable {
    case open, close, read, write, status, list, resolve, readLink, makeFolder, link, rename
    case exchange, remove, removeFolder, setMode, setOwner, setTimes, sync, lock
  }

  /// Asked before each call: the `errno` that the call shall fail with, or 0 to let it go on.
  package typealias Interceptor = @Sendable (Call) -> Int32

  private let interceptor: Interceptor?

  /// - Parameter interceptor: for tests only.
  package init(interceptor: Interceptor? = nil) {
    self.interceptor = interceptor
  }

  /// Runs one call until it is not interrupted by a signal.
  func perform(
    _ call: Call, _ body: () -> Int
  ) throws(SystemFailure) -> Int {
    if let interceptor {
      let code = interceptor(call)
      if code != 0 { throw SystemFailure(errno: code) }
    }
    while true {
      let result = body()
      if result >= 0 { return result }
      let code = FileSystem.lastError
      if code != FileSystem.interrupted { throw SystemFailure(errno: code) }
    }
  }
}
