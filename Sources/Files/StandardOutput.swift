/// The results of the program. `print` loses what a full disk or a closed pipe does not take; this
/// says so.
package struct StandardOutput: Sendable {
  private let system: FileSystem
  private let number: Int32

  package init(system: FileSystem) {
    self.init(system: system, number: 1)
  }

  /// Messages instead of results: standard error.
  package static func messages(system: FileSystem) -> StandardOutput {
    StandardOutput(system: system, number: 2)
  }

  /// `number` is an open descriptor.
  init(system: FileSystem, number: Int32) {
    self.system = system
    self.number = number
  }

  /// Writes all of `text`, or throws.
  package func write(_ text: String) throws(FileError) {
    try write(Array(text.utf8))
  }

  /// Writes all of `bytes`, or throws.
  package func write(_ bytes: [UInt8]) throws(FileError) {
    try system.naming(.write, number == 2 ? "/dev/stderr" : "/dev/stdout") {
      () throws(SystemFailure) in
      try system.write(bytes, to: number)
    }
  }
}
