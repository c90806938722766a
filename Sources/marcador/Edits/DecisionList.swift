import JSON

/// Lists of what was decided, each with its number, by which it is removed.
enum DecisionList {
  static func text(_ list: [(value: JSONObject, cells: [String])], isJSON: Bool) -> String {
    guard isJSON else {
      return TerminalTables.text(
        list.enumerated().map { ["\($0.offset + 1)"] + $0.element.cells },
        leftColumns: Set(1...8))
    }
    return TerminalTables.json(
      .array(
        list.enumerated().map { offset, element in
          var object: JSONObject = ["numero": .number(offset + 1)]
          for member in element.value.members { object[member.key] = member.value }
          return .object(object)
        }))
  }
}
