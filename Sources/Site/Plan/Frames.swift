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
    /// The page is in a folder of the folder of a language.
    case deepFolder
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

  /// The sections of the menu, each with its pages; the first of them that is made names the section.
  private static let sections: [[(kind: PageKind, texto: Texto)]] = [
    [(.portada, .inicio)],
    [
      (.clasificacion, .clasificacion), (.casaYFuera, .casaYFuera), (.evolucion, .evolucion),
      (.cuadro, .cuadro),
    ],
    [(.calendario, .calendario)],
    [
      (.goleadores, .goleadores), (.asistencias, .asistencias), (.disciplina, .disciplina),
      (.records, .records),
    ],
    [(.equipos, .equipos), (.arbitros, .arbitros), (.campos, .campos)],
  ]

  /// The page that the menu ends with.
  private static let ultima: (kind: PageKind, texto: Texto) = (.buscar, .buscar)

  /// All pages that the menu leads to, but for those that somebody wrote, and the search.
  static var paginas: [(kind: PageKind, texto: Texto)] { sections.flatMap(\.self) }

  /// Pages that somebody wrote that the menu has; more of them are reached from these.
  private static let libresEnElMenu = 8

  init(_ context: PageContext, settings: SiteSettings, libres: [PaginaEscrita]) {
    let torneo = context.index.torneo
    let nombre = isolated(settings.titulo ?? torneo.nombre ?? "Marcador")
    self.nombre = nombre
    func frame(_ section: PageKind?, _ base: Base) -> Record {
      let raiz =
        switch base {
        case .root, .nowhere: ""
        case .folder: "../"
        case .deepFolder: "../../"
        case .host: (settings.basePath ?? "") + "/"
        }
      func entries(_ pages: [(kind: PageKind, texto: Texto)]) -> [EntradaDeMenu] {
        pages.compactMap { kind, texto in
          context.addresses.page(kind).map { path in
            EntradaDeMenu(
              texto: texto.text(context.language), url: raiz + path.text, actual: kind == section,
              abierta: false)
          }
        }
      }
      var menu: [EntradaDeMenu] = []
      var submenu: [EntradaDeMenu] = []
      for pages in Self.sections {
        let made = entries(pages)
        guard var first = made.first else { continue }
        if made.count > 1, pages.contains(where: { $0.kind == section }) {
          submenu = made
          first.abierta = !first.actual
        }
        menu.append(first)
      }
      for libre in libres.prefix(Self.libresEnElMenu) {
        guard let path = context.addresses.libre(libre.nombre) else { continue }
        menu.append(
          EntradaDeMenu(
            texto: isolated(libre.titulo), url: raiz + path.text, actual: false, abierta: false))
      }
      menu += entries([Self.ultima])
      let isLoose = base == .nowhere
      return MarcoHTML.vocabulary.record(
        MarcoHTML(
          idioma: settings.idioma.rawValue, sitio: nombre, raiz: raiz, suelta: isLoose,
          portada: isLoose ? nil : context.addresses.page(.portada).map { raiz + $0.text },
          menu: isLoose ? [] : menu, submenu: isLoose ? [] : submenu,
          indice: section == .buscar
            ? context.addresses.indiceDeBusqueda.map { raiz + $0.text } : nil,
          enlaces: isLoose
            ? []
            : Cabecera.links(
              context.addresses, nombre: nombre, raiz: raiz, settings: settings)))
    }
    var records: [Key: Record] = [:]
    for base in Base.allCases {
      records[Key(section: nil, base: base)] = frame(nil, base)
      for (kind, _) in Self.paginas + [Self.ultima] {
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
