import Diagnostics
import Torneo

/// The players of a team while files are read: who was there, who is in a squad, who scored.
struct Roster {
  struct Player {
    var jugador: Jugador
    /// Known to belong to the team: in a squad file, a roster with numbers or a line-up.
    var isFromSquad: Bool
    /// In a list that says who belongs to the team and who does not: not in a line-up alone.
    var isListed = false
    /// Another player that this one turned out to be.
    var mergedInto: Int?
    /// Where a file names the player for the first time, as a scorer.
    var mention: Mention?
    /// Where a squad lists the player.
    var listing: Place?
    /// Whether a file of this import names the player, in whatever way.
    var isInFiles = false

    var place: Place? { listing ?? mention?.place }
  }

  struct Mention {
    var place: Place
    var match: Words
  }

  var players: [Player] = []
  /// By name without invisible characters: two that look the same are one.
  var byName: [String: [Int]] = [:]
  var byKey: [NameKey: [Int]] = [:]
  var keys: [NameKey] = []
  /// Players who are in a squad.
  var squad: [Int] = []
  /// Where the players that the tournament had are now.
  private var originals: [Jugador: Int] = [:]
  /// Who were in one line-up, and so are two: the lower index first.
  var together: Set<[Int]> = []
  /// Names of scorers that were looked up before.
  var resolved: [String: Int] = [:]

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

  /// Where somebody is: by what they were in the tournament, or are by now.
  func index(of jugador: Jugador) -> Int? {
    originals[jugador].map(final)
      ?? byName[jugador.nombre.sinInvisibles]?.first {
        players[$0].mergedInto == nil && players[$0].jugador == jugador
      }
  }

  /// Where the files speak of a player of this name for the first time.
  func place(of name: String) -> Place? {
    (byName[name.sinInvisibles] ?? []).lazy.compactMap { players[$0].place }.first
  }

  /// Whether both are players that the tournament had.
  func areOfTournament(_ a: Int, _ b: Int) -> Bool {
    let known = originals.values
    return known.contains(a) && known.contains(b)
  }

  func knows(_ key: NameKey) -> Bool { !(byKey[key] ?? []).isEmpty }

  /// Takes in the players that the tournament has.
  /// - Parameter fielded: those of them who are in a line-up.
  mutating func add(existing plantilla: [Jugador], fielded: Set<Jugador>) {
    for jugador in plantilla where originals[jugador] == nil {
      originals[jugador] = append(
        Player(existing: jugador, isFielded: fielded.contains(jugador)))
    }
  }

  /// Takes in the players of a team that turned out to be this one. One who is in both is one.
  mutating func absorb(_ plantilla: [Jugador], fielded: Set<Jugador>) {
    for jugador in plantilla where originals[jugador] == nil {
      if let own = only(byName[jugador.nombre.sinInvisibles]) {
        originals[jugador] = own
        if players[own].jugador.dorsal == nil { players[own].jugador.dorsal = jugador.dorsal }
      } else {
        originals[jugador] = append(
          Player(existing: jugador, isFielded: fielded.contains(jugador)))
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
      if let other = only(byName[target.sinInvisibles]), other != index {
        merge(index, into: other)
      } else {
        rename(index, to: target)
      }
    }
  }

  mutating func append(_ player: Player) -> Int {
    let index = players.count
    players.append(player)
    if player.isFromSquad { squad.append(index) }
    let key = NameKey(player.jugador.nombre)
    keys.append(key)
    byName[player.jugador.nombre.sinInvisibles, default: []].append(index)
    byKey[key, default: []].append(index)
    return index
  }

  mutating func rename(_ index: Int, to name: String) {
    players[index].jugador.nombre = name
    let key = NameKey(name)
    byKey[keys[index]]?.removeAll { $0 == index }
    keys[index] = key
    byName[name.sinInvisibles, default: []].append(index)
    byKey[key, default: []].append(index)
  }

  mutating func merge(_ index: Int, into other: Int) {
    let number = players[index].jugador.dorsal
    // Two numbers are two people, whatever the names say.
    if let number, let others = players[other].jugador.dorsal, number != others { return }
    players[index].mergedInto = other
    if players[other].jugador.dorsal == nil { players[other].jugador.dorsal = number }
    byKey[keys[index]]?.removeAll { $0 == index }
  }

  func final(_ index: Int) -> Int {
    var index = index
    while let next = players[index].mergedInto { index = next }
    return index
  }

  func only(_ indices: [Int]?) -> Int? {
    let alive = (indices ?? []).filter { players[$0].mergedInto == nil }
    return alive.count == 1 ? alive[0] : nil
  }
}

extension Roster.Player {
  /// A player that the tournament has: one with a number is in a list.
  init(existing jugador: Jugador, isFielded: Bool) {
    let hasNumber = jugador.dorsal != nil
    self.init(jugador: jugador, isFromSquad: hasNumber || isFielded, isListed: hasNumber)
  }
}
