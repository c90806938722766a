import MarcadorApp

/// The list that the record of a form stands in. It goes to the browser and comes back with the form, so
/// that the record is found again after others changed the list, and no other is taken for it.
struct RecordList {
  /// A record as the list has it.
  struct Entry: Equatable {
    /// What the field of the form says of it.
    let key: String
    /// All that it is told apart by.
    let name: String
    /// What is likely to stay when somebody corrects it.
    let marks: [String]
  }

  /// The field that says which record it is.
  let dato: Dato
  let entries: [Entry]
  /// Whether the first mark alone tells a record that somebody corrected, wherever it stands by now.
  var isToldByMark = false

  static let fieldPrefix = "lista."

  var field: (String, String) {
    (
      Self.fieldPrefix + dato.rawValue,
      entries.map { ([$0.key, $0.name] + $0.marks).joined(separator: "\t") }
        .joined(separator: "\n")
    )
  }

  /// A list that a form has sent back.
  static func entries(sent text: String) -> [Entry] {
    text.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return parts.count < 2
        ? nil : Entry(key: parts[0], name: parts[1], marks: Array(parts.dropFirst(2)))
    }
  }

  /// What the field has to say by now of the record that it said `key` of; nil where that is gone, or
  /// nobody can tell which it is.
  /// - Parameter then: the list as the form has it.
  func key(of key: String, in then: [Entry]) -> String? {
    guard let place = then.firstIndex(where: { $0.key == key }) else { return nil }
    let own = then[place]
    let same = entries.indices.filter { entries[$0].name == own.name }
    if let nearest = same.min(by: { abs($0 - place) < abs($1 - place) }) {
      return entries[nearest].key
    }
    return corrected(own, at: place, in: then)?.key
  }

  private func corrected(_ own: Entry, at place: Int, in then: [Entry]) -> Entry? {
    if isToldByMark, let mark = own.marks.first, !mark.isEmpty {
      let known = Set(then.map(\.name))
      let candidates = entries.filter { !known.contains($0.name) && $0.marks.first == mark }
      if candidates.count == 1 { return candidates[0] }
    }
    // What is new stands last: anywhere else a record between the same neighbours is the same one.
    guard entries.count == then.count,
      entries.indices.allSatisfy({ $0 == place || entries[$0].name == then[$0].name })
    else { return nil }
    let there = entries[place]
    let isAlike = zip(own.marks, there.marks).contains { $0 == $1 && !$0.isEmpty }
    return place < entries.count - 1 || isAlike ? there : nil
  }
}
