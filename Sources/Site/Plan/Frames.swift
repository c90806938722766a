import Templates
import Torneo

/// What surrounds each page, made once for each section and folder.
struct Frames: Sendable {
  /// How links of a page reach the root of the site.
  enum Base: Sendable, Hashable, CaseIterable {
    /// The page is at the root.
    case root
    /// The page is in a folder of the root.
    case folder
    /// The page is served at addresses that nobody knows beforehand: links start at the host.
    case host
    /// As `host`, but where on its host the site is, nobody knows: no link can be relied on.
    case nowhere
  }

  private struct Key: Hashable {
    let section: PageKind?
    let base: Base
  }

  private let records: [Key: Record]
  private let fallback: Record
  let nombre: String

  private static let sections: [(kind: PageKind, texto: Texto)] = [
    (.portada, .inicio), (.clasificacion, .clasificacion), (.calendario, .calendario),
    (.goleadores, .goleadores), (.equipos, .equipos), (.arbitros, .arbitros),
  ]

  init(_ context: PageContext, settings: SiteSettings) {
    let torneo = context.index.torneo
    let nombre = isolated(settings.titulo ?? torneo.nombre ?? "Marcador")
    self.nombre = nombre
    func frame(_ section: PageKind?, _ base: Base) -> Record {
      let raiz =
        switch base {
        case .root, .nowhere: ""
        case .folder: "../"
        case .host: (settings.basePath ?? "") + "/"
        }
      let menu = Self.sections.compactMap { kind, texto in
        context.addresses.page(kind).map { path in
          EntradaDeMenu(
            texto: texto.text(context.language), url: raiz + path.text, actual: kind == section)
        }
      }
      let isLoose = base == .nowhere
      return MarcoHTML.vocabulary.record(
        MarcoHTML(
          idioma: settings.idioma.rawValue, sitio: nombre, raiz: raiz, suelta: isLoose,
          portada: isLoose ? nil : context.addresses.page(.portada).map { raiz + $0.text },
          menu: isLoose ? [] : menu,
          enlaces: isLoose
            ? []
            : Cabecera.links(
              context.addresses, nombre: nombre, raiz: raiz, settings: settings)))
    }
    var records: [Key: Record] = [:]
    for base in Base.allCases {
      records[Key(section: nil, base: base)] = frame(nil, base)
      for (kind, _) in Self.sections {
        records[Key(section: kind, base: base)] = frame(kind, base)
      }
    }
    self.records = records
    fallback = frame(nil, .root)
  }

  func record(_ section: PageKind?, _ base: Base) -> Record {
    records[Key(section: section, base: base)] ?? fallback
  }
}
