import Diagnostics
import MarcadorApp
import Web

// Which record a form is about, after others edited the list that it stands in.
extension FormScreen {
  /// What tells the record by now; nil where it is gone.
  func found(_ visit: Visit) throws(EdicionRechazada) -> Keys? {
    var keys = given(visit)
    for list in lists {
      let now = try list(keys, visit.torneo)
      guard let sent = visit.request.form[now.field.0]?.withUnixLineEnds else { continue }
      guard let key = now.key(of: keys[now.dato] ?? "", in: RecordList.entries(sent: sent)) else {
        return nil
      }
      keys[now.dato] = key
    }
    return keys
  }

  /// The lists of the records, as they go with the form.
  func hiddenLists(_ keys: Keys, _ visit: Visit) -> [(String, String)] {
    lists.compactMap { list in
      // A record that is not there has no form.
      try? list(keys, visit.torneo).field
    }
  }

  /// The record that was looked at is gone, or was changed so much that nobody can tell which it is:
  /// what was typed is kept, and goes onto no other. Records that were not there are shown.
  func lost(_ visit: Visit) -> Page {
    let keys = given(visit)
    let looked = sentBack(visit, [])
    var mine: [String: String] = [:]
    for dato in fields {
      let before = looked.first { $0.name == dato.rawValue }?.text ?? ""
      if let text = visit[dato.rawValue], text != before { mine[dato.rawValue] = text }
    }
    let strangers = strangers(visit)
    let view = ConflictView(
      looked: looked, now: strangers.isEmpty ? [] : nil, mine: removes ? nil : mine,
      names: fields.map { ($0.rawValue, $0.nombre) })
    return Page(
      status: 409, title, section,
      notices: [Notice(.problem, EditorWords.goneMeanwhile)],
      back: (Address.of(section.rawValue), EditorWords.keepTheirs),
      [view.html(visit)] + links(to: strangers, visit) + again(visit, keys))
  }

  /// The records of the list in which the record cannot be found that were not in it then, each by its
  /// keys.
  private func strangers(_ visit: Visit) -> [(keys: Keys, text: String)] {
    var keys = given(visit)
    for list in lists {
      // A list that is not there has no records.
      guard let now = try? list(keys, visit.torneo),
        let sent = visit.request.form[now.field.0]?.withUnixLineEnds
      else { continue }
      let then = RecordList.entries(sent: sent)
      if let key = now.key(of: keys[now.dato] ?? "", in: then) {
        keys[now.dato] = key
        continue
      }
      return now.strangers(since: then).map { entry in
        (keys.merging([now.dato: entry.key]) { $1 }, entry.text)
      }
    }
    return []
  }

  private func links(to records: [(keys: Keys, text: String)], _ visit: Visit) -> [HTML] {
    if records.isEmpty { return [] }
    return [
      .tag("p", [:], visit.say(EditorWords.mayBeOneOf)),
      .tag(
        "ul", [:],
        records.map { keys, text in
          .tag(
            "li", [:],
            [
              .tag(
                "a",
                ["href": Address.of(path, self.keys.map { ($0.rawValue, keys[$0] ?? "") })],
                [.tag("bdi", [:], text.visible)])
            ])
        }),
    ]
  }

  /// A link to record anew what is gone.
  private func again(_ visit: Visit, _ keys: Keys) -> [HTML] {
    guard let path = anew, !removes else { return [] }
    let pairs =
      self.keys.filter { $0 != .numero }.map { ($0.rawValue, keys[$0] ?? "") }
      + fields.compactMap { dato in visit[dato.rawValue].map { (dato.rawValue, $0) } }
    return [
      .tag(
        "p", ["class": "enviar"],
        [.link(to: Address.of(path, pairs), visit.say(EditorWords.recordAnew), kind: "boton suave")]
      )
    ]
  }
}
