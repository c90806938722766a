/// Whether two different names may be two spellings of one.
///
/// Said yes for the same letters with other accents, case or punctuation; for a surname, a start or
/// an abbreviation of the other; and for long names that differ in a letter or two.
func mayBeOne(_ a: NameKey, _ b: NameKey) -> Bool {
  if a.signature & ~b.signature == 0 || b.signature & ~a.signature == 0 {
    if isShortForm(a, of: b) || isShortForm(b, of: a) { return true }
  }
  return differInALetter(a, b)
}

/// Whether two names have the same letters, or are long and differ in a letter or two.
func differInALetter(_ a: NameKey, _ b: NameKey) -> Bool {
  if a == b { return true }
  let onlyInOne = (a.signature ^ b.signature).nonzeroBitCount
  let length = min(a.letters.count, b.letters.count)
  guard length >= 6 else { return false }
  let limit = length >= 12 ? 2 : 1
  // To replace a letter takes one away and brings one in.
  guard onlyInOne <= 2 * limit else { return false }
  return editDistance(a.letters, b.letters, limit: limit) <= limit
}

func isShortForm(_ a: NameKey, of b: NameKey) -> Bool {
  a.isSurname(of: b) || a.isStart(of: b) || a.isAbbreviation(of: b)
}

/// Letters to insert, delete or replace to make one name of the other; above `limit` only that it
/// is above.
private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar], limit: Int) -> Int {
  guard abs(a.count - b.count) <= limit else { return limit + 1 }
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      row.append(min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1)))
    }
    if row.allSatisfy({ $0 > limit }) { return limit + 1 }
    last = row
  }
  return last[b.count]
}
