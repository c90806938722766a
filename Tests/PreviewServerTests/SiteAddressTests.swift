import PreviewServer
import Testing

@Suite("An address of a site")
struct SiteAddressTests {
  private static let files = [
    "index.html": "", "404.html": "", "partidos/1.html": "", "fotos/index.html": "",
    "fotos/a b.png": "", "fotos/ñ/index.html": "", ".nojekyll": "", ".well-known/x": "",
  ]

  struct Case: Sendable, CustomTestStringConvertible {
    let target: String
    let address: SiteAddress
    var testDescription: String { target }

    init(_ target: String, _ address: SiteAddress) {
      self.target = target
      self.address = address
    }
  }

  private func address(_ target: String, basePath: String = "") throws -> SiteAddress {
    SiteAddress(
      try RequestTarget(Array(target.utf8)), in: TestSite(basePath: basePath, files: Self.files))
  }

  @Test(
    "gives what a static host gives",
    arguments: [
      Case("/", .file("index.html")), Case("/index.html", .file("index.html")),
      Case("/partidos/1.html?x=1", .file("partidos/1.html")),
      Case("/Index.html", .missing), Case("/partidos/", .missing), Case("/partidos", .missing),
      Case("/partidos/1", .missing), Case("/index.html/", .missing), Case("//", .missing),
      Case("//index.html", .missing), Case("/fotos//index.html", .missing),
      Case("/fotos/", .file("fotos/index.html")),
      Case("/fotos", .elsewhere("/fotos/", isForGood: true)),
      Case("/fotos/a%20b.png", .file("fotos/a b.png")),
      Case("/fotos/%C3%B1", .elsewhere("/fotos/%C3%B1/", isForGood: true)),
      Case("/.marcador", .missing), Case("/.git/config", .missing),
      Case("/fotos/.index.html", .missing), Case("/.nojekyll", .file(".nojekyll")),
      Case("/.well-known/x", .file(".well-known/x")), Case("/.well-known/", .missing),
    ])
  func host(_ each: Case) throws {
    #expect(try address(each.target) == each.address)
  }

  @Test(
    "has the path of the site on its host before it",
    arguments: [
      Case("/liga/2026/", .file("index.html")),
      Case("/liga/2026", .elsewhere("/liga/2026/", isForGood: true)),
      Case("/", .elsewhere("/liga/2026/", isForGood: false)),
      Case("/liga/2026/partidos/1.html", .file("partidos/1.html")),
      Case("/liga/2026/fotos", .elsewhere("/liga/2026/fotos/", isForGood: true)),
      Case("/index.html", .missing), Case("/liga/", .missing), Case("/liga/20261/", .missing),
      Case("/Liga/2026/", .missing),
    ])
  func basePath(_ each: Case) throws {
    #expect(try address(each.target, basePath: "/liga/2026") == each.address)
  }
}
