import Diagnostics
import Editor
import Files
import Foundation
import MarcadorApp
import Site
import TestSupport
import Testing
import Torneo
import Web

/// Somebody at a browser, over a folder of its own with the example in it; no server in between.
@MainActor
final class Browser {
  let folder: URL
  let app: ContenedorDeLaApp
  /// Seconds since 1970, as the editor sees them.
  var now = 1_772_902_800
  private(set) var editor: Editor?
  /// Why the files beside the store cannot be saved; nil while they can.
  var fault: (any Error)?

  struct Answer {
    let status: Int
    let location: String?
    let html: String
    let page: PageReader
  }

  init(
    in folder: URL, _ torneo: Torneo? = Ejemplo.torneo, language: Language = .es,
    service: (any ServicioDelTorneo & ServicioDeInscripciones)? = nil
  ) throws {
    self.folder = folder
    let system = FileSystem()
    let files = FicherosDelTorneo(
      torneo: folder.appending(path: "torneo.json").path,
      arbitros: folder.appending(path: "arbitros.json").path,
      publicaciones: folder.appending(path: "publicaciones.json").path, system: system)
    let stores = ContenedorDeLaApp.almacenes(files)
    if let torneo { try stores.torneo.guarda(torneo) }
    if let service {
      app = ContenedorDeLaApp(
        servicio: service, inscripciones: service, almacenDelTorneo: stores.torneo,
        almacenDeArbitros: stores.arbitros,
        memoria: MemoriaDePublicaciones(
          publicaciones: stores.publicaciones, servidor: "https://liga.example",
          ahora: { nil }))
    } else {
      app = try ContenedorDeLaApp(
        files, servidor: nil,
        avisos: MediosDeAviso(idioma: language, linea: { _ in }, escritorio: nil))
    }
    app.idioma = language
    editor = Editor(
      app,
      Editor.Setup(
        language: language, token: "ficha", now: { [weak self] in self?.now ?? 0 },
        hasServer: service != nil,
        settings: SettingsFile(
          read: { try? Array(Data(contentsOf: folder.appending(path: "marcador.json"))) },
          write: { [weak self] looked, new in
            try self?.replace("marcador.json", looked, with: new) ?? false
          },
          check: { _ = try SiteSettings(reading: $0, file: "liga/marcador.json") }),
        prose: ProseFiles(
          read: { try? Array(Data(contentsOf: folder.appending(path: "\($0).md"))) },
          write: { [weak self] match, looked, new in
            try self?.replace("\(match).md", looked, with: new.isEmpty ? nil : new) ?? false
          },
          check: { [weak self] _, _ in if let fault = self?.buildFault { throw fault } })))
  }

  /// What keeps the site from being built with any prose; nil for nothing.
  var buildFault: Failure?

  private func replace(_ name: String, _ looked: [UInt8]?, with new: [UInt8]?) throws -> Bool {
    if let fault { throw fault }
    let url = folder.appending(path: name)
    guard (try? Array(Data(contentsOf: url))) == looked else { return false }
    if let new {
      try Data(new).write(to: url)
    } else {
      try? FileManager.default.removeItem(at: url)
    }
    return true
  }

  /// The text of the store.
  var store: String {
    get throws { try String(contentsOf: folder.appending(path: "torneo.json"), encoding: .utf8) }
  }

  /// Writes the store as another program would.
  func write(_ text: String) throws {
    try text.write(to: folder.appending(path: "torneo.json"), atomically: true, encoding: .utf8)
  }

  /// Another program's app over the same files.
  func other() throws -> ContenedorDeLaApp {
    try Browser(in: folder, nil).app
  }

  /// Gets an address such as `/editar/gol?partido=1`.
  func get(_ address: String) async throws -> Answer {
    let (path, query) = parts(of: address)
    return try await answer(WebRequest(.get, path: path, query: query))
  }

  /// Sends fields to an address.
  func post(
    _ address: String, _ fields: [(String, String)], isFromThisRun: Bool = true
  ) async throws -> Answer {
    let (path, query) = parts(of: address)
    return try await answer(
      WebRequest(
        .post, path: path, query: query,
        form: WebForm(fields.map { WebForm.Field($0.0, $0.1) }), isFromThisRun: isFromThisRun))
  }

  /// Opens a page and sends the form of it that goes to `action`, filled in.
  func fill(
    _ address: String, _ typed: [String: String] = [:], action: String? = nil
  ) async throws -> Answer {
    let page = try await get(address).page
    let action = action ?? String(address.prefix { $0 != "?" })
    return try await post(action, page.fields(of: action, typed))
  }

  /// Goes where an answer sends the browser.
  func follow(_ answer: Answer) async throws -> Answer {
    #expect(answer.status == 303, "\(answer.page.text)")
    return try await get(answer.location ?? "")
  }

  private func answer(_ request: WebRequest) async throws -> Answer {
    let editor = try #require(editor)
    let response = await editor.answer(request)
    let html = String(decoding: response.body, as: UTF8.self)
    let isPage = response.contentType.hasPrefix("text/html")
    let page = PageReader(isPage ? html : "<!doctype html>")
    #expect(page.faults.isEmpty, "\(request.path): \(page.faults)")
    return Answer(
      status: response.status,
      location: response.headers.first { $0.name == "Location" }?.value, html: html, page: page)
  }

  private func parts(of address: String) -> ([String], WebForm) {
    let parts = address.prefix { $0 != "#" }.split(separator: "?", maxSplits: 1)
    let path = parts[0].dropFirst().split(separator: "/", omittingEmptySubsequences: false)
      .map(String.init)
    guard parts.count > 1 else { return (path, WebForm()) }
    let fields = parts[1].split(separator: "&").map { pair in
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map { String($0).removingPercentEncoding ?? "" }
      return WebForm.Field(sides[0], sides.count > 1 ? sides[1] : "")
    }
    return (path, WebForm(fields))
  }
}

/// Runs `body` with a browser over a fresh folder.
@MainActor
func withBrowser(
  _ torneo: Torneo? = Ejemplo.torneo, language: Language = .es,
  service: (any ServicioDelTorneo & ServicioDeInscripciones)? = nil,
  _ body: (Browser) async throws -> Void
) async throws {
  let folder = FileManager.default.temporaryDirectory.appending(
    path: "marcador-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try await body(Browser(in: folder, torneo, language: language, service: service))
}
