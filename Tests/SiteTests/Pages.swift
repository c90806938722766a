import DefaultTheme
import Templates
import Torneo

@testable import Site

/// The pages of a tournament, drawn with the program's theme.
enum Pages {
  static func theme() throws -> Theme {
    var files = DefaultTheme.files
    let estilo = files.removeValue(forKey: "estilo.css") ?? []
    let buscar = files.removeValue(forKey: "buscar.js") ?? []
    let sources = files.sorted { $0.key < $1.key }.map { name, bytes in
      TemplateSource(name: name, file: "templates/\(name)", bytes: bytes)
    }
    return try Theme(sources, estilo: estilo, buscar: buscar)
  }

  static func plan(_ torneo: Torneo, _ kinds: Set<PageKind>) async throws -> SitePlan {
    var settings = SiteSettings()
    settings.paginas = kinds
    return try await SitePlan(torneo, theme: theme(), settings: settings)
  }

  /// The HTML of one page of a plan; empty where there is none of that address.
  static func html(_ path: String, of plan: SitePlan) throws -> String {
    var room = RenderingRoom()
    guard let position = plan.entries.firstIndex(where: { $0.path.text == path }) else { return "" }
    return String(decoding: try plan.render(plan.draft(position), in: &room).bytes, as: UTF8.self)
  }
}
