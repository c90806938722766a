internal import Files

/// Where the cache of one output is kept: a file in a folder of its own, outside the site, that a
/// version control system leaves alone.
struct CacheFile: Sendable {
  let folder: String
  let system: FileSystem
  /// What besides the list the cache is valid for.
  private let owner: String
  /// What the names of all that is kept of the output begin with.
  let stem: String
  private var name: String { stem + ".cache" }

  /// Each output has a cache of its own. One beside the folder of the cache, or below, is known by the way
  /// from there: then it stays the same one when the tournament moves.
  ///
  /// - Parameters:
  ///   - output: the path of the output without symbolic links.
  ///   - generator: the program and its version: another one makes other pages of the same facts.
  init(folder: String, output: String, generator: String, system: FileSystem) {
    self.folder = folder
    self.system = system
    let output = Self.way(to: output, from: folder, system)
    owner = "\(generator)\u{0}\(output)"
    stem = "site-\(ContentHash(Array(output.utf8)).hex.prefix(16))"
  }

  private static func way(to output: String, from folder: String, _ system: FileSystem) -> String {
    let parent = String(PathRules.folder(of: folder))
    let isAbsolute = folder.hasPrefix("/")
    guard
      let home = try? system.resolved(parent.isEmpty ? (isAbsolute ? "/" : ".") : parent),
      output.hasPrefix(home + "/")
    else { return output }
    return String(output.dropFirst(home.count + 1))
  }

  /// Nil when there is none that is valid, for whatever reason: then all is compared again.
  func read(list: [UInt8], count: Int) -> BuildCache? {
    guard
      let bytes = try? Folder(folder, system: system).readFile(name, limit: BuildCache.limit).bytes
    else { return nil }
    return BuildCache(bytes, owner: ownership(of: list), count: count)
  }

  /// When it was written, as files tell it; nil when there is none.
  var written: Int64? { try? Folder(folder, system: system).status(name)?.modified }

  /// Keeps the records, one for each line of the list, unless they are what is there already.
  func write(_ records: [BuildCache.Record], list: [UInt8], old: BuildCache?) throws(FileError) {
    let cache = BuildCache(owner: ownership(of: list), records: records)
    if cache.bytes == old?.bytes { return }
    let folder = try opened()
    let temporary = name + ".tmp"
    try folder.remove(temporary)
    try folder.createFile(temporary, cache.bytes)
    try folder.rename(temporary, to: folder, as: name)
  }

  /// Where copies of pages that somebody changed by hand are kept.
  var editsFolder: String { folder + "/" + CacheFile.edits }

  private static let edits = "editados"

  /// Keeps copies of pages as they are now, beside those of earlier times.
  /// - Returns: whether there was anything to keep: a link or a pipe that stands for a page says nothing
  ///   of its own.
  func keep(_ paths: [String], of old: OldSite) throws(FileError) -> Bool {
    guard let root = old.root else { return false }
    var hasKept = false
    for path in paths {
      guard let status = try root.status(path), status.kind == .file else { continue }
      let bytes = try root.readFile(path, limit: OldSite.readLimit).bytes
      try keep(bytes, as: CacheFile.edits + "/" + path, in: try opened())
      hasKept = true
    }
    return hasKept
  }

  private func keep(_ bytes: [UInt8], as path: String, in folder: Folder) throws(FileError) {
    for part in PathRules.chain(String(PathRules.folder(of: path)))
    where try folder.status(part) == nil {
      try folder.makeFolder(part)
    }
    var number = 1
    var copy = path
    while let status = try folder.status(copy) {
      if status.kind == .file, status.size == bytes.count,
        try folder.readFile(copy, limit: OldSite.readLimit).bytes == bytes
      {
        return
      }
      number += 1
      copy = PathRules.numbered(path, number)
    }
    try folder.createFile(copy, bytes)
  }

  private func ownership(of list: [UInt8]) -> ContentHash {
    ContentHash(Array(owner.utf8) + list)
  }

  /// The folder, made if need be.
  func opened() throws(FileError) -> Folder {
    let ignore = ".gitignore"
    if try system.status(folder) == nil { try system.makeFolder(folder) }
    let opened = try Folder(folder, system: system)
    if try opened.status(ignore) == nil { try opened.createFile(ignore, Array("*\n".utf8)) }
    return opened
  }
}
