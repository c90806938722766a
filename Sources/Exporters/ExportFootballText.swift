package import Diagnostics
import Importers
package import Torneo

/// The tournament as Football.TXT.
///
/// Throws every team whose name the format cannot hold: a table without its matches would be wrong.
package func exportFootballText(_ torneo: Torneo) throws(Failure) -> Export {
  let format = Format.footballText
  var names = TextNames()
  let playing = Set(torneo.partidos.flatMap { [$0.partido.local, $0.partido.visitante] })
  let refused = torneo.equipos.filter {
    playing.contains($0) && !names.canHold($0.nombre, as: .team)
  }
  guard refused.isEmpty else {
    throw Failure(refused.map { ExportWords.refusedName($0.nombre, format) })
  }
  var reduction = Reduction(torneo, to: format)
  let leftOut = reduction.reduceToFootballText(&names)
  reduction.countRosters()
  let writer = FootballTextWriter(reduction.torneo, format: format)
  let readBack = ReadBack(writer.matches, of: reduction.torneo, in: format) {
    () throws(Failure) in
    try importFootballText([ImportedFile(name: "", bytes: Array(writer.text.utf8))])
  }
  return Export(
    text: writer.text,
    diagnostics: [
      ExportWords.namesLeftOut(leftOut, format), ExportWords.omitted(reduction.omitted, format),
    ].compactMap { $0 } + readBack.diagnostics)
}
