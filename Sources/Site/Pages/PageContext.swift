import Torneo

/// What pages are made from: the tournament, the addresses and the language of the site.
struct PageContext: Sendable {
  let index: SiteIndex
  let addresses: Addresses
  let language: SiteLanguage

  /// A link from a page to another, or its text alone where there is no such page.
  func link(_ nombre: String, to target: SitePath?, from page: SitePath) -> Enlace {
    Enlace(nombre: isolated(nombre), url: target.map { page.link(to: $0) })
  }

  func link(to equipo: Equipo, from page: SitePath) -> Enlace {
    link(equipo.nombre, to: addresses.equipo(equipo), from: page)
  }

  func link(to jugador: Jugador, of equipo: Equipo?, from page: SitePath) -> Enlace {
    link(
      jugador.nombre, to: equipo.flatMap { addresses.jugador(jugador, de: $0) }, from: page)
  }

  func link(to jornada: Jornada.Clave, from page: SitePath) -> Enlace {
    link(language.name(of: jornada), to: addresses.jornada(jornada), from: page)
  }

  /// `Rayo FC 3-2 Toros`, or `Rayo FC – Toros` for a match without a score.
  func title(of partido: Partido) -> String {
    let (local, visitante) = (isolated(partido.local.nombre), isolated(partido.visitante.nombre))
    return partido.tieneMarcador
      ? "\(local) \(partido.marcador()) \(visitante)" : "\(local) – \(visitante)"
  }

  /// The score as tables print it, the shoot-out included: `3-3 (4-2 pen.)`; a dash without one.
  func score(of partido: Partido) -> String {
    guard partido.tieneMarcador else { return "–" }
    guard let tanda = partido.tanda else { return partido.marcador() }
    return "\(partido.marcador()) (\(tanda) \(Texto.pen.text(language)))"
  }
}
