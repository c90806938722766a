import Torneo

extension String {
  /// The name without the invisible characters that do nothing in it: those that part words, and
  /// joiners beside letters that do not join. One in a Persian name, or in a picture of several
  /// people, belongs to it.
  var withoutIdleCharacters: String {
    if esSencillo { return self }
    let scalars = Array(unicodeScalars)
    var kept = UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      switch scalar.value {
      // Soft hyphen, Mongolian separator, zero-width space, invisible operators, byte order mark.
      case 0xAD, 0x180E, 0x200B, 0x2060...0x2064, 0xFEFF: continue
      case 0x200C, 0x200D:
        guard kept.last?.joins == true, index + 1 < scalars.count, scalars[index + 1].joins else {
          continue
        }
      default: break
      }
      kept.append(scalar)
    }
    return String(kept)
  }
}

extension Unicode.Scalar {
  /// Whether a joiner beside it may change how it is shown: neither Latin, Greek, Cyrillic nor
  /// Armenian letters, nor punctuation, are ever joined.
  fileprivate var joins: Bool {
    value >= 0x590 && !(0x2000...0x206F).contains(value) && !(0x1E00...0x1FFF).contains(value)
  }
}
