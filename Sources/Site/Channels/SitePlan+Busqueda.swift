import Feeds
import Torneo

extension SitePlan {
  /// What the search looks in: the pages of this language that are about one thing. The names are those
  /// that pages show.
  var indiceDeBusqueda: [UInt8] {
    var index = SearchIndex()
    // Of equal hits the first kind comes first.
    addTeams(to: &index)
    addPlayers(to: &index)
    addPages(to: &index)
    addMatchdays(to: &index)
    addReferees(to: &index)
    addMatches(to: &index)
    return index.bytes(folding: LetrasDeBusqueda.grupos)
  }

  /// An entry for a page below a folder.
  /// - Parameter start: what many addresses there begin with; nothing for none.
  private func entry(
    _ path: SitePath?, in folder: String, from start: String = "", _ title: [SearchIndex.Part],
    details: [SearchIndex.Part] = [], hasSecond: Bool = false
  ) -> SearchIndex.Entry? {
    guard let path else { return nil }
    let name = slug(of: path, in: folder)
    let address: [SearchIndex.Part] =
      !start.isEmpty && name.hasPrefix(start)
      ? [.shared(start), .own(String(name.dropFirst(start.count)))] : [.own(name)]
    return SearchIndex.Entry(address, title, details: details, hasSecond: hasSecond)
  }

  private func slug(of path: SitePath, in folder: String) -> String {
    let name = path.text.dropFirst(context.addresses.carpeta.count + folder.count)
    return String(name.dropLast(".html".count))
  }

  private func addTeams(to index: inout SearchIndex) {
    let equipos = context.index.equipos.compactMap { equipo in
      entry(context.addresses.equipo(equipo), in: "equipos/", [shared(equipo)])
    }
    index.add(Texto.equipo.text(context.language), from: "equipos/", equipos)
  }

  private func addPlayers(to index: inout SearchIndex) {
    let jugadores = context.index.equipos.flatMap { equipo in
      // The page of a player is called after that of the team.
      let start = context.addresses.equipo(equipo).map { slug(of: $0, in: "equipos/") + "-" } ?? ""
      return equipo.plantilla.compactMap { jugador in
        entry(
          context.addresses.jugador(jugador, de: equipo), in: "jugadores/", from: start,
          [.own(isolated(jugador.nombre))], details: [shared(equipo)])
      }
    }
    index.add(Texto.jugador.text(context.language), from: "jugadores/", jugadores)
  }

  /// The pages of the menu, and those that somebody wrote.
  private func addPages(to index: inout SearchIndex) {
    let secciones = Frames.paginas.compactMap { kind, texto in
      entry(context.addresses.page(kind), in: "", [.own(texto.text(context.language))])
    }
    index.add(Texto.pagina.text(context.language), from: "", secciones)
    let escritas = libres.compactMap { libre in
      entry(context.addresses.libre(libre.nombre), in: "paginas/", [.own(isolated(libre.titulo))])
    }
    index.add(Texto.pagina.text(context.language), from: "paginas/", escritas)
  }

  private func addMatchdays(to index: inout SearchIndex) {
    let jornadas = context.index.jornadas.compactMap { jornada in
      entry(
        context.addresses.jornada(jornada.clave), in: "jornadas/",
        [.shared(context.name(of: jornada.clave))])
    }
    index.add(Texto.jornada.text(context.language), from: "jornadas/", jornadas)
  }

  private func addReferees(to index: inout SearchIndex) {
    let arbitros = context.index.arbitrajes.compactMap { arbitraje in
      entry(
        context.addresses.arbitro(arbitraje.arbitro), in: "arbitros/",
        [.own(isolated(arbitraje.arbitro))])
    }
    index.add(Texto.arbitro.text(context.language), from: "arbitros/", arbitros)
  }

  /// Matches by date, each with its chronicle; the chronicles alone where matches have no pages.
  private func addMatches(to index: inout SearchIndex) {
    let partidos = porFecha(context.index.torneo.partidos)
    let cronica = Texto.cronica.text(context.language)
    guard context.addresses.kinds.contains(.partidos) else {
      let cronicas = partidos.compactMap { elemento in
        entry(
          context.addresses.cronica(elemento), in: "cronicas/", title(of: elemento.partido),
          details: details(of: elemento.partido))
      }
      index.add(cronica, from: "cronicas/", cronicas)
      return
    }
    let entradas = partidos.compactMap { elemento in
      entry(
        context.addresses.partido(elemento.id), in: "partidos/", title(of: elemento.partido),
        details: details(of: elemento.partido),
        hasSecond: context.addresses.cronica(elemento) != nil)
    }
    index.add(
      Texto.partido.text(context.language), from: "partidos/",
      also: context.addresses.kinds.contains(.cronicas) ? (cronica, "cronicas/") : nil, entradas)
  }

  private func shared(_ equipo: Equipo) -> SearchIndex.Part {
    .shared(isolated(context.language.name(of: equipo)))
  }

  /// As `Linking.title` has it.
  private func title(of partido: Partido) -> [SearchIndex.Part] {
    let medio = partido.tieneMarcador ? partido.marcador() : "–"
    return [shared(partido.local), .own(medio), shared(partido.visitante)]
  }

  private func details(of partido: Partido) -> [SearchIndex.Part] {
    let dia = context.shortDate(of: partido)
    return [partido.claveDeJornada.map { context.name(of: $0) }, dia.isEmpty ? nil : dia]
      .compactMap { $0.map { .shared($0) } }
  }
}
