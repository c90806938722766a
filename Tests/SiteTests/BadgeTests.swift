import TestSupport
import Testing
import Torneo

@testable import Site

@Suite("The badge of a team")
struct BadgeTests {
  private let rayo = Equipo(nombre: "Rayo FC")
  private let toros = Equipo(nombre: "Toros")

  private func plan(
    _ equipos: [Equipo], assets: [(path: String, bytes: [UInt8])] = []
  ) async throws -> SitePlan {
    let partido = Partido(local: equipos[0], visitante: equipos[1], eventos: [])
    return try await SitePlan(
      Torneo(
        equipos: equipos.filter { $0.plaza == nil },
        partidos: [PartidoDeLista(id: 1, partido: partido)]),
      theme: Pages.theme(), settings: SiteSettings(), assets: assets)
  }

  @Test("is made of its initials where there is none, and shown on the page of a match and its own")
  func made() async throws {
    let plan = try await plan([rayo, toros])
    #expect(try Pages.html("escudos/rayo-fc.svg", of: plan).contains(">RAY</text>"))
    #expect(
      try Pages.html("partidos/1.html", of: plan).contains("src=\"../escudos/toros.svg\""))
    #expect(
      try Pages.html("equipos/toros.html", of: plan)
        .contains("<h1><img src=\"../escudos/toros.svg\" alt=\"\" /> Toros</h1>"))
  }

  @Test("is the file of static/ where there is one", arguments: ["svg", "png"])
  func given(kind: String) async throws {
    let plan = try await plan([rayo, toros], assets: [("escudos/toros.\(kind)", [1])])
    #expect(plan.entries.count { $0.path.text.hasPrefix("escudos/toros") } == 1)
    #expect(
      try Pages.html("partidos/1.html", of: plan).contains("src=\"../escudos/toros.\(kind)\""))
  }

  @Test("is not shown while a side of a match is not known")
  func undecided() async throws {
    let plan = try await plan([rayo, Equipo(.ganador(1))])
    #expect(!(try Pages.html("partidos/1.html", of: plan).contains("<img")))
  }

  @Test(
    "has the letters that tell the club, not those that many have",
    arguments: [
      ("Real Madrid CF", "RM"), ("FC", "FC"), ("Águilas", "ÁGU"), ("C.D. de la Ñora", "ÑOR"),
      ("1860 München", "1M"), ("<&>", "·"), ("Los Toros de El Puerto y Rota", "TPR"),
    ])
  func letters(name: String, letters: String) {
    let svg = String(decoding: Monograma(de: Equipo(nombre: name)).svg, as: UTF8.self)
    #expect(svg.contains(">\(letters)</text>"))
  }

  @Test(
    "has letters of the colour that is clearer on its own",
    arguments: [
      ("#000000", "#ffffff"), ("#ffffff", "#000000"), ("#ffff00", "#000000"),
      ("#0a6637", "#ffffff"), ("#ff0000", "#000000"), ("#757575", "#ffffff"),
      ("#777777", "#000000"),
    ])
  func contrast(color: String, letters: String) {
    let equipo = Equipo(nombre: "A", color: ColorDeEquipo(texto: color))
    let svg = String(decoding: Monograma(de: equipo).svg, as: UTF8.self)
    #expect(svg.contains("fill=\"\(color)\""))
    #expect(svg.contains("text-anchor=\"middle\" fill=\"\(letters)\""))
  }

  @Test(
    "of a site is a picture with a title, whatever the name, in the letters and colour of a team so called",
    arguments: [
      ("Liga de Primavera", "LP"), ("", "·"), ("⚽️", "·"), ("Copa del Rey 2026", "CR2"),
      ("\"</title><script>", "TS"), ("&]]>", "·"), ("\u{0}", "·"),
      (String(repeating: "Ñ", count: 5000), "ÑÑÑ"),
    ])
  func site(name: String, letters: String) throws {
    let icon = try XMLTree(reading: Monograma(de: name).icono)
    #expect(icon.children.map(\.name) == ["title", "rect", "text"])
    #expect(icon["title"].map(\.text) == [name.replacing("\u{0}", with: " ")])
    #expect(icon["text"].map(\.text) == [letters])
    let badge = try XMLTree(reading: Monograma(de: Equipo(nombre: name)).svg)
    #expect(badge["text"].map(\.text) == [letters])
    #expect(badge["path"].first?.attributes["fill"] == icon["rect"].first?.attributes["fill"])
  }
}
