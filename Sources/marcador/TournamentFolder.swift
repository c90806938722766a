import Diagnostics
import Files
import MarcadorApp
import Site
import Torneo

/// The folder of a tournament: where its files are, and how they are read.
struct TournamentFolder: Sendable {
  let path: String
  let system = FileSystem()

  static let settingsLimit = 1 << 20

  /// `path` as the person wrote it; nil for the current folder.
  init(_ path: String?) {
    self.path = path ?? "."
  }

  func file(_ name: String) -> String {
    path == "." ? name : path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }

  /// Where the files are that the app keeps.
  var files: FicherosDelTorneo {
    FicherosDelTorneo(
      torneo: file("torneo.json"), arbitros: file("arbitros.json"),
      publicaciones: file("publicaciones.json"), system: system)
  }

  /// What tells whether somebody has saved what a site is made from.
  var stamps: [FileStatus?] {
    ["torneo.json", "arbitros.json", "marcador.json"].map { name in
      do { return try system.status(file(name)) } catch { return nil }
    }
  }

  /// For commands that read or write a file as a whole and need nothing else of the app.
  private var stores: AlmacenesDeLaApp { ContenedorDeLaApp.almacenes(files) }

  var store: AlmacenDelTorneo { stores.torneo }

  var refereeStore: AlmacenDeArbitros { stores.arbitros }

  /// The tournament; throws when there is none.
  func read(jobs: Int, telling console: Console) async throws -> TorneoLeido {
    guard try isThere else { throw noStore }
    let leido = try await console.telling(FolderWords.reading(file("torneo.json"))) {
      try await store.lee(partes: jobs)
    }
    guard let leido else { throw noStore }
    return leido
  }

  /// Throws what is wrong with the file of what was published, if there is one.
  func checkPublications() throws(Failure) {
    _ = try stores.publicaciones.lee()
  }

  /// Whether there is such a folder at all.
  var isThere: Bool {
    get throws { try system.status(path) != nil }
  }

  /// Throws when there is no tournament.
  func requireStore() throws {
    // A link that leads nowhere is there: reading it says what is wrong.
    guard try isThere, try Folder(path, system: system).status("torneo.json") != nil else {
      throw noStore
    }
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
    guard try system.isThere(name) else { return SiteSettings() }
    return try settings(system.readFile(name, limit: Self.settingsLimit))
  }

  /// Throws what is wrong with a text of settings.
  func checkSettings(_ bytes: [UInt8]) throws {
    _ = try settings(bytes)
  }

  private func settings(_ bytes: [UInt8]) throws(Failure) -> SiteSettings {
    try SiteSettings(reading: bytes, file: file("marcador.json")) { server in
      ServicioDelTorneoEnRed.falta(en: server).map { ($0.words, $0.help) }
    }
  }

  /// The built-in theme with the files of `templates` over it, and what is to be said about them.
  /// - Parameter folder: another folder than `templates/`; it must exist then.
  func theme(from folder: String?) throws -> (theme: Theme, warnings: [Diagnostic]) {
    let place = folder ?? file("templates")
    if try folder == nil && !system.isThere(place) { return (try ThemeFolder.builtIn(), []) }
    return try ThemeFolder(path: place, system: system).read()
  }

  /// What somebody wrote for the site; nothing where there is no `contenido/`.
  func contents() throws -> ContentFolder {
    let place = file("contenido")
    guard try system.isThere(place) else { return ContentFolder() }
    return try ContentFolder(reading: place, LinkRule(around: path, system: system))
  }

  /// The files of `static/`, by their address in the site, in order, and what is to be said of others.
  func assets() throws -> (files: [StaticFolder.Asset], warnings: [Diagnostic]) {
    let place = file("static")
    guard try system.isThere(place) else { return ([], []) }
    let rule = try LinkRule(around: path, system: system)
    if try rule.leadsOut(place) { return ([], [FolderWords.notCopied(place, FolderWords.linkOut)]) }
    let folder = try StaticFolder(reading: place, of: path, rule)
    return (folder.assets, folder.warnings)
  }
}
