import Diagnostics
import Synchronization
import Web

/// Sends each request to what answers it: the site, the editor, or the pages' own stream of news.
final class PreviewHandler: ExchangeHandler {
  private let gate: RequestGate
  private let site: Mutex<any ServedSite>
  private let reload: LiveReload
  private let editor: EditorAccess
  private let page: RefusalPage

  init(
    gate: RequestGate, site: any ServedSite, reload: LiveReload, editor: EditorAccess,
    language: Language
  ) {
    self.gate = gate
    self.site = Mutex(site)
    self.reload = reload
    self.editor = editor
    page = RefusalPage(language: language)
  }

  func show(_ site: any ServedSite) { self.site.withLock { $0 = site } }

  private var current: any ServedSite { site.withLock { $0 } }

  func refusal(_ head: RequestHead) -> WebResponse? {
    do {
      _ = try gate.admit(head)
      return nil
    } catch {
      return Policy.site.applied(to: page.response(error))
    }
  }

  func reply(_ head: RequestHead, body: [UInt8]) -> ServerReply {
    do {
      let admission = try gate.admit(head)
      return admission.isOfEditor
        ? try ownReply(head, admission, body) : siteReply(head, admission.target)
    } catch {
      return .now(Policy.site.applied(to: page.response(error)))
    }
  }

  // MARK: The site

  private func siteReply(_ head: RequestHead, _ target: RequestTarget) -> ServerReply {
    let site = current
    switch SiteAddress(target, in: site) {
    case .elsewhere(let address, let isForGood):
      // Not remembered: the next site on this port may have no base path.
      return .now(
        Policy.site.applied(
          to: WebResponse(
            status: isForGood ? 301 : 302, contentType: MediaType.plain,
            headers: [
              (name: "Location", value: address), (name: "Cache-Control", value: "no-store"),
            ], body: [])))
    case .file(let path): return file(path, of: site, head, isMissing: false)
    case .missing:
      guard site.has(SiteAddress.missingPage) else {
        return .now(Policy.site.applied(to: page.missing))
      }
      return file(SiteAddress.missingPage, of: site, head, isMissing: true)
    }
  }

  private func file(
    _ path: String, of site: any ServedSite, _ head: RequestHead, isMissing: Bool
  ) -> ServerReply {
    let response = FileResponse(head, path: path, reloading: ReloadTag())
    if let file = site.known(path) {
      return .now(Policy.site.applied(to: response.response(file, isMissing: isMissing)))
    }
    return .later {
      Policy.site.applied(to: response.response(await site.file(path), isMissing: isMissing))
    }
  }

  // MARK: What is ours

  private func ownReply(
    _ head: RequestHead, _ admission: RequestGate.Admission, _ body: [UInt8]
  ) throws(Refusal) -> ServerReply {
    let path = admission.target.path
    if admission.target.isHidden { return .now(Policy.editor.applied(to: page.missing)) }
    if admission.method != .post {
      if path == [RequestGate.editor] {
        return .now(
          Policy.editor.applied(
            to: WebResponse(
              status: 301, contentType: MediaType.plain,
              headers: [
                (name: "Location", value: "/\(RequestGate.editor)/"),
                (name: "Cache-Control", value: "no-store"),
              ], body: [])))
      }
      if path == [RequestGate.editor, ReloadTag.script] {
        let file = ServedFile(PackageResources.recarga_js)
        return .now(
          Policy.site.applied(
            to: FileResponse(head, path: ReloadTag.script, reloading: nil).response(file)))
      }
      if path == [RequestGate.editor, ReloadTag.events] { return try stream(admission) }
    }
    let form: (query: WebForm, body: WebForm)
    do {
      form = (try FormReader.form(admission.target.query), try FormReader.form(body))
    } catch {
      throw .badForm(error)
    }
    return .later { [editor, page] in
      Policy.editor.applied(
        to: await editor.answer(admission, query: form.query, form: form.body) ?? page.missing)
    }
  }

  private func stream(_ admission: RequestGate.Admission) throws(Refusal) -> ServerReply {
    let headers = [
      (name: "Content-Type", value: "text/event-stream; charset=utf-8"),
      (name: "Cache-Control", value: "no-store"),
    ]
    if admission.method == .head {
      return .now(
        Policy.site.applied(
          to: WebResponse(
            contentType: "text/event-stream; charset=utf-8",
            headers: [(name: "Cache-Control", value: "no-store")], body: [])))
    }
    let query: WebForm
    do { query = try FormReader.form(admission.target.query) } catch { throw .badForm(error) }
    let version = query["version"].flatMap { $0.isEmpty ? nil : $0 }
    guard
      let stream = reload.open(
        page: query["pagina"] ?? "/", version: version, of: { [self] in current })
    else { return .now(Policy.site.applied(to: page.tooManyStreams)) }
    return .stream(stream, headers: headers + Policy.site.headers)
  }
}
