import Files

/// Which symbolic links of a tournament's folder are followed for what gets into the site: those that
/// stay within the folder. One that leads out would publish what is none of the site's, wherever the
/// folder came from.
struct LinkRule: Sendable {
  let system: FileSystem
  /// The folder of the tournament, without links.
  private let root: String

  init(around tournament: String, system: FileSystem) throws(FileError) {
    self.system = system
    root = try system.resolved(tournament)
  }

  /// Whether something that is there is really outside. Throws `FileError` for what leads nowhere.
  func leadsOut(_ place: String) throws(FileError) -> Bool {
    let target = try system.resolved(place)
    return target != root && !target.hasPrefix(root == "/" ? root : root + "/")
  }
}
