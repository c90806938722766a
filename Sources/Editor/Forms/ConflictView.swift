import Diagnostics

/// What somebody looked at, what they typed, and what there is now, side by side.
@MainActor
struct ConflictView {
  let looked: [Looked]
  /// Nil where nobody can tell what became of it.
  let now: [Looked]?
  /// What the person changed, by the name of the field; nil where nothing could be typed.
  let mine: [String: String]?
  /// The fields, in order.
  let names: [(name: String, label: Words)]

  private struct Row {
    let label: Words
    let before: String
    let mine: String?
    let now: String?
  }

  private var rows: [Row] {
    let others = (looked + (now ?? [])).filter { one in !names.contains { $0.name == one.name } }
    var all = names
    for other in others where !all.contains(where: { $0.name == other.name }) {
      all.append((other.name, other.label))
    }
    return all.compactMap { name, label in
      let before = looked.first { $0.name == name }?.text ?? ""
      let there = now.map { $0.first { $0.name == name }?.text ?? "" }
      let own = mine?[name]
      if before == there, own == nil { return nil }
      if before.isEmpty, there == nil, own == nil { return nil }
      return Row(label: label, before: before, mine: own, now: there)
    }
  }

  func html(_ visit: Visit) -> HTML {
    let hasMine = mine != nil
    let heads =
      [EditorWords.field, EditorWords.whatThereWas] + (hasMine ? [EditorWords.yours] : [])
      + (now == nil ? [] : [EditorWords.whatThereIs])
    return TableView(
      caption: EditorWords.bothValues, heads: heads,
      rows: rows.map { row in
        [[.text(visit.say(row.label).capitalizedFirst)], [cell(row.before, visit)]]
          + (hasMine ? [[own(row.mine, visit)]] : []) + (row.now.map { [[cell($0, visit)]] } ?? [])
      }, kind: "versiones"
    ).html(visit)
  }

  private func own(_ text: String?, _ visit: Visit) -> HTML {
    text.map { cell($0, visit) } ?? .tag("em", [:], visit.say(EditorWords.untouched))
  }

  private func cell(_ text: String, _ visit: Visit) -> HTML {
    if text.isEmpty { return .tag("em", [:], visit.say(EditorWords.nothing)) }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return .several(
      lines.enumerated().flatMap { place, line -> [HTML] in
        (place == 0 ? [] : [.tag("br", [:])]) + [.tag("bdi", [:], String(line).visible)]
      })
  }
}
