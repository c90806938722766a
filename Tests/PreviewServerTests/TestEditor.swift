import Synchronization
import Web

/// Remembers what it was asked, and answers with it.
final class TestEditor: WebHandler {
  private let asked = Mutex<[WebRequest]>([])
  /// Awaited before each answer.
  private let wait: @Sendable () async -> Void

  init(wait: @escaping @Sendable () async -> Void = {}) {
    self.wait = wait
  }

  var requests: [WebRequest] { asked.withLock { $0 } }

  func answer(_ request: WebRequest) async -> WebResponse {
    asked.withLock { $0.append(request) }
    await wait()
    if request.method == .post, request.isFromThisRun { return .seeOther("/editar/hecho") }
    let text = request.form.fields.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
    return WebResponse(contentType: "text/html; charset=utf-8", body: Array(text.utf8))
  }
}
