package import Diagnostics
import Importers
package import Torneo

/// The roster of one team as Football.TXT, which has one file for each: numbers and names under the name
/// of the team and the competition.
///
/// Throws a team that the title of a file cannot hold.
package func exportSquadText(of equipo: Equipo, in torneo: Torneo) throws(Failure) -> Export {
  let format = Format.footballText
  let title = [equipo.nombre, torneo.title].compactMap(\.self).joined(separator: " - ")
  var text = "= \(title)\n\n"
  var leftOut: [String] = []
  for jugador in equipo.plantilla {
    let line = "\(jugador.dorsal.map { "\($0)" } ?? "-"), \(jugador.nombre)\n"
    if read("= A\n\(line)")?.plantilla == [jugador] {
      text += line
    } else {
      leftOut.append(jugador.nombre)
    }
  }
  guard equipo.plantilla.count == leftOut.count || read(text)?.nombre == equipo.nombre else {
    throw Failure([ExportWords.refusedName(equipo.nombre, format)])
  }
  return Export(
    text: text, diagnostics: [ExportWords.namesLeftOut(leftOut, format)].compactMap { $0 })
}

/// The only team of a file.
private func read(_ text: String) -> Equipo? {
  // What cannot be read cannot be held.
  let read = try? importFootballText([ImportedFile(name: "", bytes: Array(text.utf8))])
  return read?.torneo.equipos.first
}
