import Importers
import Torneo

/// The headings that a match of Football.TXT is under.
struct TextHeading: Hashable {
  let lines: [String]

  init(_ partido: Partido) {
    var texts: [String] = []
    if let grupo = partido.grupo {
      if let fase = partido.fase { texts.append(fase) }
      texts.append(groupLabel(grupo))
    }
    if let round = partido.roundLabel { texts.append(round) }
    lines = texts.enumerated().map { String(repeating: "▪", count: $0 + 1) + " " + $1 }
  }

  var isEmpty: Bool { lines.isEmpty }
}
