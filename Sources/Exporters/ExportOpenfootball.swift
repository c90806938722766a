import Diagnostics
import Importers
package import Torneo

/// The tournament as openfootball's JSON, in the shape of a list of matches.
package func exportOpenfootball(_ torneo: Torneo) -> Export {
  let format = Format.openfootball
  var reduction = Reduction(torneo, to: format)
  reduction.countRosters()
  let text = OpenfootballWriter(torneo: reduction.torneo, format: format).text
  let readBack = ReadBack(reduction.torneo.partidos, of: reduction.torneo, in: format) {
    () throws(Failure) in try importOpenfootball([ImportedFile(name: "", bytes: Array(text.utf8))])
  }
  return Export(
    text: text,
    diagnostics: [ExportWords.omitted(reduction.omitted, format)].compactMap { $0 }
      + readBack.diagnostics)
}

/// The rosters of the tournament as openfootball's JSON of squads. Teams without players are not in it.
package func exportSquads(_ torneo: Torneo) -> Export {
  Export(text: SquadsWriter(torneo: torneo).text, diagnostics: [])
}
