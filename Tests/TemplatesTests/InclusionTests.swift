import Diagnostics
import Templates
import Testing

@Suite struct InclusionTests {
  struct Endless: Sendable, CustomStringConvertible {
    var description: String
    var sources: Sources
    var way: String
    var places: [String]

    init(_ description: String, _ sources: Sources, way: String, places: [String]) {
      self.description = description
      self.sources = sources
      self.way = way
      self.places = places
    }
  }

  @Test(arguments: [
    Endless("itself", ["a": "x\n{{>a}}"], way: "a → a", places: ["a:2:1"]),
    Endless(
      "each other", ["a": "{{>b}}", "b": "\n {{>a}}"], way: "a → b → a",
      places: ["a:1:1", "b:2:2"]),
    Endless(
      "itself twice", ["a": "{{>a}}{{>a}}"], way: "a → a", places: ["a:1:1", "a:1:7"]),
    Endless(
      "a cycle not at the start", ["a": "{{>b}}", "b": "{{>c}}", "c": "{{>b}}"],
      way: "b → c → b", places: ["b:1:1", "c:1:1"]),
    Endless("its own parent", ["a": "{{<a}}{{/a}}"], way: "a → a", places: ["a:1:1"]),
    Endless(
      "by an argument", ["a": "{{<b}}{{$x}}{{>a}}{{/x}}{{/b}}", "b": "{{$x}}{{/x}}"],
      way: "b → $x → a → b", places: ["b:1:1", "a:1:13", "a:1:1"]),
    Endless(
      "an argument that holds its own block",
      ["a": "{{<b}}{{$x}}{{$x}}{{/x}}{{/x}}{{/b}}", "b": "{{$x}}{{/x}}"], way: "$x → $x",
      places: ["a:1:13"]),
    Endless(
      "also behind a section that leads there",
      ["a": "{{#goles}}{{>b}}{{/goles}}{{>b}}", "b": "{{>a}}"], way: "a → b → a",
      places: ["a:1:27", "b:1:1"]),
  ])
  func `an include that nothing can end is told with its way, before rendering`(
    _ test: Endless
  ) throws {
    let failure = #expect(throws: Failure.self) { try test.sources.partido() }
    let diagnostics = try #require(failure?.diagnostics)
    #expect(diagnostics.allSatisfy { $0.message.es.hasPrefix("inclusión sin fin: ") })
    #expect(diagnostics[0].message.es == "inclusión sin fin: \(test.way)")
    let places = diagnostics.flatMap { diagnostic in
      [diagnostic.location.map(String.init) ?? ""]
        + diagnostic.context.reversed().map { String($0.es.dropFirst("incluido desde ".count)) }
    }
    #expect(places == test.places.map { "templates/" + $0 })
    #expect(throws: Failure.self) {
      try TemplateSet(test.sources.all).uncheckedTemplate("a", shapes: [])
    }
  }

  @Test(arguments: [
    Endless("a text", ["a": "x{{#titulo}}{{>a}}{{/titulo}}"], way: "", places: ["a:1:13"]),
    Endless(
      "a no", ["a": "x{{^aplazado}}{{>b}}{{/aplazado}}", "b": "\n{{>a}}"], way: "",
      places: ["a:1:15", "b:2:1"]),
    Endless(
      "a parent", ["a": "{{^aplazado}}{{<a}}{{/a}}{{/aplazado}}"], way: "", places: ["a:1:14"]),
  ])
  func `an include that its section does not end stops at a hundred levels`(
    _ test: Endless
  ) throws {
    let error = #expect(throws: TemplateError.self) { try test.sources.render() }
    let diagnostic = try #require(error?.diagnostic)
    #expect(diagnostic.message.es == "más de 100 inclusiones unas dentro de otras")
    let places = Set(test.places.map { "templates/" + $0 })
    #expect(places.contains(diagnostic.location?.description ?? ""))
    #expect(diagnostic.context.count == 9)
    #expect(
      Set(diagnostic.context.dropLast().map(\.es)) == Set(places.map { "incluido desde " + $0 }))
    #expect(diagnostic.context.last?.es == "… y 92 inclusiones más")
  }

  @Test func `templates that include each other twice stop at ten thousand includes`() {
    var all = (0..<20).map { level in
      TemplateSource(
        name: "\(level)", file: "\(level)", text: "{{>\(level + 1)}}{{>\(level + 1)}}")
    }
    all.append(TemplateSource(name: "20", file: "20", text: "x"))
    let error = #expect(throws: TemplateError.self) {
      var output: [UInt8] = []
      try TemplateSet(all).uncheckedTemplate("0", shapes: []).render(stack: [], into: &output)
    }
    #expect(error?.diagnostic.message.es == "más de 10000 inclusiones en una página")
  }

  @Test(arguments: [(10_000, true), (10_001, false)])
  func `a page may include ten thousand times`(_ count: Int, _ isAllowed: Bool) throws {
    let sources: Sources = ["a": "{{#goles}}{{>b}}{{/goles}}", "b": "{{minuto}}"]
    let pagina = PaginaDePartido(
      goles: Array(repeating: .init(minuto: "1", jugador: ""), count: count))
    if isAllowed {
      #expect(try sources.render(pagina).utf8.count == count)
    } else {
      #expect(throws: TemplateError.self) { try sources.render(pagina) }
    }
  }

  @Test func `a page has at most 16 MB`() throws {
    let line = String(repeating: "x", count: 1024)
    let sources: Sources = ["a": "{{#goles}}\(line){{/goles}}"]
    func pagina(_ rows: Int) -> PaginaDePartido {
      PaginaDePartido(goles: Array(repeating: .init(minuto: "", jugador: ""), count: rows))
    }
    #expect(try sources.render(pagina(16 * 1024)).utf8.count == 16 << 20)
    let error = #expect(throws: TemplateError.self) { try sources.render(pagina(16 * 1024 + 1)) }
    #expect(error?.diagnostic.message.es == "la página pasa de 16 MB")
  }

  @Test func `lists within lists that write nothing come to an end too`() {
    let open = String(repeating: "{{#goles}}", count: 8)
    let close = String(repeating: "{{/goles}}", count: 8)
    let sources: Sources = ["a": open + close]
    let pagina = PaginaDePartido(
      goles: Array(repeating: .init(minuto: "1", jugador: ""), count: 100))
    let error = #expect(throws: TemplateError.self) { try sources.render(pagina) }
    #expect(
      error?.diagnostic.message.es
        == "la página da demasiadas vueltas: hay listas repetidas dentro de listas")
  }

  @Test func `a template may include itself within its own data`() throws {
    struct Nodo: Sendable {
      var nombre: String
      var hijos: [Nodo]

      var value: Value {
        .record(Record(Self.shape, [.text(nombre), .list(List(hijos.map(\.value)))]))
      }

      static let shape = Shape("nodo", [.init("nombre", .text), .init("hijos", .list(of: .text))])
    }
    let tree = Nodo(
      nombre: "a",
      hijos: [
        .init(nombre: "b", hijos: [.init(nombre: "c", hijos: [])]), .init(nombre: "d", hijos: []),
      ])
    let set = TemplateSet([
      TemplateSource(
        name: "nodo", file: "nodo",
        text: "- {{nombre}}\n{{#hijos}}\n  {{>nodo}}\n{{/hijos}}\n")
    ])
    var output: [UInt8] = []
    try set.uncheckedTemplate("nodo", shapes: [Nodo.shape]).render(
      stack: [tree.value], into: &output)
    #expect(
      String(decoding: output, as: UTF8.self) == "- a\n  - b\n    - c\n  - d\n")
  }
}
