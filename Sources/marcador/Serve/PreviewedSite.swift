import Diagnostics
import Files
import PreviewServer
import Site
import Synchronization

/// A site whose pages are drawn when somebody asks for them, and kept as long as it is the site.
///
/// A class because those who ask share what was drawn.
final class PreviewedSite: ServedSite {
  private struct Drawn {
    var files: [Int: ServedFile] = [:]
    var bytes = 0
  }

  let plan: SitePlan
  let basePath: String
  private let positions: [String: Int]
  /// Of files that pages show, by the last part of their path: what a link surely ends with.
  private let assets: [String: [Int]]
  /// What is shown instead of a page that cannot be drawn.
  private let lastGood: Mutex<LastGood?>
  private let reports: FaultReports
  private let drawn = Mutex(Drawn())

  /// Pages as they were when they could be drawn last.
  private struct LastGood {
    /// Those that were looked at.
    var pages: [String: ServedFile]
    /// A plan all of whose pages can be drawn, for the others.
    var plan: SitePlan?
  }

  /// Bytes of pages that are kept.
  private static let room = 64 << 20

  /// - Parameter before: the site that this one takes the place of.
  init(_ plan: SitePlan, after before: PreviewedSite?, reports: FaultReports) {
    self.plan = plan
    basePath = plan.basePath
    self.reports = reports
    lastGood = Mutex(
      LastGood(pages: before?.pages ?? [:], plan: before?.lastGoodPlan))
    if let before, plan.hasSamePaths(as: before.plan) {
      positions = before.positions
      assets = before.assets
      return
    }
    var positions: [String: Int] = [:]
    var assets: [String: [Int]] = [:]
    for (position, entry) in plan.entries.enumerated() {
      let path = entry.path.text
      positions[path] = position
      if !path.hasSuffix(".html"), plan.asset(position) != nil {
        assets[String(path.split(separator: "/").last ?? ""), default: []].append(position)
      }
    }
    self.positions = positions
    self.assets = assets
  }

  func has(_ path: String) -> Bool { position(path) != nil }

  func known(_ path: String) -> ServedFile? {
    position(path).flatMap { position in drawn.withLock { $0.files[position] } }
  }

  func file(_ path: String) async -> ServedFile {
    guard let position = position(path) else { return ServedFile([], status: 404) }
    if let file = drawn.withLock({ $0.files[position] }) { return file }
    return draw(position, path)
  }

  /// A name that only looks the same is another one to a host.
  private func position(_ path: String) -> Int? {
    positions[path].flatMap {
      plan.entries[$0].path.text.utf8.elementsEqual(path.utf8) ? $0 : nil
    }
  }

  private func draw(_ position: Int, _ path: String) -> ServedFile {
    var room = RenderingRoom()
    let file: ServedFile
    do {
      file = served(try plan.render(plan.draft(position), in: &room).bytes, path)
    } catch {
      file = substitute(for: path, error)
    }
    drawn.withLock { drawn in
      if drawn.bytes > Self.room { drawn = Drawn() }
      if drawn.files.updateValue(file, forKey: position) == nil { drawn.bytes += file.bytes.count }
    }
    return file
  }

  private func substitute(for path: String, _ failure: Failure) -> ServedFile {
    let lastGood = lastGood.withLock { $0 }
    if let page = lastGood?.pages[path] { return page }
    var room = RenderingRoom()
    if let plan = lastGood?.plan,
      let position = plan.entries.firstIndex(where: { $0.path.text == path }),
      // It could be drawn before: if not, the reason is the one that is told.
      let file = try? plan.render(plan.draft(position), in: &room)
    {
      return served(file.bytes, path)
    }
    let report = reports.report(failure.diagnostics) ?? reports.unknown
    return ServedFile(FaultPage(report).bytes, status: 500)
  }

  /// All pages can be drawn: what was before is of no use any more.
  func proveGood() { lastGood.withLock { $0 = nil } }

  private var lastGoodPlan: SitePlan? {
    lastGood.withLock { $0 == nil ? plan : $0?.plan }
  }

  /// What was looked at here, and before.
  private var pages: [String: ServedFile] {
    var pages = lastGood.withLock { $0?.pages ?? [:] }
    var count = pages.values.reduce(0) { $0 + $1.bytes.count }
    for (position, file) in drawn.withLock(\.files) where file.status == 200 {
      count += file.bytes.count
      if count > Self.room { break }
      pages[plan.entries[position].path.text] = file
    }
    return pages
  }

  private func served(_ bytes: [UInt8], _ path: String) -> ServedFile {
    let hash = ContentHash(bytes)
    return ServedFile(bytes, hash: hash, version: version(of: bytes, hash, path))
  }

  private func version(of page: [UInt8], _ hash: ContentHash, _ path: String) -> ContentHash {
    guard path.hasSuffix(".html") else { return hash }
    let shown = PageReferences.names(in: page).compactMap { assets[$0] }.joined()
    var feed: [UInt8] = []
    hash.appendHex(to: &feed)
    for position in Set(shown).sorted() {
      guard let bytes = plan.asset(position) else { continue }
      ContentHash(bytes).appendHex(to: &feed)
    }
    return ContentHash(feed)
  }
}
