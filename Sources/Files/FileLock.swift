/// A lock that one process at a time holds, by a file that is there only meanwhile.
///
/// The system lets go of it when the process dies, however it dies. Let go at the end of its life.
struct FileLock: ~Copyable {
  private let folder: Folder
  private let name: String
  private let file: FileDescriptor
  /// False on a disk that keeps no locks: then nobody is excluded.
  let isKept: Bool

  /// Waits until no other process holds the lock `name` in `folder`.
  ///
  /// The holder removes the file while it still has the lock. So whoever gets the lock of a file that
  /// no longer has the name got it too late, and starts again with the file that has it now.
  ///
  /// Throws `.locked` after `patience`.
  init(_ name: String, in folder: Folder, patience: Duration) throws(FileError) {
    let system = folder.system
    let path = folder.path(of: name)
    let deadline = ContinuousClock.now + patience
    while true {
      let file = try system.naming(.lock, path) { () throws(SystemFailure) in
        try system.openLockFile(name, in: folder.descriptor.number)
      }
      let isKept = try system.lock(file.number, path: path, until: deadline)
      let own = try system.naming(.lock, path) { () throws(SystemFailure) in
        try system.status(of: file.number)
      }
      guard own.kind == .file else { throw FileError(.lock, path, .notAFile(own.kind)) }
      if let named = try folder.status(name), named.isSameFile(as: own) {
        self.folder = folder
        self.name = name
        self.file = file
        self.isKept = isKept
        return
      }
    }
  }

  deinit {
    // A lock file that stays behind is taken over, and removed, by the next run.
    _ = try? folder.remove(name)
  }
}

extension Folder {
  /// Takes the lock of the folder for this process alone, for as long as this value lives; waits for
  /// another holder at most `patience`, then throws `.locked`.
  /// - Parameter waiting: told once, when there is another holder that does not let go at once.
  /// - Returns: false on a disk that keeps no locks: then nobody is excluded.
  package func lock(
    patience: Duration, waiting: () -> Void = {}
  ) throws(FileError) -> Bool {
    try system.lock(
      descriptor.number, path: path, until: ContinuousClock.now + patience, waiting: waiting)
  }

  /// Lets go of the lock of the folder.
  package func unlock() {
    system.unlock(descriptor.number)
  }
}

extension FileSystem {
  fileprivate func lock(
    _ number: Int32, path: String, until deadline: ContinuousClock.Instant,
    waiting: () -> Void = {}
  ) throws(FileError) -> Bool {
    let longest = 20
    var pause = 1
    while true {
      do {
        if try tryLock(number) { return true }
      } catch {
        if error.hasNoLocks { return false }
        throw FileError(.lock, path, .system(error.errno))
      }
      if ContinuousClock.now >= deadline {
        throw FileError(.lock, path, .locked(by: lockHolder(of: number)))
      }
      FileSystem.sleep(milliseconds: pause)
      if pause < longest {
        pause = min(pause * 2, longest)
        if pause == longest { waiting() }
      }
    }
  }

  /// The process that holds the lock of an open file, where the system tells (Linux does).
  private func lockHolder(of number: Int32) -> Int? {
    // Only to make a message better.
    guard let status = try? status(of: number),
      let file = try? openForReading(
        "/proc/locks", in: FileSystem.currentFolder, followingLink: true),
      let bytes = try? read(file, expecting: 0, limit: 1 << 20)
    else { return nil }
    // 2: FLOCK  ADVISORY  WRITE 4711 fe:00:1234 0 EOF
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count > 5, words[1] == "FLOCK", words[5].hasSuffix(":\(status.inode)") {
        return Int(words[4])
      }
    }
    return nil
  }
}
