package import Diagnostics

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Something that could not be done with a file, in facts; `words` says it to a person.
package struct FileError: Error, Sendable, Hashable {
  /// What was being done.
  package enum Operation: Sendable, Hashable, CaseIterable {
    case read, write, create, makeFolder, list, inspect, link, rename, remove, lock, sync
    case setAttributes
  }

  /// Why it could not be done.
  package enum Reason: Sendable, Hashable {
    /// The system said no, with this `errno`.
    case system(Int32)
    /// A regular file was expected.
    case notAFile(FileKind)
    /// More bytes than the caller takes.
    case tooLarge(limit: Int)
    /// A symbolic link that leads to nothing.
    case danglingLink(target: String)
    /// Another program changed it while it was being read or about to be replaced.
    case changed
    /// Another process holds the lock and did not let go in time; its number, where known.
    case locked(by: Int?)
    /// The new content is in place, but the disk did not confirm (`errno`) that it would survive a
    /// power cut.
    case notConfirmed(Int32)
  }

  package var operation: Operation
  package var path: String
  package var reason: Reason

  package init(_ operation: Operation, _ path: String, _ reason: Reason) {
    self.operation = operation
    self.path = path
    self.reason = reason
  }

  /// The error as the command line prints it.
  package var diagnostic: Diagnostic {
    Diagnostic(.error, words, help: help)
  }

  /// The process may not do it, as was found out beforehand.
  package static func denied(_ operation: Operation, _ path: String) -> FileError {
    FileError(operation, path, .system(EACCES))
  }

  /// There is no such file or folder.
  package var isMissing: Bool { code == ENOENT || code == ENOTDIR }

  /// Something has that name already.
  package var isAlreadyThere: Bool { code == EEXIST }

  /// The process may not do this.
  package var isDenied: Bool { code == EACCES || code == EPERM }

  /// The disk, the system or its owner does not let it be done in this way, so that another way may
  /// be tried: no links, no exchange, another disk.
  package var isNotSupported: Bool {
    guard let code else { return false }
    return SystemFailure(errno: code).isNotSupported || code == EPERM || code == EXDEV
      || code == EMLINK
  }

  /// It is where another disk or folder is attached.
  package var isBusy: Bool { code == EBUSY || code == EXDEV }

  private var code: Int32? {
    if case .system(let code) = reason { code } else { nil }
  }
}
