internal import CSystem

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

// Only this file, `FileSystem+Listing` and `FileSystem+Process` call the C library for files. Lengths
// are passed and checked here, descriptors are owned by `FileDescriptor`, strings that C allocates are
// copied and freed in the same function.
extension FileSystem {
  /// Stands for "the current folder" where a folder's descriptor is expected.
  static var currentFolder: Int32 { AT_FDCWD }

  static var lastError: Int32 { errno }
  static var interrupted: Int32 { EINTR }

  /// For the ends of things that were only read, or that failed already.
  static func closeIgnoringErrors(_ number: Int32) {
    _ = closeNumber(number)
  }

  /// C would cut a name at a NUL and act on another file.
  func check(_ name: String) throws(SystemFailure) {
    if name.utf8.contains(0) { throw SystemFailure(errno: EILSEQ) }
  }

  // MARK: Opening and closing

  /// Opens for reading without waiting for the other end of a pipe and without becoming the
  /// terminal's.
  func openForReading(
    _ name: String, in folder: Int32, followingLink: Bool
  ) throws(SystemFailure) -> FileDescriptor {
    let flags = O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY | (followingLink ? 0 : O_NOFOLLOW)
    return try open(name, in: folder, flags, mode: 0)
  }

  func openFolder(
    _ name: String, in folder: Int32, followingLink: Bool
  ) throws(SystemFailure) -> FileDescriptor {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | (followingLink ? 0 : O_NOFOLLOW)
    return try open(name, in: folder, flags, mode: 0)
  }

  /// Opens a file that must not exist yet.
  func openNew(
    _ name: String, in folder: Int32, mode: UInt32
  ) throws(SystemFailure) -> FileDescriptor {
    try open(name, in: folder, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode: mode)
  }

  /// Opens a file whose only use is to be locked.
  func openLockFile(_ name: String, in folder: Int32) throws(SystemFailure) -> FileDescriptor {
    try open(name, in: folder, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK, mode: 0o666)
  }

  private func open(
    _ name: String, in folder: Int32, _ flags: Int32, mode: UInt32
  ) throws(SystemFailure) -> FileDescriptor {
    try check(name)
    let number = try perform(.open) { unsafe Int(openat(folder, name, flags, mode_t(mode))) }
    return FileDescriptor(number: Int32(truncatingIfNeeded: number))
  }

  /// Closes a file that was written; some network disks say only here that it did not fit.
  func close(_ descriptor: consuming FileDescriptor) throws(SystemFailure) {
    let number = descriptor.take()
    var failure: Int32 = 0
    do {
      // Never a second time after an interruption: the number may be somebody else's by then.
      _ = try perform(.close) {
        failure = closeNumber(number) == 0 ? 0 : errno
        return 0
      }
    } catch {
      FileSystem.closeIgnoringErrors(number)
      throw error
    }
    if failure != 0, failure != EINTR { throw SystemFailure(errno: failure) }
  }

  // MARK: Content

  /// The bytes from the current position to the end, at most `limit` and one more (by which the
  /// caller sees that there are too many).
  func read(
    _ file: borrowing FileDescriptor, expecting size: Int, limit: Int
  ) throws(SystemFailure) -> [UInt8] {
    let number = file.number
    let most = limit == .max ? limit : limit + 1
    var capacity = min(max(size, 0) + 1, most)
    var bytes: [UInt8] = []
    while true {
      // The closure below cannot throw what it meets: the array is made all the same.
      var failure: SystemFailure?
      var ended = false
      let room = capacity
      let block = unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        while count < room {
          do throws(SystemFailure) {
            let rest = unsafe UnsafeMutableRawBufferPointer(
              UnsafeMutableBufferPointer(rebasing: buffer[count..<room]))
            let done = try perform(.read) { unsafe readSome(number, rest) }
            if done == 0 {
              ended = true
              return
            }
            count += done
          } catch {
            failure = error
            return
          }
        }
      }
      if let failure { throw failure }
      if bytes.isEmpty { bytes = block } else { bytes += block }
      if ended || bytes.count >= most { return bytes }
      capacity = min(65_536, most - bytes.count)
    }
  }

  /// Writes all the bytes, in as many calls as it takes.
  func write(_ bytes: [UInt8], to number: Int32) throws(SystemFailure) {
    var failure: SystemFailure?
    unsafe bytes.withUnsafeBytes { buffer in
      var rest = unsafe buffer
      while unsafe !rest.isEmpty {
        do throws(SystemFailure) {
          let count = try perform(.write) {
            unsafe writeSome(number, rest)
          }
          unsafe rest = unsafe UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
        } catch {
          failure = error
          return
        }
      }
    }
    if let failure { throw failure }
  }

  func sync(_ number: Int32) throws(SystemFailure) {
    _ = try perform(.sync) { Int(marcador_sync(number)) }
  }

  // MARK: Status and attributes

  func status(of number: Int32) throws(SystemFailure) -> FileStatus {
    var buffer = stat()
    _ = try perform(.status) { unsafe Int(fstat(number, &buffer)) }
    return FileStatus(buffer)
  }

  func status(
    _ name: String, in folder: Int32, followingLink: Bool
  ) throws(SystemFailure) -> FileStatus {
    try check(name)
    var buffer = stat()
    let flags = followingLink ? 0 : AT_SYMLINK_NOFOLLOW
    _ = try perform(.status) { unsafe Int(fstatat(folder, name, &buffer, flags)) }
    return FileStatus(buffer)
  }

  func setMode(_ mode: UInt32, of number: Int32) throws(SystemFailure) {
    _ = try perform(.setMode) { Int(fchmod(number, mode_t(mode))) }
  }

  func isWritable(folder: Int32) -> Bool {
    unsafe faccessat(folder, ".", W_OK | X_OK, AT_EACCESS) == 0
  }

  /// A nil is left as it is.
  func setOwner(_ owner: UInt32?, group: UInt32?, of number: Int32) throws(SystemFailure) {
    _ = try perform(.setOwner) { Int(fchown(number, owner ?? .max, group ?? .max)) }
  }

  /// Sets the time of the last change, in nanoseconds since 1970.
  func setModified(_ time: Int64, of number: Int32) throws(SystemFailure) {
    let (seconds, rest) = time.quotientAndRemainder(dividingBy: 1_000_000_000)
    let moment = timespec(
      tv_sec: Int(seconds) - (rest < 0 ? 1 : 0),
      tv_nsec: Int(rest < 0 ? rest + 1_000_000_000 : rest))
    let times = [moment, moment]
    _ = try perform(.setTimes) { unsafe Int(futimens(number, times)) }
  }

  // MARK: Names

  func makeFolder(_ name: String, in folder: Int32, mode: UInt32) throws(SystemFailure) {
    try check(name)
    _ = try perform(.makeFolder) { unsafe Int(mkdirat(folder, name, mode_t(mode))) }
  }

  /// Gives a file (or a symbolic link itself) a second name.
  func link(
    _ name: String, in folder: Int32, to newName: String, in newFolder: Int32
  ) throws(SystemFailure) {
    try check(name)
    try check(newName)
    _ = try perform(.link) { unsafe Int(linkat(folder, name, newFolder, newName, 0)) }
  }

  func rename(
    _ name: String, in folder: Int32, to newName: String, in newFolder: Int32
  ) throws(SystemFailure) {
    try check(name)
    try check(newName)
    _ = try perform(.rename) { unsafe Int(renameat(folder, name, newFolder, newName)) }
  }

  func exchange(
    _ name: String, in folder: Int32, with otherName: String, in otherFolder: Int32
  ) throws(SystemFailure) {
    try check(name)
    try check(otherName)
    _ = try perform(.exchange) {
      unsafe Int(marcador_exchange(folder, name, otherFolder, otherName))
    }
  }

  func remove(_ name: String, in folder: Int32) throws(SystemFailure) {
    try check(name)
    _ = try perform(.remove) { unsafe Int(unlinkat(folder, name, 0)) }
  }

  func removeFolder(_ name: String, in folder: Int32) throws(SystemFailure) {
    try check(name)
    _ = try perform(.removeFolder) { unsafe Int(unlinkat(folder, name, AT_REMOVEDIR)) }
  }

  /// The absolute path without symbolic links of something that exists.
  func resolve(_ path: String) throws(SystemFailure) -> String {
    try check(path)
    var resolved: String?
    _ = try perform(.resolve) {
      guard let text = unsafe realpath(path, nil) else { return -1 }
      resolved = unsafe String(validatingCString: text)
      unsafe free(text)
      // Repaired it would be the path of something else.
      if resolved == nil { errno = EILSEQ }
      return resolved == nil ? -1 : 0
    }
    return resolved ?? path
  }

  /// What a symbolic link says.
  func readLink(_ path: String) throws(SystemFailure) -> String {
    try check(path)
    var target: [CChar] = Array(repeating: 0, count: 4096)
    let count = try perform(.readLink) {
      unsafe readlink(path, &target, target.count)
    }
    return String(decoding: target.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

// Under other names because the methods above hide the C functions.

private func closeNumber(_ number: Int32) -> Int32 {
  close(number)
}

private func readSome(_ number: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  unsafe read(number, buffer.baseAddress, buffer.count)
}

private func writeSome(_ number: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
  unsafe write(number, buffer.baseAddress, buffer.count)
}
