internal import Files

/// What is in the output before a build.
struct OldSite: Sendable {
  /// Nil when there is no such folder, or nothing in it.
  let root: Folder?
  /// The status of the folder, also of an empty one.
  let status: FileStatus?
  /// What is ours in it.
  let manifest: Manifest
  /// The list could not be read: files of the plan are taken for ours.
  let isListDamaged: Bool
  let manifestBytes: [UInt8]
  let cache: BuildCache?
  /// For each file of the plan its line in the list, or nil.
  let lines: [Int?]
  /// The lines of files that are not in the plan.
  let stale: [Int]

  /// Throws `.refused` for a folder that is not ours and `.collisions`.
  init(
    _ place: OutputPlace, _ plan: OrderedPlan, cacheFile: CacheFile?, isListCertain: Bool
  ) throws {
    func refuse(_ refusal: SiteWriterError.Refusal) -> SiteWriterError {
      .refused(output: place.shown, refusal)
    }
    status = try place.parent.status(place.name)
    if let status, status.kind != .folder { throw refuse(.notAFolder(status.kind)) }
    let folder = try status.map { _ in try place.parent.folder(place.name) }
    var list = Manifest()
    var isDamaged = !isListCertain
    if let folder, try folder.status(Manifest.name)?.kind == .file {
      manifestBytes = try folder.readFile(Manifest.name, limit: Manifest.limit).bytes
      switch Manifest.read(manifestBytes) {
      case .list(let found): list = found
      case .damaged: isDamaged = true
      case .newerVersion: throw refuse(.newerVersion)
      case .notOurs: throw try OldSite.refusal(of: folder, place)
      }
      root = folder
    } else {
      if let folder, try !folder.list().isEmpty { throw try OldSite.refusal(of: folder, place) }
      manifestBytes = []
      root = nil
    }
    manifest = list
    isListDamaged = isDamaged && root != nil
    cache = isListDamaged ? nil : cacheFile?.read(list: manifestBytes, count: list.paths.count)
    (lines, stale) = OldSite.match(plan, list)
    try checkCollisions(place, plan)
  }

  private static func refusal(of folder: Folder, _ place: OutputPlace) throws -> SiteWriterError {
    let names = try folder.list().map(\.name).sorted { $0.precedesInBytes($1) }
    return .refused(
      output: place.shown,
      names.contains(".git") ? .repository : .notOurs(examples: names))
  }

  /// Goes through plan and list side by side; both are sorted.
  private static func match(_ plan: OrderedPlan, _ list: Manifest) -> ([Int?], [Int]) {
    var lines: [Int?] = Array(repeating: nil, count: plan.files.count)
    var stale: [Int] = []
    var line = 0
    for index in plan.order {
      let path = plan.files[index].path
      while line < list.paths.count {
        let order = list.paths[line].compareBytes(with: path)
        if order > 0 { break }
        if order == 0 { lines[index] = line } else { stale.append(line) }
        line += 1
        if order == 0 { break }
      }
    }
    return (lines, stale + Array(line..<list.paths.count))
  }

  /// What is not ours is never written over; nor is anything written through a symbolic link that
  /// stands for a folder of the plan.
  private func checkCollisions(_ place: OutputPlace, _ plan: OrderedPlan) throws {
    guard let root else { return }
    var collisions: [String] = []
    for folder in plan.folders {
      if let status = try root.status(folder), status.kind != .folder { collisions.append(folder) }
    }
    if collisions.isEmpty, !isListDamaged {
      for index in plan.order where lines[index] == nil {
        let path = plan.files[index].path
        if try root.status(path) != nil { collisions.append(path) }
      }
    }
    if !collisions.isEmpty {
      throw SiteWriterError.collisions(output: place.shown, paths: collisions)
    }
  }

  /// The lines of the list whose files are really in the folder: not those below something that is no
  /// folder any more, which may lead elsewhere.
  func reachableStale() throws -> [Int] {
    guard let root else { return [] }
    var unreachable: Set<ExactPath> = []
    for folder in PathRules.folders(of: stale.lazy.map { manifest.paths[$0] }) {
      let above = String(PathRules.folder(of: folder))
      if unreachable.contains(ExactPath(above)) {
        unreachable.insert(ExactPath(folder))
      } else if try root.status(folder)?.kind != .folder {
        unreachable.insert(ExactPath(folder))
      }
    }
    return stale.filter {
      !unreachable.contains(ExactPath(String(PathRules.folder(of: manifest.paths[$0]))))
    }
  }
}
