package import Files
internal import Synchronization

/// One build of a site: begun by `SiteWriter`, it takes each file of the plan and is committed or
/// abandoned.
///
/// `isUpToDate` and `add` may be called from several threads at once, each file once; they are the
/// quicker the fewer threads write into one folder. A class because threads share it, and because
/// what it wrote aside must go away with it.
package final class SiteSession: Sendable {
  private struct State {
    var results: [FileResult?]
    var isOver = false
  }

  private let plan: OrderedPlan
  private let place: OutputPlace
  private let old: OldSite
  private let cacheFile: CacheFile?
  private let thresholds: SiteWriter.Thresholds
  private let isDryRun: Bool
  private let notices: [SiteNotice]
  private let staging: SideFolder
  private let state: Mutex<State>

  init(
    plan: OrderedPlan, place: OutputPlace, old: OldSite, cacheFile: CacheFile?,
    thresholds: SiteWriter.Thresholds, isDryRun: Bool, notices: [SiteNotice]
  ) {
    self.plan = plan
    self.place = place
    self.old = old
    self.cacheFile = cacheFile
    self.thresholds = thresholds
    self.isDryRun = isDryRun
    self.notices = notices
    staging = SideFolder(place.newName, in: place.parent)
    state = Mutex(State(results: Array(repeating: nil, count: plan.files.count)))
  }

  deinit {
    abandon()
  }

  /// Whether the last build left a file that is not in the plan: what stays may lead to it.
  package var losesFiles: Bool { !old.stale.isEmpty }

  /// Whether the file is on the disk as the last build left it, and that build had the same
  /// fingerprint for it: then it is done, and need not be added.
  /// - Parameter index: its place in the plan as it was given.
  package func isUpToDate(_ index: Int) throws -> Bool {
    guard let fingerprint = plan.files[index].fingerprint else { return false }
    return try isUpToDate(index, fingerprint: fingerprint)
  }

  /// The same for a fingerprint that was worked out after the plan.
  package func isUpToDate(_ index: Int, fingerprint: ContentHash) throws -> Bool {
    guard let root = old.root, let cache = old.cache, let line = old.lines[index] else {
      return false
    }
    let record = cache[line]
    guard record.fingerprint == fingerprint, let status = try root.status(plan.files[index].path),
      record.describes(status)
    else { return false }
    note(
      FileResult(
        change: .unchanged, hash: old.manifest.hashes[line], record: record, isCached: true), index)
    return true
  }

  /// Takes the content of a file: compares it with the disk and, where it differs, writes it aside.
  /// - Parameters:
  ///   - index: its place in the plan as it was given.
  ///   - fingerprint: the one of the plan, unless it was worked out later.
  ///
  /// Throws `FileError` and `.collisions`; the session can only be abandoned then.
  package func add(_ index: Int, _ bytes: [UInt8], fingerprint: ContentHash? = nil) throws {
    let file = plan.files[index]
    let fingerprint = fingerprint ?? file.fingerprint
    let hash = ContentHash(bytes)
    var result = FileResult(change: .new, hash: hash, record: nil)
    if let root = old.root, let status = try root.status(file.path) {
      result.change = try compare(index, bytes, hash, with: status, in: root)
      if result.change == .unchanged {
        result.record = BuildCache.Record(fingerprint: fingerprint, status)
      }
    }
    if result.isToBePlaced, !isDryRun {
      let root = try staging.root(with: String(PathRules.folder(of: file.path)))
      let status = try root.createFile(file.path, bytes)
      result.record = BuildCache.Record(fingerprint: fingerprint, status)
    }
    note(result, index)
  }

  private func note(_ result: FileResult, _ index: Int) {
    state.withLock { $0.results[index] = result }
  }

  private func compare(
    _ index: Int, _ bytes: [UInt8], _ hash: ContentHash, with status: FileStatus, in root: Folder
  ) throws -> FileResult.Change {
    let path = plan.files[index].path
    let line = old.lines[index]
    if status.kind == .folder || (line == nil && !old.isListDamaged) {
      throw SiteWriterError.collisions(output: place.shown, paths: [path])
    }
    guard status.kind == .file else { return .edited }
    if let line, let cache = old.cache, cache[line].describes(status) {
      return old.manifest.hashes[line] == hash ? .unchanged : .changed
    }
    let found = try old.hash(of: path, status)
    if found == hash { return .unchanged }
    return line.map { old.manifest.hashes[$0] == found } == true ? .changed : .edited
  }

  /// Puts the new site into its place and tells what that changed.
  /// - Parameter announcing: told, before anything is replaced, of the pages that somebody changed by
  ///   hand and that are going to be replaced, and where what they say is kept, if it is.
  ///
  /// Throws `FileError` and `SiteWriterError`: the output is as before then, except after
  /// `.unfinished`. In a dry run only tells.
  package func commit(
    announcing: (_ edits: [String], _ copies: String?) -> Void = { _, _ in }
  ) throws -> BuildReport {
    defer { place.parent.unlock() }
    do {
      return try committed(announcing)
    } catch let error as SiteWriterError {
      // What was written aside is needed to finish.
      if case .unfinished = error { state.withLock { $0.isOver = true } }
      abandon()
      throw error
    } catch {
      abandon()
      throw error
    }
  }

  private func committed(_ announce: ([String], String?) -> Void) throws -> BuildReport {
    var results: [FileResult] = []
    results.reserveCapacity(plan.files.count)
    for (index, result) in state.withLock({ $0.results }).enumerated() {
      guard let result else { throw SiteWriterError.missingFile(plan.files[index].path) }
      results.append(result)
    }
    let changes = try SiteChanges(plan, results, old, place)
    var report = changes.report(notices)
    if isDryRun {
      report.strategy = changes.strategy(old)
      return report
    }
    if !changes.replacedEdits.isEmpty {
      let isKept = try cacheFile?.keep(changes.replacedEdits, of: old) ?? false
      announce(changes.replacedEdits, isKept ? cacheFile?.editsFolder : nil)
    }
    let commit = SiteCommit(
      place: place, old: old, staging: staging, changes: changes,
      spare: cacheFile.map { SpareSite($0) }, thresholds: thresholds)
    report.strategy = try commit.run()
    // From here on the new site is there; what goes wrong now is told, but is no failure of the build.
    state.withLock { $0.isOver = true }
    if let cacheFile, !changes.isListUnchanged || !results.allSatisfy(\.isCached) {
      do {
        try cacheFile.write(
          plan.order.compactMap { results[$0].record }, list: changes.manifestBytes,
          old: changes.isListUnchanged ? old.cache : nil)
      } catch {
        report.notices.append(.noCache(error))
      }
    }
    report.notices += commit.tidyUp(after: report.strategy)
    return report
  }

  /// Ends the session without a trace. Does nothing after a commit.
  package func abandon() {
    let wasOver = state.withLock { state in
      defer { state.isOver = true }
      return state.isOver
    }
    if wasOver { return }
    // What cannot be removed now is removed by the next build, which says so.
    try? staging.remove()
    place.parent.unlock()
  }
}
