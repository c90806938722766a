package import Diagnostics
package import Files

/// Why a site is not written, in facts; `words` says it to a person. What the disk itself refuses is
/// a `FileError`.
package enum SiteWriterError: Error, Sendable, Hashable {
  /// The output is not a place to write a site to; nothing was touched.
  case refused(output: String, Refusal)
  /// Files that are not ours are where pages shall be.
  case collisions(output: String, paths: [String])
  /// A path of the plan that leads out of the output or that the list cannot hold.
  case invalidPath(String)
  /// Two files of the plan with one path.
  case samePath(String)
  /// A path of the plan that is the folder of another.
  case fileAndFolder(String)
  /// The session was committed with a file that nobody said anything about.
  case missingFile(String)
  /// A page was changed or removed by somebody else during the build.
  case changedMeanwhile(String)
  /// Some pages are in place and some are not, and going back failed too: the next build finishes.
  case unfinished(output: String, FileError)

  package enum Refusal: Sendable, Hashable {
    case emptyPath
    /// The root of the file system.
    case root
    case isProtected(ProtectedFolder)
    case holds(ProtectedFolder)
    case isInside(ProtectedFolder)
    case notAFolder(FileKind)
    case danglingLink(target: String)
    /// There is nothing at this path, in which it would be.
    case noFolder(String)
    /// Another disk or folder is attached there: it cannot be exchanged for the new site in one step.
    case mountPoint
    /// It is not empty and bears no mark of having been made by us; some of what is in it.
    case notOurs(examples: [String])
    /// The same, and it is a git repository.
    case repository
    /// Made by a program that keeps another list.
    case newerVersion
  }

  /// Whether the person named a wrong place (exit status 2), rather than something going wrong (1).
  package var isWrongUse: Bool {
    if case .refused = self { true } else { false }
  }

  /// The error as the command line prints it.
  package var diagnostic: Diagnostic {
    Diagnostic(.error, words, help: help)
  }
}
