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
    /// What is likely to stay when somebody corrects it; the first tells most.
    let marks: [String]

    /// As a person reads it.
    var text: String {
      name.split(separator: RecordList.divider).joined(separator: RecordList.divider)
    }
  }

  /// The field that says which record it is.
  let dato: Dato
  let entries: [Entry]

  /// Between the parts of a name.
  static let divider = " · "
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
    // Of records without a difference any is the one.
    let same = entries.indices.filter { entries[$0].name == then[place].name }
    if let nearest = same.min(by: { abs($0 - place) < abs($1 - place) }) {
      return entries[nearest].key
    }
    return RecordMatching(of: then, in: entries).places[place].map { entries[$0].key }
  }

  /// The records that were not there then: one of them may be what somebody made of another one.
  func strangers(since then: [Entry]) -> [Entry] {
    RecordMatching(of: then, in: entries).strangers.map { entries[$0] }
  }
}
