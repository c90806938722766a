internal import CSystem
internal import Dispatch

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Another program of the system, run without a shell: what it is given is never taken for a command.
package struct ExternalProgram: Sendable {
  package let path: String

  /// How a run ended.
  package enum Outcome: Sendable, Hashable {
    case exited(Int32)
    /// A signal ended it.
    case killed(Int32)
    /// It took longer than it might, and was ended with all that it had started.
    case timedOut
    /// It could not be started, for this reason of the system.
    case notStarted(Int32)
  }

  /// The program of a name in the folders of a search path, as in `PATH`; nil when there is none.
  /// Folders that are not told from the root are left out: a file of that name in the folder that a
  /// person happens to be in is not the program that was meant.
  package init?(named name: String, in searchPath: String) {
    let folders = searchPath.split(separator: ":").filter { $0.hasPrefix("/") }
    let paths = folders.lazy.map { "\($0)/\(name)" }
    guard let path = paths.first(where: Self.isProgram) else { return nil }
    self.path = path
  }

  /// Runs it and waits until it ends, on this thread. It reads nothing, and what it writes is lost.
  /// - Parameters:
  ///   - arguments: without its own name.
  ///   - environment: all that it gets; nothing of this process's.
  ///   - limit: how long it may take.
  package func run(
    _ arguments: [String], environment: [String: String], limit: Duration
  ) -> Outcome {
    switch spawn(arguments, environment) {
    case .failure(let reason): .notStarted(reason.errno)
    case .success(let process): wait(for: process, limit) ?? end(process)
    }
  }

  /// Starts it, and leaves it alone if it has not ended after `patience`: a program that people go on
  /// using. It reads nothing, and what it writes is lost.
  /// - Returns: how it ended; nil when it goes on.
  package func launch(
    _ arguments: [String], environment: [String: String], patience: Duration
  ) -> Outcome? {
    switch spawn(arguments, environment) {
    case .failure(let reason): return .notStarted(reason.errno)
    case .success(let process):
      if let outcome = wait(for: process, patience) { return outcome }
      // Whoever ended and is not waited for stays in the system's list, and in the way of those who wait
      // for any process.
      DispatchQueue.global(qos: .utility).async {
        var status: Int32 = 0
        while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
      }
      return nil
    }
  }

  private struct Reason: Error { let errno: Int32 }

  private static func isProgram(_ path: String) -> Bool {
    var status = stat()
    guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    return unsafe access(path, X_OK) == 0
  }

  private func spawn(
    _ arguments: [String], _ environment: [String: String]
  ) -> Result<pid_t, Reason> {
    let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    var argv = unsafe ([path] + arguments).map { unsafe strdup($0) } + [nil]
    var envp = unsafe variables.map { unsafe strdup($0) } + [nil]
    defer {
      for index in unsafe argv.indices { unsafe free(argv[index]) }
      for index in unsafe envp.indices { unsafe free(envp[index]) }
    }
    var process: pid_t = 0
    let code = unsafe marcador_spawn(&process, path, &argv, &envp)
    return code == 0 ? .success(process) : .failure(Reason(errno: code))
  }

  /// Nil when it has not ended by then.
  private func wait(for process: pid_t, _ limit: Duration) -> Outcome? {
    let end = ContinuousClock.now + limit
    var status: Int32 = 0
    // Short looks at first, for most programs end soon.
    var pause: UInt32 = 1_000
    while true {
      let ended = unsafe waitpid(process, &status, WNOHANG)
      if ended == process { return Self.outcome(status) }
      if ended < 0, errno != EINTR { return .notStarted(errno) }
      if ContinuousClock.now >= end { return nil }
      _ = usleep(pause)
      pause = min(pause * 2, 20_000)
    }
  }

  private func end(_ process: pid_t) -> Outcome {
    var status: Int32 = 0
    _ = kill(-process, SIGKILL)
    while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
    return .timedOut
  }

  private static func outcome(_ status: Int32) -> Outcome {
    let signal = status & 0x7F
    return signal == 0 ? .exited(status >> 8 & 0xFF) : .killed(signal)
  }
}
