package import Files

/// Writes a site into its output folder so that it is the old one or the new one, whole, and touches
/// only what changes.
///
/// Knows nothing of what the files say. A build is a plan of files, a session in which their contents
/// are compared with what is there and written aside where they differ, and a commit:
///
/// - Where there is no site, the new folder is renamed into its place, in one step.
/// - Else a complete new folder is made, in which unchanged and foreign files are the same files under
///   a second name (so bytes, time and inode stay), and exchanged for the old one, in one step. A
///   program that has the old folder open goes on seeing that one. It is then removed, or, where there
///   are many files, kept to make the next new folder of (`SpareSite`).
/// - Where the disk has no second names, or the output holds very much that is not ours, the changed
///   files are renamed one by one, after a journal of what is to be done has been written down. A
///   failure in between is undone. A process that is *killed* in between leaves some files new and some
///   old, until the next build: it finishes what the journal says before anything else.
///
/// `.marcador` in the output lists what is ours; nothing else is ever changed or removed.
package struct SiteWriter: Sendable {
  /// From how many files on another way is better.
  package struct Thresholds: Sendable {
    /// How many files that are not ours an exchange may take along; with more of them, the site is
    /// changed file by file. Nil to do so always.
    package var foreign: Int?
    /// The old site is kept for the next exchange if there are so many files of ours.
    package var spare: Int
    /// And it is used unless more than one in so many files changes.
    package var share: Int

    package init(foreign: Int? = 50_000, spare: Int = 2_000, share: Int = 8) {
      self.foreign = foreign
      self.spare = spare
      self.share = share
    }
  }

  private let output: String
  private let cacheFolder: String?
  private let protected: [ProtectedFolder]
  private let generator: String
  private let thresholds: Thresholds
  private let patience: Duration
  private let system: FileSystem

  /// - Parameters:
  ///   - output: the folder of the site; the one that it is in must exist.
  ///   - cacheFolder: where to keep what makes the next build faster, outside the site; made if need
  ///     be; nil for nowhere.
  ///   - protected: folders that the output must not be, nor hold.
  ///   - generator: the program and its version; another one trusts no fingerprint of this one.
  ///   - patience: how long to wait for another build of the same output.
  package init(
    output: String, cacheFolder: String?, protected: [ProtectedFolder], generator: String,
    thresholds: Thresholds = Thresholds(), patience: Duration = .seconds(10), system: FileSystem
  ) {
    self.output = output
    self.cacheFolder = cacheFolder
    self.protected = protected
    self.generator = generator
    self.thresholds = thresholds
    self.patience = patience
    self.system = system
  }

  /// Saves time in the commit to come, if files are going to change: gives what is there second names
  /// while the new site is still being thought out. Writes nothing but in the folder of the cache, and
  /// nothing at all where none of the `inputs` is newer than the last build.
  package func prepare(for inputs: [FileStatus]) {
    guard let cacheFolder, thresholds.foreign != nil,
      let place = try? OutputPlace(output, protected: protected, system: system)
    else { return }
    let cacheFile = CacheFile(
      folder: cacheFolder, output: place.path, generator: generator, system: system)
    guard let last = cacheFile.written,
      inputs.contains(where: { max($0.modified, $0.changed) > last })
    else { return }
    // Whatever goes wrong here the commit does without it.
    try? SpareSite(cacheFile).prepare(of: place, minimum: thresholds.spare)
  }

  /// Throws what is wrong with a plan, whatever is on the disk.
  package static func check(_ files: [PlannedFile]) throws(SiteWriterError) {
    _ = try OrderedPlan(files)
  }

  /// Checks the plan and the output, waits for another build of it, finishes or tidies up what a
  /// killed one left, and reads what is there.
  ///
  /// - Parameters:
  ///   - dryRun: nothing is written, then or later, and nobody is waited for.
  ///   - waiting: told when another build of the output has to be waited for.
  ///
  /// Throws `SiteWriterError` and `FileError`; nothing has been written then.
  package func begin(
    _ files: [PlannedFile], dryRun: Bool = false, waiting: () -> Void = {}
  ) throws -> SiteSession {
    let plan = try OrderedPlan(files)
    let place = try OutputPlace(output, protected: protected, system: system)
    var notices: [SiteNotice] = []
    var isListCertain = true
    if !dryRun {
      do {
        if try !place.parent.lock(patience: patience, waiting: waiting) {
          notices.append(.noLocks(output: output))
        }
      } catch {
        throw FileError(error.operation, output, error.reason)
      }
      let recovery = try Recovery(of: place)
      notices += recovery.notices
      isListCertain = recovery.isListCertain
    }
    let cacheFile = cacheFolder.map {
      CacheFile(folder: $0, output: place.path, generator: generator, system: system)
    }
    let old = try OldSite(place, plan, cacheFile: cacheFile, isListCertain: isListCertain)
    if old.isListDamaged {
      notices.append(.damagedList(path: place.shown + "/" + Manifest.name))
    }
    return SiteSession(
      plan: plan, place: place, old: old, cacheFile: cacheFile, thresholds: thresholds,
      isDryRun: dryRun, notices: notices)
  }
}
