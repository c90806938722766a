internal import Files

/// Finds what is in the output and is not ours.
struct Inventory {
  private let present: [String]
  /// Folders that have something of ours, with how many names of ours are in each.
  private var folders: [(path: String, count: Int)] = []

  /// - Parameter present: paths of all files of ours that are certainly there.
  init(present: [String]) {
    self.present = present
    let inner = PathRules.folders(of: present)
    var counts: [ExactPath: Int] = [:]
    // The list itself.
    counts[ExactPath("")] = 1
    for folder in inner {
      counts[ExactPath(String(PathRules.folder(of: folder))), default: 0] += 1
    }
    for group in PathRules.groups(of: present) {
      let folder = String(PathRules.folder(of: present[group.lowerBound]))
      counts[ExactPath(folder), default: 0] += group.count
    }
    folders = ([""] + inner).map { ($0, counts[ExactPath($0)] ?? 0) }
  }

  /// Paths of all that is foreign, sorted by bytes; of a folder in which nothing is ours, only its own
  /// path with a `/` at the end.
  func foreign(in root: Folder) throws(FileError) -> [String] {
    var found: [String] = []
    for (path, count) in folders {
      let folder = path.isEmpty ? root : try root.folder(path)
      // All of ours are there: when there are no more names than that, none is foreign.
      if try folder.count() == count { continue }
      let own = names(in: path)
      for entry in try folder.list() where !own.contains(ExactPath(entry.name)) {
        let inner = path.isEmpty ? entry.name : path + "/" + entry.name
        found.append(entry.kind == .folder ? inner + "/" : inner)
      }
    }
    return found.sorted { $0.precedesInBytes($1) }
  }

  private func names(in folder: String) -> Set<ExactPath> {
    var names: Set<ExactPath> = folder.isEmpty ? [ExactPath(Manifest.name)] : []
    let skipped = folder.isEmpty ? 0 : folder.utf8.count + 1
    for path in present + folders.dropFirst().map(\.path)
    where PathRules.folder(of: path).utf8.elementsEqual(folder.utf8) {
      names.insert(ExactPath(String(path.utf8.dropFirst(skipped)) ?? path))
    }
    return names
  }
}
