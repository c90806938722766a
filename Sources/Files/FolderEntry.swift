/// A name in a folder.
package struct FolderEntry: Sendable, Hashable {
  package var name: String
  /// What it stands for, a symbolic link for itself.
  package var kind: FileKind
  /// The number by which the disk knows it; two names of one file have the same.
  package var inode: UInt64
  /// False when the bytes of the name are not UTF-8: `name` is then only good to be shown.
  package var isExact: Bool
}
