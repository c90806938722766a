import DefaultTheme
import Diagnostics
import Files
import Site
import Templates

/// The built-in theme with the files of a folder over it.
struct ThemeFolder {
  let path: String
  let system: FileSystem

  private static let fileLimit = 1 << 20
  private static let styleSheet = "estilo.css"
  private static let searchScript = "buscar.js"

  /// The theme, and what in the folder has no part in it. Throws all that is wrong with the templates.
  func read() throws -> (theme: Theme, warnings: [Diagnostic]) {
    let folder = try Folder(path, system: system)
    var files = DefaultTheme.files
    var origins: [String: String] = [:]
    var others: [String] = []
    var folders: [String] = []
    for name in try names(of: folder) {
      guard Self.isThemeFile(name) else {
        others.append(name)
        continue
      }
      if try system.status(folder.path(of: name))?.kind == .folder {
        folders.append(name)
        continue
      }
      // Through a link, as everywhere where a person put one.
      files[name] = try system.readFile(folder.path(of: name), limit: Self.fileLimit)
      origins[name] = folder.path(of: name)
    }
    let theme = try Self.theme(files, origins)
    let known = DefaultTheme.files.keys.sorted()
    let unused = origins.keys.filter { !known.contains($0) && !theme.used.contains($0) } + others
    let warnings = unused.sorted().compactMap { name -> Diagnostic? in
      let nearest = nearestName(to: name, among: known)
      // Notes, pictures and the like are no misspelt templates.
      if nearest == nil, !Self.isThemeFile(name) { return nil }
      return FolderWords.unusedTemplate(folder.path(of: name), nearest: nearest)
    }
    let notFiles = folders.map { FolderWords.templateFolder(folder.path(of: $0)) }
    return (theme, warnings + notFiles)
  }

  /// The theme as it is in the program.
  static func builtIn() throws -> Theme { try theme(DefaultTheme.files, [:]) }

  private static func theme(
    _ files: [String: [UInt8]], _ origins: [String: String]
  ) throws -> Theme {
    let sources = files.filter { !isCopied($0.key) }.sorted { $0.key < $1.key }.map {
      TemplateSource(name: $0, file: origins[$0] ?? "templates/\($0)", bytes: $1)
    }
    return try Theme(
      sources, estilo: files[styleSheet] ?? [], buscar: files[searchScript] ?? [])
  }

  /// What a person sees in the folder; not what editors leave beside a file.
  private func names(of folder: Folder) throws -> [String] {
    try folder.list().filter { $0.isExact && Self.isSeen($0.name) }.map(\.name).sorted()
  }

  static func isSeen(_ name: String) -> Bool { !name.hasPrefix(".") && !name.hasSuffix("~") }

  private static func isThemeFile(_ name: String) -> Bool {
    name.hasSuffix(".md") || name.hasSuffix(".html") || isCopied(name)
  }

  /// What a site has as it is in the theme.
  private static func isCopied(_ name: String) -> Bool {
    name == styleSheet || name == searchScript
  }
}
