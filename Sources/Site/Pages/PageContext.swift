import Torneo

/// What pages are made from: the tournament, the addresses and the language of the site.
struct PageContext: Linking {
  let index: SiteIndex
  let addresses: Addresses
  let language: SiteLanguage

  /// What pages of one match see.
  var ofMatches: MatchContext {
    MatchContext(
      addresses: addresses, language: language, duracion: index.torneo.reglas.duracion,
      needsYears: needsYears)
  }

  var needsYears: Bool { index.needsYears }
}

/// What the pages of a match and of its chronicle are made from, beside the match: no other match, so
/// that they stay as they are when another changes. What they show of others is in a
/// `RelacionesDePartido`.
struct MatchContext: Linking {
  let addresses: Addresses
  let language: SiteLanguage
  let duracion: Duracion
  let needsYears: Bool
}

/// Writes links and what matches are called.
protocol Linking: Sendable {
  var addresses: Addresses { get }
  var language: SiteLanguage { get }
  /// Whether a day and a month do not tell a date.
  var needsYears: Bool { get }
}

extension Linking {
  /// A link from a page to another, or its text alone where there is no such page.
  func link(_ nombre: String, to target: SitePath?, from page: SitePath) -> Enlace {
    Enlace(nombre: isolated(nombre), url: target.map { page.link(to: $0) })
  }

  func link(to equipo: Equipo, from page: SitePath) -> Enlace {
    link(language.name(of: equipo), to: addresses.equipo(equipo), from: page)
  }

  func link(to jugador: Jugador, of equipo: Equipo?, from page: SitePath) -> Enlace {
    link(
      jugador.nombre, to: equipo.flatMap { addresses.jugador(jugador, de: $0) }, from: page)
  }

  func link(to jornada: Jornada.Clave, from page: SitePath) -> Enlace {
    link(name(of: jornada), to: addresses.jornada(jornada), from: page)
  }

  /// `Jornada 3`, and the stage where another has one of the same name: `Jornada 3 (Clausura)`.
  func name(of jornada: Jornada.Clave) -> String {
    let nombre = language.name(of: jornada.nombre)
    guard let fase = jornada.fase, addresses.jornadasRepetidas.contains(jornada.nombre) else {
      return nombre
    }
    return "\(nombre) (\(isolated(fase)))"
  }

  func link(toReferee nombre: String, from page: SitePath) -> Enlace {
    link(nombre, to: addresses.arbitro(nombre), from: page)
  }

  /// The day of a match for tables; empty when it is not known.
  func shortDate(of partido: Partido) -> String {
    partido.fecha.map { language.shortDate($0, withYear: needsYears) } ?? ""
  }

  /// `Rayo FC – Toros`
  func sides(of partido: Partido) -> String {
    "\(isolated(language.name(of: partido.local))) – \(isolated(language.name(of: partido.visitante)))"
  }

  /// `Rayo FC 3-2 Toros`, or `Rayo FC – Toros` for a match without a score.
  func title(of partido: Partido) -> String {
    let local = isolated(language.name(of: partido.local))
    let visitante = isolated(language.name(of: partido.visitante))
    return partido.tieneMarcador
      ? "\(local) \(partido.marcador()) \(visitante)" : "\(local) – \(visitante)"
  }

  /// What a list says of a match, in one cell: `3-2`, `2-2 (4-3 pen.)`; the kick-off of one that is
  /// still to be played; of any other where it stands, behind the score if it has one.
  func summary(of partido: Partido) -> String {
    switch (partido.estado, partido.tieneMarcador) {
    case (.finalizado, _): score(of: partido)
    case (.programado, _): partido.fecha.flatMap { language.time($0) } ?? "–"
    case (let estado, true): "\(score(of: partido)) (\(language.word(for: estado)))"
    case (let estado, false): language.name(of: estado)
    }
  }

  /// The same with the goals of `equipo` first, whichever side it is.
  func summary(of partido: Partido, from equipo: Equipo) -> String {
    guard partido.visitante === equipo, partido.estado == .finalizado else {
      return summary(of: partido)
    }
    return score(partido.goles.invertido, partido.tanda?.invertido)
  }

  private func score(of partido: Partido) -> String { score(partido.goles, partido.tanda) }

  private func score(_ goles: Tanteo, _ tanda: Tanteo?) -> String {
    guard let tanda else { return goles.description }
    return "\(goles) (\(tanda) \(Texto.pen.text(language)))"
  }
}
