import Diagnostics
import MarcadorApp
import Torneo
import Web

// What a form that was sent comes to.
extension FormScreen {
  func submit(_ visit: Visit) async -> Reply {
    var keys = given(visit)
    let blank: Campos
    let now: [Looked]
    do {
      guard let found = try found(visit) else { return .page(lost(visit)) }
      keys = found
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
    let model = visit.app.edicionViewModel(blank) { [keys] torneo throws(EdicionRechazada) in
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
      return saved(done, keys, visit, meant)
    }
    return refused(visit, keys, model, typed: typed, looked: looked, problem: problem)
  }

  func isSame(_ looked: [Looked], _ now: [Looked]) -> Bool {
    looked.isEmpty || looked.map(\.text) == now.map(\.text) && looked.map(\.name) == now.map(\.name)
  }

  /// What the form says that the person looked at: what there is now gives its names.
  func sentBack(_ visit: Visit, _ now: [Looked]) -> [Looked] {
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
    var keys = keys
    let now: [Looked]
    do {
      // Others may have changed the list since the form arrived.
      guard let found = try found(visit) else { return .page(lost(visit)) }
      keys = found
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

  private func saved(_ done: Hecho, _ keys: Keys, _ visit: Visit, _ form: Campos) -> Reply {
    let what = visit.torneo.description(of: done)
    let isNew = visit.app.partidos.haCambiado
    if isNew { visit.app.historial.nombra(what) }
    let notices =
      [Notice(.done, isNew ? EditorWords.saved(what) : EditorWords.alreadySo(what))]
      + remarks(visit, form) + visit.app.partidos.avisos.map { Notice($0) }
    return .done(
      notices, then: next?(done, keys, visit.torneo) ?? back(keys, visit.torneo).address)
  }
}
