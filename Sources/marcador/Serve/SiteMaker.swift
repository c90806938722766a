import Diagnostics
import FoundationEssentials
import Site
import SiteWriter

/// Makes the site of a folder as it is now.
struct SiteMaker: Sendable {
  let folder: TournamentFolder
  let templates: String?
  let baseURL: String?
  let console: Console

  /// What came of it.
  struct Made: Sendable {
    /// Nil where the site cannot be made.
    let plan: SitePlan?
    let found: [Diagnostic]
  }

  /// - Parameter last: a plan whose paths a writer could write; the same ones need no other look.
  func make(after last: SitePlan? = nil) async throws -> Made {
    var found: [Diagnostic] = []
    let inputs = try await SiteInputs.read(
      folder, templates: templates, jobs: ProcessInfo.processInfo.activeProcessorCount,
      found: &found, notes: false, console: console)
    guard var inputs else { return Made(plan: nil, found: found) }
    if let baseURL { inputs.settings.urlBase = baseURL }
    let plan = try await found.collecting {
      let plan = try await inputs.plan()
      if last.map({ plan.hasSamePaths(as: $0) }) != true {
        try SiteWriter.check(plan.entries.map { PlannedFile(path: $0.path.text) })
      }
      return plan
    }
    let hidden = plan.map(EditorPlace.diagnostics) ?? []
    found += (plan?.avisosDePrivacidad ?? []) + hidden
    return Made(plan: hidden.contains { $0.severity == .error } ? nil : plan, found: found)
  }
}

extension SitePlan {
  /// Whether it has the files of another plan, in the same order: most edits change no more than what is
  /// in them.
  func hasSamePaths(as other: SitePlan) -> Bool {
    entries.count == other.entries.count
      && entries.indices.allSatisfy { place in
        let path = entries[place].path.text
        guard path == other.entries[place].path.text else { return false }
        return path.hasSuffix(".html") || (asset(place) == nil) == (other.asset(place) == nil)
      }
  }
}
