import Testing

@testable import Markdown

@Suite struct HeadingTests {
  struct Heading: Sendable {
    let text: String
    let id: String

    init(_ text: String, _ id: String) {
      self.text = text
      self.id = id
    }
  }

  @Test(
    "A heading's id is its text in ASCII",
    arguments: [
      Heading("Grupo A", "grupo-a"), Heading("Año — Ñandú ¿qué?", "ano-nandu-que"),
      Heading("  Goles *en propia* `meta` ", "goles-en-propia-meta"),
      Heading("Go\u{308}teborg", "goteborg"), Heading("Łódź Œuvre Straße", "lodz-oeuvre-strasse"),
      Heading("ÀÿžĀſ İı Șț", "ayzas-ii-st"), Heading("中文", "seccion"), Heading("¡!", "seccion"),
      Heading("3-2", "3-2"), Heading("[Rayo](r.html) 1.ª", "rayo-1-a"), Heading("a&amp;b", "a-b"),
      Heading(String(repeating: "ñ", count: 255), String(repeating: "n", count: 58)),
    ])
  func ids(_ heading: Heading) throws {
    let (html, rest) = try rendered("## \(heading.text)\n")
    #expect(rest.headingIDs == [heading.id])
    #expect(html.hasPrefix("<h2 id=\"\(heading.id)\">"))
  }

  @Test("Ids are unique, also against those that look numbered and those of the page around")
  func unique() throws {
    let renderer = MarkdownRenderer(MarkdownOptions(reservedIDs: ["contenido"]))
    let (_, rest) = try rendered(
      "## A\n## A 2\n## A\n## A\n### Contenido\n## \n## ¿?\n", renderer)
    #expect(
      rest.headingIDs == ["a", "a-2", "a-3", "a-4", "contenido-2", "seccion", "seccion-2"])
  }

  @Test("Many headings of one text are numbered on")
  func many() throws {
    let (_, rest) = try rendered(String(repeating: "## Gol\n", count: 3000))
    #expect(rest.headingIDs == ["gol"] + (2...3000).map { "gol-\($0)" })
  }

  @Test("The title of the page has no id; headings by underline have one")
  func levels() throws {
    let html = try rendered("Uno\n===\n\nDos\ntres\n---\n\n###### Seis #\n").html
    #expect(
      html == "<h1>Uno</h1>\n<h2 id=\"dos-tres\">Dos\ntres</h2>\n<h6 id=\"seis\">Seis</h6>\n")
  }
}
