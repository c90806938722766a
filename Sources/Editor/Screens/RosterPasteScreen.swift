import Diagnostics
import MarcadorApp
import Torneo
import Web

/// A roster by pasting a list: what each line would become is shown before anything is saved.
@MainActor
struct RosterPasteScreen: Screen {
  /// The button that only shows.
  static let preview = "ver"

  let path = "plantilla-pegar"

  func show(_ visit: Visit) async -> Reply {
    await form.show(visit)
  }

  func submit(_ visit: Visit) async -> Reply {
    visit[Self.preview] == nil ? await form.submit(visit) : await form.show(visit)
  }

  private var form: FormScreen<AltaDeJugadores> {
    FormScreen<AltaDeJugadores>(
      path: path, section: .equipos, title: EditorWords.pasteRoster,
      submit: Words(es: "Añadir a todos", en: "Add all of them"), keys: [.equipo],
      lists: [TeamForms.teams],
      blank: { keys, torneo throws(EdicionRechazada) in
        var form = AltaDeJugadores()
        form[.equipo] = try TeamForms.team(keys, torneo).nombre
        return form
      }, looked: { _, _ in [] },
      pageFields: { _, dato, form in
        dato == .jugadores
          ? [
            Field(
              name: dato.rawValue, label: EditorWords.pastedList, value: form[dato],
              control: .area(lines: 12), hint: EditorWords.pastedListHint,
              isRequired: true)
          ] : nil
      },
      intro: { visit, keys in TeamForms.about(visit, keys) + preview(visit, keys) },
      buttons: { visit in
        .tag(
          "button", ["type": "submit", "name": Self.preview, "value": "1", "class": "suave"],
          visit.say(EditorWords.previewList))
      }, remarks: Self.remarks, back: TeamForms.back)
  }

  /// What was left out of the lines.
  private static func remarks(_ visit: Visit, _ form: AltaDeJugadores) -> [Notice] {
    let lines = form.lineas(en: visit.torneo)
    return Notice.changes(
      lines.flatMap(\.ocultas), hadWideForms: lines.contains(where: \.teniaAnchuras)
    ).map { Notice(.remark, $0) }
  }

  /// That there are more lines than can be added: the field itself tells it of who tries to save.
  private func tooMany(_ form: AltaDeJugadores, _ visit: Visit) -> [HTML] {
    guard visit[Self.preview] != nil,
      let reason = form.rechazo(de: .jugadores, en: visit.torneo)
    else { return [] }
    return [.tag("p", ["class": "aviso fallo", "role": "alert"], visit.say(reason.frase).visible)]
  }

  /// What each line of a list that was sent would become.
  private func preview(_ visit: Visit, _ keys: [Dato: String]) -> [HTML] {
    guard visit.request.method == .post, let text = visit[Dato.jugadores.rawValue] else {
      return []
    }
    var form = AltaDeJugadores()
    form[.equipo] = keys[.equipo] ?? ""
    form[.jugadores] = text
    let lines = form.lineas(en: visit.torneo)
    if lines.isEmpty { return tooMany(form, visit) }
    return [
      TableView(
        caption: EditorWords.previewCaption,
        heads: [EditorWords.line, EditorWords.player, EditorWords.number, EditorWords.remark],
        rows: lines.map { line in
          let wrong = line.rechazo.map { visit.say($0.frase).visible }
          let changed = Notice.changes(line.ocultas, hadWideForms: line.teniaAnchuras)
            .map { visit.say($0) }.joined(separator: "; ")
          return [
            [.text("\(line.numero)")], [.name(line.jugador.nombre.visible)],
            [.text(line.jugador.dorsal.map { "\($0)" } ?? "")],
            [
              .tag("span", ["class": wrong == nil ? "bien" : "mal"], wrong ?? "✓"),
              .text(changed.isEmpty ? "" : " " + changed),
            ],
          ]
        }, figures: [2]
      ).html(visit)
    ]
  }
}
