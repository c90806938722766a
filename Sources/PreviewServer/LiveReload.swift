import Files
import Synchronization

/// The pages that are being looked at, and what they are told: that there is another version of them,
/// and what is wrong.
///
/// A class because the server's thread and whoever makes the site share it.
final class LiveReload: Sendable {
  private struct Viewer {
    let stream: EventStream
    /// The path of the page as the browser has it.
    let page: String
    /// The version that it shows; nil while nobody knows.
    var version: String?
  }

  private struct State {
    var viewers: [Int: Viewer] = [:]
    var next = 0
    var report: FaultReport?
  }

  private let limits: ServerLimits
  private let executor: ServerExecutor
  private let state = Mutex(State())

  init(limits: ServerLimits, on executor: ServerExecutor) {
    self.limits = limits
    self.executor = executor
  }

  /// A new stream for a page that shows a version; nil when there are too many.
  ///
  /// What happened between the making of the page and now is told at once.
  func open(page: String, version: String?, of site: @escaping @Sendable () -> any ServedSite)
    -> EventStream?
  {
    let stream = EventStream(limit: limits.unread)
    let opened = state.withLock { state -> (number: Int, report: FaultReport?)? in
      state.viewers = state.viewers.filter { !$0.value.stream.isEnded }
      guard state.viewers.count < limits.streams else { return nil }
      state.next += 1
      state.viewers[state.next] = Viewer(stream: stream, page: page, version: version)
      return (state.next, state.report)
    }
    guard let opened else { return nil }
    stream.beat()
    if let report = opened.report { stream.send("fault", report.json) }
    Task(executorPreference: executor) { await self.compare([opened.number], with: site()) }
    return stream
  }

  /// Tells every page that would not look as it does, and all of them that there is another site: one
  /// that hears it may know of more pages.
  func show(_ site: any ServedSite) async {
    let viewers = state.withLock { $0.viewers }
    await compare(viewers.keys.sorted(), with: site)
    for viewer in viewers.values { viewer.stream.send("site", "") }
  }

  /// Tells every page what is wrong, or that nothing is any more.
  func tell(_ report: FaultReport?) {
    let streams = state.withLock { state in
      if state.report == report { return [EventStream]() }
      state.report = report
      return state.viewers.values.map(\.stream)
    }
    for stream in streams {
      if let report { stream.send("fault", report.json) } else { stream.send("mended", "") }
    }
  }

  func beat() {
    for viewer in state.withLock({ $0.viewers.values.map(\.stream) }) { viewer.beat() }
  }

  func end() {
    for viewer in state.withLock({ $0.viewers.values.map(\.stream) }) { viewer.end() }
  }

  private func compare(_ numbers: [Int], with site: any ServedSite) async {
    var versions: [String: String] = [:]
    for number in numbers {
      guard let viewer = state.withLock({ $0.viewers[number] }), !viewer.stream.isEnded else {
        continue
      }
      if versions[viewer.page] == nil {
        versions[viewer.page] = await Self.version(of: viewer.page, in: site)
      }
      guard let version = versions[viewer.page] else { continue }
      let isOld = state.withLock { state in
        let known = state.viewers[number]?.version
        state.viewers[number]?.version = version
        return known != nil && known != version
      }
      if isOld { viewer.stream.send("changed", version) }
    }
  }

  /// Nil of what is not a page of the site.
  private static func version(of page: String, in site: any ServedSite) async -> String? {
    guard let target = try? RequestTarget(Array(page.utf8)),
      target.path.first != RequestGate.editor
    else { return nil }
    switch SiteAddress(target, in: site) {
    case .file(let path): return await site.file(path).version.hex
    case .elsewhere(let address, _): return address
    case .missing:
      guard site.has(SiteAddress.missingPage) else { return "" }
      return await site.file(SiteAddress.missingPage).version.hex
    }
  }
}
