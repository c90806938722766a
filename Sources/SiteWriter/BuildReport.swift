/// What a build did to the output, or would do. Paths are relative to it, sorted by bytes.
package struct BuildReport: Sendable, Hashable {
  /// How the new state got into its place.
  package enum Strategy: Sendable, Hashable {
    /// Nothing had to be written.
    case nothing
    /// There was no site: a new folder was renamed.
    case newFolder
    /// A complete new folder was exchanged for the old one.
    case exchange
    /// The changed files were renamed one by one, with a journal.
    case moves
  }

  package var strategy: Strategy
  /// Pages that were not there.
  package var new: [String]
  /// Pages that were there with other bytes.
  package var changed: [String]
  /// Our pages that are no longer in the plan.
  package var removed: [String]
  /// How many pages were there already, with the same bytes.
  package var unchanged: Int
  /// What is in the output and is not ours; a folder ends in `/`.
  package var foreign: [String]
  /// Those of `changed` that somebody had changed by hand since we wrote them.
  package var replacedEdits: [String]
  /// Our pages that are no longer in the plan, but were changed by hand: kept, and not ours any more.
  package var keptEdits: [String]
  package var notices: [SiteNotice]
}
