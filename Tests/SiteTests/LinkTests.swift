import Diagnostics
import Testing

@testable import Site

@Suite("Links of a page")
struct LinkTests {
  struct Leading: Sendable {
    var link: String
    var page: String
    var target: String?
    var fragment = ""
    var basePath: String?
  }

  @Test(
    "A link leads to the file that a browser would ask for",
    arguments: [
      Leading(link: "equipos.html", page: "index.html", target: "equipos.html"),
      Leading(link: "partidos/1.html", page: "index.html", target: "partidos/1.html"),
      Leading(link: "../equipos/rayo.html", page: "partidos/1.html", target: "equipos/rayo.html"),
      Leading(link: "2.html", page: "partidos/1.html", target: "partidos/2.html"),
      Leading(link: "./2.html", page: "partidos/1.html", target: "partidos/2.html"),
      Leading(link: ".././index.html", page: "partidos/1.html", target: "index.html"),
      Leading(link: "../../index.html", page: "a/b/1.html", target: "index.html"),
      Leading(link: "../index.html", page: "index.html", target: nil),
      Leading(link: "../../index.html", page: "partidos/1.html", target: nil),
      Leading(link: "a.html#goles", page: "index.html", target: "a.html", fragment: "goles"),
      Leading(link: "a.html?x=1#goles", page: "index.html", target: "a.html", fragment: "goles"),
      Leading(link: "foto%20grande.png", page: "index.html", target: "foto grande.png"),
      Leading(link: "D&#39;Or&amp;co.png", page: "index.html", target: "D'Or&co.png"),
      Leading(link: "D&#x27;Or.png", page: "index.html", target: "D'Or.png"),
      Leading(link: "/2026/a.html", page: "404.html", target: "a.html", basePath: "/2026"),
      Leading(link: "/a.html", page: "404.html", target: "a.html", basePath: ""),
      Leading(link: "/otra/a.html", page: "404.html", target: nil, basePath: "/2026"),
      Leading(link: "/a.html", page: "404.html", target: nil),
    ])
  func leads(_ leading: Leading) throws {
    let link = try #require(LocalLink(Array(leading.link.utf8)[...]))
    #expect(
      link.target(from: SitePath(leading.page), basePath: leading.basePath) == leading.target)
    #expect(link.fragment == leading.fragment)
  }

  @Test(
    "A link to elsewhere is not looked at",
    arguments: ["https://x.example/a", "mailto:a@x.example", "//x.example/a", "tel:1"])
  func elsewhere(_ link: String) {
    #expect(LocalLink(Array(link.utf8)[...]) == nil)
  }

  @Test("Each link that leads nowhere is named, of href and of src, and those that lead on are not")
  func broken() throws {
    let check = LinkCheck(paths: ["a.html", "foto.png"], basePath: nil)
    let html = """
      <h2 id="goles">Goles</h2><a href="a.html">a</a><img src="foto.png" alt=""><a class="x" \
      href="b.html">b</a><img src="c.png" alt=""><a href="#goles">g</a><a href="#nada">n</a>
      """
    let failure = #expect(throws: Failure.self) {
      try check.fragments(
        in: Array(html.utf8), of: SitePath("index.html"), within: Array(html.utf8))
    }
    let messages = (failure?.diagnostics ?? []).map(\.message.es)
    #expect(
      messages == [
        "index.html: el enlace «b.html» no lleva a ninguna página del sitio",
        "index.html: el enlace «c.png» no lleva a ninguna página del sitio",
        "index.html: el enlace «#nada» no lleva a ninguna página del sitio",
      ])
  }

  @Test("A link to a place in another page is kept until that page is drawn")
  func fragments() throws {
    let check = LinkCheck(paths: ["a.html"], basePath: nil)
    let html = Array("<a href=\"a.html#goles\">a</a><a data-x=\"b.html\">b</a>".utf8)
    let found = try check.fragments(in: html, of: SitePath("index.html"), within: html)
    #expect(found == [PageFragment(page: "index.html", target: "a.html", name: "goles")])
  }
}
