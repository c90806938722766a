/// Which records of a list are which of the same list at another time, after others edited it.
struct RecordMatching {
  typealias Entry = RecordList.Entry

  private let now: [Entry]
  /// Where each record of then is now; nil for those that nobody can find.
  private(set) var places: [Int?]
  /// Records that were not there then as they are now: new ones, and changed ones.
  private(set) var strangers: [Int] = []

  init(of then: [Entry], in now: [Entry]) {
    self.now = now
    places = Array(repeating: nil, count: then.count)
    pairSame(then)
    strangers = loose
    pairCorrected(then)
    pairByPlace(then)
  }

  private var loose: [Int] {
    let taken = Set(places.compactMap(\.self))
    return now.indices.filter { !taken.contains($0) }
  }

  // MARK: What nobody changed

  /// The same records in the same order; those left out are the last ones.
  private mutating func pairSame(_ then: [Entry]) {
    var byName: [String: [Int]] = [:]
    for place in now.indices.reversed() { byName[now[place].name, default: []].append(place) }
    for place in then.indices { places[place] = byName[then[place].name]?.popLast() }
  }

  // MARK: What somebody corrected

  private struct Pair {
    let then: Int
    let now: Int
    let likeness: Int
    let distance: Int
  }

  /// Those with the most in common first, and of these the nearest ones.
  private mutating func pairCorrected(_ then: [Entry]) {
    let spots = spots(then)
    let open = loose
    var pairs: [Pair] = []
    for old in then.indices where places[old] == nil {
      for new in open {
        let likeness = Self.likeness(then[old], now[new])
        let (before, after) = (spots.then[old], spots.now[new])
        // What is less than the first mark may be somebody new's too, if that stands elsewhere.
        if likeness == 0 || !Self.isSure(likeness, then[old]) && before.gap != after.gap {
          continue
        }
        let distance = abs(before.gap - after.gap) * now.count + abs(before.turn - after.turn)
        pairs.append(Pair(then: old, now: new, likeness: likeness, distance: distance))
      }
    }
    pairs.sort {
      ($1.likeness, $0.distance, $0.then, $0.now) < ($0.likeness, $1.distance, $1.then, $1.now)
    }
    var taken: Set<Int> = []
    for pair in pairs where places[pair.then] == nil && taken.insert(pair.now).inserted {
      places[pair.then] = pair.now
    }
  }

  /// How many marks they share, the first ones counting for more than all after them.
  private static func likeness(_ one: Entry, _ other: Entry) -> Int {
    one.marks.prefix(8).enumerated().reduce(0) { sum, mark in
      !mark.element.isEmpty && other.marks.contains(mark.element)
        ? sum + 1 << (8 - mark.offset) : sum
    }
  }

  private static func isSure(_ likeness: Int, _ entry: Entry) -> Bool {
    entry.marks.first?.isEmpty == false && likeness >= 1 << 8
  }

  // MARK: What stands where another one stood

  /// What is new stands last: anywhere else as many records between the same neighbours are the same.
  private mutating func pairByPlace(_ then: [Entry]) {
    let spots = spots(then)
    let last = places.count { $0 != nil }
    let news = Dictionary(grouping: loose) { spots.now[$0].gap }
    let olds = Dictionary(grouping: then.indices.filter { places[$0] == nil }) {
      spots.then[$0].gap
    }
    for (gap, old) in olds where gap < last {
      guard let new = news[gap], old.count == new.count else { continue }
      for (before, after) in zip(old, new) { places[before] = after }
    }
  }

  /// How many known records stand before one, and how many unknown ones since the last of these.
  private typealias Spot = (gap: Int, turn: Int)

  private func spots(_ then: [Entry]) -> (then: [Spot], now: [Spot]) {
    let known = Set(places.compactMap(\.self))
    return (
      Self.spots(then.indices.map { places[$0] != nil }),
      Self.spots(now.indices.map(known.contains))
    )
  }

  private static func spots(_ isKnown: [Bool]) -> [Spot] {
    var (gap, turn) = (0, 0)
    return isKnown.map { known in
      let spot = (gap, turn)
      (gap, turn) = known ? (gap + 1, 0) : (gap, turn + 1)
      return spot
    }
  }
}
