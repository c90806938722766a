import Diagnostics
import Feeds
import Torneo

extension SitePlan {
  /// What the head of one page has for programs: Open Graph, schema.org, the calendar of a team.
  func cabecera(of entry: Entry, title: String, description: String) -> [UInt8] {
    if entry.path == Addresses.noEncontrada { return [] }
    var cabecera = Cabecera()
    cabecera.meta("og:title", title)
    cabecera.meta("og:description", description)
    cabecera.meta("og:site_name", frames.nombre)
    cabecera.meta("og:locale", context.language.idioma.local)
    switch entry.subject {
    case .partido, .cronica: cabecera.meta("og:type", "article")
    default: cabecera.meta("og:type", "website")
    }
    if let url = canonical(entry.path) { cabecera.meta("og:url", url) }
    for (language, path) in versiones(de: entry.path) {
      cabecera.alternate(language, canonical(path) ?? entry.path.link(to: path))
    }
    if case .equipo(let posicion) = entry.subject {
      let equipo = context.index.torneo.equipos[posicion]
      if let path = context.addresses.calendario(de: equipo) {
        cabecera.link(
          "alternate", entry.path.link(to: path), type: Cabecera.calendar, title: title)
      }
    }
    cabecera.linkedData(linkedData(of: entry, title: title))
    return cabecera.bytes
  }

  private func linkedData(of entry: Entry, title: String) -> [UInt8] {
    let torneo = context.index.torneo
    return LinkedData(
      torneo: torneo.nombre ?? frames.nombre, sport: context.language.idioma.palabra(.futbol),
      language: settings.idioma.rawValue, zone: torneo.zonaHoraria,
      duracion: torneo.reglas.duracion
    ).bytes(subject(of: entry, title: title), steps: steps(to: entry, title: title))
  }

  /// The address of a page as another one tells it to programs: in full where it is known.
  private func url(_ path: SitePath, from page: SitePath) -> String {
    canonical(path) ?? page.link(to: path)
  }

  private func subject(of entry: Entry, title: String) -> LinkedData.Subject? {
    func team(_ equipo: Equipo) -> LinkedData.Team? {
      // Who waits for a team is none.
      guard equipo.plaza == nil else { return nil }
      return LinkedData.Team(
        name: equipo.nombre,
        url: context.addresses.equipo(equipo).map { url($0, from: entry.path) })
    }
    switch entry.subject {
    case .partido(let posicion):
      let partido = context.index.torneo.partidos[posicion].partido
      let (local, visitante) = (partido.local, partido.visitante)
      return .partido(
        partido,
        name: "\(context.language.name(of: local)) – \(context.language.name(of: visitante))",
        description: context.headline(of: partido), local: team(local),
        visitante: team(visitante), url: canonical(entry.path))
    case .equipo(let posicion):
      return team(context.index.torneo.equipos[posicion]).map { .equipo($0) }
    case .portada: return .sitio(url: canonical(entry.path))
    default: return nil
    }
  }

  /// The way from the home page to a page, through those that list it.
  private func steps(to entry: Entry, title: String) -> [LinkedData.Step] {
    let addresses = context.addresses
    let language = context.language
    var steps: [LinkedData.Step] = []
    func add(_ name: String, _ path: SitePath?) {
      guard let path else { return }
      steps.append(LinkedData.Step(name: name, url: url(path, from: entry.path)))
    }
    func addMatchday(of partido: Partido) {
      guard let clave = partido.claveDeJornada else { return }
      add(context.name(of: clave), addresses.jornada(clave))
    }
    add(Texto.inicio.text(language), addresses.page(.portada))
    switch entry.subject {
    case .portada, .noEncontrada, .asset, .monograma, .canal: return []
    case .partido(let posicion):
      addMatchday(of: context.index.torneo.partidos[posicion].partido)
    case .cronica(let posicion):
      let elemento = context.index.torneo.partidos[posicion]
      addMatchday(of: elemento.partido)
      add(context.title(of: elemento.partido), addresses.partido(elemento.id))
    case .equipo: add(Texto.equipos.text(language), addresses.page(.equipos))
    case .jugador(let ficha):
      add(Texto.equipos.text(language), addresses.page(.equipos))
      add(ficha.equipo.nombre, addresses.equipo(ficha.equipo))
    case .jornada: add(Texto.calendario.text(language), addresses.page(.calendario))
    case .arbitro: add(Texto.arbitros.text(language), addresses.page(.arbitros))
    case .equipos, .clasificacion, .goleadores, .calendario, .arbitros, .cuadro, .evolucion,
      .casaYFuera, .asistencias, .disciplina, .campos, .records, .buscar, .libre:
      break
    }
    add(title, entry.path)
    return steps
  }
}
