import Templates

/// A language of the site, leading to the page in it.
struct EnlaceDeIdioma: Sendable {
  private let language: SiteLanguage
  private let url: String?

  /// - Parameter url: nil for the language of the page itself.
  init(_ language: SiteLanguage, url: String?) {
    self.language = language
    self.url = url
  }

  static let vocabulary = Vocabulary<EnlaceDeIdioma>(
    "idioma",
    [
      .text("codigo", "The language, as HTML writes it") { $0.language.rawValue },
      .text("nombre", "Its name, in itself") { $0.language.ownName },
      .text("url", "Address of the page in it; none for the language of the page") { $0.url },
    ])
}
