/// A site as it is at one moment, under the addresses that it has on its host.
package protocol ServedSite: Sendable {
  /// The path of the site on its host, without escapes and without a slash at the end: `/2026`, or
  /// nothing.
  var basePath: String { get }

  /// Whether there is a file of this path: `partidos/1.html`.
  func has(_ path: String) -> Bool

  /// A file that is at hand; nil where it has to be made first, or is not there.
  func known(_ path: String) -> ServedFile?

  /// A file that is there.
  func file(_ path: String) async -> ServedFile
}
