import JSON
import Testing

@testable import Feeds

@Suite("The manifest of a site")
struct ManifestTests {
  @Test("the manifest names the site, its sign and where it begins", arguments: ["./", nil])
  func manifest(home: String?) throws {
    let bytes = WebManifest.bytes(
      name: "Liga \"A\"", language: "es", home: home, icon: "icono.svg", colour: "#0a6637")
    let manifest = try #require(JSONDocument(parsing: bytes).root.value.object)
    #expect(manifest["name"] == "Liga \"A\"")
    #expect(manifest["start_url"]?.string == home)
    #expect(manifest["theme_color"] == "#0a6637")
    #expect(manifest["icons"]?.array?.first?.object?["src"] == "icono.svg")
  }
}
