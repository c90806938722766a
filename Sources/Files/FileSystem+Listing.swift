internal import CSystem

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension FileSystem {
  /// The names in a folder, without `.` and `..`, in the order of the disk.
  func list(_ folder: Int32) throws(SystemFailure) -> [FolderEntry] {
    // A descriptor of its own: the reading position belongs to it, and `closedir` closes it.
    let own = try openFolder(".", in: folder, followingLink: true).take()
    guard let stream = unsafe fdopendir(own) else {
      let code = errno
      FileSystem.closeIgnoringErrors(own)
      throw SystemFailure(errno: code)
    }
    defer { unsafe closedir(stream) }
    var entries: [FolderEntry] = []
    while true {
      var entry: FolderEntry?
      var ended = false
      _ = try perform(.list) {
        errno = 0
        guard let record = unsafe readdir(stream) else {
          ended = true
          return errno == 0 ? 0 : -1
        }
        unsafe entry = FolderEntry(record)
        return 0
      }
      if ended { return entries }
      if let entry, entry.name != ".", entry.name != ".." { entries.append(entry) }
    }
  }
}

extension FolderEntry {
  /// Reads the record in place: it may be shorter than its type.
  fileprivate init(_ record: UnsafeMutablePointer<dirent>) {
    let start = UnsafeRawPointer(record)
    let kind = unsafe start.load(
      fromByteOffset: MemoryLayout<dirent>.offset(of: \.d_type) ?? 0, as: UInt8.self)
    let name = unsafe start.advanced(by: MemoryLayout<dirent>.offset(of: \.d_name) ?? 0)
      .assumingMemoryBound(to: CChar.self)
    let exact = unsafe String(validatingCString: name)
    self.init(
      name: unsafe exact ?? String(cString: name), kind: FileKind(entryType: kind),
      isExact: exact != nil)
  }
}

extension FileKind {
  fileprivate init(entryType: UInt8) {
    switch Int(entryType) {
    case Int(DT_REG): self = .file
    case Int(DT_DIR): self = .folder
    case Int(DT_LNK): self = .symbolicLink
    case Int(DT_FIFO): self = .pipe
    case Int(DT_SOCK): self = .socket
    case Int(DT_CHR), Int(DT_BLK): self = .device
    default: self = .unknown
    }
  }
}
