internal import CSystem

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension FileSystem {
  /// The names in a folder, without `.` and `..`, in the order of the disk.
  func list(_ folder: Int32) throws(SystemFailure) -> [FolderEntry] {
    var entries: [FolderEntry] = []
    unsafe try forEachName(in: folder) { unsafe entries.append(FolderEntry($0)) }
    // Some disks tell only the names.
    for index in entries.indices where entries[index].kind == .unknown && entries[index].isExact {
      entries[index].kind = try status(entries[index].name, in: folder, followingLink: false).kind
    }
    return entries
  }

  /// How many names `list` would give.
  func count(_ folder: Int32) throws(SystemFailure) -> Int {
    var count = 0
    unsafe try forEachName(in: folder) { _ in count += 1 }
    return count
  }

  private func forEachName(
    in folder: Int32, _ body: (UnsafeMutablePointer<dirent>) -> Void
  ) throws(SystemFailure) {
    // A descriptor of its own: the reading position belongs to it, and `closedir` closes it.
    let own = try openFolder(".", in: folder, followingLink: true).take()
    guard let stream = unsafe fdopendir(own) else {
      let code = errno
      FileSystem.closeIgnoringErrors(own)
      throw SystemFailure(errno: code)
    }
    defer { unsafe closedir(stream) }
    var ended = false
    while !ended {
      _ = try perform(.list) {
        errno = 0
        guard let record = unsafe readdir(stream) else {
          ended = true
          return errno == 0 ? 0 : -1
        }
        if unsafe !record.isFolderItself { unsafe body(record) }
        return 0
      }
    }
  }
}

extension UnsafeMutablePointer<dirent> {
  /// Read in place: the record may be shorter than its type.
  fileprivate var name: UnsafePointer<CChar> {
    unsafe UnsafeRawPointer(self).advanced(by: MemoryLayout<dirent>.offset(of: \.d_name) ?? 0)
      .assumingMemoryBound(to: CChar.self)
  }

  fileprivate var entryType: UInt8 {
    unsafe UnsafeRawPointer(self).load(
      fromByteOffset: MemoryLayout<dirent>.offset(of: \.d_type) ?? 0, as: UInt8.self)
  }

  fileprivate var inode: UInt64 {
    unsafe UInt64(
      truncatingIfNeeded: UnsafeRawPointer(self).loadUnaligned(
        fromByteOffset: MemoryLayout<dirent>.offset(of: \.d_ino) ?? 0, as: ino_t.self))
  }

  /// Whether it is `.` or `..`.
  fileprivate var isFolderItself: Bool {
    let name = unsafe name
    return unsafe name[0] == 0x2E && (name[1] == 0 || (name[1] == 0x2E && name[2] == 0))
  }
}

extension FolderEntry {
  fileprivate init(_ record: UnsafeMutablePointer<dirent>) {
    let exact = unsafe String(validatingCString: record.name)
    self.init(
      name: unsafe exact ?? String(cString: record.name),
      kind: unsafe FileKind(entryType: record.entryType),
      inode: unsafe record.inode, isExact: exact != nil)
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
