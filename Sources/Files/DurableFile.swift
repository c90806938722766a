/// A file that is worth more than the program: whatever happens while it is saved, it is the old one
/// or the new one, whole.
///
/// A save takes a lock beside the file, reads it again, writes the new content to a temporary file in
/// the same folder, waits until the disk has it, and renames. Permissions stay, and the owner as far
/// as the process may; a symbolic link stays a link and the file it leads to is saved. Both files
/// beside it (`.torneo.json.lock`, `.torneo.json.tmp`) are there only meanwhile; what a killed run
/// left of them is used or removed by the next one.
package struct DurableFile: Sendable {
  package let path: String
  private let system: FileSystem
  private let limit: Int
  private let patience: Duration

  /// - Parameters:
  ///   - limit: the most bytes that are read.
  ///   - patience: how long a save waits for another program that is saving.
  package init(
    _ path: String, system: FileSystem, limit: Int, patience: Duration = .seconds(10)
  ) {
    self.path = path
    self.system = system
    self.limit = limit
    self.patience = patience
  }

  /// The content; nil when there is no such file.
  package func read() throws(FileError) -> [UInt8]? {
    do {
      return try system.readFile(path, limit: limit)
    } catch {
      if error.isMissing, try system.status(parent.path) != nil { return nil }
      throw error
    }
  }

  /// Changes the content while no other program does.
  ///
  /// `change` gets the content as it is now, nil when there is no such file, and gives the new one, or
  /// nil to leave it alone. It may be called after another program's save, so it must look at what it
  /// gets, not at what was read before.
  ///
  /// Throws what `change` throws, and `FileError`: after either the old file is whole, except for
  /// `.notConfirmed`, which means what it says. `.changed` means that a program which takes no lock (an
  /// editor) saved meanwhile, and won.
  package func update(_ change: ([UInt8]?) throws -> [UInt8]?) throws -> SaveReport {
    let place = try place()
    let folder = try Folder(place.folder, system: system)
    let lock: FileLock
    do {
      lock = try FileLock(".\(place.name).lock", in: folder, patience: patience)
    } catch {
      throw ofThisFile(error)
    }
    return try update(place.name, in: folder, isLocked: lock.isKept, change)
  }

  /// Removes the file if what it says is worth nothing any more, while no other program changes it. A
  /// symbolic link stays, and what it leads to.
  /// - Parameter isWorthless: looks at the content as it is now.
  package func remove(if isWorthless: ([UInt8]) throws -> Bool) throws {
    guard let name = parent.name else { return }
    let folder = try Folder(system.resolved(parent.path), system: system)
    guard try folder.status(name)?.kind == .file else { return }
    let lock: FileLock
    do {
      lock = try FileLock(".\(name).lock", in: folder, patience: patience)
    } catch {
      throw ofThisFile(error)
    }
    try withExtendedLifetime(lock) {
      guard try folder.status(name) != nil,
        try isWorthless(folder.readFile(name, limit: limit).bytes)
      else { return }
      try folder.remove(name)
      try folder.sync()
    }
  }

  private func update(
    _ name: String, in folder: Folder, isLocked: Bool, _ change: ([UInt8]?) throws -> [UInt8]?
  ) throws -> SaveReport {
    var notices: [SaveReport.Notice] = isLocked ? [] : [.noLocks(path: path)]
    let temporary = ".\(name).tmp"
    if try folder.remove(temporary) {
      notices.append(.leftover(path: folder.path(of: temporary)))
    }
    let status = try folder.status(name)
    let old = try status.map { _ in try folder.readFile(name, limit: limit) }
    guard let new = try change(old?.bytes), new != old?.bytes else {
      return SaveReport(outcome: .unchanged, notices: notices)
    }

    // Readable by nobody else until it has the permissions of the old one.
    var keepsOwner = true
    do {
      _ = try folder.createFile(temporary, new, mode: old == nil ? 0o666 : 0o600) {
        file throws(SystemFailure) in
        if let old { keepsOwner = try system.takeAttributes(of: old.status, file) }
        try system.sync(file)
      }
    } catch {
      throw ofThisFile(error)
    }
    do throws(FileError) {
      guard try folder.status(name) == old?.status else {
        throw FileError(.write, path, .changed)
      }
      try folder.rename(temporary, to: folder, as: name)
    } catch {
      // The failure is the one to tell; what cannot be removed now is removed by the next save.
      _ = try? folder.remove(temporary)
      throw ofThisFile(error)
    }
    do {
      try folder.sync()
    } catch {
      if case .system(let code) = error.reason { throw FileError(.sync, path, .notConfirmed(code)) }
      throw error
    }
    if let old, old.status.links > 1 {
      notices.append(.otherNames(path: path, count: old.status.links - 1))
    }
    if !keepsOwner { notices.append(.newOwner(path: path)) }
    return SaveReport(outcome: old == nil ? .created : .saved, notices: notices)
  }

  /// A failure with one of the files beside it, told of the file that the person knows.
  private func ofThisFile(_ error: FileError) -> FileError {
    FileError(.write, path, error.reason)
  }

  /// Where the file really is: the folder, and its name in it.
  private func place() throws(FileError) -> (folder: String, name: String) {
    guard let status = try system.status(path) else {
      let missing = system.missing(.write, path)
      guard missing.isMissing, let name = parent.name else { throw missing }
      return (try system.resolved(parent.path), name)
    }
    guard status.kind == .file else { throw FileError(.write, path, .notAFile(status.kind)) }
    let resolved = try system.resolved(path)
    let parts = resolved.split(separator: "/")
    return ("/" + parts.dropLast().joined(separator: "/"), parts.last.map(String.init) ?? resolved)
  }

  /// The folder that the path names, and the name in it where it can be one of a file.
  private var parent: (path: String, name: String?) {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    let folder = String(path.dropLast(name.count))
    return (folder.isEmpty ? "." : folder, ["", ".", ".."].contains(name) ? nil : String(name))
  }
}
