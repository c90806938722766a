import Torneo

/// Tells the names of sides that wait for other matches, where there are these groups.
struct UndecidedSides {
  let grupos: Set<String>

  /// The groups of the files and of the tournament.
  init(_ contents: [FileContents], existing: Torneo?) {
    self.init(
      matches: contents.lazy.flatMap(\.matches),
      listed: contents.lazy.flatMap(\.groups).map(\.name),
      existing: existing)
  }

  init(
    matches: some Sequence<MatchRecord>, listed: some Sequence<String> = [], existing: Torneo?
  ) {
    grupos = Set(
      matches.compactMap { $0.labels?.grupo ?? $0.group } + listed
        + (existing?.partidos ?? []).compactMap(\.partido.grupo))
  }

  func contains(_ name: String) -> Bool {
    isUndecidedSide(name) || saysPlaceInWords(name) && place(name) != nil
  }

  func place(_ name: String) -> Plaza? { Plaza(texto: name, grupos: grupos) }

  /// Whether a side of a match waits for one of these matches.
  func waitsForAny(of numbers: Set<Int>, _ record: MatchRecord) -> Bool {
    if numbers.isEmpty { return false }
    return [record.team1.name, record.team2.name].contains { name in
      guard contains(name) else { return false }
      return switch place(name) {
      case .ganador(let number)?, .perdedor(let number)?: numbers.contains(number)
      case .puesto?, .puestoEntre?, nil: false
      }
    }
  }

  /// Whether a name is that of a place of a group that there is not.
  func isOfNoGroup(_ name: String) -> Bool {
    switch place(name) {
    case .puesto(_, let clave)?: clave.grupo.map { !grupos.contains($0) } ?? false
    case .puestoEntre(_, let otros)?: !otros.allSatisfy(grupos.contains)
    case .ganador?, .perdedor?, nil: false
    }
  }
}

/// Whether a name is a place in the draw and not a team: `W74` (winner of match 74), `L101`, `2A`,
/// `3A/B/C/D/F`, or one in words: `Ganador del partido 74`, `Winner of match 74`, `1.º Grupo A`.
private func isUndecidedSide(_ name: String) -> Bool {
  isShortPlace(name) || saysPlaceInWords(name) && Plaza(texto: name) != nil
}

/// What a team may be called is none: `5B` is a class of a school.
private func isShortPlace(_ name: String) -> Bool {
  let scalars = Array(name.utf8)
  guard let first = scalars.first, scalars.count >= 2 else { return false }
  let rest = scalars.dropFirst()
  switch first {
  case UInt8(ascii: "W"), UInt8(ascii: "L"):
    return rest.count <= 3 && rest.allSatisfy { $0 &- 0x30 <= 9 }
  case UInt8(ascii: "1")...UInt8(ascii: "4"):
    let groups = rest.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return groups.allSatisfy { group in
      group.count == 1 && group.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "P")).contains($0) }
    }
  default: return false
  }
}

/// Whether it has an ordinal mark, or a word that no short place has.
private func saysPlaceInWords(_ name: String) -> Bool {
  if name.contains(where: { "º°".contains($0) }) { return true }
  let words = name.nombrePlegado.split { " .-".contains($0) }
  return words.contains { placeWords.contains(String($0)) }
}

private let placeWords: Set = [
  "ganador", "ganadores", "perdedor", "winner", "winners", "loser", "grupo", "grupos", "group",
  "groups", "runner", "runners", "primero", "segundo", "tercero", "first", "second", "third", "1st",
  "2nd", "3rd", "4th",
]
