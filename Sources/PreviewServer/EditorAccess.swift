package import Web

/// The way to what edits: who may not, is told so with what they wrote.
package struct EditorAccess: Sendable {
  /// The name of the field that has the token.
  package static let tokenField = "token"

  private let handler: (any WebHandler)?
  /// What the pages of this run have in their forms, and nobody else can know.
  private let token: String

  package init(_ handler: (any WebHandler)?, token: String) {
    self.handler = handler
    self.token = token
  }

  /// Nil where there is no editor.
  func answer(
    _ admission: RequestGate.Admission, query: WebForm, form: WebForm
  ) async -> WebResponse? {
    guard let handler else { return nil }
    let isProven = admission.method != .post || isOwn(form[Self.tokenField] ?? "")
    let response = await handler.answer(
      WebRequest(
        admission.method, path: admission.target.path, query: query, form: form,
        isFromThisRun: isProven))
    if isProven || response.status >= 400 { return response }
    return WebResponse(
      status: 403, contentType: response.contentType,
      headers: response.headers.filter { $0.name.lowercased() != "location" },
      body: response.body)
  }

  /// Takes as long for a token that is nearly right as for any other.
  private func isOwn(_ given: String) -> Bool {
    let own = Array(token.utf8)
    let given = Array(given.utf8)
    guard !own.isEmpty, given.count == own.count else { return false }
    return zip(own, given).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
