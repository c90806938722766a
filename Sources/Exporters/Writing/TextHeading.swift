import Importers
import Torneo

/// The headings that a match of Football.TXT is under.
struct TextHeading: Hashable {
  let lines: [String]

  init(_ partido: Partido) {
    var texts: [String] = []
    if let grupo = partido.grupo {
      if let fase = partido.fase { texts.append(fase) }
      texts.append(Self.text(ofGroup: grupo))
    }
    if let round = partido.roundLabel { texts.append(round) }
    lines = texts.enumerated().map { String(repeating: "▪", count: $0 + 1) + " " + $1 }
  }

  /// `Group A`; with a colon a name that would be taken for that of something else.
  private static func text(ofGroup grupo: String) -> String {
    let label = groupLabel(grupo)
    return isGroupHeading(label) ? label : "Group: \(grupo)"
  }

  var isEmpty: Bool { lines.isEmpty }
}
