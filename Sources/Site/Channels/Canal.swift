import Feeds
import Torneo

/// A file for programs: something to follow, or the copy of a table.
enum Canal: Sendable, Hashable {
  /// All matches as a calendar.
  case calendario
  /// Those of the team at a position of the tournament.
  case calendarioDeEquipo(Int)
  /// Results and chronicles as an Atom feed.
  case novedades
  case datos(Datos)
  /// What the search looks in.
  case busqueda

  /// A table that is copied for programs, called as the page that it is a copy of.
  enum Datos: String, Sendable, Hashable, CaseIterable {
    case clasificacion, goleadores, calendario, equipos, arbitros

    fileprivate var page: PageKind {
      switch self {
      case .clasificacion: .clasificacion
      case .goleadores: .goleadores
      case .calendario: .calendario
      case .equipos: .equipos
      case .arbitros: .arbitros
      }
    }
  }

  /// The entries of the plan; those that tell of all matches come first.
  static func entries(_ context: PageContext) -> [SitePlan.Entry] {
    var entries: [SitePlan.Entry] = []
    func add(_ path: SitePath?, _ canal: Canal) {
      if let path { entries.append(SitePlan.Entry(path: path, subject: .canal(canal))) }
    }
    let addresses = context.addresses
    add(addresses.calendarioWeb, .calendario)
    for datos in Datos.allCases { add(addresses.datos(datos), .datos(datos)) }
    add(addresses.indiceDeBusqueda, .busqueda)
    add(addresses.novedades, .novedades)
    for (posicion, equipo) in context.index.torneo.equipos.enumerated() {
      add(addresses.calendario(de: equipo), .calendarioDeEquipo(posicion))
    }
    return entries
  }
}

extension Addresses {
  /// The calendar of all matches, for programs.
  var calendarioWeb: SitePath? {
    kinds.contains(.canales) ? SitePath("\(carpeta)calendario.ics") : nil
  }

  /// The calendar of a team: beside its page, `equipos/rayo-fc.ics`.
  func calendario(de equipo: Equipo) -> SitePath? {
    guard kinds.contains(.canales), let pagina = self.equipo(equipo) else { return nil }
    return SitePath(pagina.text.dropLast(".html".count) + ".ics")
  }

  /// Chronicles and results, for programs.
  var novedades: SitePath? { kinds.contains(.canales) ? SitePath("\(carpeta)cronicas.xml") : nil }

  /// What the search looks in, a script.
  var indiceDeBusqueda: SitePath? {
    kinds.contains(.buscar) ? SitePath("\(carpeta)buscar-indice.js") : nil
  }

  /// The copy of a table: nothing is told to programs that no page tells.
  func datos(_ datos: Canal.Datos) -> SitePath? {
    guard kinds.contains(.datos), page(datos.page) != nil else { return nil }
    return SitePath("\(carpeta)datos/\(datos.rawValue).json")
  }
}
