import Diagnostics
import Torneo

/// The work of one import, from the records of its files to a tournament.
///
/// Teams first, then squads, then scorers: a name can only be found in what is there already. The
/// order of the files makes no difference to that.
struct TournamentImport {
  var contents: [FileContents]
  var book: TeamBook
  var findings: Findings
  /// The matches of each file.
  var drafts: [[MatchDraft]] = []
  /// Those of each file whose sides wait for others.
  private(set) var waiting: [[WaitingMatch]] = []
  private let undecided: UndecidedSides
  /// The group that a list gives to a team, by index in the book.
  private var listedGroups: [Int: String] = [:]
  /// The stadium of each city.
  var stadiums: [String: String] = [:]
  /// Names that the squad spells in another way.
  var respelt: [(place: Place, example: String)] = []
  private var lookups: [Int: ImportNote.Lookup] = [:]
  /// Teams of lists that play no match.
  private var strangers = 0
  private var firstLookup: [Int: Place] = [:]

  init(
    _ contents: [FileContents], into existing: Torneo?, aliases: [String: String],
    findings: Findings
  ) {
    self.contents = contents
    self.findings = findings
    book = TeamBook(existing: existing, aliases: aliases)
    undecided = UndecidedSides(contents, existing: existing)
    if let (name, other, id) = book.rivals {
      self.findings.add(.invalid(.aliasOfRivals(name, other, match: id)), at: nil)
    }
    for team in contents.flatMap(\.teams) { book.learn(team) }
    if let existing { recogniseTeams(beside: existing) }
    for file in contents.indices { draftMatches(of: file) }
    for file in contents.indices { takeLists(of: file) }
    for file in contents.indices { takeSquads(of: file) }
    let known = scorersByTeam()
    if let existing { keepKnownModes(beside: existing) }
    for file in contents.indices {
      completeMatches(of: file)
      noteDoubts(ofFile: file, known: known)
    }
    if let existing { recognisePlayers(beside: existing) }
    findLineups()
    findScorers()
    noteCompetitions()
  }

  /// Finds the sides of the matches of a file; a match that is there twice is taken once.
  private mutating func draftMatches(of file: Int) {
    var matches: [MatchDraft] = []
    var undecided: [WaitingMatch] = []
    var repeats = RepeatedMatches()
    for var record in contents[file].matches {
      // What it was when a match broke off is no result of it.
      if record.isBrokenOff, let score = record.score.final {
        findings.add(
          .match(.brokenOff(at: score)), at: record.status?.place ?? record.place,
          context: [record.title])
        record.brokenOffAt = score
        record.score = ScoreRecord()
      }
      if let number = record.number, !(1...9999).contains(number) {
        findings.add(.match(.numberOutOfRange(number)), at: record.place, context: [record.title])
        record.number = nil
      }
      let isWaiting = [record.team1, record.team2].map { isUndecided($0.name) }
      if isWaiting.contains(true), !isOfALeague(record) {
        let sides = zip([record.team1, record.team2], isWaiting).map { mention, isWaiting in
          isWaiting ? nil : book.side(mention, findings: &findings)
        }
        undecided.append(
          WaitingMatch(record: record, local: sides.first ?? nil, visitante: sides.last ?? nil))
        continue
      }
      let local = book.side(record.team1, findings: &findings)
      let visitante = book.side(record.team2, findings: &findings)
      if local == visitante {
        findings.add(
          .invalid(.teamAgainstItself(record.team1.name)), at: record.place, context: [record.title]
        )
      }
      let draft = MatchDraft(record: record, local: local, visitante: visitante)
      if let earlier = repeats.place(of: draft, at: matches.count, findings: &findings) {
        matches[earlier] = draft
      } else {
        matches.append(draft)
      }
    }
    waiting.append(undecided)
    drafts.append(matches)
  }

  /// Whether a side waits for other matches: a team that there is is one, whatever its name.
  func isUndecided(_ name: String) -> Bool {
    undecided.contains(name) && book.lookUp(name) == nil && !book.aliases.settles(name)
  }

  /// Whether it is a match of classes of a school: played, of a matchday, and there is no such group.
  private func isOfALeague(_ record: MatchRecord) -> Bool {
    let isOfAMatchday =
      record.labels.map { $0.jornada != nil && $0.ronda == nil }
      ?? { if case .matchday? = record.round.map(RoundName.init) { true } else { false } }()
    return record.score.final != nil && isOfAMatchday
      && [record.team1.name, record.team2.name].allSatisfy {
        !isUndecided($0) || undecided.isOfNoGroup($0)
      }
  }

  // MARK: Files beside the matches

  /// Takes the teams, groups and stadiums of a file.
  private mutating func takeLists(of file: Int) {
    var lookup = ImportNote.Lookup()
    for team in contents[file].teams {
      let index = listed(team.mention)
      lookup.teams += 1
      if let group = team.group { listedGroups[index] = group }
      mark(file, team.mention.place)
    }
    for group in contents[file].groups {
      lookup.groups += 1
      for team in group.teams {
        listedGroups[listed(team)] = group.name
        lookup.teams += 1
        mark(file, team.place)
      }
    }
    for stadium in contents[file].stadiums {
      lookup.stadiums += 1
      stadiums[stadium.city] = stadium.name
      mark(file, Place(file: file, offset: 0))
    }
    if contents[file].isLookup { lookups[file] = lookup }
  }

  /// Takes the squads of a file.
  private mutating func takeSquads(of file: Int) {
    for squad in contents[file].squads {
      let index = listed(squad.team)
      if let group = squad.group, listedGroups[index] == nil {
        listedGroups[index] = group
      }
      book.entries[index].roster.apply(
        squad, team: book.entries[index].nombre, findings: &findings, aliases: &book.aliases)
      lookups[file, default: ImportNote.Lookup()].squads += 1
      lookups[file, default: ImportNote.Lookup()].players += squad.players.count
      mark(file, squad.team.place)
    }
  }

  private mutating func listed(_ mention: TeamMention) -> Int {
    let (index, isNew) = book.listed(mention, findings: &findings)
    if isNew, drafts.contains(where: { !$0.isEmpty }) {
      strangers += 1
      // Looking for the name that was meant takes long, and only so many are ever shown.
      let nearest =
        strangers <= DiagnosticRenderer.limit
        ? nearestName(
          to: mention.name, among: book.entries.filter { $0.mention != nil }.map(\.nombre)) : nil
      findings.add(.name(.squadWithoutMatches(mention.name, nearest: nearest)), at: mention.place)
    }
    return index
  }

  private mutating func mark(_ file: Int, _ place: Place) {
    firstLookup[file] = min(firstLookup[file] ?? place, place)
  }

  // MARK: Matches

  /// Gives the matches of a file the group and stadium of the lists, and their matchday.
  private mutating func completeMatches(of file: Int) {
    var toldGroups: Set<Int> = []
    for index in drafts[file].indices {
      let (local, visitante) = (drafts[file][index].local, drafts[file][index].visitante)
      let record = drafts[file][index].record
      if let group = record.group {
        for team in [local, visitante] {
          guard let listed = listedGroups[team], listed != group, toldGroups.insert(team).inserted
          else { continue }
          findings.add(
            .match(.groupDisagrees(team: book.entries[team].nombre, match: group, list: listed)),
            at: record.place, context: [record.title])
        }
      } else if let group = listedGroups[local], group == listedGroups[visitante],
        record.mayBeOfAGroup
      {
        drafts[file][index].record.group = group
        count(\.matchesWithGroup)
      }
      if let ground = record.ground, let stadium = stadiums[ground] {
        drafts[file][index].record.ground = "\(stadium), \(ground)"
        count(\.matchesWithStadium)
      }
    }
    for (index, day) in matchdays(of: drafts[file].map(\.record)).enumerated() {
      drafts[file][index].jornada = day?.number
      drafts[file][index].record.hasDerivedMatchday = day?.isDerived == true
    }
  }

  /// Counts a match for the first list that may have given it something.
  private mutating func count(_ field: WritableKeyPath<ImportNote.Lookup, Int>) {
    let source = lookups.keys.sorted().first { file in
      field == \.matchesWithStadium
        ? lookups[file]?.stadiums ?? 0 > 0
        : (lookups[file]?.groups ?? 0) + (lookups[file]?.teams ?? 0) + (lookups[file]?.squads ?? 0)
          > 0
    }
    if let source { lookups[source]?[keyPath: field] += 1 }
  }

  private mutating func noteCompetitions() {
    for (file, lookup) in lookups.sorted(by: { $0.key < $1.key }) {
      findings.add(.note(.lookupUsed(lookup)), at: firstLookup[file])
    }
    for (file, content) in contents.enumerated() where !content.unusedKeys.isEmpty {
      findings.add(.note(.unusedKeys(content.unusedKeys)), at: Place(file: file, offset: 0))
    }
    let names = contents.compactMap(\.name)
    if let first = names.first, let other = names.first(where: { $0 != first }) {
      let file = contents.firstIndex { $0.name == other } ?? 0
      findings.add(.file(.differentCompetitions(first, other)), at: Place(file: file, offset: 0))
    }
    let used = contents.reduce(into: Set<String>()) { $0.formUnion($1.usedAliases) }
    for name in book.aliases.unused where !used.contains(name) {
      findings.add(.file(.unusedAlias(name)), at: nil)
    }
  }
}

extension MatchRecord {
  /// Whether its label leaves it open that it belongs to a group.
  fileprivate var mayBeOfAGroup: Bool {
    guard let round else { return true }
    if case .matchday = RoundName(round) { return true }
    return false
  }
}
