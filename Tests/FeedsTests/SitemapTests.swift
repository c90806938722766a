import Feeds
import TestSupport
import Testing

@Suite("The list of pages for search engines")
struct SitemapTests {
  @Test("each page is listed by its whole address")
  func plain() throws {
    let files = Sitemap.files(["", "partidos/1.html"], urlBase: "https://liga.example/2026")
    #expect(files.map(\.path) == ["sitemap.xml"])
    let root = try XMLTree(reading: try #require(files.first).bytes)
    #expect(root.name == "urlset")
    #expect(root.attributes["xmlns"] == "http://www.sitemaps.org/schemas/sitemap/0.9")
    #expect(
      root["url"].flatMap { $0["loc"] }.map(\.text) == [
        "https://liga.example/2026/", "https://liga.example/2026/partidos/1.html",
      ])
  }

  @Test("of more pages than one file may have there are several, and a list of them")
  func split() throws {
    let pages = (1...100_001).map { "partidos/\($0).html" }
    let files = Sitemap.files(pages, urlBase: "https://liga.example")
    #expect(
      files.map(\.path) == ["sitemap.xml", "sitemap-1.xml", "sitemap-2.xml", "sitemap-3.xml"])
    let index = try XMLTree(reading: try #require(files.first).bytes)
    #expect(index.name == "sitemapindex")
    #expect(
      index["sitemap"].flatMap { $0["loc"] }.map(\.text)
        == (1...3).map { "https://liga.example/sitemap-\($0).xml" })
    // A line for each page.
    let parts = files.dropFirst().map { $0.bytes.count { $0 == 0x0A } - 3 }
    #expect(parts == [50_000, 50_000, 1])
    let last = try XMLTree(reading: try #require(files.last).bytes)["url"].map(\.allText)
    #expect(last == ["https://liga.example/partidos/100001.html"])
    #expect(Sitemap.files(Array(pages.prefix(50_000)), urlBase: "https://liga.example").count == 1)
  }

  @Test("no file is larger than it may be, whatever is in it")
  func size() throws {
    let pages = (10...99).map { "\($0)&.html" }
    let files = Sitemap.files(pages, urlBase: "https://x.example", mostPages: 1000, mostBytes: 500)
    #expect(files.count > 2)
    var listed: [String] = []
    for file in files.dropFirst() {
      #expect(file.bytes.count <= 500)
      listed += try XMLTree(reading: file.bytes)["url"].map(\.allText)
    }
    #expect(listed == pages.map { "https://x.example/\($0)" })
  }

  @Test("robots are told where the list is")
  func robots() {
    #expect(
      String(decoding: Sitemap.robots(urlBase: "https://liga.example"), as: UTF8.self)
        == "User-agent: *\nAllow: /\n\nSitemap: https://liga.example/sitemap.xml\n")
  }
}
