import Site
import Testing
import Torneo

@Suite("Texts that are written from right to left")
struct RightToLeftTests {
  @Test(
    "are set apart wherever they stand, so that nothing beside them is turned",
    arguments: ["النصر", "הפועל"])
  func isolated(_ texto: String) async throws {
    let site = try await BuiltSite(torneoHostil(texto), arbitros: [texto])
    for path in [
      "index.html", "partidos/1.html", "partidos/2.html", "partidos/3.html", "cronicas/1.html",
      "clasificacion.html", "calendario.html", "goleadores.html", "arbitros.html",
    ] {
      // Data for programs are to the letter.
      let page = try #require(try site.page(path))
        .replacing(#/<script type="application\/ld\+json">.*<\/script>/#, with: "")
      let alone = page.split(separator: texto, omittingEmptySubsequences: false)
      #expect(alone.count > 1, "\(path)")
      for (before, after) in zip(alone, alone.dropFirst()) {
        #expect(
          before.unicodeScalars.last == "\u{2068}" || before.unicodeScalars.last == "\n"
            || after.unicodeScalars.first == "\u{2069}",
          "\(path): …\(before.suffix(60))\(texto)\(after.prefix(30))…")
      }
    }
  }
}
