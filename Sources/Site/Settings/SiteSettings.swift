/// What an organiser decided; all of it is optional.
package struct SiteSettings: Sendable, Hashable {
  /// Name of the site; the tournament's where it is nil.
  package var titulo: String?
  package var idioma: SiteLanguage = .es
  /// Other languages that the site is in too, each in a folder of its own.
  package var otrosIdiomas: [SiteLanguage] = []
  /// Where the site will be, without a slash at the end: `https://liga.example/2026`.
  package var urlBase: String?
  package var paginas: Set<PageKind> = Set(PageKind.allCases)
  /// Whose names are reduced to initials; nobody's where it is nil.
  package var privacidad: Privacidad?
  /// Address of the server that chronicles are published to; no page depends on it.
  package var servidor: String?

  package init() {}
}
