import Diagnostics
import Torneo

extension Roster {
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
        players[index].isListed = true
        players[index].isInFiles = true
        players[index].listing = listed.place
        taken.insert(index)
      } else {
        taken.insert(
          append(
            Player(
              jugador: jugador, isFromSquad: true, isListed: true, listing: listed.place,
              isInFiles: true)))
      }
    }
    mergeShortForms { short, full in
      findings.add(.note(.surnameOfSquad(short, of: full, team: team)), at: squad.team.place)
    }
    giveUpTakenNumbers { number, holder, loser in
      findings.add(.name(.dorsalTaken(number, by: holder, from: loser)), at: squad.team.place)
    }
  }

  /// Makes players of before who are known only by surname those of the squad that they must be, where
  /// there is one alone.
  mutating func mergeShortForms(_ report: (_ short: String, _ full: String) -> Void) {
    for index in players.indices
    where !players[index].isFromSquad && players[index].mergedInto == nil {
      guard let full = only(squadMatches(keys[index])) else { continue }
      report(players[index].jugador.nombre, jugador(full).nombre)
      merge(index, into: full)
    }
  }

  /// A player of before who is this one of a squad.
  private func known(_ jugador: Jugador, except taken: Set<Int>) -> Int? {
    func free(_ indices: [Int]?) -> [Int] {
      (indices ?? []).filter { players[$0].mergedInto == nil && !taken.contains($0) }
    }
    let exact = free(byName[jugador.nombre.sinInvisibles])
    return exact.first { players[$0].jugador.dorsal == jugador.dorsal } ?? exact.first
      ?? only(free(byKey[NameKey(jugador.nombre)]))
  }

  /// A number that two have stays with who is in the squad, else with the first.
  mutating func giveUpTakenNumbers(_ report: (Int, String, String) -> Void) {
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
}
