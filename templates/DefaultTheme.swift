/// The built-in theme: the files of this folder, embedded in the binary, so that the program works
/// from anywhere, alone.
package enum DefaultTheme {
  /// Contents by file name.
  package static let files: [String: [UInt8]] = [
    "partido.md": PackageResources.partido_md
  ]
}
