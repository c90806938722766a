internal import Files

extension Folder {
  /// Removes a file, or a folder with all that is in it; nothing when there is none. Symbolic links
  /// are removed, not followed.
  func removeTree(_ name: String) throws(FileError) {
    guard let status = try status(name) else { return }
    guard status.kind == .folder else {
      try remove(name)
      return
    }
    let folder = try folder(name)
    // What is to go may have been made read-only. If this is not allowed, the removal says why.
    if status.mode & 0o300 != 0o300 { try? folder.makeWritable() }
    for entry in try folder.list() {
      if entry.kind == .folder {
        try folder.removeTree(entry.name)
      } else {
        try folder.remove(entry.name)
      }
    }
    try removeFolder(name)
  }
}
