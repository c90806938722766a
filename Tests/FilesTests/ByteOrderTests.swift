import Files
import Testing

struct ByteOrderTests {
  @Test func `two spellings of a letter are two names`() {
    let (composed, decomposed) = ("\u{E9}.html", "e\u{301}.html")
    #expect(composed == decomposed)
    #expect(!composed.hasSameBytes(as: decomposed))
    #expect(decomposed.precedesInBytes(composed))
  }

  @Test func `texts are ordered by their bytes`() {
    let texts = [
      "partidos/2.html", "partidos/10.html", "", "partidos-x", "partidos", "é", "e\u{301}", "z",
      "cronicas/una-larga-1", "cronicas/una-larga-0", "partidos/2.html.gz",
    ]
    let sorted = texts.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let ordered = orderByBytes(texts).map { texts[$0] }
    #expect(ordered.map { Array($0.utf8) } == sorted.map { Array($0.utf8) })
  }

  @Test(arguments: [
    ("a", "b", true), ("a/b", "a/c", true), ("a/b", "b", false), ("a/b", "b/b", false),
    ("a/b/c", "a/b", false),
  ])
  func `paths share a folder or not`(a: String, b: String, share: Bool) {
    #expect(a.sharesFolder(with: b) == share)
  }
}
