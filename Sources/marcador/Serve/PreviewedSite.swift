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
  /// Pages as they were when they could be drawn last.
  private let earlier: [String: ServedFile]
  private let reports: FaultReports
  private let drawn = Mutex(Drawn())

  /// Bytes of pages that are kept.
  private static let room = 64 << 20

  /// - Parameter before: the site that this one takes the place of.
  init(_ plan: SitePlan, after before: PreviewedSite?, reports: FaultReports) {
    self.plan = plan
    basePath = plan.basePath
    self.reports = reports
    earlier = before?.pages ?? [:]
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
      let bytes = try plan.render(plan.draft(position), in: &room).bytes
      let hash = ContentHash(bytes)
      file = ServedFile(bytes, hash: hash, version: version(of: bytes, hash, path))
    } catch {
      file = earlier[path] ?? ServedFile(faultPage(error), status: 500)
    }
    drawn.withLock { drawn in
      if drawn.bytes > Self.room { drawn = Drawn() }
      if drawn.files.updateValue(file, forKey: position) == nil { drawn.bytes += file.bytes.count }
    }
    return file
  }

  private func faultPage(_ failure: Failure) -> [UInt8] {
    FaultPage(reports.report(failure.diagnostics) ?? reports.unknown).bytes
  }

  /// What was looked at here, and before.
  private var pages: [String: ServedFile] {
    var pages = earlier
    var count = pages.values.reduce(0) { $0 + $1.bytes.count }
    for (position, file) in drawn.withLock(\.files) where file.status == 200 {
      count += file.bytes.count
      if count > Self.room { break }
      pages[plan.entries[position].path.text] = file
    }
    return pages
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
