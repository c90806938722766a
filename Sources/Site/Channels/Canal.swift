import Feeds
import Torneo

/// A file for programs: something to follow, or the copy of a table.
enum Canal: Sendable, Hashable {
  /// All matches as a calendar.
  case calendario
  /// Those of the team at a position of the tournament.
  case calendarioDeEquipo(Int)

  /// In the plan the files that tell of all matches come first.
  static func entries(_ context: PageContext) -> [SitePlan.Entry] {
    var entries: [SitePlan.Entry] = []
    func add(_ path: SitePath?, _ canal: Canal) {
      if let path { entries.append(SitePlan.Entry(path: path, subject: .canal(canal))) }
    }
    let addresses = context.addresses
    add(addresses.calendarioWeb, .calendario)
    for (posicion, equipo) in context.index.torneo.equipos.enumerated() {
      add(addresses.calendario(de: equipo), .calendarioDeEquipo(posicion))
    }
    return entries
  }
}

extension Addresses {
  /// The calendar of all matches, for programs.
  var calendarioWeb: SitePath? {
    kinds.contains(.canales) ? SitePath("calendario.ics") : nil
  }

  /// The calendar of a team: beside its page, `equipos/rayo-fc.ics`.
  func calendario(de equipo: Equipo) -> SitePath? {
    guard kinds.contains(.canales), let pagina = self.equipo(equipo) else { return nil }
    return SitePath(pagina.text.dropLast(".html".count) + ".ics")
  }
}
