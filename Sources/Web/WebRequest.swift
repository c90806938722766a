/// A request that the server has let through: from this machine, with a head and a body of bearable
/// size. One that edits has also proved that it comes from a page of ours.
package struct WebRequest: Sendable {
  package let method: WebMethod
  /// The parts of the path between slashes, without escapes, none of them `.` or `..`; the last one is
  /// empty where the path ends in a slash. The path `/` is one empty part.
  package let path: [String]
  /// What follows `?`, as a form has it.
  package let query: WebForm
  /// The fields of the body; empty where there is none.
  package let form: WebForm
  /// Whether a form that was sent is one that this run of the program gave out. One of an earlier run,
  /// still open in a browser, must change nothing: its text is shown again, to be looked at and sent
  /// anew.
  package let isFromThisRun: Bool

  package init(
    _ method: WebMethod = .get, path: [String], query: WebForm = WebForm(),
    form: WebForm = WebForm(), isFromThisRun: Bool = true
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.form = form
    self.isFromThisRun = isFromThisRun
  }
}
