package import Diagnostics
package import MarcadorApp
package import Web

/// The screens of the app as pages of a browser, below `/editar/`.
///
/// It has no rule of its own: forms, and what is wrong with them, are the app's. A page works without
/// a script; with one, fields are checked as they are left.
package struct Editor: WebHandler {
  /// What the editor is told of the program that it is in.
  package struct Setup {
    package var language: Language
    /// What each form has to send back, so that only pages of this run can edit.
    package var token: String
    /// The clock: seconds since 1970.
    package var now: @MainActor () -> Int
    /// Where the site itself is, for the link to it.
    package var site: String
    /// Whether there is a server to publish to.
    package var hasServer: Bool
    /// The settings of the site; nil where they cannot be edited.
    package var settings: SettingsFile?
    /// What somebody writes of matches; nil where it cannot be edited.
    package var prose: ProseFiles?
    /// Why there is nothing to edit; nil where there is.
    package var fault: @MainActor () -> Failure?

    package init(
      language: Language, token: String, now: @escaping @MainActor () -> Int, site: String = "/",
      hasServer: Bool = true, settings: SettingsFile? = nil, prose: ProseFiles? = nil,
      fault: @escaping @MainActor () -> Failure? = { nil }
    ) {
      self.language = language
      self.token = token
      self.now = now
      self.site = site
      self.hasServer = hasServer
      self.settings = settings
      self.prose = prose
      self.fault = fault
    }
  }

  private let session: EditorSession

  @MainActor
  package init(_ app: ContenedorDeLaApp, _ setup: Setup) {
    session = EditorSession(app, setup)
  }

  package func answer(_ request: WebRequest) async -> WebResponse {
    await session.answer(request)
  }
}
