package import Diagnostics
import Torneo

extension SitePlan {
  /// Draws the page of the chronicle of a match and throws it away. Throws what is wrong with it.
  package func checkChronicle(of match: Int) throws(Failure) {
    let position = entries.firstIndex { entry in
      guard case .cronica(let place) = entry.subject else { return false }
      return context.index.torneo.partidos[place].id == match
    }
    guard let position else { return }
    var room = RenderingRoom()
    try check(Set(render(draft(position), in: &room).fragments))
  }
}
