import Templates
import Torneo

extension SitePlan {
  /// All that one file is made from, worked out and not drawn yet.
  package struct Draft: Sendable {
    enum Content: Sendable {
      case page(Template, Record, title: String, description: String, section: PageKind?)
      case asset([UInt8])
    }

    let path: SitePath
    let content: Content
    /// What the head of the page has for programs, as HTML.
    var cabecera: [UInt8] = []
    /// What somebody wrote that is in the page as it is.
    var prosa: Prosa?
    /// Of a page in another language: which of `SitePlan.versions` it is of.
    var version: Int?

    /// As the plan of its language made it.
    var ofOwn: Draft {
      var copy = self
      copy.version = nil
      return copy
    }

    /// Appends all that the bytes of the file depend on, beside what `SitePlan.identity` says: two
    /// drafts with the same are drawn the same.
    package func feed(into bytes: inout [UInt8]) {
      switch content {
      case .asset(let asset): bytes += asset
      case .page(let template, let record, let title, let description, _):
        bytes += template.name.utf8
        bytes.append(0)
        bytes += title.utf8
        bytes.append(0)
        bytes += description.utf8
        bytes.append(0)
        bytes += cabecera
        bytes.append(0)
        record.feed(into: &bytes)
      }
    }
  }

  /// What every file of the site depends on: the theme and the settings. Not which files there are:
  /// a new page changes only the pages that link to it, and those have its address in their values.
  package var identity: [UInt8] {
    var bytes = theme.identity
    for section in [nil] + PageKind.allCases.map(Optional.some) {
      for base in Frames.Base.allCases { frames.record(section, base).feed(into: &bytes) }
    }
    shared.feed(into: &bytes)
    bytes += (settings.urlBase ?? "").utf8
    for language in languages { bytes += language.rawValue.utf8 }
    for version in versions { bytes += version.identity }
    return bytes
  }

  /// What pages of matches depend on beside `identity` and their match: all that a `MatchContext` has,
  /// but for the addresses of referees, of which a match has one.
  package var identityOfMatches: [UInt8] {
    var bytes = Array(context.language.rawValue.utf8)
    func feed(_ text: String?) {
      bytes.append(0)
      bytes += (text ?? "\u{1}").utf8
    }
    feed("\(context.needsYears)")
    let torneo = context.index.torneo
    // Initials of one who is in no roster may depend on other matches.
    nombresReducidos.feed(into: &bytes)
    for text in [torneo.nombre, torneo.temporada, torneo.zonaHoraria] { feed(text) }
    feed("\(torneo.reglas.duracion.partido)")
    feed("\(torneo.reglas.duracion.prorroga)")
    let addresses = context.addresses
    for kind in PageKind.allCases where addresses.kinds.contains(kind) { feed(kind.rawValue) }
    for equipo in torneo.equipos {
      feed(equipo.nombre)
      feed(addresses.equipo(equipo)?.text)
      feed(addresses.escudo(equipo)?.text)
      for jugador in equipo.plantilla {
        feed(jugador.nombre)
        feed(jugador.dorsal.map { String($0) })
        feed(addresses.jugador(jugador, de: equipo)?.text)
      }
    }
    for jornada in context.index.jornadas {
      feed(context.name(of: jornada.clave))
      feed(addresses.jornada(jornada.clave)?.text)
    }
    for version in versions { bytes += version.identityOfMatches }
    return bytes
  }

  /// What the page of a match, or of its chronicle, or a list of all matches for programs depends on
  /// beside `identity`, without working it out; false for any other file, and where the texts of the
  /// matches are not known. The same match gives the same page as long as what a `MatchContext` has is
  /// the same.
  package func feedOfMatch(_ position: Int, into bytes: inout [UInt8]) -> Bool {
    if let (version, place) = versionAndPlace(position) {
      bytes += versions[version].settings.idioma.rawValue.utf8
      return versions[version].feedOfMatch(place, into: &bytes)
    }
    let place: Int
    switch entries[position].subject {
    case .partido(let posicion):
      place = posicion
      bytes.append(1)
      RelacionesDePartido(context.index.torneo.partidos[posicion], context.index).feed(into: &bytes)
    case .cronica(let posicion):
      place = posicion
      bytes.append(2)
      feedEffects(of: posicion, into: &bytes)
      if let prosa = prosa(ofMatchAt: posicion) {
        bytes.append(prosa.sustituyeAlRelato ? 1 : 2)
        bytes += prosa.markdown
      }
    case .canal(let canal): return feed(of: canal, into: &bytes)
    default: return false
    }
    guard matchTexts.indices.contains(place) else { return false }
    bytes += matchTexts[place]
    // The referee, whose page may get another address while the match stays: of all referees those
    // of other matches do not matter.
    let arbitro = context.index.torneo.partidos[place].partido.arbitro
    bytes += (arbitro.flatMap { context.addresses.arbitro($0) }?.text ?? "").utf8
    return true
  }

  /// What a chronicle tells beside its match: what that did to the table.
  private func feedEffects(of posicion: Int, into bytes: inout [UInt8]) {
    let partido = context.index.torneo.partidos[posicion].partido
    for equipo in [partido.local, partido.visitante] {
      guard let efecto = context.index.efectos.de(equipo, en: partido) else {
        bytes.append(0)
        continue
      }
      bytes += "\(efecto.antes ?? 0) \(efecto.ahora) \(efecto.esCompartido) \(efecto.puntos)".utf8
      bytes.append(0)
    }
  }

  /// Works out what the file at a position of `entries` is made from.
  package func draft(_ position: Int) -> Draft {
    if let (version, place) = versionAndPlace(position) {
      var draft = versions[version].draft(place)
      draft.version = version
      return draft
    }
    let entry = entries[position]
    var draft = Draft(path: entry.path, content: content(of: entry))
    if case .page(_, _, let title, let description, _) = draft.content {
      draft.cabecera = cabecera(of: entry, title: title, description: description)
    }
    switch entry.subject {
    case .cronica(let posicion): draft.prosa = prosa(ofMatchAt: posicion)
    case .libre(let posicion): draft.prosa = libres[posicion].texto
    default: break
    }
    return draft
  }

  private func prosa(ofMatchAt posicion: Int) -> Prosa? {
    prosas.isEmpty ? nil : prosas[context.index.torneo.partidos[posicion].id]
  }

  private func content(of entry: Entry) -> Draft.Content {
    let path = entry.path
    let language = context.language
    let torneo = context.index.torneo
    switch entry.subject {
    case .asset(let bytes): return .asset(bytes)
    case .monograma(let posicion):
      return .asset(Monograma(de: torneo.equipos[posicion]).svg)
    case .canal(let canal): return .asset(bytes(of: canal))
    case .partido(let posicion):
      let elemento = torneo.partidos[posicion]
      let titulo = context.title(of: elemento.partido)
      let pagina = PaginaDePartido(
        elemento, titulo: titulo, relaciones: RelacionesDePartido(elemento, context.index),
        from: path, context.ofMatches)
      return page(
        theme[.partido], PaginaDePartido.vocabulary.record(pagina), titulo,
        details: details(of: elemento.partido))
    case .cronica(let posicion):
      let elemento = torneo.partidos[posicion]
      let titulo = context.title(of: elemento.partido)
      let prosa = prosa(ofMatchAt: posicion)
      let relato =
        prosa?.sustituyeAlRelato == true
        ? nil
        : Relato(
          de: elemento, efectos: context.index.efectos, duracion: torneo.reglas.duracion,
          language: language)
      let pagina = PaginaDeCronica(
        elemento, titulo: titulo, prosa: prosa, relato: relato, from: path, context.ofMatches)
      return page(
        theme[.cronica], PaginaDeCronica.vocabulary.record(pagina),
        "\(Texto.cronica.text(language)): \(titulo)",
        details: details(of: elemento.partido))
    case .equipo(let posicion):
      let equipo = torneo.equipos[posicion]
      let pagina = PaginaDeEquipo(equipo, from: path, context)
      return page(
        theme[.plantilla], PaginaDeEquipo.vocabulary.record(pagina), isolated(equipo.nombre),
        details: [Texto.plantilla, .partidos].map { $0.text(language) })
    case .jugador(let ficha):
      let pagina = PaginaDeJugador(ficha, from: path, context)
      return page(
        theme[.jugador], PaginaDeJugador.vocabulary.record(pagina),
        "\(isolated(ficha.jugador.nombre)) (\(isolated(ficha.equipo.nombre)))")
    case .jornada(let posicion):
      let pagina = PaginaDeJornada(posicion, from: path, context)
      return page(
        theme[.jornada], PaginaDeJornada.vocabulary.record(pagina),
        context.name(of: context.index.jornadas[posicion].clave),
        details: [Texto.partidos.text(language)])
    case .clasificacion:
      let pagina = PaginaDeClasificacion(from: path, context)
      return page(
        theme[.clasificacion], PaginaDeClasificacion.vocabulary.record(pagina),
        Texto.clasificacion.text(language), section: .clasificacion)
    case .goleadores:
      let pagina = PaginaDeGoleadores(from: path, context)
      return page(
        theme[.goleadores], PaginaDeGoleadores.vocabulary.record(pagina),
        Texto.goleadores.text(language), section: .goleadores)
    case .calendario:
      let pagina = PaginaDeCalendario(from: path, context)
      return page(
        theme[.calendario], PaginaDeCalendario.vocabulary.record(pagina),
        Texto.calendario.text(language), section: .calendario)
    case .cuadro:
      let pagina = PaginaDeCuadro(from: path, context)
      return page(
        theme[.cuadro], PaginaDeCuadro.vocabulary.record(pagina), Texto.cuadro.text(language),
        section: .cuadro)
    case .evolucion:
      let pagina = PaginaDeEvolucion(from: path, context)
      return page(
        theme[.evolucion], PaginaDeEvolucion.vocabulary.record(pagina),
        Texto.evolucion.text(language), section: .evolucion)
    case .casaYFuera:
      let pagina = PaginaDeCasaYFuera(from: path, context)
      return page(
        theme[.casaYFuera], PaginaDeCasaYFuera.vocabulary.record(pagina),
        Texto.casaYFuera.text(language), section: .casaYFuera)
    case .asistencias:
      let pagina = PaginaDeAsistencias(from: path, context)
      return page(
        theme[.asistencias], PaginaDeAsistencias.vocabulary.record(pagina),
        Texto.asistencias.text(language), section: .asistencias)
    case .disciplina:
      let pagina = PaginaDeDisciplina(from: path, context)
      return page(
        theme[.disciplina], PaginaDeDisciplina.vocabulary.record(pagina),
        Texto.disciplina.text(language), section: .disciplina)
    case .campos:
      let pagina = PaginaDeCampos(from: path, context)
      return page(
        theme[.campos], PaginaDeCampos.vocabulary.record(pagina), Texto.campos.text(language),
        section: .campos)
    case .records:
      let pagina = PaginaDeRecords(from: path, context)
      return page(
        theme[.records], PaginaDeRecords.vocabulary.record(pagina), Texto.records.text(language),
        section: .records)
    case .buscar:
      return page(
        theme[.buscar], PaginaDeBuscar.vocabulary.record(PaginaDeBuscar()),
        Texto.buscar.text(language), section: .buscar)
    case .equipos:
      let pagina = PaginaDeEquipos(from: path, context)
      return page(
        theme[.equipos], PaginaDeEquipos.vocabulary.record(pagina), Texto.equipos.text(language),
        section: .equipos)
    case .arbitros:
      let pagina = PaginaDeArbitros(from: path, context)
      return page(
        theme[.arbitros], PaginaDeArbitros.vocabulary.record(pagina), Texto.arbitros.text(language),
        section: .arbitros)
    case .arbitro(let posicion):
      let arbitraje = context.index.arbitrajes[posicion]
      let pagina = PaginaDeArbitro(arbitraje, from: path, context)
      return page(
        theme[.arbitro], PaginaDeArbitro.vocabulary.record(pagina), isolated(arbitraje.arbitro),
        details: [Texto.arbitro, .partidos].map { $0.text(language) })
    case .portada:
      let pagina = PaginaDePortada(nombre: frames.nombre, from: path, context)
      return page(
        theme[.portada], PaginaDePortada.vocabulary.record(pagina), frames.nombre,
        section: .portada)
    case .libre(let posicion):
      let libre = libres[posicion]
      return page(
        theme[.libre], PaginaLibre.vocabulary.record(PaginaLibre(libre)), isolated(libre.titulo))
    case .noEncontrada:
      let portada = settings.basePath.flatMap { base in
        context.addresses.page(.portada).map { "\(base)/\($0.text)" }
      }
      let pagina = PaginaNoEncontrada(portada: portada)
      return page(
        theme[.noEncontrada], PaginaNoEncontrada.vocabulary.record(pagina),
        Texto.noEncontrada.text(language))
    }
  }

  private func page(
    _ template: Template, _ record: Record, _ title: String, details: [String] = [],
    section: PageKind? = nil
  ) -> Draft.Content {
    let sentences = [title] + details + (title == frames.nombre ? [] : [frames.nombre])
    return .page(
      template, record, title: title, description: sentences.joined(separator: ". "),
      section: section)
  }

  private func details(of partido: Partido) -> [String] {
    [
      partido.claveDeJornada.map { context.name(of: $0) },
      partido.fecha.map { context.language.longDate($0) },
    ].compactMap { $0 }
  }
}
