import Diagnostics
import JSON
import Torneo

// The files beside the matches: squads, teams, groups, stadiums.
extension OpenfootballReader {
  /// An element of a list of teams, which is a squad when it has players.
  mutating func squadOrTeam(_ node: JSONNode) {
    context = []
    defer { context = [] }
    // A bare text is a team of which only the name is known.
    if node.kind == .string {
      guard let name = name(node, field: "teams") else { return }
      add(TeamRecord(mention: TeamMention(name: name, place: place(node))))
      return
    }
    let isSquad = node["players"] != nil
    guard let object = object(node, isSquad ? .squad : .teamEntry, field: nil),
      let name = name(object)
    else { return }
    context = [Words(verbatim: name.visible)]
    let code = text(object, "fifa_code") ?? text(object, "code")
    let mention = TeamMention(name: name, code: code, place: place(object["name"] ?? node))
    let group = text(object, "group")
    if isSquad {
      let players = list(object, "players")?.compactMap { player($0) } ?? []
      if players.count > Equipo.maximoDeJugadores {
        report(
          .invalid(.tooManyPlayers(team: name)),
          at: players[Equipo.maximoDeJugadores].place.offset)
        return
      }
      add(SquadRecord(team: mention, group: group, players: players))
    } else {
      let otherName = text(object, "name_normalised")
      add(TeamRecord(mention: mention, otherName: otherName, group: group))
    }
  }

  private mutating func player(_ node: JSONNode) -> SquadRecord.Player? {
    guard let object = object(node, .player, field: "players") else { return nil }
    let number = integer(object, "number")
    if let number, !dorsalesPermitidos.contains(number) {
      report(.invalid(.dorsalOutOfRange(number)), at: object["number"]?.offset ?? node.offset)
      return nil
    }
    guard let name = name(object) else { return nil }
    return SquadRecord.Player(name: name, number: number, place: place(node))
  }

  mutating func group(_ node: JSONNode) {
    context = []
    guard let object = object(node, .group, field: "groups"), let name = name(object) else {
      return
    }
    context = [Words(verbatim: name.visible)]
    defer { context = [] }
    var teams: [TeamMention] = []
    if let elements = list(object, "teams") {
      for element in elements {
        if element.kind == .object {
          guard let team = self.object(element, .team, field: "teams"), let name = self.name(team)
          else { continue }
          let code = text(team, "code")
          teams.append(TeamMention(name: name, code: code, place: place(element)))
        } else if let name = self.name(element, field: "teams") {
          teams.append(TeamMention(name: name, place: place(element)))
        }
      }
    }
    add(GroupRecord(name: name, teams: teams))
  }

  mutating func stadium(_ node: JSONNode) {
    context = []
    guard let object = object(node, .stadium, field: "stadiums"), let name = name(object),
      let city = self.name(object, "city")
    else { return }
    add(StadiumRecord(name: name, city: city))
  }
}
