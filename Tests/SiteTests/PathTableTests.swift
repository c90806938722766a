import Testing

@testable import Site

@Suite("Files that links are told by as they are written")
struct PathTableTests {
  private static let paths = [
    "a.html", "partidos/1.html", "partidos/12.html", "50%25.html", "a&amp;b.html", "x#y", "x?y",
    "http:x", ".oculto", "carpeta/.oculto", "ñ.html",
  ]
  private let table = PathTable(Self.paths)

  private func leads(_ link: String, from page: String = "index.html", in table: PathTable? = nil)
    -> Bool
  {
    let bytes = Array(link.utf8)
    return (table ?? self.table).leads(bytes.span, from: SitePath(page).depth)
  }

  @Test(
    "A link straight to a file is told at once",
    arguments: [
      ("a.html", "index.html"), ("partidos/12.html", "index.html"), ("ñ.html", "index.html"),
      ("../a.html", "equipos/x.html"), ("../partidos/1.html", "partidos/12.html"),
    ])
  func straight(_ link: String, _ page: String) {
    #expect(leads(link, from: page))
  }

  @Test(
    "What has to be looked at more closely is left to who does, whatever the files are called",
    arguments: [
      ("", "index.html"), ("..", "equipos/x.html"), ("../", "equipos/x.html"),
      ("a.htm", "index.html"), ("a.html/", "index.html"), ("../a.html", "index.html"),
      ("a.html", "equipos/x.html"), ("a.html#goles", "index.html"), ("50%25.html", "index.html"),
      ("a&amp;b.html", "index.html"), ("x#y", "index.html"), ("x?y", "index.html"),
      ("http:x", "index.html"), (".oculto", "index.html"), ("../.oculto", "equipos/x.html"),
      ("../../a.html", "a/b/c.html"), ("n\u{303}.html", "index.html"),
    ])
  func closely(_ link: String, _ page: String) {
    #expect(!leads(link, from: page))
  }

  @Test("A site without files leads nowhere")
  func empty() {
    #expect(!leads("a.html", in: PathTable([])))
  }

  @Test("Thousands of files are told apart")
  func many() {
    let paths = (1...5_000).map { "partidos/\($0).html" }
    let table = PathTable(paths)
    #expect(paths.allSatisfy { leads($0, in: table) })
    #expect(!(5_001...10_000).contains { leads("partidos/\($0).html", in: table) })
  }
}
