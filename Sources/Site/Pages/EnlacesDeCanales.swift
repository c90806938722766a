import Templates

/// What can be followed from a page, beside reading it: the calendar and the news of the whole site.
struct EnlacesDeCanales: Sendable {
  private let calendario: String?
  private let novedades: String?

  init(from page: SitePath, _ context: PageContext) {
    calendario = context.addresses.calendarioWeb.map { page.link(to: $0) }
    novedades = context.addresses.novedades.map { page.link(to: $0) }
  }

  static let vocabulary = Vocabulary<EnlacesDeCanales>(
    "canales",
    [
      .text("calendario", "Address of the calendar for phones") { $0.calendario },
      .text("novedades", "Address of the feed of results and reports") { $0.novedades },
    ])
}
