import Foundation
import TestSupport
import Testing

@Suite("What a preview has where", .timeLimit(.minutes(20)))
struct ServePlacesTests {
  /// A folder `liga` with a tournament, and what else is written into it.
  private func withTournament(
    _ files: [String: String] = [:], _ body: (URL) async throws -> Void
  ) async throws {
    let place = FileManager.default.temporaryDirectory.appending(
      path: "marcador-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    _ = try Program.run(["init", "liga"], in: place)
    for (path, text) in files { try write(text, to: place.appending(path: "liga/\(path)")) }
    try await body(place)
  }

  private func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Waits until it said something; what never comes is told by the time limit of the test.
  private func messages(_ server: ServeCase, with text: String) async throws -> String {
    while true {
      let messages = try server.messages
      if messages.contains(text) { return messages }
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  @Test("gives hidden files that are of the site, and no others")
  func hidden() async throws {
    try await withTournament([
      "static/.hidden": "a", "static/.well-known/x": "b", ".env": "c",
    ]) { place in
      let server = try await ServeCase(["liga"], in: place)
      #expect(try await server.page("/.hidden").body == "a")
      #expect(try await server.page("/.well-known/x").body == "b")
      for path in ["/.env", "/.marcador", "/.git/config", "/editar/.hidden"] {
        #expect(try await server.page(path).status == 404, "\(path)")
      }
    }
  }

  @Test("says that the site is where the editor is, shows why, and lets it be mended")
  func siteAtTheEditor() async throws {
    try await withTournament(["marcador.json": #"{"urlBase": "https://x.example/%65ditar"}"#]) {
      place in
      let server = try await ServeCase(["liga"], in: place)
      let said = try await messages(server, with: "que en la vista previa es del editor")
      #expect(said.contains("--base-url"))
      #expect(try await server.page("/").body.contains("que en la vista previa es del editor"))
      #expect(try await server.page("/editar/").status == 200)
      try write(
        #"{"urlBase": "https://x.example/liga"}"#, to: place.appending(path: "liga/marcador.json"))
      _ = try await messages(
        server, with: "la vista previa está ahora en http://127.0.0.1:\(server.port)/liga/")
      #expect(try await server.page("/liga/").status == 200)
    }
  }

  @Test("says which files the editor hides")
  func fileAtTheEditor() async throws {
    try await withTournament(["static/editar/x.txt": "x"]) { place in
      let server = try await ServeCase(["liga"], in: place)
      _ = try await messages(server, with: "«editar/x.txt» no se ve en la vista previa")
      let other = try await ServeCase(
        ["liga", "--base-url", "https://x.example/vista"], in: place)
      #expect(try await other.page("/vista/editar/x.txt").body == "x")
      #expect(try !other.messages.contains("no se ve"))
    }
  }

  @Test("follows no link that leads out of the folder, in a build as in a preview, and says so")
  func linksOut() async throws {
    try await withTournament(["static/dentro.txt": "dentro", "contenido/a.md": "# A"]) { place in
      let liga = place.appending(path: "liga")
      try write("fuera", to: place.appending(path: "fuera/x.txt"))
      try write("# Fuera", to: place.appending(path: "fuera/x.md"))
      try write("secreto", to: place.appending(path: "fuera/1.md"))
      for (link, target) in [
        ("static/x.txt", "../../fuera/x.txt"), ("static/fuera", "../../fuera"),
        ("static/igual.txt", "dentro.txt"), ("contenido/x.md", "../../fuera/x.md"),
        ("contenido/b.md", "a.md"), ("contenido/cronicas", "../../fuera"),
      ] {
        try FileManager.default.createSymbolicLink(
          atPath: liga.appending(path: link).path, withDestinationPath: target)
      }
      let names = ["static/x.txt", "static/fuera", "contenido/x.md", "contenido/cronicas"]
      let built = try Program.run(["build", "liga"], in: place)
      #expect(built.status == 0)
      let server = try await ServeCase(["liga"], in: place)
      let said = try await messages(server, with: "avisos")
      for name in names {
        #expect(built.messages.contains("«liga/\(name)» no se "), "\(name)")
        #expect(said.contains("«liga/\(name)» no se "), "\(name)")
      }
      #expect(built.messages.contains("es un enlace a fuera de la carpeta del torneo"))
      for (path, isThere) in [
        ("x.txt", false), ("fuera/x.txt", false), ("igual.txt", true), ("paginas/x.html", false),
        ("paginas/b.html", true),
      ] {
        let file = liga.appending(path: "site/\(path)").path
        #expect(FileManager.default.fileExists(atPath: file) == isThere, "\(path)")
        #expect(try await server.page("/\(path)").status == (isThere ? 200 : 404), "\(path)")
      }
      let prose = try await server.page("/editar/prosa?partido=1").body
      #expect(prose.contains("contenido/cronicas» es un enlace a otra carpeta"))
      #expect(!prose.contains("secreto"))
    }
  }

  @Test("says that pages forbid the script that loads them again")
  func policy() async throws {
    let source = try String(
      contentsOf: Workplace.package.appending(path: "templates/pagina.html"), encoding: .utf8)
    let layout = source.replacing(
      "default-src 'self'", with: "default-src 'self'; script-src 'none'")
    try await withTournament(["templates/pagina.html": layout]) { place in
      let server = try await ServeCase(["liga"], in: place)
      _ = try await messages(server, with: "prohíbe el guion que la recarga")
      try write(source, to: place.appending(path: "liga/templates/pagina.html"))
      _ = try await server.page("/") { !$0.body.contains("script-src 'none'") }
    }
  }
}
