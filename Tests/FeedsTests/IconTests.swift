import JSON
import TestSupport
import Testing

@testable import Feeds

@Suite("The sign of a site")
struct IconTests {
  @Test(
    "it has the first letters of the words that matter",
    arguments: [
      ("Liga de Primavera", "LP"), ("Copa", "C"), ("liga de barrio", "L"), ("", "M"), ("⚽️", "M"),
      ("Copa del Rey 2026", "C2"), ("«Águilas» 1.ª", "Á1"), ("مريخ", "م"), ("ß", "SS"),
      ("<b> & Co", "C"), ("👨‍👩‍👧‍👦 Familia", "F"),
    ])
  func initials(name: String, initials: String) {
    #expect(MonogramIcon.initials(of: name) == initials)
  }

  @Test(
    "it is a picture with a title, whatever the name",
    arguments: ["Liga", "\"</title><script>", "&]]>", "\u{0}", String(repeating: "Ñ", count: 5000)])
  func picture(name: String) throws {
    let icon = try XMLTree(reading: MonogramIcon.bytes(of: name))
    #expect(icon.children.map(\.name) == ["title", "rect", "text"])
    #expect(icon["title"].map(\.text) == [name.replacing("\u{0}", with: "\u{FFFD}")])
    #expect((icon["text"].first?.text.count ?? 0) <= 2)
  }

  @Test("the manifest names the site, its sign and where it begins", arguments: ["./", nil])
  func manifest(home: String?) throws {
    let bytes = WebManifest.bytes(name: "Liga \"A\"", language: "es", home: home, icon: "icono.svg")
    let manifest = try #require(JSONDocument(parsing: bytes).root.value.object)
    #expect(manifest["name"] == "Liga \"A\"")
    #expect(manifest["start_url"]?.string == home)
    #expect(manifest["icons"]?.array?.first?.object?["src"] == "icono.svg")
  }
}
