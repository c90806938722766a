package import Files

/// A file of a site as it is served.
package struct ServedFile: Sendable {
  package let bytes: [UInt8]
  /// Of the bytes.
  package let hash: ContentHash
  /// What a page looks like depends on: its bytes and those of the files that it shows.
  package let version: ContentHash
  /// 200, but for a page that says why there is none.
  package let status: Int

  package init(
    _ bytes: [UInt8], hash: ContentHash? = nil, version: ContentHash? = nil, status: Int = 200
  ) {
    self.bytes = bytes
    let hash = hash ?? ContentHash(bytes)
    self.hash = hash
    self.version = version ?? hash
    self.status = status
  }
}
