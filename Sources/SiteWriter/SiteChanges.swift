internal import Files

/// What the plan changes in the output, once every file of it has been compared.
struct SiteChanges {
  let manifest: Manifest
  let manifestBytes: [UInt8]
  let isListUnchanged: Bool
  /// Paths of new and changed files, which are in the folder of new ones.
  let placed: [String]
  /// Paths of files of the plan that stay as they are.
  let unchanged: [String]
  /// Paths of our files that are to go.
  let removed: [String]
  /// Folders in which there may be nothing left then, each before the one that it is in.
  let emptied: [String]

  private let new: [String]
  private let changed: [String]
  /// Those of `placed` that somebody changed by hand.
  let replacedEdits: [String]
  private let keptEdits: [String]
  private let foreign: [String]

  init(
    _ plan: OrderedPlan, _ results: [FileResult], _ old: OldSite, _ place: OutputPlace
  ) throws {
    var manifest = Manifest()
    manifest.paths.reserveCapacity(results.count)
    manifest.hashes.reserveCapacity(results.count)
    var (new, changed, edited, unchanged): ([String], [String], [String], [String]) = (
      [], [], [], []
    )
    for index in plan.order {
      let path = plan.files[index].path
      manifest.paths.append(path)
      manifest.hashes.append(results[index].hash)
      switch results[index].change {
      case .unchanged: unchanged.append(path)
      case .new: new.append(path)
      case .changed: changed.append(path)
      case .edited:
        changed.append(path)
        edited.append(path)
      }
    }
    var (removed, kept): ([String], [String]) = ([], [])
    for line in try old.reachableStale() {
      let path = old.manifest.paths[line]
      switch try old.isUntouched(line) {
      case true?: removed.append(path)
      case false?: kept.append(path)
      case nil: break
      }
    }
    self.manifest = manifest
    let isSameList = old.isSameList(manifest)
    manifestBytes = isSameList ? old.manifestBytes : manifest.bytes
    isListUnchanged = isSameList
    self.new = new
    self.changed = changed
    replacedEdits = edited
    self.unchanged = unchanged
    self.removed = removed
    keptEdits = kept
    placed = new.isEmpty ? changed : (new + changed).sorted { $0.precedesInBytes($1) }

    let planned = Set(plan.folders.map { ExactPath($0) })
    emptied = PathRules.folders(of: removed).filter { !planned.contains(ExactPath($0)) }.reversed()

    let present = unchanged + changed + removed
    let inventory = Inventory(present: present)
    let keptPaths = Set(kept.map { ExactPath($0) })
    foreign =
      try old.root.map { try inventory.foreign(in: $0) }?
      .filter { !keptPaths.contains(ExactPath($0)) } ?? []
  }

  /// How the new state is to get into its place.
  func strategy(_ old: OldSite) -> BuildReport.Strategy {
    if old.root == nil { return .newFolder }
    if !placed.isEmpty || !removed.isEmpty { return .exchange }
    // Of one file nothing can be half done.
    return isListUnchanged ? .nothing : .moves
  }

  func report(_ notices: [SiteNotice]) -> BuildReport {
    BuildReport(
      strategy: .nothing, new: new, changed: changed, removed: removed,
      unchanged: unchanged.count, foreign: foreign, replacedEdits: replacedEdits,
      keptEdits: keptEdits, notices: notices)
  }
}

extension OldSite {
  /// Files up to this size are read to see whether somebody changed them.
  static var readLimit: Int { 256 << 20 }

  /// Fingerprint of what a file holds; nil when it is too large to be one of ours.
  func hash(of path: String, _ status: FileStatus) throws(FileError) -> ContentHash? {
    guard let root, status.size <= OldSite.readLimit else { return nil }
    return ContentHash(try root.readFile(path, limit: OldSite.readLimit).bytes)
  }

  /// Whether the list on the disk says this.
  func isSameList(_ list: Manifest) -> Bool {
    if isListDamaged || root == nil || list.hashes != manifest.hashes { return false }
    return zip(list.paths, manifest.paths).allSatisfy { $0.hasSameBytes(as: $1) }
  }

  /// Whether a file of the list is as we wrote it; nil when it is not there any more.
  func isUntouched(_ line: Int) throws(FileError) -> Bool? {
    let path = manifest.paths[line]
    guard let root, let status = try root.status(path) else { return nil }
    guard status.kind == .file else { return status.kind == .folder ? nil : false }
    if let cache, cache[line].describes(status) { return true }
    return try hash(of: path, status) == manifest.hashes[line]
  }
}
