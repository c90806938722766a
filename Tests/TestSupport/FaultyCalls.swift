package import Files
import Synchronization

/// Counts the calls that a file system is asked for, and makes some of them fail.
package final class FaultyCalls: Sendable {
  private let count = Mutex(0)
  private let fault: @Sendable (Int, FileSystem.Call) -> Int32

  /// `fault` gets the number of the call, from 1, and gives the `errno` to fail with, or 0.
  package init(_ fault: @escaping @Sendable (Int, FileSystem.Call) -> Int32) {
    self.fault = fault
  }

  /// The calls so far.
  package var made: Int { count.withLock { $0 } }

  package var system: FileSystem {
    FileSystem { call in
      let number = self.count.withLock { count in
        count += 1
        return count
      }
      return self.fault(number, call)
    }
  }
}
