import DefaultTheme
import Diagnostics
import Files
import FoundationEssentials
import MarcadorApp
import Site
import Templates
import Torneo

/// The folder of a tournament: where its files are, and how they are read.
struct TournamentFolder: Sendable {
  let path: String
  let system = FileSystem()

  static let settingsLimit = 1 << 20
  static let templateLimit = 1 << 20
  static let assetLimit = 64 << 20

  /// `path` as the person wrote it; nil for the current folder.
  init(_ path: String?) {
    self.path = path ?? "."
  }

  func file(_ name: String) -> String {
    path == "." ? name : path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }

  var store: AlmacenDelTorneo {
    AlmacenDelTorneo(url: URL(filePath: file("torneo.json")), nombre: file("torneo.json"))
  }

  /// The tournament; throws when there is none.
  func read(jobs: Int) async throws -> TorneoLeido {
    guard let leido = try await store.lee(partes: jobs) else { throw noStore }
    return leido
  }

  /// Throws when there is no tournament.
  func requireStore() throws {
    if try system.status(file("torneo.json")) == nil { throw noStore }
  }

  private var noStore: Failure {
    Failure(
      Diagnostic(
        .error,
        Words(
          es: "no hay ningún «torneo.json» en «\(path.visible)»",
          en: "there is no “torneo.json” in “\(path.visible)”"),
        help: Words(
          es: "cree un torneo con «marcador init», o diga en qué carpeta está",
          en: "make a tournament with “marcador init”, or say which folder it is in")))
  }

  /// The settings of the site; the usual ones where there is no file.
  func settings() throws -> SiteSettings {
    let name = file("marcador.json")
    guard try system.status(name) != nil else { return SiteSettings() }
    return try SiteSettings(
      reading: system.readFile(name, limit: Self.settingsLimit), file: name)
  }

  /// The built-in theme with the files of `templates` over it.
  /// - Parameter folder: another folder than `templates/`; it must exist then.
  func theme(from folder: String?) throws -> Theme {
    var files = DefaultTheme.files
    var origins: [String: String] = [:]
    let place = folder ?? file("templates")
    if try folder != nil || system.status(place) != nil {
      let templates = try Folder(place, system: system)
      for entry in try templates.list()
      where entry.kind == .file && Self.isThemeFile(entry.name) {
        files[entry.name] = try templates.readFile(entry.name, limit: Self.templateLimit).bytes
        origins[entry.name] = templates.path(of: entry.name)
      }
    }
    let estilo = files.removeValue(forKey: "estilo.css") ?? []
    let sources = files.sorted { $0.key < $1.key }.map { name, bytes in
      TemplateSource(name: name, file: origins[name] ?? "templates/\(name)", bytes: bytes)
    }
    return try Theme(sources, estilo: estilo)
  }

  private static func isThemeFile(_ name: String) -> Bool {
    !name.hasPrefix(".")
      && (name.hasSuffix(".md") || name.hasSuffix(".html") || name == "estilo.css")
  }

  /// The files of `static/`, by their address in the site, in order; hidden ones are left out.
  func assets() throws -> [(path: String, bytes: [UInt8])] {
    guard try system.status(file("static")) != nil else { return [] }
    var assets: [(path: String, bytes: [UInt8])] = []
    try collect(Folder(file("static"), system: system), under: "", depth: 0, into: &assets)
    return assets.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private func collect(
    _ folder: Folder, under prefix: String, depth: Int,
    into assets: inout [(path: String, bytes: [UInt8])]
  ) throws {
    // Deeper than anybody sorts pictures: a folder that holds itself through a mount, say.
    guard depth < 16 else { return }
    for entry in try folder.list() where !entry.name.hasPrefix(".") {
      switch entry.kind {
      case .folder:
        try collect(
          folder.folder(entry.name), under: prefix + entry.name + "/", depth: depth + 1,
          into: &assets)
      case .file:
        let content = try folder.readFile(entry.name, limit: Self.assetLimit)
        assets.append((prefix + entry.name, content.bytes))
      case .symbolicLink, .pipe, .socket, .device, .unknown: continue
      }
    }
  }
}
