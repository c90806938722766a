import Diagnostics
import Files
import Site
import SiteWriter
import Synchronization

/// Draws the files of a plan on several processors and hands each to the writer as it comes.
struct SiteBuilder: Sendable {
  let plan: SitePlan
  let jobs: Int

  /// What a build found, beside what the writer tells.
  struct Outcome: Sendable {
    var report: BuildReport
    /// Files whose inputs had not changed, so that they were not drawn.
    var skipped: Int
    var warnings: [Diagnostic]
  }

  /// Files that a worker takes at once.
  private static let chunk = 64
  /// As many faults of pages as a person wants to see.
  private static let faultLimit = 50

  private struct Progress {
    var next = 0
    var faults: [Diagnostic] = []
    var hasFailed = false
  }

  private struct Part: Sendable {
    var skipped = 0
    var fragments: Set<PageFragment> = []
    var warnings: [Diagnostic] = []
  }

  func build(with writer: SiteWriter, dryRun: Bool) async throws -> Outcome {
    try plan.checkFrames()
    let session = try writer.begin(
      plan.entries.map { PlannedFile(path: $0.path.text) }, dryRun: dryRun)
    do {
      let part = try await draw(into: session)
      try plan.check(part.fragments)
      return Outcome(report: try session.commit(), skipped: part.skipped, warnings: part.warnings)
    } catch {
      session.abandon()
      throw error
    }
  }

  private func draw(into session: SiteSession) async throws -> Part {
    let identity = ContentHash(plan.identity)
    let chunks = chunkOrder
    let progress = Shared(Progress())
    let whole = try await withThrowingTaskGroup(of: Part.self) { group in
      for _ in 0..<max(1, jobs) {
        group.addTask { try work(on: chunks, into: session, identity, progress) }
      }
      var whole = Part()
      for try await part in group {
        whole.skipped += part.skipped
        whole.fragments.formUnion(part.fragments)
        whole.warnings += part.warnings
      }
      return whole
    }
    let faults = progress.value.withLock { $0.faults }
    if !faults.isEmpty { throw Failure(faults) }
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

  private func work(
    on chunks: [Range<Int>], into session: SiteSession, _ identity: ContentHash,
    _ progress: Shared<Progress>
  ) throws -> Part {
    var part = Part()
    var room = RenderingRoom()
    var feed: [UInt8] = []
    while let chunk = next(of: chunks, progress) {
      for position in chunk {
        let draft = plan.draft(position)
        feed.removeAll(keepingCapacity: true)
        identity.appendHex(to: &feed)
        draft.feed(into: &feed)
        let fingerprint = ContentHash(feed)
        if try session.isUpToDate(position, fingerprint: fingerprint) {
          part.skipped += 1
          continue
        }
        do {
          let file = try plan.render(draft, in: &room)
          part.fragments.formUnion(file.fragments)
          part.warnings += file.warnings
          try session.add(position, file.bytes, fingerprint: fingerprint)
        } catch let failure as Failure {
          note(failure, progress)
        }
      }
    }
    return part
  }

  private func next(of chunks: [Range<Int>], _ progress: Shared<Progress>) -> Range<Int>? {
    progress.value.withLock { progress in
      guard progress.next < chunks.count, !progress.hasFailed else { return nil }
      defer { progress.next += 1 }
      return chunks[progress.next]
    }
  }

  private func note(_ failure: Failure, _ progress: Shared<Progress>) {
    progress.value.withLock { progress in
      progress.faults += failure.diagnostics
      progress.hasFailed = progress.faults.count >= Self.faultLimit
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
