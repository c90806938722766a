import Site
import Testing

@Suite("Addresses")
struct SlugTests {
  @Test(
    "a name becomes ASCII letters, digits and single hyphens",
    arguments: [
      ("Rayo FC", "rayo-fc"), ("Águilas", "aguilas"), ("Peñíscola C. F.", "peniscola-c-f"),
      ("../../etc/passwd", "etc-passwd"), ("a/b", "a-b"), ("a\\b", "a-b"), ("Straße", "strasse"),
      ("con", "con-1"), ("NUL", "nul-1"), ("index", "index-1"), ("Łódź", "lodz"),
      ("Pen\u{303}arol", "penarol"), ("a.", "a"), (" a ", "a"), ("aux.html", "aux-html"),
    ])
  func letters(name: String, slug: String) {
    #expect(Slug(name, fallback: "equipo").text == slug)
  }

  @Test("a name without Latin letters gets a number of its own", arguments: ["中文", "..", "🏆", "—"])
  func fallback(name: String) {
    let slug = Slug(name, fallback: "equipo").text
    #expect(slug.wholeMatch(of: #/equipo-\d+/#) != nil)
    #expect(slug == Slug(name, fallback: "equipo").text)
  }

  @Test("what a host serves for a folder, or for what is not there, is nobody's address")
  func served() {
    #expect(Slug("404", fallback: "equipo").text == "404-1")
    #expect(Slug("Index", fallback: "equipo").text == "index-1")
  }

  @Test("the longest name fits into a file name")
  func length() {
    let slug = Slug(String(repeating: "ñ", count: 255), fallback: "equipo").text
    #expect(slug.utf8.count == Slug.maximumLength)
  }

  @Test("a link from a folder goes up, one from the root does not")
  func links() {
    #expect(SitePath("partidos/1.html").link(to: SitePath("index.html")) == "../index.html")
    #expect(SitePath("index.html").link(to: SitePath("partidos/1.html")) == "partidos/1.html")
  }

  @Test(
    "the address of a site is http or https with a host",
    arguments: [
      ("https://liga.example", "https://liga.example"),
      ("https://liga.example/2026/", "https://liga.example/2026"),
      ("http://localhost:8000//", "http://localhost:8000"), ("ftp://x", nil), ("liga.example", nil),
      ("https://", nil), ("https:///x", nil), ("https://x/?q", nil), ("https://x/ y", nil),
      ("javascript:alert(1)", nil), ("https://x/\"><b>", nil),
      ("http://localhost:8000", "http://localhost:8000"),
      ("https://[::1]:80/a", "https://[::1]:80/a"),
      ("https://x/a%20b", "https://x/a%20b"), ("https://x//y", nil), ("https://x/../y", nil),
      ("https://x/%zz", nil), ("https://x:99999", nil), ("https://x:y", nil), ("https://.", nil),
      ("https://-x", nil), ("https://[x", nil), ("https://%2f", nil), ("https://u:p@x", nil),
    ])
  func baseURL(text: String, url: String?) {
    #expect(SiteSettings.baseURL(text) == url)
  }
}
