internal import CSystem

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension FileStatus {
  init(_ buffer: stat) {
    #if canImport(Darwin)
      let (content, inode) = (buffer.st_mtimespec, buffer.st_ctimespec)
    #else
      let (content, inode) = (buffer.st_mtim, buffer.st_ctim)
    #endif
    self.init(
      kind: FileKind(mode: UInt32(buffer.st_mode)), size: Int(buffer.st_size),
      modified: FileStatus.nanoseconds(content), changed: FileStatus.nanoseconds(inode),
      inode: UInt64(truncatingIfNeeded: buffer.st_ino),
      device: UInt64(truncatingIfNeeded: buffer.st_dev),
      mode: UInt32(buffer.st_mode) & 0o7777, links: Int(buffer.st_nlink),
      owner: buffer.st_uid, group: buffer.st_gid)
  }

  /// Wraps round in the year 2262 and before 1677, which still tells different times apart.
  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}

extension FileKind {
  init(mode: UInt32) {
    switch mode_t(mode) & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .symbolicLink
    case S_IFIFO: self = .pipe
    case S_IFSOCK: self = .socket
    case S_IFCHR, S_IFBLK: self = .device
    default: self = .unknown
    }
  }
}
