import Diagnostics
import MarcadorApp

// What somebody else edited while a form was filled in.
extension FormScreen {
  /// Both versions, and the choice.
  func conflict(
    _ visit: Visit, _ keys: Keys, _ typed: Campos, looked: [Looked], now: [Looked]
  ) -> Page {
    var merged: [(String, String)] = []
    var mine: [String: String] = [:]
    for dato in fields {
      let before = looked.first { $0.name == dato.rawValue }?.text ?? ""
      let there = now.first { $0.name == dato.rawValue }?.text ?? ""
      // What only the other one changed stays as they left it.
      let isMine = typed[dato] != before
      if isMine { mine[dato.rawValue] = typed[dato] }
      merged.append((dato.rawValue, isMine ? typed[dato] : there))
    }
    let view = ConflictView(
      looked: looked, now: now, mine: removes ? nil : mine,
      names: fields.map { ($0.rawValue, $0.nombre) })
    let form = FormFrame(visit, action: Address.of(path)).html(
      hidden: hidden(keys, visit) + merged + now.hidden,
      [FormFrame.button(visit.say(removes ? EditorWords.removeAnyway : EditorWords.saveMine))])
    let (address, _) = back(keys, visit.torneo)
    return Page(
      status: 409, title, section,
      notices: [Notice(.problem, EditorWords.changedMeanwhile)], back: back(keys, visit.torneo),
      [
        view.html(visit), form,
        .tag(
          "p", ["class": "enviar"],
          [.link(to: address, visit.say(EditorWords.keepTheirs), kind: "boton suave")]),
      ])
  }
}
