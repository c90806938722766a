internal import CSystem

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

// What is between this process and others: locks, waiting, signals, the descriptors it was given.
extension FileSystem {
  /// Takes the lock of an open file for this process alone; false when another one has it.
  func tryLock(_ number: Int32) throws(SystemFailure) -> Bool {
    do {
      _ = try perform(.lock) { Int(flock(number, LOCK_EX | LOCK_NB)) }
      return true
    } catch {
      if error.errno == EWOULDBLOCK { return false }
      throw error
    }
  }

  func unlock(_ number: Int32) {
    _ = flock(number, LOCK_UN)
  }

  static func sleep(milliseconds: Int) {
    _ = usleep(UInt32(clamping: milliseconds * 1000))
  }

  /// See `ProcessSetup`.
  static func ignoreSignals() {
    _ = marcador_ignore_signal(SIGPIPE)
    _ = marcador_ignore_signal(SIGXFSZ)
  }

  /// See `ProcessSetup`.
  static func occupyStandardDescriptors() {
    for number: Int32 in 0...2 where fcntl(number, F_GETFD) == -1 && errno == EBADF {
      // The lowest free number is taken: this one. The way of opening is the wrong one on purpose,
      // so that whoever reads or writes there gets an error.
      _ = unsafe openat(AT_FDCWD, "/dev/null", number == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  /// As many as the runtime and a build on many processors have open at once.
  private static let roomForFiles = 12

  /// See `ProcessSetup`.
  static func checkRoomForFiles() throws(FileError) {
    let system = FileSystem()
    try system.naming(.read, "/dev/null") { () throws(SystemFailure) in
      try openAtOnce(roomForFiles, system)
    }
  }

  /// Opens as many and closes them on the way back.
  private static func openAtOnce(_ count: Int, _ system: FileSystem) throws(SystemFailure) {
    guard count > 0 else { return }
    let file = try system.openForReading("/dev/null", in: AT_FDCWD, followingLink: true)
    try openAtOnce(count - 1, system)
    try system.close(file)
  }

  /// See `ProcessSetup`.
  static func makeRoomForFiles(_ count: Int) -> Int {
    #if canImport(Glibc)
      let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let files = RLIMIT_NOFILE
    #endif
    var limit = rlimit()
    guard unsafe getrlimit(files, &limit) == 0 else { return roomForFiles }
    let wanted = rlim_t(count)
    if limit.rlim_cur < wanted {
      var raised = limit
      raised.rlim_cur = min(wanted, limit.rlim_max)
      if unsafe setrlimit(files, &raised) == 0 { limit = raised }
    }
    return Int(min(limit.rlim_cur, wanted))
  }

  /// See `ProcessSetup`.
  static var unreadableArgument: String? {
    for (index, shown) in CommandLine.arguments.enumerated() {
      guard let argument = unsafe CommandLine.unsafeArgv[index] else { continue }
      if unsafe String(validatingCString: argument) == nil { return shown }
    }
    return nil
  }
}
