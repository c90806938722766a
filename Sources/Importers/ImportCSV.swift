package import Diagnostics
package import Torneo

/// Makes a tournament of tables of results and of events, or merges them into one that there is.
///
/// Which of the two a file is, and what its columns are, its header says. The separator, the encoding
/// and, where one day of the file leaves no doubt, the order of days and months are found and told.
/// Events go into the matches of the results that come with them, else into those of the tournament:
/// where a file has events of a kind of a match, it has all of them.
///
/// Doubts are settled as `importOpenfootball` does. A row that lacks what it is about is told and left
/// out; a value that cannot be is an error.
///
/// Throws every error of every file: nothing is imported of files that have one.
/// - Parameter order: how days are written; nil to let the files tell.
package func importCSV(
  _ files: [ImportedFile], into existing: Torneo? = nil, options: ImportOptions = ImportOptions(),
  dates order: CSVDateOrder? = nil
) throws(Failure) -> ImportResult {
  var texts = files
  var readers: [Int: CSVReader] = [:]
  var failures: [Int: CSVError] = [:]
  for index in files.indices {
    do throws(CSVError) {
      let text = try CSVText(files[index].bytes)
      // Places are told in the text as it was read.
      texts[index].bytes = text.bytes
      readers[index] = CSVReader(try CSVTable(text), file: index, dates: order)
    } catch {
      failures[index] = error
    }
  }
  var numbered: [Int: MatchRecord] = [:]
  var matches = files.indices.map { index -> [MatchRecord] in
    readers[index]?.table.isOfEvents == false ? readers[index]?.results(&numbered) ?? [] : []
  }
  // Events, and sides that wait, are found by the names that the tournament has.
  var names = LabelNames(existing)
  for file in matches.indices {
    for index in matches[file].indices { names.name(&matches[file][index]) }
  }
  var join = CSVJoin(matches, existing: existing, aliases: options.aliases)
  for index in files.indices {
    guard var reader = readers[index] else { continue }
    if reader.table.isOfEvents {
      join.add(reader.events(), of: &reader)
    } else {
      join.findTargets(of: &reader)
    }
    readers[index] = reader
  }
  return try imported(texts, into: existing, options: options) { _, index in
    var findings = readers[index]?.findings ?? Findings()
    if let failure = failures[index] {
      findings.add(.csv(failure.problem), at: Place(file: index, offset: failure.offset))
    }
    return (
      FileContents(matches: join.matches[index], usedAliases: join.usedAliases), findings
    )
  }
}
