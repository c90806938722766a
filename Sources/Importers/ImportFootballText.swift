package import Diagnostics
package import Torneo

/// Makes a tournament of Football.TXT files, or merges them into one that there is: results, goals,
/// line-ups with cards and changes, kicks of a shoot-out, referees, attendance, groups and squads.
///
/// Doubts are settled as `importOpenfootball` does. A line that is not understood is told and left
/// out; what belongs to no tournament (positions, assistant referees) too.
///
/// Throws every error of every file: nothing is imported of files that have one.
package func importFootballText(
  _ files: [ImportedFile], into existing: Torneo? = nil, options: ImportOptions = ImportOptions()
) throws(Failure) -> ImportResult {
  try imported(files, into: existing, options: options) { file, index in
    let reader = FootballTextReader(file, index: index)
    return (reader.contents, reader.findings)
  }
}
