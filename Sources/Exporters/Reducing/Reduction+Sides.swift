import Importers
import Torneo

extension Reduction {
  /// A side that is not known yet is written as files do: `W57`, `1A`, `1.º del Grupo Norte`. One that
  /// its reader would not take for that takes its match with it, for its name would be that of a team;
  /// and so does one that waits for such a match.
  mutating func reduceSides(_ holds: (Plaza) -> Bool = { _ in true }) {
    let format = format
    let grupos = Set(torneo.partidos.compactMap(\.partido.grupo).map(format.nameRead))
    var left = 0
    while left != torneo.partidos.count {
      left = torneo.partidos.count
      let numbers = Set(torneo.partidos.map(\.id).filter { $0 <= format.greatestNumber })
      removeMatches(.undecidedMatches) { element in
        [element.partido.local, element.partido.visitante].compactMap(\.plaza).contains { plaza in
          if let id = plaza.partidoEsperado { return !numbers.contains(id) }
          return Plaza(texto: plaza.label, grupos: grupos) != plaza.withGroups(format.nameRead)
            || !holds(plaza)
        }
      }
    }
  }
}

extension Format {
  /// The name that the reader of the format gives to a group.
  func nameRead(_ grupo: String) -> String {
    hasOneLabel ? groupName(groupLabel(grupo)) : grupo
  }
}
