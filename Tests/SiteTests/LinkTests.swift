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
      Leading(link: "fotos/", page: "index.html", target: "fotos/index.html"),
      Leading(link: "../", page: "partidos/1.html", target: "index.html"),
      Leading(link: ".", page: "index.html", target: "index.html"),
      Leading(link: "/2026/", page: "404.html", target: "index.html", basePath: "/2026"),
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

  private func attributes(
    _ html: String, _ author: LinkedAttributes.Author
  ) -> LinkedAttributes {
    LinkedAttributes(html: Array(html.utf8), author: author)
  }

  @Test(
    "Each link that leads nowhere is named, of href and of src, and those that lead on are not",
    arguments: [LinkedAttributes.Author.program, .person])
  func broken(author: LinkedAttributes.Author) {
    let check = LinkCheck(paths: ["a.html", "foto.png"], basePath: nil)
    let html = """
      <h2 id="goles">Goles</h2><a href="a.html">a</a><img src="foto.png" alt=""><a class="x" \
      href="b.html">b</a><img src="c.png" alt=""><a href="#goles">g</a><a href="#nada">n</a>
      """
    let found = check.findings(of: SitePath("index.html"), within: attributes(html, author))
    let messages = LinkCheck.failure(of: found.broken, in: "index.html").diagnostics
      .map(\.message.es)
    #expect(
      messages == [
        "index.html: el enlace «b.html» no lleva a ninguna página del sitio",
        "index.html: el enlace «c.png» no lleva a ninguna página del sitio",
        "index.html: el enlace «#nada» no lleva a ninguna página del sitio",
      ])
  }

  @Test("A link to a place in another page is kept until that page is drawn")
  func fragments() {
    let check = LinkCheck(paths: ["a.html"], basePath: nil)
    let html = "<a href=\"a.html#goles\">a</a><a data-x=\"b.html\">b</a>"
    let found = check.findings(
      of: SitePath("index.html"), within: attributes(html, .program))
    #expect(found.broken.isEmpty)
    #expect(found.fragments == [PageFragment(page: "index.html", target: "a.html", name: "goles")])
  }

  struct Written: Sendable {
    var html: String
    var links: [String] = []
    var ids: [String] = []
  }

  @Test(
    "Whatever way a person writes a link or a place, a browser's reading of it is found",
    arguments: [
      Written(html: "<a href='a.html'>", links: ["a.html"]),
      Written(html: "<a href=a.html>", links: ["a.html"]),
      Written(html: "<a\nhref = \"a.html\"\tid\n=\n'x'>", links: ["a.html"], ids: ["x"]),
      Written(html: "<A HREF=\"a.html\" ID=x>", links: ["a.html"], ids: ["x"]),
      Written(html: "<form action=\"a\"><button formaction=b>", links: ["a", "b"]),
      Written(html: "<video src=a poster=b></video><img/src=\"c\"/>", links: ["a", "b", "c"]),
      Written(html: "<object data=a><p data=b>", links: ["a"]),
      Written(html: "<p data-href=\"a\" data-id=\"b\" class=\"href='c'\">"),
      Written(html: "<!-- <a href=a> --><!--><a href=b>", links: ["b"]),
      Written(html: "<!DOCTYPE html><?x href=\"a\"?></a href=\"b\">"),
      Written(
        html: "<script src=\"a\">x = '<a href=\"b\">'</SCRIPT ><a href=c>", links: ["a", "c"]),
      Written(html: "<style>/* <a href=a> */</style><title><a href=b></title>"),
      Written(html: "a < b href=\"c\" <1 href=d>"),
      Written(html: "<a name=\"viejo\"><p name=\"otro\" id=\"a&amp;b\">", ids: ["viejo", "a&b"]),
      Written(html: "<a href", links: [""]), Written(html: "<a href=", links: [""]),
      Written(html: "<a href='a", links: ["a"]), Written(html: "<"), Written(html: "<a"),
      Written(html: "<!--"), Written(html: "<script>"),
    ])
  func written(_ written: Written) {
    let attributes = attributes(written.html, .person)
    var links: [String] = []
    attributes.visit { kind, place in
      if kind == .link { links.append(String(decoding: attributes.html[place], as: UTF8.self)) }
    }
    #expect(links == written.links)
    #expect(attributes.identifiers == Set(written.ids))
  }

  @Test("The start of a page is always there", arguments: ["#", "#top", "#Top", "a.html#top"])
  func top(_ link: String) {
    let check = LinkCheck(paths: ["a.html"], basePath: nil)
    let html = attributes("<a href=\"\(link)\">a</a>", .person)
    let found = check.findings(of: SitePath("index.html"), within: html)
    #expect(found.fragments.isEmpty && found.broken.isEmpty)
  }
}
