package import Files

/// A file that the site shall have.
package struct PlannedFile: Sendable, Hashable {
  /// Where in the output, with `/` between folders: `partidos/1.html`.
  package var path: String
  /// Fingerprint of everything that the content depends on, so that an up-to-date file need not be
  /// made again to see that it is; nil when that is not known.
  package var fingerprint: ContentHash?

  package init(path: String, fingerprint: ContentHash? = nil) {
    self.path = path
    self.fingerprint = fingerprint
  }
}
