/// A name in a folder.
package struct FolderEntry: Sendable, Hashable {
  package var name: String
  /// What it stands for; `.unknown` where only `status` can tell.
  package var kind: FileKind
  /// False when the bytes of the name are not UTF-8: `name` is then only good to be shown.
  package var isExact: Bool
}
