import Diagnostics
import MarcadorApp
import Torneo
import Web

/// The line-up of a side: a choice for each player of the roster, which becomes the texts of the form.
@MainActor
struct LineupScreen: Screen {
  /// Before the name of the player in the name of the choice.
  private static let prefix = "de."
  private static let starts = "titular"
  private static let waits = "suplente"

  let path: String
  let isHome: Bool

  func show(_ visit: Visit) async -> Reply {
    await form(visit).show(visit)
  }

  func submit(_ visit: Visit) async -> Reply {
    let chosen = visit.request.form.fields.filter { $0.name.hasPrefix(Self.prefix) }
    if chosen.isEmpty { return await form(visit).submit(visit) }
    func text(_ dato: Dato, _ value: String) -> String {
      let names = chosen.filter { $0.value == value }.map {
        String($0.name.dropFirst(Self.prefix.count))
      }
      let before = visit[FormFrame.lookedPrefix + dato.rawValue] ?? ""
      // The same players are the same text, whatever stands between them.
      return Set(Self.names(before)) == Set(names) ? before : names.map { $0 + "; " }.joined()
    }
    return await form(visit).submit(
      visit.with([
        Dato.titulares.rawValue: text(.titulares, Self.starts),
        Dato.suplentes.rawValue: text(.suplentes, Self.waits),
      ]))
  }

  private func form(_ visit: Visit) -> FormScreen<CamposDeAlineacion> {
    let isHome = isHome
    let words = isHome ? EditorWords.homeLineup : EditorWords.awayLineup
    return FormScreen<CamposDeAlineacion>(
      path: path, section: .partidos, title: words, submit: EditorWords.save,
      keys: [.partido, .equipo],
      blank: { keys, torneo throws(EdicionRechazada) in
        let id = try MatchForms.id(keys, torneo)
        let match = try torneo.partido(id)
        let side = isHome ? match.local : match.visitante
        let form = try CamposDeAlineacion(de: id, side.nombre, en: torneo)
        if let wrong = form.rechazo(de: .partido, en: torneo) { throw wrong }
        return form
      },
      pageFields: { visit, dato, form in choices(visit, dato, form) },
      intro: MatchForms.sides, back: MatchForms.backToMatch)
  }

  /// A choice for each player in the place of the two lists; nil where these name somebody who is not in
  /// the roster.
  private func choices(_ visit: Visit, _ dato: Dato, _ form: CamposDeAlineacion) -> [Field]? {
    guard [.titulares, .suplentes].contains(dato),
      let match = Int(form[.partido]).flatMap({ visit.app.partidos.partido(id: $0) })
    else { return nil }
    let team = isHome ? match.local : match.visitante
    let roster = team.plantilla.map { team.etiqueta(de: $0) }
    let (start, wait) = (Self.names(form[.titulares]), Self.names(form[.suplentes]))
    if roster.isEmpty || !Set(start + wait).isSubset(of: roster) { return nil }
    if dato == .suplentes { return [] }
    return roster.map { name in
      Field(
        name: Self.prefix + name, label: Words(verbatim: name),
        value: start.contains(name) ? Self.starts : wait.contains(name) ? Self.waits : "",
        control: .choice([
          Field.Choice("", "—"), Field.Choice(Self.starts, visit.say(EditorWords.starts)),
          Field.Choice(Self.waits, visit.say(EditorWords.waits)),
        ]), isRequired: true)
    }
  }

  /// The names of a list, as the form has them.
  private static func names(_ text: String) -> [String] {
    text.split(separator: text.contains(";") ? ";" : ",").map { $0.sinEspaciosAlrededor }
      .filter { !$0.isEmpty }
  }
}
