extension FileSystem {
  /// Runs calls of the system and says what they were for when one of them fails.
  @inline(__always)
  func naming<Result: ~Copyable>(
    _ operation: FileError.Operation, _ path: @autoclosure () -> String,
    _ body: () throws(SystemFailure) -> Result
  ) throws(FileError) -> Result {
    do {
      return try body()
    } catch {
      throw FileError(operation, path(), .system(error.errno))
    }
  }
}
