import Diagnostics
import MarcadorApp
import Torneo
import Web

/// What the editor remembers while the program runs.
///
/// A class because pages of one run share it: which forms were sent, what is still to be told, the
/// clocks of matches, what can be undone.
@MainActor
final class EditorSession {
  let app: ContenedorDeLaApp
  let setup: Editor.Setup
  var clocks: [Int: MatchClock] = [:]
  /// Why nothing can be edited, as of the last request.
  private(set) var fault: Failure?
  private let screens: [String: any Screen]
  private var notices: [(number: Int, notices: [Notice])] = []
  private var sent = SentForms()
  private var lastNumber = 0
  /// The form that was answered last, and how everything was then.
  private var lastDone: (form: String, steps: Int, torneo: Torneo)?

  /// As many notices as somebody might go back to.
  private static let mostNotices = 200

  init(_ app: ContenedorDeLaApp, _ setup: Editor.Setup) {
    self.app = app
    self.setup = setup
    screens = Dictionary(
      ScreenList.all.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// A number that nothing else of this run has.
  func newNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  func answer(_ request: WebRequest) async -> WebResponse {
    let path = request.path.dropFirst().joined(separator: "/")
    if let file = EditorFiles.response(path) { return file }
    let visit = Visit(session: self, request: request)
    app.partidos.recarga()
    fault = app.partidos.fallo ?? setup.fault()
    guard let screen = screens[path] else { return respond(.page(.notFound(visit)), visit) }
    guard request.method == .post else {
      if fault != nil { return respond(.page(BrokenStore.page(visit)), visit) }
      return respond(await screen.show(visit), visit)
    }
    if visit.isCheck { return respond(await screen.submit(visit), visit) }
    guard request.isFromThisRun, let form = request.form[FormFrame.numberField] else {
      return respond(await screen.submit(visit), visit)
    }
    if let earlier = sent[form, request.form] {
      return repeated(await earlier.value, form)
    }
    let task = Task {
      let response = respond(await screen.submit(visit), visit)
      lastDone = (form, app.historial.pasos, app.partidos.torneo)
      return response
    }
    sent.note(task, form, request.form)
    let response = await task.value
    // What was not done may be sent again.
    if response.status != 303 { sent.forget(form, request.form) }
    return response
  }

  /// The answer to a form that was sent twice: what was done the first time, and that it was once; where
  /// there have been other changes since, that it was told then.
  private func repeated(_ response: WebResponse, _ form: String) -> WebResponse {
    guard let location = response.headers.first(where: { $0.name == "Location" })?.value else {
      return response
    }
    let number = Address.number(of: location)
    let first = notices.first { $0.number == number }?.notices ?? []
    app.partidos.recarga()
    let isSo =
      lastDone.map {
        $0.form == form && $0.steps == app.historial.pasos && $0.torneo == app.partidos.torneo
      } ?? false
    let told =
      isSo
      ? first + [Notice(.remark, EditorWords.onlyOnce)]
      : [
        Notice(
          .remark, EditorWords.sentBefore, details: first.map { EditorWords.toldThen($0.words) })
      ]
    return .seeOther(Address.withNotice(note(told), in: location))
  }

  private func note(_ told: [Notice]) -> Int {
    let number = newNumber()
    notices.append((number, told))
    if notices.count > Self.mostNotices { notices.removeFirst() }
    return number
  }

  private func respond(_ reply: Reply, _ visit: Visit) -> WebResponse {
    switch reply {
    case .data(let bytes):
      return WebResponse(contentType: "application/json; charset=utf-8", body: bytes)
    case .done(let told, let address):
      return .seeOther(Address.withNotice(note(told), in: address))
    case .page(var page):
      if visit.request.method != .post, let number = visit[Address.notice].flatMap({ Int($0) }),
        let told = notices.first(where: { $0.number == number })?.notices
      {
        page.notices = told + page.notices
      }
      return WebResponse(
        status: page.status, contentType: "text/html; charset=utf-8",
        headers: [(name: "Cache-Control", value: "no-store")],
        body: HTMLWriter.document(Layout(visit).html(of: page)))
    }
  }
}
