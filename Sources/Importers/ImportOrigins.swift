package import Diagnostics
import Torneo

/// Where in the files the parts of an imported tournament come from.
package struct ImportOrigins: Sendable {
  private let files: [ImportedFile]
  private let matches: [Int: Place]
  private let teams: [String: TeamBook.Entry]

  init(files: [ImportedFile], matches: [Int: Place], book: TeamBook) {
    self.files = files
    self.matches = matches
    teams = Dictionary(
      book.entries.map { ($0.nombre, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Of a match by its number; nil for one that no file has.
  package func location(ofMatch id: Int) -> SourceLocation? {
    matches[id].flatMap(location)
  }

  package func location(ofTeam name: String) -> SourceLocation? {
    teams[name]?.place.flatMap(location)
  }

  /// Of a player, else of the team.
  package func location(ofPlayer name: String, in team: String) -> SourceLocation? {
    guard let entry = teams[team] else { return nil }
    return (entry.roster.place(of: name) ?? entry.place).flatMap(location)
  }

  /// The start of the first file, for what is of no part alone.
  package var start: SourceLocation? { location(Place(file: 0, offset: 0)) }

  private func location(_ place: Place) -> SourceLocation? {
    guard files.indices.contains(place.file) else { return nil }
    let file = files[place.file]
    return SourceText(file: file.name, bytes: file.bytes).location(at: place.offset)
  }
}
