import Files
import FoundationEssentials
import PreviewServer

/// What a site is made from, as far as it takes to know whether it has changed.
struct InputStamps: Sendable, Equatable {
  private enum Stamp: Sendable, Equatable {
    case content(ContentHash)
    /// Of files that are too many to be read again and again.
    case status(size: Int, modified: Int64, inode: UInt64)
    /// Of a large file; with its content as long as that may change without a trace, because it was
    /// written just now.
    case large(FileStatus, ContentHash?)
    /// Why it cannot be read.
    case fault(FileError)
  }

  private var stamps: [String: Stamp] = [:]
  /// Whether the system cannot tell of all changes: it has no room to watch more folders, or one from
  /// which everything comes is not there, so that nothing of it can be watched.
  private(set) var isBlind = false

  /// Bytes from which on a file is large.
  private static let large = 1 << 20
  /// Nanoseconds within which a system may give two writes the same time.
  private static let tick: Int64 = 15_000_000
  private static let fileLimit = 64 << 20
  private static let countLimit = 100_000
  private static let depthLimit = 64

  /// Looks at all of them, and has their folders watched first, so that nothing is missed in between.
  /// - Parameter before: what was there at the last look.
  init(
    _ folder: TournamentFolder, templates: String?, watcher: any FolderWatcher,
    after before: InputStamps? = nil
  ) {
    watch(folder.path, watcher)
    for place in [folder.path] + (templates.map { [$0] } ?? [])
    where (try? folder.system.status(place)) == .some(nil) {
      isBlind = true
    }
    for name in ["torneo.json", "arbitros.json", "marcador.json"] {
      let file = folder.file(name)
      watchTarget(file, folder.system, watcher)
      read(file, folder.system, before)
    }
    let theme = templates ?? folder.file("templates")
    watch(theme, watcher)
    for name in names(in: theme, folder.system) where ThemeFolder.isSeen(name) {
      watchTarget("\(theme)/\(name)", folder.system, watcher)
      read("\(theme)/\(name)", folder.system, before)
    }
    // A folder that is not there has nothing in it.
    guard let rule = try? LinkRule(around: folder.path, system: folder.system) else { return }
    for name in ["contenido", "static"] {
      walk(folder.file(name), rule, watcher, within: [])
    }
  }

  private mutating func watch(_ folder: String, _ watcher: any FolderWatcher) {
    if !watcher.watch(folder) { isBlind = true }
  }

  /// Of a link the folder of what it leads to as well: that is where the next version will be put.
  private mutating func watchTarget(
    _ file: String, _ system: FileSystem, _ watcher: any FolderWatcher
  ) {
    // What is not there, or leads nowhere, is in no other folder.
    guard let target = try? system.resolved(file),
      let slash = target.lastIndex(of: "/"), slash != target.startIndex
    else { return }
    watch(String(target[..<slash]), watcher)
  }

  private mutating func read(_ file: String, _ system: FileSystem, _ before: InputStamps?) {
    do {
      if let status = try system.status(file), status.kind == .file, status.size >= Self.large {
        stamps[file] = try stamp(file, status, system, before?.stamps[file])
        return
      }
      stamps[file] = .content(ContentHash(try system.readFile(file, limit: Self.fileLimit)))
    } catch {
      stamps[file] = .fault(error)
    }
  }

  /// Reads a large file only where its status does not tell whether it is the same.
  private func stamp(
    _ file: String, _ status: FileStatus, _ system: FileSystem, _ before: Stamp?
  ) throws(FileError) -> Stamp {
    let now = Int64(Date().timeIntervalSince1970 * 1e9)
    var isOpen = now - status.changed < Self.tick
    if case .large(status, .some) = before { isOpen = true }
    let content = isOpen ? ContentHash(try system.readFile(file, limit: Self.fileLimit)) : nil
    // At the last look nothing could change without a trace.
    if case .large(status, nil) = before { return .large(status, nil) }
    return .large(status, content)
  }

  private mutating func walk(
    _ place: String, _ rule: LinkRule, _ watcher: any FolderWatcher,
    within ancestors: [FileStatus], isLink: Bool = true
  ) {
    let system = rule.system
    do {
      guard let status = try system.status(place) else { return }
      stamps[place] = .status(size: status.size, modified: status.modified, inode: status.inode)
      guard status.kind == .folder, ancestors.count < Self.depthLimit,
        stamps.count < Self.countLimit, !ancestors.contains(where: { $0.isSameFile(as: status) })
      else { return }
      // Nothing that is there gets into the site.
      if isLink, try rule.leadsOut(place) { return }
      watch(place, watcher)
      for entry in entries(of: place, system) {
        walk(
          "\(place)/\(entry.name)", rule, watcher, within: ancestors + [status],
          isLink: entry.kind == .symbolicLink)
      }
    } catch {
      stamps[place] = .fault(error)
    }
  }

  private func names(in folder: String, _ system: FileSystem) -> [String] {
    entries(of: folder, system).map(\.name)
  }

  private func entries(of folder: String, _ system: FileSystem) -> [FolderEntry] {
    // A folder that is not there, or cannot be read, has none; reading the site tells why.
    ((try? Folder(folder, system: system).list()) ?? []).filter(\.isExact)
  }
}
