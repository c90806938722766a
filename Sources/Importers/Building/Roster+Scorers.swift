import Diagnostics
import Torneo

extension Roster {
  /// How a scorer was found.
  enum Recognition {
    case known
    /// The squad has the name with other accents, case or punctuation.
    case spelling(of: String)
    /// The squad has one player alone of that surname.
    case surname(of: String)
    /// Not in the squad.
    case stranger
    /// The squad has several who may be meant.
    case several
    /// New in a team without a squad.
    case new
  }

  /// The player that a goal names, added to the roster if need be. Never a choice between two.
  mutating func scorer(_ name: String, mention: Mention) -> (index: Int, recognition: Recognition) {
    if let index = resolved[name] { return (final(index), .known) }
    let (index, recognition) = find(name)
    resolved[name] = index
    players[index].isInFiles = true
    if players[index].mention == nil { players[index].mention = mention }
    return (index, recognition)
  }

  private mutating func find(_ name: String) -> (index: Int, recognition: Recognition) {
    let (index, recognition) = lookUp(name)
    if let index { return (index, recognition) }
    return (append(Player(jugador: Jugador(nombre: name), isFromSquad: false)), recognition)
  }

  /// The player of the roster that a name means; no index where none of it is meant for sure.
  func lookUp(_ name: String) -> (index: Int?, recognition: Recognition) {
    let exact = (byName[name.sinInvisibles] ?? []).filter { players[$0].mergedInto == nil }
    if let index = only(exact) { return (index, .known) }
    if exact.count > 1 {
      let withoutNumber = exact.first { players[$0].jugador.dorsal == nil }
      return (withoutNumber, withoutNumber == nil ? .several : .known)
    }
    let key = NameKey(name)
    let lower = name.lowercased()
    let otherCapitals = (byKey[key] ?? []).filter {
      players[$0].mergedInto == nil && players[$0].jugador.nombre.lowercased() == lower
    }
    if let index = only(otherCapitals), !isInSquad(index) { return (index, .known) }
    let sameKey = (byKey[key] ?? []).filter(isInSquad)
    if let index = only(sameKey) { return (index, .spelling(of: players[index].jugador.nombre)) }
    let matches = sameKey.isEmpty ? squadMatches(key) : sameKey
    if let index = only(matches) { return (index, .surname(of: players[index].jugador.nombre)) }
    return (nil, hasList ? (matches.isEmpty ? .stranger : .several) : .new)
  }

  /// Takes a name for a player from here on.
  mutating func recognise(_ name: String, as index: Int, mention: Mention) {
    resolved[name] = index
    players[index].isInFiles = true
    if players[index].mention == nil { players[index].mention = mention }
  }

  /// Whether a list tells who belongs to the team.
  private var hasList: Bool {
    squad.contains { isInSquad($0) && players[$0].isListed }
  }

  /// The player that a line-up names, added to the roster if need be. One who is there with other
  /// accents or capitals is the same, but not one whom the same line-up names too.
  mutating func appearance(
    _ name: String, besides others: Set<Int>, mention: Mention
  ) -> (index: Int, recognition: Recognition) {
    if let index = resolved[name], !others.contains(final(index)) {
      noteTogether(final(index), others)
      return (final(index), .known)
    }
    let alike = (byKey[NameKey(name)] ?? []).filter {
      players[$0].mergedInto == nil && !others.contains($0)
    }
    let found: (index: Int, recognition: Recognition)
    if byName[name.sinInvisibles] == nil, let index = only(alike) {
      found = (index, .spelling(of: players[index].jugador.nombre))
    } else if byName[name.sinInvisibles] == nil,
      (byKey[NameKey(name)] ?? []).contains(where: others.contains)
    {
      found = (append(Player(jugador: Jugador(nombre: name), isFromSquad: true)), .new)
    } else {
      found = find(name)
    }
    let (index, recognition) = found
    noteTogether(index, others)
    resolved[name] = index
    players[index].isInFiles = true
    if players[index].mention == nil { players[index].mention = mention }
    if !players[index].isFromSquad {
      players[index].isFromSquad = true
      squad.append(index)
    }
    return (index, recognition)
  }

  private mutating func noteTogether(_ index: Int, _ others: Set<Int>) {
    for other in others where other != index { together.insert([index, other].sorted()) }
  }

  /// Players of the squad of whom this is the surname or an abbreviation.
  func squadMatches(_ key: NameKey) -> [Int] {
    squad.filter {
      isInSquad($0) && (key.isSurname(of: keys[$0]) || key.isAbbreviation(of: keys[$0]))
    }
  }

  func isInSquad(_ index: Int) -> Bool {
    players[index].isFromSquad && players[index].mergedInto == nil
  }

  /// Pairs of players of no list who may be one, the likely wrong spelling first.
  func doubtfulPairs() -> [(Int, Int)] {
    let outside = players.indices.filter { !players[$0].isListed && players[$0].mergedInto == nil }
    // A team with more scorers than this is no team, and pairs grow with the square.
    guard outside.count <= 200 else { return [] }
    var pairs: [(Int, Int)] = []
    for (position, a) in outside.enumerated() {
      for b in outside[..<position] {
        guard players[a].mention != nil || players[b].mention != nil, mayBeOnePlayer(a, b)
        else { continue }
        pairs.append(isWorse(a, than: b) ? (a, b) : (b, a))
      }
    }
    return pairs
  }

  /// Who is in a line-up goes by the name of the line-up: another one is one that differs in a letter, and
  /// that was never beside it.
  private func mayBeOnePlayer(_ a: Int, _ b: Int) -> Bool {
    guard players[a].isFromSquad || players[b].isFromSquad else {
      return mayBeOne(keys[a], keys[b])
    }
    return differInALetter(keys[a], keys[b]) && !together.contains([a, b].sorted())
      && !areOfTournament(a, b)
      && (players[a].jugador.dorsal == nil || players[b].jugador.dorsal == nil)
  }

  /// The player of the squad whose name is most like one that is not in it.
  func nearestInSquad(to name: String) -> String? {
    let key = NameKey(name)
    let squad = squad.filter(isInSquad)
    if let index = only(squad.filter { mayBeOne(keys[$0], key) }) {
      return players[index].jugador.nombre
    }
    return nearestName(to: name, among: squad.lazy.map { players[$0].jugador.nombre })
  }

  /// Of two of whom `a` came later: a short form is worse than the long one, a spelling without
  /// accents than one with, else the later one.
  private func isWorse(_ a: Int, than b: Int) -> Bool {
    if isShortForm(keys[a], of: keys[b]) { return true }
    if isShortForm(keys[b], of: keys[a]) { return false }
    func accents(_ index: Int) -> Int {
      players[index].jugador.nombre.unicodeScalars.count { !$0.isASCII }
    }
    return accents(a) <= accents(b)
  }
}
