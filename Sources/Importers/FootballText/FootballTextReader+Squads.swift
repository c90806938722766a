import Torneo

extension FootballTextReader {
  /// `13,  Dani Cárdenas (ESP),  GK,  b. 1997,  Levante`: a player of the team that the title names.
  mutating func readSquadLine(_ line: Substring) -> Bool {
    var cursor = TextCursor(line)
    let number = cursor.number(digits: 4)
    guard number != nil || cursor.take("-") else { return false }
    cursor.skipSpaces()
    guard cursor.take(",") else { return false }
    let piece = cursor.take(while: { !",([".contains($0) }) ?? cursor.rest
    guard let name = name(piece) else { return false }
    if let number, !dorsalesPermitidos.contains(number) {
      report(.invalid(.dorsalOutOfRange(number)), at: place(line))
    }
    guard var squad = squad ?? contents.name.map({ squadOfTitle($0, line) }) else { return false }
    squad.players.append(
      SquadRecord.Player(name: name, number: number, place: place(piece.trimmed)))
    self.squad = squad
    if !cursor.rest.trimmed.isEmpty {
      for unused in ["country", "position", "year of birth", "previous club"] { noteUnused(unused) }
    }
    return true
  }

  /// `Rayo Vallecano - Primera División de España 2023/24`
  private func squadOfTitle(_ title: String, _ line: Substring) -> SquadRecord {
    let parts = title.split(separator: " - ", maxSplits: 1)
    let team = parts.first.map { String($0).sinEspaciosAlrededor } ?? title
    return SquadRecord(team: TeamMention(name: team, place: place(line)), players: [])
  }

  /// Keeps the squad that was read; its title is that of a team and its competition.
  mutating func finishSquad() {
    guard let squad else { return }
    contents.squads.append(squad)
    if let name = contents.name {
      let parts = name.split(separator: " - ", maxSplits: 1)
      contents.name = parts.count == 2 ? String(parts[1]).sinEspaciosAlrededor : nil
    }
  }
}
