/// What the system knows of a file without opening it.
package struct FileStatus: Sendable, Hashable {
  package var kind: FileKind
  /// Bytes.
  package var size: Int
  /// Time of the last change of the content, in nanoseconds since 1970.
  package var modified: Int64
  /// Time of the last change of content, name count, owner or mode, in nanoseconds since 1970.
  package var changed: Int64
  package var inode: UInt64
  package var device: UInt64
  /// Permission bits, with set-user, set-group and sticky.
  package var mode: UInt32
  /// How many names the file has.
  package var links: Int
  package var owner: UInt32
  package var group: UInt32

  /// Whether both are the same file or folder, whatever it holds.
  package func isSameFile(as other: FileStatus) -> Bool {
    inode == other.inode && device == other.device
  }
}
