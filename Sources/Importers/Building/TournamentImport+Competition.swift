import Torneo

extension TournamentImport {
  /// Tells of the first file of matches that has another season than the tournament, or another name and
  /// none of its teams.
  func noteOtherCompetition(than existing: Torneo, into findings: inout Findings) {
    guard let nombre = existing.nombre, !existing.partidos.isEmpty else { return }
    let title = [nombre, existing.temporada].compactMap(\.self).joined(separator: " ")
    let known = Set(
      existing.partidos.flatMap { [$0.partido.local, $0.partido.visitante] }
        .compactMap { book.indexOfExisting[$0] })
    for (file, content) in contents.enumerated() {
      guard let text = content.name, !drafts[file].isEmpty else { continue }
      let name = CompetitionName(text)
      let isOtherSeason =
        if let temporada = existing.temporada.flatMap(Season.init),
          let other = name.temporada.flatMap(Season.init)
        { !temporada.mayBe(other) } else { false }
      let hasNoTeam = !drafts[file].contains {
        known.contains($0.local) || known.contains($0.visitante)
      }
      guard isOtherSeason || hasNoTeam && name.nombre != nombre else { continue }
      findings.add(
        .file(.otherCompetition(there: title, text, isOtherSeason: isOtherSeason)),
        at: Place(file: file, offset: 0))
      return
    }
  }

  /// Whether file and tournament say of which season they are.
  func namesItsSeason(_ file: Int, beside existing: Torneo) -> Bool {
    existing.temporada.flatMap(Season.init) != nil
      && contents[file].name.flatMap { CompetitionName($0).temporada }.flatMap(Season.init) != nil
  }
}
