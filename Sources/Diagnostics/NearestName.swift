/// The name of `candidates` that `word` is most probably a misspelling of: the one at the smallest
/// edit distance (a swap of two neighbours counts one), if that is at most a third of the word's
/// length (and at least one); the first in order when several are as near.
package func nearestName(to word: String, among candidates: some Sequence<String>) -> String? {
  let letters = Array(word.prefix(64))
  let limit = max(1, letters.count / 3)
  var best: (distance: Int, name: String)?
  for candidate in candidates {
    let distance = editDistance(letters, Array(candidate.prefix(64)))
    if distance > 0, distance <= limit, distance < best?.distance ?? .max {
      best = (distance, candidate)
    }
  }
  return best?.name
}

/// Optimal string alignment distance: insertions, deletions, substitutions and swaps of
/// neighbours, each counting one.
private func editDistance(_ a: [Character], _ b: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        cost = min(cost, beforeLast[j - 1] + 1)
      }
      row.append(cost)
    }
    beforeLast = last
    last = row
  }
  return last[b.count]
}
