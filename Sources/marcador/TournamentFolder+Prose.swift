import Diagnostics
import Files
import FoundationEssentials
import MarcadorApp
import Site

extension TournamentFolder {
  /// Throws what would keep the site from being built because of what somebody wrote of a match.
  func checkProse(_ text: [UInt8], of match: Int, _ console: Console) async throws {
    let prose = try Prosa(text, fichero: file("contenido/cronicas/\(match).md"))
    try prose.comprueba()
    var found: [Diagnostic] = []
    guard
      var inputs = try await SiteInputs.read(
        self, templates: nil, jobs: ProcessInfo.processInfo.activeProcessorCount, found: &found,
        notes: false, console: console)
    else { return }  // What else keeps it from being built is told of where it is.
    inputs.prosas[match] = prose
    let plan: SitePlan
    do {
      plan = try await inputs.plan()
    } catch { return }
    try plan.checkChronicle(of: match)
  }

  /// Throws where what is written of a match is, by a link, outside the folder of the
  /// tournament.
  func refuseLinksOut(_ match: Int) throws {
    let rule = try LinkRule(around: path, system: system)
    for name in ["contenido", "contenido/cronicas", "contenido/cronicas/\(match).md"] {
      let place = file(name)
      // What is not there yet is made where it belongs.
      if try system.status(place) != nil, try rule.leadsOut(place) {
        throw Failure(FolderWords.leadsOut(place))
      }
    }
  }
}
