import Torneo

/// Puts events into the matches that they are of: of the results that are imported with them, else of
/// the tournament.
struct CSVJoin {
  /// The matches of each file; events of the tournament's matches make records in their own file.
  var matches: [[MatchRecord]]
  let aliases: [String: String]
  private(set) var usedAliases: Set<String> = []
  let undecided: UndecidedSides
  /// The matches of the tournament.
  var knownByNumber: [Int: PartidoDeLista] = [:]
  var knownBySides: [Sides: [PartidoDeLista]] = [:]
  /// Numbers that the files give to other matches than the tournament does.
  var otherwiseNumbered: Set<Int> = []
  var keys: [String: NameKey] = [:]
  /// Events by what they are, each with its assist.
  var seen: [[String]: String] = [:]
  var byNumber: [Int: [Spot]] = [:]
  var bySides: [Sides: [Spot]] = [:]

  /// A match of a file.
  struct Spot: Hashable {
    var file: Int
    var index: Int
  }

  struct Sides: Hashable {
    var home: NameKey
    var away: NameKey
  }

  init(_ matches: [[MatchRecord]], existing: Torneo?, aliases: [String: String]) {
    self.matches = matches
    self.aliases = aliases
    undecided = UndecidedSides(matches: matches.joined(), existing: existing)
    for element in existing?.partidos ?? [] {
      knownByNumber[element.id] = element
      let sides = sides(element.partido.local.nombre, element.partido.visitante.nombre)
      knownBySides[sides, default: []].append(element)
    }
    for file in matches.indices {
      for index in matches[file].indices { note(Spot(file: file, index: index)) }
    }
    otherwiseNumbered = numbersOfOthers()
  }

  mutating func note(_ spot: Spot) {
    let record = matches[spot.file][spot.index]
    if let number = record.number ?? record.target { byNumber[number, default: []].append(spot) }
    bySides[sides(record.team1.name, record.team2.name), default: []].append(spot)
  }

  mutating func sides(_ home: String, _ away: String) -> Sides {
    Sides(home: key(home), away: key(away))
  }

  /// Names come again in every row.
  mutating func key(_ name: String) -> NameKey {
    if let known = keys[name] { return known }
    if aliases[name] != nil { usedAliases.insert(name) }
    let key = NameKey(aliases[name] ?? name)
    keys[name] = key
    return key
  }

  mutating func isFirst(_ team: String, of record: MatchRecord) -> Bool? {
    let name = key(team)
    if name == key(record.team1.name) { return true }
    if name == key(record.team2.name) { return false }
    switch team.nombrePlegado {
    case "local", "home": return true
    case "visitante", "away": return false
    default: return nil
    }
  }
}
