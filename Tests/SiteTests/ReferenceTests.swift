import Diagnostics
import JSON
import Testing

@testable import Site

@Suite("The reference")
struct ReferenceTests {
  @Test(
    "of templates calls each record by a name of its own, and leads to it where a name stands for it"
  )
  func records() throws {
    let reference = try TemplateReference(Pages.theme())
    let names = reference.recordNames
    #expect(Set(names).count == names.count, "\(names)")
    let anchors = Set(
      reference.text.matches(of: /\n#+ (.*)/).map {
        $0.output.1.lowercased().split(separator: " ").joined(separator: "-")
      })
    let links = reference.text.matches(of: /\]\(#([^)]*)\)/).map { String($0.output.1) }
    #expect(!links.isEmpty)
    #expect(links.allSatisfy(anchors.contains), "\(Set(links).subtracting(anchors))")
  }

  @Test("of templates says of each name what it is")
  func summaries() throws {
    let text = try TemplateReference(Pages.theme()).text
    #expect(text.contains("| `marcador` | text | Score, as 3-2; a dash without one |"))
    #expect(text.contains("| `t.clasificacion` | Clasificación | Standings |"))
    #expect(!text.contains("|  |"))
  }

  @Test(
    "of settings has those that the reader takes, with all that they may be",
    arguments: Ajuste.allCases)
  func settings(ajuste: Ajuste) throws {
    let value =
      switch ajuste.valor {
      case .texto: "\"a\""
      case .direccion(let ejemplo, _): "\"\(ejemplo)\""
      case .uno(let opciones): "\"\(try #require(opciones.last))\""
      case .varios(let opciones):
        "[" + opciones.map { "\"\($0)\"" }.joined(separator: ",") + "]"
      case .privacidad: "\"iniciales\""
      }
    let read = try SiteSettings(
      reading: Array("{\"\(ajuste.rawValue)\": \(value)}".utf8), file: "marcador.json")
    if ajuste != .paginas { #expect(read != SiteSettings()) }
    for language in Language.allCases {
      let text = SettingsReference.text(language)
      #expect(text.contains("| `\(ajuste.rawValue)` | \(ajuste.resumen[language]) |"))
    }
  }

  @Test(
    "of settings tells how long a text may be, which the reader keeps to", arguments: [200, 201])
  func longest(length: Int) throws {
    let text = String(repeating: "ñ", count: length)
    let bytes = Array("{\"titulo\": \"\(text)\"}".utf8)
    #expect(SettingsReference.text(.en).contains("text, of 1 to 200 characters"))
    if length <= 200 {
      #expect(try SiteSettings(reading: bytes, file: "marcador.json").titulo == text)
    } else {
      #expect(throws: Failure.self) { try SiteSettings(reading: bytes, file: "marcador.json") }
    }
  }
}
