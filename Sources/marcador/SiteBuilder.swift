import Diagnostics
import Files
import Site
import SiteWriter
import Synchronization

/// Draws the files of a plan on several processors and hands each to the writer as it comes.
struct SiteBuilder: Sendable {
  let plan: SitePlan
  let jobs: Int
  /// Told how far the work is, and what it is about to do.
  let console: Console

  /// What a build found, beside what the writer tells.
  struct Outcome: Sendable {
    var report: BuildReport
    /// Files whose inputs had not changed, so that they were not drawn.
    var skipped: Int
    var warnings: [Diagnostic]
  }

  /// Files that a worker takes at once.
  private static let chunk = 64

  private struct Part: Sendable {
    var skipped = 0
    var fragments: Set<PageFragment> = []
    var warnings = PageFindings()
    var faults = PageFindings()
  }

  /// What the workers share.
  private struct Progress {
    var next = 0
    var hasFailed = false
  }

  /// What is the same for every file of a build.
  private struct Work: Sendable {
    let chunks: [Range<Int>]
    let session: SiteSession
    let identity: ContentHash
    let identityOfMatches: ContentHash
    let progress = Shared(Progress())
  }

  /// What the plan was made from is not what is there any more.
  struct Overtaken: Error {}

  /// - Parameter isCurrent: whether the plan is still that of what is there; asked once nobody else can
  ///   write the site. A build that waited for another one would else write an older site over its.
  ///
  /// Throws `Overtaken` with nothing written if it is not.
  func build(
    with writer: SiteWriter, dryRun: Bool, isCurrent: () -> Bool
  ) async throws -> Outcome {
    let ofFrames = try plan.checkFrames()
    let session = try writer.begin(
      plan.entries.map { PlannedFile(path: $0.path.text) }, dryRun: dryRun,
      waiting: { console.say(BuildWords.waiting) })
    do {
      if !isCurrent() { throw Overtaken() }
      let part = try await draw(into: session)
      try plan.check(part.fragments.union(ofFrames))
      return Outcome(
        report: try session.commit(announcing: announce), skipped: part.skipped,
        warnings: part.warnings.inOrder)
    } catch {
      session.abandon()
      throw error
    }
  }

  private func announce(_ edits: [String], _ copies: String?) {
    console.say(BuildWords.replacing(edits, copies: copies))
  }

  private func draw(into session: SiteSession) async throws -> Part {
    let work = Work(
      chunks: chunkOrder, session: session, identity: ContentHash(plan.identity),
      identityOfMatches: ContentHash(plan.identity + plan.identityOfMatches))
    let whole = try await withThrowingTaskGroup(of: Part.self) { group in
      for _ in 0..<max(1, jobs) {
        group.addTask { try draw(work) }
      }
      var whole = Part()
      for try await part in group {
        whole.skipped += part.skipped
        whole.fragments.formUnion(part.fragments)
        whole.warnings.add(part.warnings)
        whole.faults.add(part.faults)
      }
      return whole
    }
    if !whole.faults.isEmpty { throw Failure(whole.faults.inOrder) }
    return whole
  }

  /// Chunks of neighbours, taken from as many places of the plan as there are workers: two that write
  /// into one folder wait for each other.
  private var chunkOrder: [Range<Int>] {
    let count = plan.entries.count
    let chunks = stride(from: 0, to: count, by: Self.chunk).map {
      $0..<min($0 + Self.chunk, count)
    }
    let share = (chunks.count + max(1, jobs) - 1) / max(1, jobs)
    return (0..<max(1, share)).flatMap { row in
      stride(from: row, to: chunks.count, by: max(1, share)).map { chunks[$0] }
    }
  }

  private func draw(_ work: Work) throws -> Part {
    var part = Part()
    var room = RenderingRoom()
    var feed: [UInt8] = []
    // A link to a file that goes may be anywhere: then every page is looked at again.
    let trustsCache = !work.session.losesFiles
    while let chunk = next(work) {
      for position in chunk {
        var draft: SitePlan.Draft?
        feed.removeAll(keepingCapacity: true)
        if !plan.feedOfMatch(position, into: &feed) {
          let whole = plan.draft(position)
          whole.feed(into: &feed)
          draft = whole
        }
        (draft == nil ? work.identityOfMatches : work.identity).appendHex(to: &feed)
        let fingerprint = ContentHash(feed)
        if trustsCache, try work.session.isUpToDate(position, fingerprint: fingerprint) {
          part.skipped += 1
          continue
        }
        do {
          let file = try plan.render(draft ?? plan.draft(position), in: &room)
          part.fragments.formUnion(file.fragments)
          part.warnings.add(file.warnings, at: position)
          // Nothing will be written after a fault; the other pages are drawn to tell theirs.
          if work.progress.value.withLock(\.hasFailed) { continue }
          try work.session.add(
            position, file.bytes, fingerprint: file.standsAlone ? fingerprint : nil)
        } catch let failure as Failure {
          part.faults.add(failure.diagnostics, at: position)
          work.progress.value.withLock { $0.hasFailed = true }
        }
      }
    }
    return part
  }

  private func next(_ work: Work) -> Range<Int>? {
    work.progress.value.withLock { progress in
      guard progress.next < work.chunks.count else { return nil }
      console.progress(
        BuildWords.progress(progress.next * Self.chunk, of: plan.entries.count))
      defer { progress.next += 1 }
      return work.chunks[progress.next]
    }
  }
}

/// A value that workers share. A class because a mutex cannot be copied.
private final class Shared<Value: Sendable>: Sendable {
  let value: Mutex<Value>

  init(_ value: Value) {
    self.value = Mutex(value)
  }
}
