/// An open folder, through which the names in it are reached.
///
/// A name may lead through folders in it (`partidos/1.html`). Stays the same folder when it is
/// renamed meanwhile. A class because it owns an open descriptor that several threads use.
package final class Folder: Sendable {
  /// The path by which it was opened, for messages.
  package let path: String
  package let system: FileSystem
  let descriptor: FileDescriptor

  init(path: String, system: FileSystem, descriptor: consuming FileDescriptor) {
    self.path = path
    self.system = system
    self.descriptor = descriptor
  }

  /// Opens the folder at `path`, through symbolic links.
  package convenience init(_ path: String, system: FileSystem) throws(FileError) {
    let descriptor = try system.naming(.list, path) { () throws(SystemFailure) in
      try system.openFolder(path, in: FileSystem.currentFolder, followingLink: true)
    }
    self.init(path: path, system: system, descriptor: descriptor)
  }

  /// Opens a folder in this one; a symbolic link at the end of the name is an error.
  package func folder(_ name: String) throws(FileError) -> Folder {
    let opened = try system.naming(.list, path(of: name)) { () throws(SystemFailure) in
      try system.openFolder(name, in: descriptor.number, followingLink: false)
    }
    return Folder(path: path(of: name), system: system, descriptor: opened)
  }

  /// The path of a name in this folder, for messages.
  package func path(of name: String) -> String {
    path.hasSuffix("/") ? path + name : path + "/" + name
  }

  // MARK: Looking

  /// The status of the folder itself.
  package func status() throws(FileError) -> FileStatus {
    try system.naming(.inspect, path) { () throws(SystemFailure) in
      try system.status(of: descriptor.number)
    }
  }

  /// The status of a name, of a symbolic link itself; nil when there is nothing.
  package func status(_ name: String) throws(FileError) -> FileStatus? {
    do {
      return try system.status(name, in: descriptor.number, followingLink: false)
    } catch {
      if error.isMissing { return nil }
      throw FileError(.inspect, path(of: name), .system(error.errno))
    }
  }

  /// The names in the folder, in the order of the disk.
  package func list() throws(FileError) -> [FolderEntry] {
    try system.naming(.list, path) { () throws(SystemFailure) in
      try system.list(descriptor.number)
    }
  }

  /// How many names `list` would give.
  package func count() throws(FileError) -> Int {
    try system.naming(.list, path) { () throws(SystemFailure) in
      try system.count(descriptor.number)
    }
  }

  // MARK: Content

  /// The content of a regular file and its status, not through a symbolic link.
  ///
  /// Throws `.notAFile`, `.tooLarge` (more than `limit` bytes) and `.changed` (another program wrote
  /// to it meanwhile) besides what the system says.
  package func readFile(
    _ name: String, limit: Int
  ) throws(FileError) -> (bytes: [UInt8], status: FileStatus) {
    try system.readFile(
      name, in: descriptor.number, path: path(of: name), limit: limit, followingLink: false)
  }

  /// Writes a file that does not exist yet, with the permissions of `mode` less the process's mask.
  /// After a failure there is no file.
  /// - Parameter durably: whether to wait until the disk itself has it.
  /// - Returns: its status once written.
  @discardableResult
  package func createFile(
    _ name: String, _ bytes: [UInt8], mode: UInt32 = 0o666, durably: Bool = false
  ) throws(FileError) -> FileStatus {
    try createFile(name, bytes, mode: mode) { file throws(SystemFailure) in
      if durably { try system.sync(file) }
    }
  }

  /// `finish` runs on the open file once it is written.
  func createFile(
    _ name: String, _ bytes: [UInt8], mode: UInt32,
    finish: (Int32) throws(SystemFailure) -> Void
  ) throws(FileError) -> FileStatus {
    let file = try system.naming(.create, path(of: name)) { () throws(SystemFailure) in
      try system.openNew(name, in: descriptor.number, mode: mode)
    }
    do throws(SystemFailure) {
      try system.write(bytes, to: file.number)
      try finish(file.number)
      let status = try system.status(of: file.number)
      try system.close(file)
      return status
    } catch {
      // The first failure is the one to tell; what cannot be removed now is removed by the next run.
      try? system.remove(name, in: descriptor.number)
      throw FileError(.write, path(of: name), .system(error.errno))
    }
  }

  // MARK: Names

  /// Makes a folder with the permissions of `mode` less the process's mask.
  package func makeFolder(_ name: String, mode: UInt32 = 0o777) throws(FileError) {
    try system.naming(.makeFolder, path(of: name)) { () throws(SystemFailure) in
      try system.makeFolder(name, in: descriptor.number, mode: mode)
    }
  }

  /// Gives a file, or a symbolic link itself, a second name in `folder`.
  package func link(_ name: String, to folder: Folder, as newName: String) throws(FileError) {
    try system.naming(.link, path(of: name)) { () throws(SystemFailure) in
      try system.link(name, in: descriptor.number, to: newName, in: folder.descriptor.number)
    }
  }

  /// Renames, in one step; a file that has the new name already is replaced, and so is an empty
  /// folder by a folder.
  package func rename(_ name: String, to folder: Folder, as newName: String) throws(FileError) {
    try system.naming(.rename, path(of: name)) { () throws(SystemFailure) in
      try system.rename(name, in: descriptor.number, to: newName, in: folder.descriptor.number)
    }
  }

  /// Exchanges two names of this folder, in one step.
  package func exchange(_ name: String, with otherName: String) throws(FileError) {
    try system.naming(.rename, path(of: name)) { () throws(SystemFailure) in
      try system.exchange(name, in: descriptor.number, with: otherName, in: descriptor.number)
    }
  }

  /// Removes a file or a symbolic link; false when there is none.
  @discardableResult
  package func remove(_ name: String) throws(FileError) -> Bool {
    do {
      try system.remove(name, in: descriptor.number)
      return true
    } catch {
      if error.isMissing { return false }
      throw FileError(.remove, path(of: name), .system(error.errno))
    }
  }

  /// Removes a folder if it is empty; false when there is none or something is in it.
  @discardableResult
  package func removeFolder(_ name: String) throws(FileError) -> Bool {
    do {
      try system.removeFolder(name, in: descriptor.number)
      return true
    } catch {
      if error.isMissing || error.isNotEmpty { return false }
      throw FileError(.remove, path(of: name), .system(error.errno))
    }
  }

  // MARK: The folder itself

  /// Gives the folder the permissions of another one and, as far as the process may, its owner.
  package func takeAttributes(of other: FileStatus) throws(FileError) {
    try system.naming(.setAttributes, path) { () throws(SystemFailure) in
      _ = try system.takeAttributes(of: other, descriptor.number)
    }
  }

  /// Lets its owner change what is in the folder.
  package func makeWritable() throws(FileError) {
    try system.naming(.setAttributes, path) { () throws(SystemFailure) in
      try system.setMode(system.status(of: descriptor.number).mode | 0o700, of: descriptor.number)
    }
  }

  /// Whether this process may change what is in the folder.
  package var isWritable: Bool { system.isWritable(folder: descriptor.number) }

  /// Sets the time of the folder's last change, in nanoseconds since 1970.
  package func setModified(_ time: Int64) throws(FileError) {
    try system.naming(.setAttributes, path) { () throws(SystemFailure) in
      try system.setModified(time, of: descriptor.number)
    }
  }

  /// Has the names in the folder written down to the disk; nothing where the disk does not know how
  /// to do that for a folder.
  package func sync() throws(FileError) {
    do {
      try system.sync(descriptor.number)
    } catch {
      if !error.isNotSupported { throw FileError(.sync, path, .system(error.errno)) }
    }
  }
}
