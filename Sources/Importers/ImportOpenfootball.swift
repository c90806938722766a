package import Diagnostics
package import Torneo

/// Makes a tournament of openfootball JSON files, or merges them into one that there is.
///
/// The files may be matches (both shapes), squads, teams, groups and stadiums, in any order. What is
/// doubtful is told in the result and decided in the way that loses nothing:
///
/// - The written result of a match holds. It is stored where it says more than the goals (half-time,
///   extra time, shoot-out), where they do not add up to it, and where the file lists none.
/// - Goals are in the order of their minutes; those of one minute, the first side's first.
/// - Scorers are put in the roster of their team. A name that is in the squad with other accents, or
///   that is the surname of one player alone of it, is that player; no choice is made between two.
/// - Matches get the number that the file gives them (`num`), else the next ones in its order.
/// - A match that the tournament has is corrected in place. Importing a file twice changes nothing.
///
/// Throws every error of every file, and what the tournament of all of them cannot have, each at the
/// place that brings it: nothing is imported then.
package func importOpenfootball(
  _ files: [ImportedFile], into existing: Torneo? = nil, options: ImportOptions = ImportOptions()
) throws(Failure) -> ImportResult {
  try imported(files, into: existing, options: options) { file, index in
    let reader = OpenfootballReader(file, index: index)
    return (reader.contents, reader.findings)
  }
}

/// What importers of all formats do: read each file into records, and make a tournament of all.
func imported(
  _ files: [ImportedFile], into existing: Torneo?, options: ImportOptions,
  read: (ImportedFile, Int) -> (FileContents, Findings)
) throws(Failure) -> ImportResult {
  var findings = Findings()
  if let (name, other) = Aliases.circle(in: options.aliases) {
    findings.add(.invalid(.aliasCircle(name, other)), at: nil)
  }
  var contents: [FileContents] = []
  for (index, file) in files.enumerated() {
    let (records, found) = read(file, index)
    findings.add(contentsOf: found)
    contents.append(records)
  }
  var names = LabelNames(existing)
  names.name(&contents)
  if findings.hasErrors {
    // All that is wrong is told at once.
    for record in contents.matchesAgainstThemselves(options.aliases) {
      findings.add(
        .invalid(.teamAgainstItself(record.team1.name)), at: record.place, context: [record.title])
    }
    throw Failure(findings.diagnostics(files: files))
  }
  let work = importSettlingSides(
    contents, into: existing, aliases: options.aliases, findings: findings)
  guard !work.findings.hasErrors else { throw Failure(work.findings.diagnostics(files: files)) }
  let made = work.finish(existing)
  findings = work.findings
  findings.add(contentsOf: work.problems(of: made, beside: existing))
  guard !findings.hasErrors else { throw Failure(findings.diagnostics(files: files)) }
  return ImportResult(
    torneo: made.torneo, diagnostics: findings.diagnostics(files: files), summary: made.summary,
    origins: ImportOrigins(files: files, matches: made.places, book: work.book))
}

extension [FileContents] {
  /// Matches of which both sides are one team.
  fileprivate func matchesAgainstThemselves(_ aliases: [String: String]) -> [MatchRecord] {
    func key(_ name: String) -> NameKey { NameKey(aliases[name] ?? name) }
    return flatMap(\.matches).filter { key($0.team1.name) == key($0.team2.name) }
  }
}
