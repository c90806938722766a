/// Says when something in some folders may have changed. What has, and whether anything really did, is
/// for whoever asked to find out: editors write a file in many ways.
package protocol FolderWatcher: Sendable {
  /// One element when something may have changed since the last one was taken, however often.
  var changes: AsyncStream<Void> { get }

  /// Watches a folder from now on, not those in it; once for a folder that is watched already.
  /// - Returns: false when the system has no room for it. For one that is not there there is.
  func watch(_ folder: String) -> Bool

  func stop()
}
