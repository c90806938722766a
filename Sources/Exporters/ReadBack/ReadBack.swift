import Diagnostics
import Importers
import Torneo

/// A text read again by the reader of its format: what it is taken for must be what was written. What
/// is not is told, so that nothing is lost in silence, be it for the format or for its reader.
struct ReadBack {
  let diagnostics: [Diagnostic]

  /// - Parameters:
  ///   - all: the matches that the text tells, in its order.
  ///   - read: what its reader makes of it.
  init(
    _ all: [PartidoDeLista], of torneo: Torneo, in format: Format,
    read: () throws(Failure) -> ImportResult
  ) {
    // Readers put what waits for other matches behind those.
    let written =
      all.filter { $0.partido.undecidedSides == 0 } + all.filter { $0.partido.undecidedSides > 0 }
    // A tournament without matches is a file that no reader takes for one.
    if written.isEmpty {
      diagnostics = []
      return
    }
    let again: Torneo
    do {
      again = try read().torneo
    } catch {
      diagnostics = [ExportWords.unreadable(format, error.diagnostics)]
      return
    }
    var told: [Diagnostic] = []
    if torneo.title != nil, again.nombre != torneo.nombre || again.temporada != torneo.temporada {
      told.append(ExportWords.otherTitle(again))
    }
    guard again.partidos.count == written.count else {
      told.append(ExportWords.otherCount(read: again.partidos.count, written: written.count))
      diagnostics = told
      return
    }
    let pairs = zip(written, again.partidos).map { (MatchFacts($0), MatchFacts($1)) }
    for fact in Fact.allCases {
      let different = pairs.filter { before, after in
        // A number that the format has no room for is told already.
        if fact == .number, before.number > format.greatestNumber { return false }
        return before.text(fact) != after.text(fact)
      }
      guard let first = different.first else { continue }
      told.append(ExportWords.readOtherwise(fact, count: different.count, first: first.0))
    }
    diagnostics = told
  }
}
