/// Whether a name is a place in the draw and not a team: `W74` (winner of match 74), `L101`, `2A`,
/// `3A/B/C/D/F`.
func isUndecidedSide(_ name: String) -> Bool {
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
