import Foundation
import TestSupport
import Testing

@Suite("marcador serve", .timeLimit(.minutes(20)))
struct ServeCommandTests {
  private static let inputs = ["torneo.json", "arbitros.json", "marcador.json"]

  /// A folder with the example.
  private func withExample(_ body: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "marcador-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in Self.inputs {
      try FileManager.default.copyItem(
        at: Workplace.package.appending(path: name), to: folder.appending(path: name))
    }
    try await body(folder)
  }

  /// Replaces a text where it is first in the tournament, as editors do: whole, by another file.
  private func replaceFirst(_ old: String, with new: String, in folder: URL) throws {
    let file = folder.appending(path: "torneo.json")
    var text = try String(contentsOf: file, encoding: .utf8)
    let place = try #require(text.firstRange(of: old))
    text.replaceSubrange(place, with: new)
    try Data(text.utf8).write(to: file, options: .atomic)
  }

  @Test("gives the very bytes that a build writes, and writes nothing")
  func sameBytes() async throws {
    try await withExample { folder in
      let before = Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
      let server = try await ServeCase(in: folder)
      for (path, bytes) in try contents(of: Workplace.package.appending(path: "site"))
      where path != ".marcador" {
        let answer = try await server.page("/\(path)")
        #expect(
          answer.status == 200 && answer.body == String(decoding: bytes, as: UTF8.self), "\(path)")
      }
      #expect(try await server.page("/.marcador").status == 404)
      let after = Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
      #expect(
        after.subtracting(before).allSatisfy {
          $0.hasPrefix(".salida") || $0.hasPrefix(".mensajes")
        })
    }
  }

  @Test("has a page loaded again when it changes, and no other")
  func reload() async throws {
    try await withExample { folder in
      let server = try await ServeCase(in: folder)
      let changing = try await server.news(of: "/partidos/1.html")
      let staying = try await server.news(of: "/partidos/2.html")
      try replaceFirst("\"campo\": \"", with: "\"campo\": \"Nuevo ", in: folder)
      _ = try await changing.hear("event: changed")
      #expect(try await server.page("/partidos/1.html").body.contains("Nuevo "))
      // What comes next for the other page is about something else.
      try Data("{".utf8).write(to: folder.appending(path: "marcador.json"), options: .atomic)
      #expect(try await !staying.hear("event: fault").contains("event: changed"))
    }
  }

  @Test("shows what is wrong over the last good page, until it is mended")
  func faults() async throws {
    try await withExample { folder in
      let server = try await ServeCase(in: folder)
      let good = try await server.page("/index.html").body
      let news = try await server.news(of: "/index.html")
      let file = folder.appending(path: "torneo.json")
      let tournament = try Data(contentsOf: file)
      try Data("{\n  \"equipos\": [}".utf8).write(to: file, options: .atomic)
      _ = try await news.hear("event: fault")
      let fault = try await news.hear("\n\n")
      #expect(fault.contains("\"place\":\"torneo.json:2:15\""))
      #expect(fault.contains("\"marked\":true"))
      #expect(try await server.page("/index.html").body == good)
      try tournament.write(to: file, options: .atomic)
      _ = try await news.hear("event: mended")
      while try !server.messages.contains("arreglado") {
        try await Task.sleep(for: .milliseconds(10))
      }
      #expect(try server.messages.contains("torneo.json:2:15: error: "))
    }
  }

  @Test("keeps the page of a template that went wrong, and says where it did")
  func templates() async throws {
    try await withExample { folder in
      let server = try await ServeCase(in: folder)
      let good = try await server.page("/partidos/1.html").body
      let news = try await server.news(of: "/partidos/1.html")
      let templates = folder.appending(path: "templates")
      try FileManager.default.createDirectory(at: templates, withIntermediateDirectories: true)
      try Data("[x](no-existe.html)\n".utf8).write(
        to: templates.appending(path: "partido.md"), options: .atomic)
      _ = try await news.hear("event: fault")
      #expect(try await news.hear("\n\n").contains("templates/partido.md:1:5"))
      #expect(try await server.page("/partidos/1.html").body == good)
      try Data("# Otro\n".utf8).write(to: templates.appending(path: "partido.md"), options: .atomic)
      _ = try await news.hear("event: changed")
      #expect(try await server.page("/partidos/1.html").body.contains("<h1>Otro</h1>"))
    }
  }

  @Test("starts with a tournament that cannot be read, says why, and shows it once it can")
  func badStart() async throws {
    try await withExample { folder in
      let file = folder.appending(path: "torneo.json")
      let tournament = try Data(contentsOf: file)
      try Data().write(to: file, options: .atomic)
      let server = try await ServeCase(in: folder)
      let page = try await server.page("/")
      #expect(page.status == 500)
      #expect(page.body.contains("torneo.json:1:1"))
      let news = try await server.news(of: "/")
      try tournament.write(to: file, options: .atomic)
      _ = try await news.hear("event: changed")
      #expect(try await server.page("/").status == 200)
    }
  }

  @Test("sees files of static/ that come later, in folders that come later")
  func assets() async throws {
    try await withExample { folder in
      let server = try await ServeCase(in: folder)
      #expect(try await server.page("/fotos/a.txt").status == 404)
      let place = folder.appending(path: "static/fotos")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data("una".utf8).write(to: place.appending(path: "a.txt"), options: .atomic)
      _ = try await server.page("/fotos/a.txt") { $0.body == "una" }
      try Data("otra".utf8).write(to: place.appending(path: "a.txt"), options: .atomic)
      _ = try await server.page("/fotos/a.txt") { $0.body == "otra" }
      try FileManager.default.removeItem(at: place)
      _ = try await server.page("/fotos/a.txt") { $0.status == 404 }
    }
  }

  @Test("follows a link to where the tournament really is")
  func link() async throws {
    try await withExample { folder in
      let elsewhere = folder.appending(path: "otra")
      try FileManager.default.createDirectory(at: elsewhere, withIntermediateDirectories: true)
      let target = elsewhere.appending(path: "liga.json")
      let file = folder.appending(path: "torneo.json")
      try FileManager.default.moveItem(at: file, to: target)
      try FileManager.default.createSymbolicLink(at: file, withDestinationURL: target)
      let server = try await ServeCase(in: folder)
      let text = try String(contentsOf: target, encoding: .utf8)
      try Data(text.replacing("\"temporada\": \"2026\"", with: "\"temporada\": \"2027\"").utf8)
        .write(to: target, options: .atomic)
      _ = try await server.page("/") { $0.body.contains("Temporada 2027") }
    }
  }

  @Test("finds its folder again when that was away", arguments: [false, true])
  func folderAway(isRemoved: Bool) async throws {
    try await withExample { place in
      let folder = place.appending(path: "liga")
      let other = place.appending(path: "otra")
      for each in [folder, other] {
        try FileManager.default.createDirectory(at: each, withIntermediateDirectories: true)
        for name in Self.inputs {
          try FileManager.default.copyItem(
            at: place.appending(path: name), to: each.appending(path: name))
        }
      }
      try replaceFirst("\"temporada\": \"2026\"", with: "\"temporada\": \"2027\"", in: other)
      let server = try await ServeCase(["liga"], in: place)
      let news = try await server.news(of: "/")
      if isRemoved {
        try FileManager.default.removeItem(at: folder)
      } else {
        try FileManager.default.moveItem(at: folder, to: place.appending(path: "fuera"))
      }
      _ = try await news.hear("event: fault")
      try FileManager.default.moveItem(at: other, to: folder)
      _ = try await news.hear("event: changed")
      #expect(try await server.page("/").body.contains("Temporada 2027"))
    }
  }

  @Test("ends at the last of very many states")
  func burst() async throws {
    try await withExample { folder in
      let server = try await ServeCase(in: folder)
      let file = folder.appending(path: "torneo.json")
      let text = try String(contentsOf: file, encoding: .utf8)
      for number in 0...200 {
        let season = "\"temporada\": \"\(2_000 + number)\""
        try Data(text.replacing("\"temporada\": \"2026\"", with: season).utf8)
          .write(to: file, options: .atomic)
      }
      _ = try await server.page("/") { $0.body.contains("Temporada 2200") }
    }
  }

  @Test("has the site at the path that it has on its host")
  func basePath() async throws {
    try await withExample { folder in
      let server = try await ServeCase(["--base-url", "https://liga.example/2026"], in: folder)
      #expect(server.greeting.contains("\(server.site)2026/\n"))
      let root = try await server.page("/")
      #expect(root.status == 302 && root["Location"] == "/2026/")
      #expect(try await server.page("/2026/partidos/1.html").status == 200)
      let missing = try await server.page("/nada")
      #expect(missing.status == 404 && missing.body.contains("href=\"/2026/index.html\""))
    }
  }

  @Test("names the process that has its port, and finds another one where it may")
  func portInUse() async throws {
    try await withExample { folder in
      let server = try await ServeCase(in: folder)
      let second = try Program.run(["serve", "--port", "\(server.port)"], in: folder)
      #expect(second.status == 1)
      #expect(second.output.isEmpty)
      #expect(second.messages.contains("el puerto \(server.port) está en uso"))
      #if os(Linux)
        // Where sockets come and go all the time, the system's table may lack it for a while.
        var told = second.messages
        while !told.contains("(PID ") {
          told = try Program.run(["serve", "--port", "\(server.port)"], in: folder).messages
        }
        #expect(told.contains("(PID \(server.process))"))
      #endif
    }
  }

  @Test(
    "ends at once when it is told to, however often, and that is no failure",
    arguments: [[SIGINT], [SIGINT, SIGINT], [SIGTERM]])
  func ends(signals: [Int32]) async throws {
    try await withExample { folder in
      let server = try await ServeCase(in: folder)
      let news = try await server.news(of: "/")
      for signal in signals { server.signal(signal) }
      #expect(server.end() == 0)
      _ = try await news.hearAll()
    }
  }

  @Test("opens the browser where it is asked to, with the address as one word")
  func opens() async throws {
    try await withExample { folder in
      let opener = folder.appending(path: "xdg-open")
      try Data("#!/bin/sh\nprintf '%s|' \"$@\" >abierto.nuevo && mv abierto.nuevo abierto\n".utf8)
        .write(to: opener, options: .atomic)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: opener.path)
      try FileManager.default.copyItem(at: opener, to: folder.appending(path: "open"))
      let server = try await ServeCase(
        ["--open"], in: folder, environment: ["PATH": "\(folder.path):/usr/bin:/bin"])
      let opened = folder.appending(path: "abierto")
      while !FileManager.default.fileExists(atPath: opened.path) {
        try await Task.sleep(for: .milliseconds(10))
      }
      #expect(try String(contentsOf: opened, encoding: .utf8) == "\(server.site)|")
    }
  }

  @Test("has nothing to serve where there is no folder, or the address is none")
  func misuse() throws {
    try Workplace.withTemporaryFolder { folder in
      let missing = try Program.run(["serve", "no-hay"], in: folder)
      #expect(missing.status == 1 && missing.messages.contains("no hay ningún «torneo.json»"))
      let address = try Program.run(["serve", "--base-url", "liga"], in: folder)
      #expect(address.status == 2 && address.messages.contains("no es la dirección de un sitio"))
      #expect(try Program.run(["serve", "--port", "65536"], in: folder).status == 2)
    }
  }
}
