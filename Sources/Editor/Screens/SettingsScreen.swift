import Diagnostics
import JSON
import MarcadorApp
import Site
import Torneo
import Web

/// The settings of the site, in `marcador.json`. What is not edited stays as it is written.
@MainActor
struct SettingsScreen: Screen {
  /// The texts among the settings, as the file has them.
  private static let texts = ["titulo", "idioma", "urlBase", "servidor"]
  private static let file = "marcador.json"
  private static let pagePrefix = "pagina."

  let path = Page.Section.ajustes.rawValue

  func show(_ visit: Visit) async -> Reply {
    do {
      return .page(page(visit, try values(visit)))
    } catch {
      return .page(broken(error))
    }
  }

  func submit(_ visit: Visit) async -> Reply {
    var typed: [String: String] = [:]
    for name in Self.texts {
      typed[name] = (visit[name] ?? "").sinMarcasOcultas.sinEspaciosAlrededor
    }
    let changes = Notice.changes(Self.texts.flatMap { (visit[$0] ?? "").marcasOcultas })
    for kind in PageKind.allCases {
      typed[Self.pagePrefix + kind.rawValue] = visit[Self.pagePrefix + kind.rawValue] ?? ""
    }
    let now: [String: String]
    do {
      now = try values(visit)
    } catch {
      // What was typed stays in the form until the file is mended.
      var page = page(visit, typed, looked: lookedAt(visit))
      page.status = 503
      page.notices = broken(error).notices
      return .page(page)
    }
    let complaints = complaints(visit, typed)
    if visit.isCheck {
      return .data(FormCheck(visit, isReady: complaints.isEmpty) { complaints[$0] }.bytes)
    }
    func refused(_ status: Int, _ notices: [Notice], looked: [String: String]) -> Reply {
      var page = page(visit, typed, looked: looked, complaints: complaints)
      page.status = status
      page.notices = notices
      return .page(page)
    }
    guard visit.request.isFromThisRun else {
      return refused(403, [Notice(.problem, EditorWords.earlierRun)], looked: now)
    }
    if !complaints.isEmpty { return refused(422, [], looked: now) }
    let looked = lookedAt(visit)
    if looked != now { return .page(conflict(visit, typed, looked: looked, now: now)) }
    do {
      let before = try bytes(visit)
      guard try write(visit, typed) else {
        return .page(conflict(visit, typed, looked: looked, now: try values(visit)))
      }
      let what = EditorWords.settingsFile
      let isNew = try bytes(visit) != before
      return .done(
        [Notice(.done, isNew ? EditorWords.saved(what) : EditorWords.alreadySo(what))]
          + changes.map { Notice(.remark, $0) },
        then: Address.of(path))
    } catch {
      return refused(500, Failure.de(error).diagnostics.map(Notice.placeless), looked: now)
    }
  }

  private static func notices(_ error: any Error) -> [Notice] {
    Failure.de(error).diagnostics.map { Notice($0) }
  }

  private func broken(_ error: any Error) -> Page {
    Page(
      status: 503, EditorWords.settings, .ajustes,
      notices: [Notice(.problem, EditorWords.brokenSettings)] + Self.notices(error), [])
  }

  // MARK: What the file says

  private func bytes(_ visit: Visit) throws -> [UInt8]? {
    guard let settings = visit.session.setup.settings else {
      throw Failure(Diagnostic(.error, EditorWords.noSettings))
    }
    return try settings.read()
  }

  private func values(_ visit: Visit) throws -> [String: String] {
    let bytes = try bytes(visit)
    let settings =
      try bytes.map { bytes throws(Failure) in
        try SiteSettings(reading: bytes, file: Self.file)
      } ?? SiteSettings()
    var values = [
      "titulo": settings.titulo ?? "", "idioma": settings.idioma.rawValue,
      "urlBase": settings.urlBase ?? "", "servidor": settings.servidor ?? "",
    ]
    for kind in PageKind.allCases {
      values[Self.pagePrefix + kind.rawValue] = settings.paginas.contains(kind) ? "si" : ""
    }
    return values
  }

  private func lookedAt(_ visit: Visit) -> [String: String] {
    var looked: [String: String] = [:]
    for name in Self.texts + PageKind.allCases.map({ Self.pagePrefix + $0.rawValue }) {
      looked[name] = visit[FormFrame.lookedPrefix + name] ?? ""
    }
    return looked
  }

  /// The settings with what was typed, over what the file says.
  private func object(_ typed: [String: String], over old: JSONObject) -> JSONObject {
    var object = old
    for name in Self.texts {
      let text = typed[name] ?? ""
      // Of several languages it is the first.
      if name == "idioma", let several = old["idiomas"]?.array {
        if several.first?.string != text {
          object["idiomas"] = .array([.string(text)] + several.filter { $0.string != text })
        }
        continue
      }
      // Spanish needs no word, unless there is one.
      if name == "idioma", text == SiteLanguage.es.rawValue, old[name] == nil { continue }
      object[name] = text.isEmpty ? nil : .string(text)
    }
    let kinds = PageKind.allCases.filter { typed[Self.pagePrefix + $0.rawValue]?.isEmpty == false }
    if Set(kinds) != (old["paginas"]?.array).map({ list in
      Set(list.compactMap { $0.string.flatMap(PageKind.init(rawValue:)) })
    }) ?? Set(PageKind.allCases) {
      object["paginas"] =
        kinds.count == PageKind.allCases.count ? nil : .array(kinds.map { .string($0.rawValue) })
    }
    return object
  }

  private func write(_ visit: Visit, _ typed: [String: String]) throws -> Bool {
    let old = try bytes(visit)
    let new: [UInt8]
    if let old {
      let document: JSONDocument
      do {
        document = try JSONDocument(parsing: old)
      } catch {
        throw Failure(error.diagnostic(in: SourceText(file: Self.file, bytes: old)))
      }
      let object = object(typed, over: document.root.value.object ?? JSONObject())
      new = JSONWriter.text(of: .object(object), over: document)
    } else {
      new = JSONWriter.pretty.text(of: .object(object(typed, over: JSONObject())))
    }
    guard let settings = visit.session.setup.settings, try settings.write(old, new) else {
      return false
    }
    if old != new {
      visit.app.historial.apunta(
        CambioDeFichero(EditorWords.settingsFile, antes: old, ahora: new, escribe: settings.write),
        EditorWords.settingsFile)
    }
    return true
  }

  /// What the reader of the file says against each setting alone.
  private func complaints(_ visit: Visit, _ typed: [String: String]) -> [String: [Words]] {
    var complaints: [String: [Words]] = [:]
    let all = object(typed, over: JSONObject())
    for member in all.members {
      var alone = JSONObject()
      alone[member.key] = member.value
      do {
        try visit.session.setup.settings?.check(JSONWriter.pretty.text(of: .object(alone)))
      } catch {
        let name =
          member.key == "paginas"
          ? Self.pagePrefix + (PageKind.allCases.first?.rawValue ?? "") : member.key
        complaints[name] = Notice.complaints(error, hasLines: false)
      }
    }
    return complaints
  }

  // MARK: The page

  private static func label(_ name: String) -> Words {
    switch name {
    case "titulo": EditorWords.title
    case "idioma": EditorWords.language
    case "urlBase": EditorWords.baseURL
    case "servidor": EditorWords.server
    default:
      PageKind(rawValue: String(name.dropFirst(pagePrefix.count))).map(EditorWords.pages)
        ?? Words(verbatim: name)
    }
  }

  private func page(
    _ visit: Visit, _ values: [String: String], looked: [String: String]? = nil,
    complaints: [String: [Words]] = [:]
  ) -> Page {
    func field(_ name: String, _ label: Words, _ hint: Words?, _ control: Field.Control) -> Field {
      Field(
        name: name, label: label, value: values[name] ?? "", control: control, hint: hint,
        isRequired: name == "idioma", complaints: complaints[name] ?? [])
    }
    let languages = SiteLanguage.allCases.map { Field.Choice($0.rawValue, $0.ownName) }
    let fields =
      [
        field("titulo", EditorWords.title, EditorWords.titleHint, .text),
        field("idioma", EditorWords.language, nil, .choice(languages)),
        field("urlBase", EditorWords.baseURL, EditorWords.baseURLHint, .text),
        field("servidor", EditorWords.server, EditorWords.serverHint, .text),
      ]
      + PageKind.allCases.map { kind in
        let name = Self.pagePrefix + kind.rawValue
        return Field(
          name: name,
          label: EditorWords.pages(kind),
          value: values[name] ?? "", control: .checkbox, isRequired: true,
          complaints: complaints[name] ?? [])
      }
    return Page(
      EditorWords.settings, .ajustes,
      FormView(
        action: Address.of(path),
        hidden: (looked ?? values).sorted { $0.key < $1.key }.map {
          (FormFrame.lookedPrefix + $0.key, $0.value)
        }, fields: fields, submit: EditorWords.save
      ).html(visit))
  }

  private func conflict(
    _ visit: Visit, _ typed: [String: String], looked: [String: String], now: [String: String]
  ) -> Page {
    func list(_ values: [String: String]) -> [Looked] {
      values.sorted { $0.key < $1.key }.map {
        Looked(name: $0.key, label: Self.label($0.key), text: $0.value)
      }
    }
    let merged = typed.merging(now) { mine, _ in mine }.map { name, mine in
      (name, mine == looked[name] ? now[name] ?? "" : mine)
    }
    let view = ConflictView(
      looked: list(looked), now: list(now), mine: typed.filter { $0.value != looked[$0.key] },
      names: [])
    var page = page(
      visit, Dictionary(merged, uniquingKeysWith: { first, _ in first }), looked: now)
    page.status = 409
    page.notices = [Notice(.problem, EditorWords.changedMeanwhile)]
    page.body.insert(view.html(visit), at: 0)
    return page
  }
}
