internal import Files

/// Where the output is: a name in a folder, after all symbolic links. The folder is held open, so
/// that later work cannot end up elsewhere.
struct OutputPlace: Sendable {
  /// The path as the person gave it, for messages.
  let shown: String
  /// The path without symbolic links.
  let path: String
  let parent: Folder
  let name: String

  /// Names beside the output that are there during a commit: new files or the whole new folder, what
  /// they replaced, and the journal.
  var newName: String { ".\(name).marcador-new" }
  var oldName: String { ".\(name).marcador-old" }
  var journalName: String { ".\(name).marcador-journal" }

  /// Throws `.refused` for a place that a site is never written to, whatever is in it.
  init(_ output: String, protected: [ProtectedFolder], system: FileSystem) throws {
    func refuse(_ refusal: SiteWriterError.Refusal) -> SiteWriterError {
      .refused(output: output, refusal)
    }
    guard !output.isEmpty else { throw refuse(.emptyPath) }
    shown = output
    let status = try system.status(output)
    if let status {
      guard status.kind == .folder else { throw refuse(.notAFolder(status.kind)) }
      path = try system.resolved(output)
    } else {
      let missing = system.missing(.inspect, output)
      if case .danglingLink(let target) = missing.reason {
        throw refuse(.danglingLink(target: target))
      }
      guard missing.isMissing else { throw missing }
      do {
        path = try OutputPlace.pathOfNew(output, system: system)
      } catch {
        guard error.isMissing else { throw error }
        var folder = error.path
        while folder.hasSuffix("/") { folder.removeLast() }
        throw refuse(.noFolder(folder))
      }
    }
    let parts = path.split(separator: "/")
    guard let last = parts.last else { throw refuse(.root) }
    name = String(last)
    parent = try Folder("/" + parts.dropLast().joined(separator: "/"), system: system)

    for folder in protected {
      guard let found = try system.status(folder.path) else {
        // What a person will keep there has its place before it is there.
        if folder.role == .source, status == nil,
          try OutputPlace.pathOfNew(folder.path, system: system) == path
        {
          throw refuse(.isProtected(folder))
        }
        continue
      }
      if let status {
        if status.isSameFile(as: found) { throw refuse(.isProtected(folder)) }
        for ancestor in OutputPlace.ancestors(of: try system.resolved(folder.path))
        where try system.status(ancestor)?.isSameFile(as: status) == true {
          throw refuse(.holds(folder))
        }
      }
      if folder.role == .source {
        for ancestor in OutputPlace.ancestors(of: path)
        where try system.status(ancestor)?.isSameFile(as: found) == true {
          throw refuse(.isInside(folder))
        }
      }
    }
    if let status, try parent.status().device != status.device { throw refuse(.mountPoint) }
  }

  /// What a failure to rename something into the output means, or out of it: a part of the same disk that
  /// is mounted there looks like any other folder until then.
  func refusal(of error: any Error) -> any Error {
    guard let file = error as? FileError, file.isBusy else { return error }
    return SiteWriterError.refused(output: shown, .mountPoint)
  }

  /// The path without symbolic links of a folder that is yet to be made in one that exists.
  private static func pathOfNew(_ output: String, system: FileSystem) throws(FileError) -> String {
    var trimmed = Substring(output)
    while trimmed.hasSuffix("/") { trimmed.removeLast() }
    let name = trimmed.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    let folder = trimmed.dropLast(name.count)
    let resolved = try system.resolved(folder.isEmpty ? "." : String(folder))
    return (resolved == "/" ? "" : resolved) + "/" + name
  }

  /// The folders that hold an absolute path, from the nearest to the root.
  private static func ancestors(of path: String) -> [String] {
    var parts = path.split(separator: "/").dropLast()
    var found: [String] = []
    while !parts.isEmpty {
      found.append("/" + parts.joined(separator: "/"))
      parts.removeLast()
    }
    return found + ["/"]
  }
}
