import Diagnostics
import MarcadorApp
import Torneo

/// The screen of a form that edits the tournament: one for every form of the app.
///
/// What the form was filled from goes to the browser and comes back with it. Where it is no longer so,
/// both values are shown, and nothing is saved before the person has chosen.
@MainActor
struct FormScreen<Campos: CamposDeEdicion>: Screen {
  /// What tells which record is edited, by field.
  typealias Keys = [Dato: String]

  let path: String
  let section: Page.Section
  let title: Words
  let submit: Words
  /// Fields that tell which record it is, and are not shown.
  var keys: [Dato] = []
  var removes = false
  /// The lists in which the records stand that the keys tell, one after the other.
  var lists: [(Keys, Torneo) throws(EdicionRechazada) -> RecordList] = []
  /// The address of the form for a new one of these records.
  var anew: String?
  /// The form of a record, before anything is typed.
  let blank: (Keys, Torneo) throws(EdicionRechazada) -> Campos
  /// What the person looks at while editing; nil for the texts of the form.
  var looked: ((Keys, Torneo) throws(EdicionRechazada) -> [Looked])?
  /// What is meant by the texts as a page has them.
  var meaning: (inout Campos, Campos) -> Void = { _, _ in }
  /// Other fields on the page than the form's own, for one of these; nil for that itself.
  var pageFields: @MainActor (Visit, Dato, Campos) -> [Field]? = { _, _, _ in nil }
  /// What is shown before the form.
  var intro: @MainActor (Visit, Keys) -> [HTML] = { _, _ in [] }
  /// More buttons of the form.
  var buttons: @MainActor (Visit) -> HTML = { _ in .nothing }
  /// What is told of the texts of a form that was saved: which marks were left out of them.
  var remarks: @MainActor (Visit, Campos) -> [Notice] = { _, form in
    Notice.changes(Dato.libres.flatMap { form[$0].marcasOcultas }).map { Notice(.remark, $0) }
  }
  /// Where the person goes on, and where they came from.
  let back: @MainActor (Keys, Torneo) -> (address: String, words: Words)
  /// Where the person goes on after an edit; nil for where they came from.
  var next: (@MainActor (Hecho, Keys, Torneo) -> String)?

  var fields: [Dato] { Campos.campos.filter { !keys.contains($0) } }

  // MARK: Showing

  func show(_ visit: Visit) async -> Reply {
    var keys = given(visit)
    do {
      guard let found = try found(visit) else { return .page(lost(visit)) }
      keys = found
      let form = try self.blank(keys, visit.torneo)
      var filled = form
      for dato in fields { if let text = visit[dato.rawValue] { filled[dato] = text } }
      return .page(
        page(visit, keys, filled, looked: try lookedAt(form, keys, visit.torneo)) { _ in [] })
    } catch {
      return .page(gone(visit, keys, error))
    }
  }

  func given(_ visit: Visit) -> Keys {
    var given: Keys = [:]
    for dato in keys { given[dato] = visit[dato.rawValue] ?? "" }
    return given
  }

  func lookedAt(
    _ form: Campos, _ keys: Keys, _ torneo: Torneo
  ) throws(EdicionRechazada) -> [Looked] {
    if let looked { return try looked(keys, torneo) }
    return fields.map {
      Looked(name: $0.rawValue, label: $0.nombre, text: form[$0])
    }
  }

  func page(
    _ visit: Visit, _ keys: Keys, _ form: Campos, looked: [Looked],
    complaints: (Dato) -> [Words]
  ) -> Page {
    let view = FormView(
      action: Address.of(path), hidden: hidden(keys, visit) + looked.hidden,
      fields: fields.flatMap { dato -> [Field] in
        var own = FieldTable(visit).field(dato, of: form)
        own.isRequired = form.obligatorios.contains(dato)
        var fields = pageFields(visit, dato, form) ?? [own]
        if !fields.isEmpty { fields[0].complaints = complaints(dato) }
        return fields
      }, submit: submit, removes: removes, buttons: buttons(visit))
    return Page(
      title, section, back: back(keys, visit.torneo),
      intro(visit, keys) + view.html(visit))
  }

  func hidden(_ keys: Keys, _ visit: Visit) -> [(String, String)] {
    self.keys.map { ($0.rawValue, keys[$0] ?? "") } + hiddenLists(keys, visit)
  }

  /// The record is not there, or cannot be edited at all.
  func gone(_ visit: Visit, _ keys: Keys, _ reason: EdicionRechazada) -> Page {
    if reason.isOfNothing { return .notFound(visit, reason.frase) }
    return Page(
      status: 422, title, section,
      notices: [Notice(.problem, reason.frase, details: FieldTable.advice(reason))],
      back: back(keys, visit.torneo), intro(visit, keys) + KeptTexts(visit).html)
  }
}

extension Dato {
  /// What a text of somebody's own is saved of, and not which of what is there is meant.
  fileprivate static let libres: [Dato] = [
    .nombre, .nuevoNombre, .dorsal, .oficial, .entrenador, .campo, .arbitro, .fase, .grupo, .ronda,
    .motivo,
  ]
}
