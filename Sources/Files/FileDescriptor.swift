/// The owner of one open file or folder: closes it when it goes away.
struct FileDescriptor: ~Copyable, Sendable {
  let number: Int32

  deinit {
    FileSystem.closeIgnoringErrors(number)
  }

  /// Gives up the ownership: whoever takes the number closes it.
  consuming func take() -> Int32 {
    let number = number
    discard self
    return number
  }
}
