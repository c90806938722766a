/// What a program that writes files asks of its process before anything else.
package enum ProcessSetup {
  /// Makes a closed pipe and a file-size limit errors of the call that meets them instead of the end
  /// of the program, and fills closed standard descriptors, so that no file of ours can get the
  /// number that messages are written to.
  ///
  /// Called once, first of all, from the main program.
  package static func prepare() {
    FileSystem.ignoreSignals()
    FileSystem.occupyStandardDescriptors()
  }

  /// Throws when so many files are open that not even the runtime's threads could start, which ends
  /// the program without a word.
  package static func checkRoomForFiles() throws(FileError) {
    try FileSystem.checkRoomForFiles()
  }

  /// Whether somebody removed the folder that the program was started in, so that no relative path leads
  /// anywhere.
  package static var isCurrentFolderGone: Bool {
    do {
      return try FileSystem().status(".").map { $0.links == 0 } ?? true
    } catch {
      // Whatever needs it says what is wrong.
      return false
    }
  }

  /// Asks for room for as many open files; gives how many there may be, at most as many as asked for.
  package static func makeRoomForFiles(_ count: Int) -> Int {
    FileSystem.makeRoomForFiles(count)
  }

  /// The first argument that is not UTF-8, as far as it can be shown; nil when all are. Swift repairs
  /// such an argument, so that it names another file than the one that was meant.
  package static var unreadableArgument: String? { FileSystem.unreadableArgument }
}
