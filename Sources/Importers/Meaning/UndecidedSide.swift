import Torneo

/// Whether a name is a place in the draw and not a team: `W74` (winner of match 74), `L101`, `2A`,
/// `3A/B/C/D/F`, or one in words: `Ganador del partido 74`, `Winner of match 74`, `1.º Grupo A`.
func isUndecidedSide(_ name: String) -> Bool {
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
  let words = name.nombrePlegado.split { " .".contains($0) }
  return words.contains { placeWords.contains(String($0)) }
}

private let placeWords: Set = [
  "ganador", "perdedor", "winner", "loser", "grupo", "grupos", "group", "groups",
]
