import Templates
import Testing

@Suite struct FingerprintTests {
  private func bytes(_ pagina: PaginaDePartido) -> [UInt8] {
    var bytes: [UInt8] = []
    PaginaDePartido.vocabulary.record(pagina).feed(into: &bytes)
    return bytes
  }

  @Test func `equal pages have equal fingerprints`() {
    #expect(bytes(PaginaDePartido()) == bytes(PaginaDePartido()))
  }

  @Test func `any change of a page changes its fingerprint`() {
    var pages = [PaginaDePartido()]
    func add(_ change: (inout PaginaDePartido) -> Void) {
      pages.append(PaginaDePartido())
      change(&pages[pages.count - 1])
    }
    add { $0.titulo = "" }
    add { $0.titulo += " " }
    add { $0.local.nombre = "é" }
    add { $0.local.nombre = "e\u{301}" }
    add { $0.local.goles = 2 }
    add { $0.local.goles = -2 }
    add { $0.visitante = nil }
    add { $0.goles = [] }
    add { $0.goles.reverse() }
    add { $0.goles[0] = .init(minuto: "12Ana", jugador: "") }
    add { $0.goles[0] = .init(minuto: "", jugador: "12Ana") }
    add { $0.goles.removeLast() }
    add { $0.arbitros = ["Iván", "Sara", ""] }
    add { $0.arbitros = ["IvánSara"] }
    add { $0.arbitros = [] }
    add { $0.jornada = nil }
    add { $0.jornada = 0 }
    add { $0.aplazado = true }
    add { $0.contenido = nil }
    add { $0.contenido = [] }
    add { $0.contenido = Array(repeating: 0, count: 127) }
    add { $0.contenido = Array(repeating: 0, count: 128) }
    add { $0.contenido = Array(repeating: 0, count: 20_000) }
    add { $0.vista = nil }
    #expect(Set(pages.map(bytes)).count == pages.count)
  }

  @Test func `shapes that differ in a name, a kind or a part have different signatures`() {
    let part = Shape("parte", [.init("a", .text)])
    let shapes = [
      Shape("p", [.init("a", .text), .init("b", .text)]),
      Shape("p", [.init("b", .text), .init("a", .text)]),
      Shape("p", [.init("ab", .text)]),
      Shape("p", [.init("a", .number), .init("b", .text)]),
      Shape("p", [.init("a", .flag), .init("b", .text)]),
      Shape("p", [.init("a", .markup(.html)), .init("b", .text)]),
      Shape("p", [.init("a", .markup(.markdown)), .init("b", .text)]),
      Shape("p", [.init("a", .template(among: ["x"])), .init("b", .text)]),
      Shape("p", [.init("a", .record(part)), .init("b", .text)]),
      Shape("p", [.init("a", .list(of: .record(part))), .init("b", .text)]),
      Shape("p", [.init("a", .list(of: .text)), .init("b", .text)]),
      Shape("q", [.init("a", .text), .init("b", .text)]),
    ]
    #expect(Set(shapes.map(\.signature)).count == shapes.count)
  }

  @Test func `a signature is the same in every run`() {
    #expect(PaginaDePartido.Lado.vocabulary.shape.signature == 11_521_510_871_614_782_092)
  }

  @Test func `a template's identity changes with all that it can include and with nothing else`()
    throws
  {
    func identity(_ sources: Sources) throws -> [UInt8] { try sources.partido().identity }
    let base = try identity(["a.md": "{{>b.md}}", "b.md": "x", "c.md": "y"])
    #expect(try identity(["a.md": "{{>b.md}}", "b.md": "x", "c.md": "z"]) == base)
    #expect(try identity(["a.md": "{{>b.md}}", "c.md": "y", "b.md": "x"]) == base)
    #expect(try identity(["a.md": "{{>b.md}}", "b.md": "z", "c.md": "y"]) != base)
    #expect(try identity(["a.md": "{{>b.md}} ", "b.md": "x", "c.md": "y"]) != base)
    #expect(try identity(["a.md": "{{>c.md}}", "b.md": "x", "c.md": "x"]) != base)
    #expect(try identity(["a.txt": "x"]) != identity(["a.md": "x"]))
    let set = TemplateSet([TemplateSource(name: "a.md", file: "a.md", text: "x")])
    #expect(
      try set.template("a.md", for: Sitio.vocabulary.shape).identity
        != set.template("a.md", for: PaginaDePartido.vocabulary.shape).identity)
  }
}
