import Foundation
import TestSupport
import Testing

@Suite("The tournament's folder")
struct FolderTests {
  private func withTournament(_ body: (URL) throws -> Void) throws {
    try Workplace.withTemporaryFolder { folder in
      _ = try Program.run(["init"], in: folder)
      try body(folder)
    }
  }

  private func write(_ text: String, to path: String, in folder: URL) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func link(_ path: String, to target: String, in folder: URL) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: file.path, withDestinationPath: target)
  }

  @Test(
    "a link that leads nowhere is not taken for nothing",
    arguments: ["marcador.json", "static", "templates", "contenido"], ["build", "check"])
  func danglingLink(name: String, command: String) throws {
    try Workplace.withTemporaryFolder { folder in
      _ = try Program.run(["init", "liga"], in: folder)
      let place = folder.appending(path: "liga/\(name)").path
      try? FileManager.default.removeItem(atPath: place)
      try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: "../nada")
      let result = try Program.run([command, "liga"], in: folder)
      #expect(result.status == 1)
      #expect(
        result.messages.contains(
          "«liga/\(name)»: es un enlace que apunta a «../nada», que no existe"))
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "liga/site").path))
    }
  }

  @Test("texts for chronicles that are of no match are told, and change nothing")
  func contentsOfNoMatch() throws {
    try Workplace.withTemporaryFolder { folder in
      _ = try Program.run(["init", "liga"], in: folder)
      let place = folder.appending(path: "liga/contenido/cronicas")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      for name in ["99.md", "01.md", "x.md", "1.txt", ".oculto.md"] {
        try Data("hola".utf8).write(to: place.appending(path: name))
      }
      let checked = try Program.run(["check", "liga"], in: folder)
      #expect(checked.status == 0)
      #expect(checked.messages.contains("es de un partido que no existe, el 99"))
      for name in ["01.md", "x.md", "1.txt"] {
        #expect(checked.messages.contains("«liga/contenido/cronicas/\(name)» no lleva el número"))
      }
      #expect(!checked.messages.contains("oculto"))
    }
  }

  @Test("check tells all that is wrong with several files, whatever is wrong with each")
  func severalFiles() throws {
    try withTournament { folder in
      let settings = folder.appending(path: "marcador.json")
      try FileManager.default.removeItem(at: settings)
      try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: false)
      try write(#"{"equipos": [{"nombre": ""}], "partidos": []}"#, to: "torneo.json", in: folder)
      try write("{{nada}}", to: "templates/portada.md", in: folder)
      try link("static/logo.png", to: "../no-esta.png", in: folder)
      for command in ["check", "build"] {
        let result = try Program.run([command], in: folder)
        #expect(result.status == 1)
        for part in [
          "torneo.json:1:", "marcador.json", "templates/portada.md:1:", "static/logo.png",
          "4 errores",
        ] {
          #expect(result.messages.contains(part), "\(command): \(part)\n\(result.messages)")
        }
      }
    }
  }

  @Test("static/ is copied as it is: hidden files, through links, however deep")
  func staticFiles() throws {
    try withTournament { folder in
      let deep = (1...20).map { "c\($0)" }.joined(separator: "/")
      for path in [".nojekyll", ".well-known/security.txt", "\(deep)/a.txt", "b.txt"] {
        try write(path, to: "static/\(path)", in: folder)
      }
      try write("logo", to: "recursos/logo.svg", in: folder)
      try link("static/logo.svg", to: "../recursos/logo.svg", in: folder)
      try link("static/fotos", to: "../recursos", in: folder)
      try write("nada", to: "static/.DS_Store", in: folder)
      let built = try Program.run(["build"], in: folder)
      #expect(built.status == 0, "\(built.messages)")
      #expect(built.messages.isEmpty, "\(built.messages)")
      let site = try contents(of: folder.appending(path: "site"))
      for path in [".nojekyll", ".well-known/security.txt", "\(deep)/a.txt", "b.txt"] {
        #expect(site[path] == Data(path.utf8), "\(path)")
      }
      #expect(site["logo.svg"] == Data("logo".utf8))
      #expect(site["fotos/logo.svg"] == Data("logo".utf8))
      #expect(site[".DS_Store"] == nil)
    }
  }

  @Test("what of static/ is not copied is told, and the rest is")
  func skipped() throws {
    try withTournament { folder in
      try write("x", to: "static/a.txt", in: folder)
      try write("x", to: "static/.git/HEAD", in: folder)
      try link("static/dentro/vuelta", to: "..", in: folder)
      try link("static/torneo", to: "..", in: folder)
      try link("static/todo", to: "/", in: folder)
      try link("static/nulo", to: "/dev/null", in: folder)
      for command in ["check", "build"] {
        let result = try Program.run([command], in: folder)
        #expect(result.status == 0, "\(result.messages)")
        for path in [
          "static/.git", "static/dentro/vuelta", "static/nulo", "static/torneo", "static/todo",
        ] {
          #expect(result.messages.contains("«\(path)» no se copia al sitio"), "\(path)")
        }
        #expect(result.messages.contains("5 avisos"))
      }
      let site = try contents(of: folder.appending(path: "site"))
      #expect(site["a.txt"] != nil)
      #expect(!site.keys.contains { $0.hasPrefix(".git") || $0.hasPrefix("dentro") })
    }
  }

  @Test(
    "a file of static/ that the site cannot have is an error of check too",
    arguments: [".marcador", "index.html", "partidos", "INDEX.html", "Partidos/1.html"])
  func impossible(name: String) throws {
    try withTournament { folder in
      try write("x", to: "static/\(name)", in: folder)
      for command in ["check", "build"] {
        let result = try Program.run([command], in: folder)
        #expect(result.status == 1, "\(command)")
        #expect(result.messages.contains(name))
      }
    }
  }

  @Test("a link of a page in static/ that leads nowhere is an error")
  func linksOfStaticPages() throws {
    try withTournament { folder in
      try write(
        "<a href=index.html#contenido>a</a><A HREF='../x.html'>x</A>", to: "static/historia.html",
        in: folder)
      let built = try Program.run(["build"], in: folder)
      #expect(built.status == 1)
      #expect(built.messages.contains("historia.html: el enlace «../x.html»"))
      #expect(built.messages.contains("1 error\n"))
    }
  }

  @Test(
    "what the tournament's folder keeps there is no place for a site, also before it is there",
    arguments: [
      "templates", "static/", "./contenido", ".marcador", ".git", "arbitros.json",
      "publicaciones.json",
    ])
  func reservedOutput(_ output: String) throws {
    try withTournament { folder in
      let before = try contents(of: folder)
      let built = try Program.run(["build", "--output", output], in: folder)
      #expect(built.status == 2, "\(built.messages)")
      #expect(try contents(of: folder) == before)
    }
  }

  @Test(
    "of a folder that is not there one thing is said, and what to do",
    arguments: ["check", "build", "scorers"])
  func noFolder(command: String) throws {
    try Workplace.withTemporaryFolder { folder in
      let result = try Program.run([command, "nada"], in: folder)
      #expect(result.status == 1)
      #expect(result.messages.contains("no hay ningún «torneo.json» en «nada»"))
      #expect(result.messages.contains("marcador init"))
      #expect(result.messages.contains("1 error\n"))
    }
  }

  @Test("a template that no page is made from is told, with the name that was probably meant")
  func unusedTemplates() throws {
    try withTournament { folder in
      try write("# x\n", to: "templates/partdio.md", in: folder)
      try write("x", to: "templates/estilos.css", in: folder)
      try write("trozo", to: "templates/mi-trozo.md", in: folder)
      try write("// busca\n", to: "templates/buscar.js", in: folder)
      try write("# {{nombre}}\n\n{{>mi-trozo.md}}\n", to: "templates/portada.md", in: folder)
      for name in ["portada.md~", "apuntes.txt", ".oculto.md"] {
        try write("x", to: "templates/\(name)", in: folder)
      }
      for command in ["check", "build"] {
        let result = try Program.run([command], in: folder)
        #expect(result.status == 0, "\(result.messages)")
        #expect(result.messages.contains("«templates/partdio.md» no se usa"))
        #expect(result.messages.contains("¿quiso decir «partido.md»?"))
        #expect(result.messages.contains("¿quiso decir «estilo.css»?"))
        #expect(result.messages.contains("2 avisos"), "\(result.messages)")
      }
      let script = try Data(contentsOf: folder.appending(path: "site/buscar.js"))
      #expect(script == Data("// busca\n".utf8))
    }
  }

  @Test("a template may be a link to a file elsewhere")
  func linkedTemplate() throws {
    try withTournament { folder in
      try write("# {{titulo}}\n\nde fuera\n", to: "comun/cronica.md", in: folder)
      try link("templates/cronica.md", to: "../comun/cronica.md", in: folder)
      #expect(try Program.run(["build"], in: folder).status == 0)
      let page = try contents(of: folder.appending(path: "site"))["cronicas/1.html"]
      #expect(page.map { String(decoding: $0, as: UTF8.self) }?.contains("de fuera") == true)
    }
  }

  @Test("a path of the site's address with escapes builds, also for pages at any address")
  func escapedBase() throws {
    try withTournament { folder in
      let address = "https://x.example/a%20b"
      let built = try Program.run(["build", "--base-url", address], in: folder)
      #expect(built.status == 0, "\(built.messages)")
      let page = try contents(of: folder.appending(path: "site"))["404.html"]
      let text = page.map { String(decoding: $0, as: UTF8.self) } ?? ""
      #expect(text.contains("href=\"/a%20b/estilo.css\""))
      let other = try Program.run(
        ["build", "--base-url", "https://x.example//evil.example"], in: folder)
      #expect(other.status == 2)
    }
  }

  @Test(
    "init leaves a link that leads nowhere alone, and makes nothing beside it",
    arguments: [
      ("torneo.json", "ya hay un «liga/torneo.json»"),
      ("marcador.json", "«liga/marcador.json»: es un enlace que apunta a «no-esta», que no existe"),
    ])
  func initWithLink(name: String, message: String) throws {
    try Workplace.withTemporaryFolder { folder in
      try link("liga/\(name)", to: "no-esta", in: folder)
      let made = try Program.run(["init", "liga"], in: folder)
      #expect(made.status == 1)
      #expect(made.messages.contains(message))
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "liga").path)
          == [name])
    }
  }

  @Test("an init that fails halfway leaves nothing, so that the next one can do it")
  func failingInit() throws {
    try Workplace.withTemporaryFolder { folder in
      // Where the store wants to keep its lock, there is a folder.
      let lock = folder.appending(path: "liga/.torneo.json.lock")
      try FileManager.default.createDirectory(at: lock, withIntermediateDirectories: true)
      #expect(try Program.run(["init", "liga"], in: folder).status == 1)
      try FileManager.default.removeItem(at: lock)
      #expect(try Program.run(["init", "liga"], in: folder).status == 0)
    }
  }

  @Test(
    "a setting that says nothing, or something that nobody sees, is told as such",
    arguments: [
      (#"{"titulo": ""}"#, "«titulo» está vacío"), (#"{"titulo": "  "}"#, "«titulo» está vacío"),
      (#"{"titulo": "a\u202Eb"}"#, "«titulo» lleva el carácter \\u{202E}, que no se ve"),
      (#"{"titulo": 7}"#, "«titulo» debe ser un texto"),
      (#"{"paginas": []}"#, "«paginas» no nombra ninguna clase de página"),
    ])
  func settings(text: String, message: String) throws {
    try withTournament { folder in
      try write(text, to: "marcador.json", in: folder)
      let result = try Program.run(["check"], in: folder)
      #expect(result.status == 1)
      #expect(result.messages.contains(message), "\(result.messages)")
    }
  }
}
