extension FileSystem {
  /// The content of the regular file at `path`, through symbolic links.
  ///
  /// Throws `.notAFile` for a folder, a pipe, a device (without waiting for any of them), `.tooLarge`
  /// above `limit` bytes, `.danglingLink`, and `.changed` when another program wrote to the file
  /// meanwhile, so that nobody works on half a file.
  package func readFile(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    do {
      return try readFile(
        path, in: FileSystem.currentFolder, path: path, limit: limit, followingLink: true
      ).bytes
    } catch {
      throw error.isMissing ? missing(.read, path) : error
    }
  }

  /// All that standard input gives, which is closed then. Messages call it `-`.
  ///
  /// Throws `.tooLarge` above `limit` bytes.
  package func readStandardInput(limit: Int) throws(FileError) -> [UInt8] {
    let input = FileDescriptor(number: 0)
    let bytes = try naming(.read, "-") { () throws(SystemFailure) in
      try read(input, expecting: 65_535, limit: limit)
    }
    guard bytes.count <= limit else { throw FileError(.read, "-", .tooLarge(limit: limit)) }
    return bytes
  }

  /// The status of what is at `path`, through symbolic links; nil when there is nothing.
  package func status(_ path: String) throws(FileError) -> FileStatus? {
    do {
      return try status(path, in: FileSystem.currentFolder, followingLink: true)
    } catch {
      if error.isMissing { return nil }
      throw FileError(.inspect, path, .system(error.errno))
    }
  }

  /// The status of the file that this program was started from; nil where the system does not tell.
  package var programStatus: FileStatus? {
    #if os(Linux)
      let path = "/proc/self/exe"
    #else
      // As the shell found it; a bare name says nothing of the folder.
      guard let path = CommandLine.arguments.first, path.contains("/") else { return nil }
    #endif
    // Without it the program is known by its version alone.
    return try? status(path)
  }

  /// The absolute path of something that exists, without symbolic links.
  package func resolved(_ path: String) throws(FileError) -> String {
    do {
      return try resolve(path)
    } catch {
      throw error.isMissing
        ? missing(.inspect, path) : FileError(.inspect, path, .system(error.errno))
    }
  }

  /// Makes a folder in one that exists.
  package func makeFolder(_ path: String) throws(FileError) {
    try naming(.makeFolder, path) { () throws(SystemFailure) in
      try makeFolder(path, in: FileSystem.currentFolder, mode: 0o777)
    }
  }

  /// The error for something that is not there: a symbolic link that leads to nothing is told as
  /// such.
  package func missing(_ operation: FileError.Operation, _ path: String) -> FileError {
    do {
      let status = try status(path, in: FileSystem.currentFolder, followingLink: false)
      if status.kind == .symbolicLink {
        return FileError(operation, path, .danglingLink(target: try readLink(path)))
      }
      return FileError(operation, path, .changed)
    } catch {
      return FileError(operation, path, .system(error.errno))
    }
  }

  /// Whether there is anything at a path that need not be there. A link that leads nowhere was put there
  /// for something: it is thrown as `.danglingLink`.
  package func isThere(_ path: String) throws(FileError) -> Bool {
    if try status(path) != nil { return true }
    let why = missing(.read, path)
    if why.isMissing { return false }
    throw why
  }

  func readFile(
    _ name: String, in folder: Int32, path: @autoclosure () -> String, limit: Int,
    followingLink: Bool
  ) throws(FileError) -> (bytes: [UInt8], status: FileStatus) {
    let file = try openRegularFile(
      name, in: folder, path: path(), followingLink: followingLink)
    let before = try naming(.read, path()) { () throws(SystemFailure) in
      try status(of: file.number)
    }
    guard before.kind == .file else { throw FileError(.read, path(), .notAFile(before.kind)) }
    guard before.size <= limit else { throw FileError(.read, path(), .tooLarge(limit: limit)) }
    let bytes = try naming(.read, path()) { () throws(SystemFailure) in
      try read(file, expecting: before.size, limit: limit)
    }
    let after = try naming(.read, path()) { () throws(SystemFailure) in
      try status(of: file.number)
    }
    guard bytes.count == before.size, after.size == before.size, after.modified == before.modified
    else { throw FileError(.read, path(), .changed) }
    return (bytes, after)
  }

  /// Opens what may be a regular file; what certainly is not is told as such.
  private func openRegularFile(
    _ name: String, in folder: Int32, path: @autoclosure () -> String, followingLink: Bool
  ) throws(FileError) -> FileDescriptor {
    do {
      return try openForReading(name, in: folder, followingLink: followingLink)
    } catch {
      if error.isOfSpecialFile {
        let found = try naming(.read, path()) { () throws(SystemFailure) in
          try status(name, in: folder, followingLink: followingLink)
        }
        if found.kind != .file { throw FileError(.read, path(), .notAFile(found.kind)) }
      }
      throw FileError(.read, path(), .system(error.errno))
    }
  }

  /// Gives an open file or folder the permissions of another one, and its owner and group as far as
  /// the process may.
  /// - Returns: whether owner and group could be kept too.
  @discardableResult
  func takeAttributes(of other: FileStatus, _ number: Int32) throws(SystemFailure) -> Bool {
    let own = try status(of: number)
    var isKept = true
    if own.owner != other.owner || own.group != other.group {
      do {
        try setOwner(other.owner, group: other.group, of: number)
      } catch {
        guard error.isNotPermitted || error.isNotSupported else { throw error }
        isKept = false
      }
    }
    // After the owner: changing that takes some bits away. Disks without permissions refuse.
    do {
      try setMode(other.mode, of: number)
    } catch {
      guard error.isNotPermitted || error.isNotSupported else { throw error }
    }
    return isKept
  }
}
