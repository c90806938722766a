import Diagnostics
import Files
import PreviewServer
import Site

/// Keeps a server showing the site of a folder as the folder changes: one making at a time, the last
/// state in the end.
actor PreviewLoop {
  private let maker: SiteMaker
  private let reports: FaultReports
  private let console: Console
  private var watcher: any FolderWatcher
  private var stamps: InputStamps
  private var site: PreviewedSite?
  /// What keeps the site from being made.
  private var obstacles: [Diagnostic] = []
  private var warnings: [Diagnostic] = []
  /// What is wrong with pages of the site that is shown.
  private var pageFaults: [Diagnostic] = []
  /// What was told last in the terminal.
  private var told: [Diagnostic] = []
  private var checking: Task<Void, Never>?

  /// How long something goes on changing after it began to: editors write in more than one step.
  private static let settling = Duration.milliseconds(20)
  /// How long what is wrong must stay wrong before it is told: a file may be half written.
  private static let doubt = Duration.milliseconds(60)

  /// - Parameter watcher: the system's where there is none.
  init(_ maker: SiteMaker, watcher: (any FolderWatcher)? = nil) {
    self.maker = maker
    console = maker.console
    reports = FaultReports(language: console.language, system: maker.folder.system)
    let watcher = watcher ?? Self.newWatcher()
    self.watcher = watcher
    stamps = InputStamps(maker.folder, templates: maker.templates, watcher: watcher)
  }

  private static func newWatcher() -> any FolderWatcher {
    #if os(Linux)
      if let watcher = InotifyWatcher() { return watcher }
    #endif
    return PollingWatcher()
  }

  /// Makes the site for the first time, or what stands for it.
  func begin() async throws -> any ServedSite {
    let made = try await maker.make()
    note(made)
    if let plan = made.plan { return adopt(plan) }
    return FaultSite(reports.report(obstacles) ?? reports.unknown)
  }

  /// Follows the folder until it is cancelled.
  func follow(_ server: PreviewServer) async throws {
    tellTerminal()
    check(server)
    while !Task.isCancelled {
      pollIfBlind()
      for await _ in watcher.changes {
        try await Task.sleep(for: Self.settling)
        guard look() else { continue }
        try await remake(server)
        if stamps.isBlind, !(watcher is PollingWatcher) { break }
      }
    }
    throw CancellationError()
  }

  /// Whether anything that the site is made from has changed since the last look.
  private func look() -> Bool {
    let now = InputStamps(
      maker.folder, templates: maker.templates, watcher: watcher, after: stamps)
    defer { stamps = now }
    return now != stamps
  }

  private func pollIfBlind() {
    guard stamps.isBlind, !(watcher is PollingWatcher) else { return }
    console.say(ServeWords.polling)
    watcher.stop()
    watcher = PollingWatcher()
  }

  private func remake(_ server: PreviewServer) async throws {
    checking?.cancel()
    let clock = ContinuousClock()
    let start = clock.now
    var made = try await maker.make(after: site?.plan)
    while made.plan == nil {
      try await Task.sleep(for: Self.doubt)
      if !look() { break }
      made = try await maker.make(after: site?.plan)
    }
    let hadObstacles = !obstacles.isEmpty
    let place = site?.basePath ?? ""
    note(made)
    if let plan = made.plan {
      await server.show(adopt(plan))
      if plan.basePath != place {
        console.say(ServeWords.movedTo(server.address(ofSiteAt: plan.basePath)))
      }
      if hadObstacles { server.tell(nil) }
    } else {
      pageFaults = []
      let report = reports.report(obstacles) ?? reports.unknown
      if site == nil { await server.show(FaultSite(report)) }
      server.tell(report)
    }
    console.detail(ServeWords.shown(after: clock.now - start))
    tellTerminal()
    check(server)
  }

  private func note(_ made: SiteMaker.Made) {
    obstacles = made.plan == nil ? made.found.filter { $0.severity == .error } : []
    warnings = made.found.filter { $0.severity != .error }
  }

  private func adopt(_ plan: SitePlan) -> PreviewedSite {
    let adopted = PreviewedSite(plan, after: site, reports: reports)
    site = adopted
    return adopted
  }

  // MARK: All the pages

  /// Draws all pages, for what is wrong with those that nobody looks at.
  private func check(_ server: PreviewServer) {
    guard obstacles.isEmpty, let site else { return }
    checking = Task(priority: .background) {
      // Who is waiting for a page comes first.
      guard (try? await Task.sleep(for: .milliseconds(200))) != nil else { return }
      let outcome = await Self.faults(of: site.plan)
      if !Task.isCancelled { self.finish(outcome, of: site, server) }
    }
  }

  @concurrent
  private static func faults(of plan: SitePlan) async -> [Diagnostic] {
    do {
      return try plan.checkAll(isWanted: { !Task.isCancelled }) + policyFaults(of: plan)
    } catch {
      return error.diagnostics
    }
  }

  /// That the first page forbids the script of the preview; all have the same layout.
  private static func policyFaults(of plan: SitePlan) throws(Failure) -> [Diagnostic] {
    guard let position = plan.entries.firstIndex(where: { $0.path.text.hasSuffix(".html") }) else {
      return []
    }
    var room = RenderingRoom()
    let page = try plan.render(plan.draft(position), in: &room).bytes
    return ReloadTag.isForbidden(by: page)
      ? [ServeWords.reloadIsBlocked(plan.entries[position].path.text)] : []
  }

  private func finish(_ found: [Diagnostic], of checked: PreviewedSite, _ server: PreviewServer) {
    guard checked === site, obstacles.isEmpty else { return }
    pageFaults = found
    if !found.contains(where: { $0.severity == .error }) { checked.proveGood() }
    server.tell(reports.report(found))
    tellTerminal()
  }

  // MARK: The terminal

  private func tellTerminal() {
    let all = obstacles + warnings + pageFaults
    if all == told { return }
    let isMended =
      told.contains { $0.severity == .error } && !all.contains { $0.severity == .error }
    told = all
    if isMended { console.say(ServeWords.mended) }
    console.report(all)
  }
}
