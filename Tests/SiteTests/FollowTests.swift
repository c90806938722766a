import Testing
import Torneo

@testable import Site

@Suite("What can be followed")
struct FollowTests {
  private func files(
    _ kinds: Set<PageKind>, languages: [SiteLanguage] = []
  ) async throws -> [String: String] {
    var settings = SiteSettings()
    settings.paginas = kinds
    settings.otrosIdiomas = languages
    return try await BuiltSite(torneoHostil("Rayo FC"), settings: settings).files
  }

  @Test("is said on the home page, the calendar and the page of a team, in the words of the site")
  func links() async throws {
    let files = try await files(Set(PageKind.allCases), languages: [.ca])
    for page in ["index.html", "calendario.html"] {
      #expect(files[page]?.contains("<a href=\"calendario.ics\">Calendario para el móvil") == true)
      #expect(files[page]?.contains("<a href=\"cronicas.xml\">Resultados y crónicas") == true)
      #expect(
        files["ca/\(page)"]?.contains("<a href=\"../ca/calendario.ics\">Calendari per al mòbil")
          == true)
      #expect(files["ca/\(page)"]?.contains("<a href=\"../ca/cronicas.xml\">Resultats i") == true)
    }
    #expect(
      files["equipos/rayo-fc.html"]?.contains("<a href=\"../equipos/rayo-fc.ics\">Calendario")
        == true)
  }

  @Test("is not said where it is not made")
  func none() async throws {
    let files = try await files([.portada, .calendario, .equipos])
    #expect(files.values.allSatisfy { !$0.contains(".ics") && !$0.contains("cronicas.xml") })
  }
}
