import Diagnostics
import MarcadorApp
import Torneo
import Web

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
  /// Where the person goes on, and where they came from.
  let back: @MainActor (Keys, Torneo) -> (address: String, words: Words)
  /// Where the person goes on after an edit; nil for where they came from.
  var next: (@MainActor (Hecho, Keys, Torneo) -> String)?

  var fields: [Dato] { Campos.campos.filter { !keys.contains($0) } }

  // MARK: Showing

  func show(_ visit: Visit) async -> Reply {
    let keys = given(visit)
    do {
      let form = try self.blank(keys, visit.torneo)
      var filled = form
      for dato in fields { if let text = visit[dato.rawValue] { filled[dato] = text } }
      return .page(
        page(visit, keys, filled, looked: try lookedAt(form, keys, visit.torneo)) { _ in [] })
    } catch {
      return .page(gone(visit, keys, error))
    }
  }

  private func given(_ visit: Visit) -> Keys {
    var given: Keys = [:]
    for dato in keys { given[dato] = visit[dato.rawValue] ?? "" }
    return given
  }

  private func lookedAt(
    _ form: Campos, _ keys: Keys, _ torneo: Torneo
  ) throws(EdicionRechazada) -> [Looked] {
    if let looked { return try looked(keys, torneo) }
    return fields.map {
      Looked(name: $0.rawValue, label: $0.nombre, text: form[$0])
    }
  }

  private func page(
    _ visit: Visit, _ keys: Keys, _ form: Campos, looked: [Looked],
    complaints: (Dato) -> [Words]
  ) -> Page {
    let view = FormView(
      action: Address.of(path), hidden: hidden(keys) + looked.hidden,
      fields: fields.flatMap { dato -> [Field] in
        var fields =
          pageFields(visit, dato, form) ?? [FieldTable(visit).field(dato, of: form)]
        if !fields.isEmpty {
          fields[0].isRequired = form.obligatorios.contains(dato)
          fields[0].complaints = complaints(dato)
        }
        return fields
      }, submit: submit, removes: removes, buttons: buttons(visit))
    return Page(
      title, section, back: back(keys, visit.torneo),
      intro(visit, keys) + view.html(visit))
  }

  private func hidden(_ keys: Keys) -> [(String, String)] {
    self.keys.map { ($0.rawValue, keys[$0] ?? "") }
  }

  /// The record is not there, or cannot be edited at all.
  private func gone(_ visit: Visit, _ keys: Keys, _ reason: EdicionRechazada) -> Page {
    if reason.isOfNothing { return .notFound(visit, reason.frase) }
    return Page(
      status: 422, title, section,
      notices: [Notice(.problem, reason.frase, details: FieldTable.advice(reason))],
      back: back(keys, visit.torneo), intro(visit, keys) + KeptTexts(visit).html)
  }

  // MARK: Saving

  func submit(_ visit: Visit) async -> Reply {
    let keys = given(visit)
    let blank: Campos
    let now: [Looked]
    do {
      blank = try self.blank(keys, visit.torneo)
      now = try lookedAt(blank, keys, visit.torneo)
    } catch {
      return .page(gone(visit, keys, error))
    }
    var typed = blank
    for dato in fields { if let text = visit[dato.rawValue] { typed[dato] = text } }
    let looked = sentBack(visit, now)
    var meant = typed
    meaning(&meant, blank)
    let model = visit.app.edicionViewModel(blank) { torneo throws(EdicionRechazada) in
      let there = try lookedAt(try self.blank(keys, torneo), keys, torneo)
      if !isSame(looked, there) {
        throw .haCambiado(
          .texto(mirado: looked.line(visit.language), ahora: there.line(visit.language)))
      }
    }
    model.formulario.campos.textos = meant.textos
    if visit.isCheck { return .data(FormCheck(visit, model).bytes) }
    let problem = obstacle(visit)
    if problem == nil, isSame(looked, now), model.guardar(), let done = model.hecho {
      return saved(done, keys, visit)
    }
    return refused(visit, keys, model, typed: typed, looked: looked, problem: problem)
  }

  private func isSame(_ looked: [Looked], _ now: [Looked]) -> Bool {
    looked.isEmpty || looked.map(\.text) == now.map(\.text) && looked.map(\.name) == now.map(\.name)
  }

  /// What the form says that the person looked at: what there is now gives its names.
  private func sentBack(_ visit: Visit, _ now: [Looked]) -> [Looked] {
    let labels = Dictionary(
      now.map { ($0.name, $0.label) }, uniquingKeysWith: { first, _ in first })
    return visit.request.form.fields.compactMap { field in
      guard field.name.hasPrefix(FormFrame.lookedPrefix) else { return nil }
      let name = String(field.name.dropFirst(FormFrame.lookedPrefix.count))
      return Looked(
        name: name, label: labels[name] ?? Dato(rawValue: name)?.nombre ?? Words(verbatim: name),
        text: field.value.withUnixLineEnds)
    }
  }

  /// Why nothing can be saved now, whatever the form says.
  private func obstacle(_ visit: Visit) -> Notice? {
    if !visit.request.isFromThisRun { return Notice(.problem, EditorWords.earlierRun) }
    guard let failure = visit.session.fault else { return nil }
    return Notice(
      .problem, EditorWords.brokenStore, details: failure.diagnostics.map { Notice($0).words })
  }

  private func refused(
    _ visit: Visit, _ keys: Keys, _ model: EdicionViewModel<Campos>, typed: Campos,
    looked: [Looked], problem: Notice?
  ) -> Reply {
    if let problem {
      var page = page(visit, keys, typed, looked: looked) { _ in [] }
      page.status = visit.request.isFromThisRun ? 503 : 403
      page.notices = [problem]
      return .page(page)
    }
    let now: [Looked]
    do {
      now = try lookedAt(try blank(keys, visit.torneo), keys, visit.torneo)
    } catch {
      return .page(gone(visit, keys, error))
    }
    if !isSame(looked, now) {
      return .page(conflict(visit, keys, typed, looked: looked, now: now))
    }
    let torneo = visit.torneo
    var page = page(visit, keys, typed, looked: now) { dato in
      guard let message = model.mensaje(de: dato) else { return [] }
      return [message] + FieldTable.advice(model.formulario.campos.rechazo(de: dato, en: torneo))
    }
    page.status = isRefused(model, visit) ? 422 : 500
    // What is wrong with the record itself has no field to be told below.
    page.notices = self.keys.compactMap { dato in
      guard let rejection = model.formulario.campos.rechazo(de: dato, en: torneo) else {
        return nil
      }
      return Notice(.problem, rejection.frase, details: FieldTable.advice(rejection))
    }
    if let alert = model.formulario.alerta {
      page.notices.append(
        Notice(.problem, alert, details: Notice.details(of: model.fallo?.diagnostics ?? [])))
    }
    return .page(page)
  }

  /// Whether it is the form that stands in the way, and not the file.
  private func isRefused(_ model: EdicionViewModel<Campos>, _ visit: Visit) -> Bool {
    let form = model.formulario.campos
    do {
      _ = try visit.app.partidos.ensaya { _ in form }
      return false
    } catch {
      return true
    }
  }

  private func saved(_ done: Hecho, _ keys: Keys, _ visit: Visit) -> Reply {
    let what = visit.torneo.description(of: done)
    let isNew = visit.app.partidos.haCambiado
    if isNew { visit.app.historial.nombra(what) }
    let notices =
      [Notice(.done, isNew ? EditorWords.saved(what) : EditorWords.alreadySo(what))]
      + visit.app.partidos.avisos.map { Notice($0) }
    return .done(
      notices, then: next?(done, keys, visit.torneo) ?? back(keys, visit.torneo).address)
  }

  // MARK: Two who edited the same

  private func conflict(
    _ visit: Visit, _ keys: Keys, _ typed: Campos, looked: [Looked], now: [Looked]
  ) -> Page {
    var merged: [(String, String)] = []
    for dato in fields {
      let before = looked.first { $0.name == dato.rawValue }?.text ?? ""
      let there = now.first { $0.name == dato.rawValue }?.text ?? ""
      // What only the other one changed stays as they left it.
      merged.append((dato.rawValue, typed[dato] == before ? there : typed[dato]))
    }
    let mine = Dictionary(merged, uniquingKeysWith: { first, _ in first })
    let view = ConflictView(
      looked: looked, now: now, mine: removes ? [:] : mine,
      names: fields.map { ($0.rawValue, $0.nombre) })
    let form = FormFrame(visit, action: Address.of(path)).html(
      hidden: hidden(keys) + merged + now.hidden,
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
