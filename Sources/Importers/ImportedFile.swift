/// A file to import, as it was read: an importer touches no disk.
package struct ImportedFile: Sendable {
  /// As messages show it.
  package var name: String
  package var bytes: [UInt8]

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}
