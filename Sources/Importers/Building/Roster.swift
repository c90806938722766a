import Diagnostics
import Torneo

/// The players of a team while files are read: who was there, who is in a squad, who scored.
struct Roster {
  struct Player {
    var jugador: Jugador
    /// In a list that says who belongs to the team: a squad file, or a roster with numbers.
    var isFromSquad: Bool
    /// Another player that this one turned out to be.
    var mergedInto: Int?
    /// Where a file names the player for the first time, as a scorer.
    var mention: Mention?
    /// Whether a file of this import names the player, in whatever way.
    var isInFiles = false
  }

  struct Mention {
    var place: Place
    var match: Words
  }

  private(set) var players: [Player] = []
  private var byName: [String: [Int]] = [:]
  private var byKey: [NameKey: [Int]] = [:]
  private var keys: [NameKey] = []
  /// Players who are in a squad.
  private var squad: [Int] = []
  /// Where the players that the tournament had are now.
  private var originals: [Jugador: Int] = [:]
  /// Names of scorers that were looked up before.
  private var resolved: [String: Int] = [:]

  /// The roster as it will be.
  var plantilla: [Jugador] {
    players.filter { $0.mergedInto == nil }.map(\.jugador)
  }

  func jugador(_ index: Int) -> Jugador {
    players[final(index)].jugador
  }

  /// The player that somebody of the tournament became; the same one for anybody else.
  func current(_ jugador: Jugador) -> Jugador {
    originals[jugador].map { self.jugador($0) } ?? jugador
  }

  func knows(_ key: NameKey) -> Bool { !(byKey[key] ?? []).isEmpty }

  /// Takes in the players that the tournament has.
  mutating func add(existing plantilla: [Jugador]) {
    for jugador in plantilla where originals[jugador] == nil {
      originals[jugador] = append(Player(jugador: jugador, isFromSquad: jugador.dorsal != nil))
    }
  }

  /// Takes in the players of a team that turned out to be this one. One who is in both is one.
  mutating func absorb(_ plantilla: [Jugador]) {
    for jugador in plantilla where originals[jugador] == nil {
      if let own = only(byName[jugador.nombre]) {
        originals[jugador] = own
        if players[own].jugador.dorsal == nil { players[own].jugador.dorsal = jugador.dorsal }
      } else {
        originals[jugador] = append(Player(jugador: jugador, isFromSquad: jugador.dorsal != nil))
      }
    }
    giveUpTakenNumbers { _, _, _ in }
  }

  /// Renames players whose name stands for another, and makes one of those who then have the same.
  mutating func apply(_ aliases: inout Aliases) {
    for index in players.indices where players[index].mergedInto == nil {
      let nombre = players[index].jugador.nombre
      let target = aliases.name(for: nombre)
      guard target != nombre else { continue }
      if let other = only(byName[target]), other != index {
        merge(index, into: other)
      } else {
        rename(index, to: target)
      }
    }
  }

  // MARK: Squads

  /// Takes in a squad: numbers and spellings of the squad hold. A player of before who is in it only
  /// by surname is made the one that it must be, if there is one alone.
  mutating func apply(
    _ squad: SquadRecord, team: String, findings: inout Findings, aliases: inout Aliases
  ) {
    var taken: Set<Int> = []
    var numbers: [Int: Place] = [:]
    for listed in squad.players {
      if let number = listed.number, let first = numbers.updateValue(listed.place, forKey: number) {
        findings.add(
          .invalid(.repeatedDorsal(number)), at: listed.place,
          context: [Words(verbatim: team.visible)], related: first)
      }
      let jugador = Jugador(nombre: aliases.name(for: listed.name), dorsal: listed.number)
      if let index = known(jugador, except: taken) {
        if players[index].jugador.nombre != jugador.nombre { rename(index, to: jugador.nombre) }
        if let number = jugador.dorsal { players[index].jugador.dorsal = number }
        if !players[index].isFromSquad { self.squad.append(index) }
        players[index].isFromSquad = true
        players[index].isInFiles = true
        taken.insert(index)
      } else {
        taken.insert(append(Player(jugador: jugador, isFromSquad: true, isInFiles: true)))
      }
    }
    for index in players.indices
    where !taken.contains(index) && !players[index].isFromSquad && players[index].mergedInto == nil
    {
      guard let index2 = only(squadMatches(keys[index])) else { continue }
      findings.add(
        .note(
          .surnameOfSquad(players[index].jugador.nombre, of: jugador(index2).nombre, team: team)),
        at: squad.team.place)
      merge(index, into: index2)
    }
    giveUpTakenNumbers { number, holder, loser in
      findings.add(.name(.dorsalTaken(number, by: holder, from: loser)), at: squad.team.place)
    }
  }

  /// A player of before who is this one of a squad.
  private func known(_ jugador: Jugador, except taken: Set<Int>) -> Int? {
    func free(_ indices: [Int]?) -> [Int] {
      (indices ?? []).filter { players[$0].mergedInto == nil && !taken.contains($0) }
    }
    let exact = free(byName[jugador.nombre])
    return exact.first { players[$0].jugador.dorsal == jugador.dorsal } ?? exact.first
      ?? only(free(byKey[NameKey(jugador.nombre)]))
  }

  /// A number that two have stays with who is in the squad, else with the first.
  private mutating func giveUpTakenNumbers(_ report: (Int, String, String) -> Void) {
    var holders: [Int: Int] = [:]
    let order =
      players.indices.filter { players[$0].isInFiles }
      + players.indices.filter { !players[$0].isInFiles }
    for index in order where players[index].mergedInto == nil {
      guard let number = players[index].jugador.dorsal else { continue }
      if let holder = holders[number] {
        report(number, players[holder].jugador.nombre, players[index].jugador.nombre)
        players[index].jugador.dorsal = nil
      } else {
        holders[number] = index
      }
    }
  }

  // MARK: Scorers

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
    let exact = (byName[name] ?? []).filter { players[$0].mergedInto == nil }
    if let index = only(exact) { return (index, .known) }
    let key = NameKey(name)
    let new = Player(jugador: Jugador(nombre: name), isFromSquad: false)
    if exact.count > 1 {
      if let index = exact.first(where: { players[$0].jugador.dorsal == nil }) {
        return (index, .known)
      }
      return (append(new), .several)
    }
    let sameKey = (byKey[key] ?? []).filter(isInSquad)
    if let index = only(sameKey) { return (index, .spelling(of: players[index].jugador.nombre)) }
    let matches = sameKey.isEmpty ? squadMatches(key) : sameKey
    if let index = only(matches) { return (index, .surname(of: players[index].jugador.nombre)) }
    let recognition: Recognition =
      squad.contains(where: isInSquad) ? (matches.isEmpty ? .stranger : .several) : .new
    return (append(new), recognition)
  }

  /// Players of the squad of whom this is the surname or an abbreviation.
  private func squadMatches(_ key: NameKey) -> [Int] {
    squad.filter {
      isInSquad($0) && (key.isSurname(of: keys[$0]) || key.isAbbreviation(of: keys[$0]))
    }
  }

  private func isInSquad(_ index: Int) -> Bool {
    players[index].isFromSquad && players[index].mergedInto == nil
  }

  // MARK: Doubts

  /// Pairs of players outside the squad who may be one, the likely wrong spelling first.
  func doubtfulPairs() -> [(Int, Int)] {
    let outside = players.indices.filter {
      !players[$0].isFromSquad && players[$0].mergedInto == nil
    }
    // A team with more scorers than this is no team, and pairs grow with the square.
    guard outside.count <= 200 else { return [] }
    var pairs: [(Int, Int)] = []
    for (position, a) in outside.enumerated() {
      for b in outside[..<position] {
        guard players[a].mention != nil || players[b].mention != nil, mayBeOne(keys[a], keys[b])
        else { continue }
        pairs.append(isWorse(a, than: b) ? (a, b) : (b, a))
      }
    }
    return pairs
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

  // MARK: Bookkeeping

  private mutating func append(_ player: Player) -> Int {
    let index = players.count
    players.append(player)
    if player.isFromSquad { squad.append(index) }
    let key = NameKey(player.jugador.nombre)
    keys.append(key)
    byName[player.jugador.nombre, default: []].append(index)
    byKey[key, default: []].append(index)
    return index
  }

  private mutating func rename(_ index: Int, to name: String) {
    players[index].jugador.nombre = name
    let key = NameKey(name)
    byKey[keys[index]]?.removeAll { $0 == index }
    keys[index] = key
    byName[name, default: []].append(index)
    byKey[key, default: []].append(index)
  }

  private mutating func merge(_ index: Int, into other: Int) {
    let number = players[index].jugador.dorsal
    // Two numbers are two people, whatever the names say.
    if let number, let others = players[other].jugador.dorsal, number != others { return }
    players[index].mergedInto = other
    if players[other].jugador.dorsal == nil { players[other].jugador.dorsal = number }
    byKey[keys[index]]?.removeAll { $0 == index }
  }

  private func final(_ index: Int) -> Int {
    var index = index
    while let next = players[index].mergedInto { index = next }
    return index
  }

  private func only(_ indices: [Int]?) -> Int? {
    let alive = (indices ?? []).filter { players[$0].mergedInto == nil }
    return alive.count == 1 ? alive[0] : nil
  }
}
