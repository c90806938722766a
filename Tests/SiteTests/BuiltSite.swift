import DefaultTheme
import Site
import Templates
import Torneo

/// A site with the built-in theme, drawn in memory.
struct BuiltSite {
  private let plan: SitePlan

  init(
    _ torneo: Torneo, arbitros: [String] = [], settings: SiteSettings = SiteSettings()
  ) async throws {
    plan = try await SitePlan(
      torneo, arbitros: arbitros, theme: Self.theme(), settings: settings)
    _ = try plan.checkAll()
  }

  /// The built-in theme.
  static func theme() throws -> Theme {
    var files = DefaultTheme.files
    let estilo = files.removeValue(forKey: "estilo.css") ?? []
    let buscar = files.removeValue(forKey: "buscar.js") ?? []
    let sources = files.sorted { $0.key < $1.key }.map { name, bytes in
      TemplateSource(name: name, file: "templates/\(name)", bytes: bytes)
    }
    return try Theme(sources, estilo: estilo, buscar: buscar)
  }

  /// All files, by their address.
  var files: [String: String] {
    get throws {
      var room = RenderingRoom()
      var files: [String: String] = [:]
      for (position, entry) in plan.entries.enumerated() {
        files[entry.path.text] = String(
          decoding: try plan.render(plan.draft(position), in: &room).bytes, as: UTF8.self)
      }
      return files
    }
  }

  /// The HTML of a page; nil if there is none.
  func page(_ path: String) throws -> String? {
    guard let position = plan.entries.firstIndex(where: { $0.path.text == path }) else {
      return nil
    }
    var room = RenderingRoom()
    return String(
      decoding: try plan.render(plan.draft(position), in: &room).bytes, as: UTF8.self)
  }

  /// The texts of the body rows of a page's tables, cell by cell.
  func rows(of path: String) throws -> [[String]] {
    guard let html = try page(path) else { return [] }
    return html.split(separator: "<tr>").dropFirst().filter { !$0.contains("scope=\"col\"") }
      .map { row in
        row.replacing(#/<\/t[dh]>/#, with: "\u{1}").replacing(#/<[^>]*>/#, with: "")
          .split(separator: "\u{1}", omittingEmptySubsequences: false).dropLast().map(String.init)
      }
  }
}
