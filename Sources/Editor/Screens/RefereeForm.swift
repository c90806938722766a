import Diagnostics
import MarcadorApp
import Torneo
import Web

/// A form of a referee. Whether an edit can be made the app says, by trying it.
@MainActor
struct RefereeForm: Screen {
  enum Kind {
    case add, rename, remove
  }

  let path: String
  let title: Words
  let kind: Kind

  func show(_ visit: Visit) async -> Reply {
    visit.app.arbitros.recarga()
    guard kind == .add || name(visit) != nil else { return .page(.notFound(visit)) }
    return .page(page(visit, texts: [.nuevoNombre: name(visit) ?? ""]))
  }

  func submit(_ visit: Visit) async -> Reply {
    visit.app.arbitros.recarga()
    let texts = Dictionary(
      uniqueKeysWithValues: fields.map { ($0, visit[$0.rawValue] ?? "") })
    let looked = looked(visit)
    guard kind == .add || name(visit) != nil || looked != nil else {
      return .page(.notFound(visit))
    }
    if visit.isCheck {
      let complaints = complaints(visit, texts)
      return .data(
        FormCheck(visit, isReady: complaints.isEmpty) { name in
          Dato(rawValue: name).flatMap { complaints[$0] }
        }.bytes)
    }
    if let problem = obstacle(visit) {
      var page = page(visit, texts: texts)
      page.notices = [problem]
      page.status = visit.request.isFromThisRun ? 503 : 403
      return .page(page)
    }
    if let looked, looked != name(visit) {
      return .page(changed(visit, looked))
    }
    return save(visit, texts)
  }

  private func obstacle(_ visit: Visit) -> Notice? {
    if !visit.request.isFromThisRun { return Notice(.problem, EditorWords.earlierRun) }
    guard let failure = visit.session.fault ?? visit.app.arbitros.fallo else { return nil }
    return failure.diagnostics.first.map { Notice($0) }
  }

  private var fields: [Dato] {
    switch kind {
    case .add: [.nombre, .correo]
    case .rename: [.nuevoNombre]
    case .remove: []
    }
  }

  // MARK: Who

  /// The number in the list, or else the name; by now, where others changed it since the form was made.
  private func key(_ visit: Visit) -> String {
    let key = visit[Dato.arbitro.rawValue] ?? ""
    guard let looked = looked(visit), name(of: key, visit) != looked else { return key }
    if let listed = visit.app.arbitros.arbitros.first(where: { $0.nombre == looked }) {
      return "\(listed.id)"
    }
    if name(of: looked.comoNombreDeArbitro, visit) == looked { return looked.comoNombreDeArbitro }
    // Who was renamed has the matches still.
    guard let name = successor(visit) else { return key }
    return visit.app.arbitros.arbitros.first { $0.nombre == name }.map { "\($0.id)" }
      ?? name.comoNombreDeArbitro
  }

  private func looked(_ visit: Visit) -> String? { visit[FormFrame.lookedPrefix + "nombre"] }

  private func name(_ visit: Visit) -> String? { name(of: key(visit), visit) }

  /// The name of who has that number in the list, or that name in matches.
  private func name(of key: String, _ visit: Visit) -> String? {
    if let one = visit.app.arbitros.arbitros.first(where: { "\($0.id)" == key }) {
      return one.nombre
    }
    return [key, key.entreComillas].compactMap(\.self).first { name in
      visit.torneo.partidos.contains { $0.partido.arbitro == name }
    }
  }

  // MARK: Their matches

  /// As many as it takes to know somebody again.
  private static let mostMatches = 20

  private func matches(of name: String, _ visit: Visit) -> String {
    visit.torneo.partidos.filter { $0.partido.arbitro == name }.prefix(Self.mostMatches)
      .map { "\($0.id)" }.joined(separator: " ")
  }

  /// The one who has by now the matches that the form tells of.
  private func successor(_ visit: Visit) -> String? {
    let ids = Set((visit[Self.matchesField] ?? "").split(separator: " ").compactMap { Int($0) })
    let names = Set(visit.torneo.partidos.filter { ids.contains($0.id) }.map(\.partido.arbitro))
    return names.count == 1 ? names.first ?? nil : nil
  }

  private static let matchesField = FormFrame.lookedPrefix + "partidos"

  // MARK: The page

  private func page(
    _ visit: Visit, texts: [Dato: String], complaints: [Dato: [Words]] = [:]
  ) -> Page {
    let name = name(visit)
    let view = FormView(
      action: Address.of(path),
      hidden: name.map {
        [
          (Dato.arbitro.rawValue, key(visit)), (FormFrame.lookedPrefix + "nombre", $0),
          (Self.matchesField, matches(of: $0, visit)),
        ]
      } ?? [],
      fields: fields.map { dato in
        Field(
          name: dato.rawValue, label: dato.nombre, value: texts[dato] ?? "",
          control: dato == .correo ? .email : .text, isRequired: dato != .correo,
          complaints: complaints[dato] ?? [])
      }, submit: kind == .remove ? EditorWords.remove : EditorWords.save, removes: kind == .remove)
    return Page(
      title, .arbitros,
      back: (Address.of(Page.Section.arbitros.rawValue), EditorWords.allReferees),
      (name.map { [.tag("p", ["class": "objeto"], [.name($0)])] } ?? []) + view.html(visit))
  }

  private func changed(_ visit: Visit, _ looked: String) -> Page {
    let view = ConflictView(
      looked: [Looked(name: "nombre", label: EditorWords.referee, text: looked)],
      now: [Looked(name: "nombre", label: EditorWords.referee, text: name(visit) ?? "")],
      mine: kind == .rename ? ["nombre": visit[Dato.nuevoNombre.rawValue] ?? ""] : nil,
      names: [("nombre", EditorWords.referee)])
    var page = page(visit, texts: [.nuevoNombre: visit[Dato.nuevoNombre.rawValue] ?? ""])
    page.status = 409
    page.notices = [Notice(.problem, EditorWords.changedMeanwhile)]
    page.body.insert(view.html(visit), at: 0)
    return page
  }

  // MARK: The edit

  private func save(_ visit: Visit, _ texts: [Dato: String]) -> Reply {
    let complaints = complaints(visit, texts)
    if !complaints.isEmpty {
      var page = page(visit, texts: texts, complaints: complaints)
      if kind == .remove {
        page.notices = complaints.values.joined().map { Notice(.problem, $0) }
      }
      page.status = 422
      return .page(page)
    }
    do {
      let told = try visit.app.historial.comoUna { () throws(Failure) in
        try make(visit, texts)
      }
      if let words = told.first?.words { visit.app.historial.nombra(words) }
      let changes = Notice.changes(texts.values.flatMap(\.marcasOcultas))
      return .done(
        told + changes.map { Notice(.remark, $0) }, then: Address.of(Page.Section.arbitros.rawValue)
      )
    } catch {
      var page = page(visit, texts: texts)
      page.notices = error.diagnostics.map { Notice($0) }
      page.status = 500
      return .page(page)
    }
  }

  private func make(_ visit: Visit, _ texts: [Dato: String]) throws(Failure) -> [Notice] {
    let editor = visit.app.editorDeArbitros()
    switch kind {
    case .add:
      let done = try editor.guarda(add(texts))
      return [Notice(.done, EditorWords.saved(EditorWords.referee(done.nombre)))]
    case .rename:
      let done = try editor.guarda(rename(visit, texts))
      let who = EditorWords.referee(done.ahora)
      let isSame = done.antes == done.ahora
      return [Notice(.done, isSame ? EditorWords.alreadySo(who) : EditorWords.saved(who))]
        + (done.deOtro == 0 ? [] : [Notice(.remark, EditorWords.merged(done.ahora))])
    case .remove:
      let done = try editor.guarda(.baja(key(visit)))
      return [Notice(.done, EditorWords.removed(EditorWords.referee(done.nombre)))]
    }
  }

  private func add(_ texts: [Dato: String]) -> EdicionDeArbitros<Arbitro> {
    .alta(texts[.nombre] ?? "", correo: texts[.correo])
  }

  private func rename(
    _ visit: Visit, _ texts: [Dato: String]
  ) -> EdicionDeArbitros<ArbitroRenombrado> {
    .cambioDeNombre(key(visit), como: texts[.nuevoNombre] ?? "")
  }

  /// What the app says against the edit, below the field that is to blame.
  private func complaints(_ visit: Visit, _ texts: [Dato: String]) -> [Dato: [Words]] {
    let editor = visit.app.editorDeArbitros()
    switch kind {
    case .add:
      var nameAlone = texts
      nameAlone[.correo] = nil
      if let wrong = refusal({ () throws(Failure) in _ = try editor.ensaya(add(nameAlone)) }) {
        return [.nombre: wrong]
      }
      return refusal { () throws(Failure) in _ = try editor.ensaya(add(texts)) }
        .map { [.correo: $0] } ?? [:]
    case .rename:
      return refusal { () throws(Failure) in _ = try editor.ensaya(rename(visit, texts)) }
        .map { [.nuevoNombre: $0] } ?? [:]
    case .remove:
      return refusal { () throws(Failure) in _ = try editor.ensaya(.baja(key(visit))) }
        .map { [.arbitro: $0] } ?? [:]
    }
  }

  private func refusal(_ trial: () throws(Failure) -> Void) -> [Words]? {
    do {
      try trial()
      return nil
    } catch {
      return error.diagnostics.flatMap { [$0.message.capitalized] + $0.context }
    }
  }
}
