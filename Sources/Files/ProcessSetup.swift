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
}
