import Feeds
import JSON
import Torneo

extension SitePlan {
  /// Entries of the feed of news.
  static let mostNews = 50

  /// Of what the feeds of this site tell that they are of it and of no other.
  var origin: SiteOrigin {
    let torneo = context.index.torneo
    let nombre = [torneo.nombre, torneo.temporada].compactMap(\.self).joined(separator: " ")
    return SiteOrigin(
      urlBase: settings.urlBase,
      slug: nombre.isEmpty ? "torneo" : Slug(nombre, fallback: "torneo").text)
  }

  /// A file for programs, as it will be.
  func bytes(of canal: Canal) -> [UInt8] {
    let torneo = context.index.torneo
    switch canal {
    case .calendario: return calendar(frames.nombre, of: porFecha(torneo.partidos))
    case .calendarioDeEquipo(let posicion):
      let equipo = torneo.equipos[posicion]
      return calendar(
        "\(isolated(equipo.nombre)) · \(frames.nombre)",
        of: context.index.partidosDeEquipo[equipo] ?? [])
    case .novedades:
      return AtomFeed(
        title: frames.nombre, author: torneo.nombre.map(isolated) ?? frames.nombre,
        language: settings.idioma.rawValue, origin: origin,
        path: context.addresses.novedades?.text ?? "",
        home: context.addresses.page(.portada)?.text
      ).bytes(Noticia.ultimas(Self.mostNews, of: torneo).map { entry($0) })
    case .datos(let datos): return JSONWriter.pretty.text(of: value(of: datos))
    case .busqueda: return indiceDeBusqueda
    }
  }

  /// What such a file depends on, without working it out; false where that is not less work.
  func feed(of canal: Canal, into bytes: inout [UInt8]) -> Bool {
    let kind: UInt8
    switch canal {
    case .calendario: kind = 3
    case .datos(.calendario): kind = 4
    case .calendarioDeEquipo, .novedades, .datos, .busqueda: return false
    }
    guard matchTexts.count == context.index.torneo.partidos.count else { return false }
    bytes.append(kind)
    for text in matchTexts { bytes += text }
    return true
  }

  private func calendar(_ name: String, of partidos: [PartidoDeLista]) -> [UInt8] {
    let torneo = context.index.torneo
    let origin = origin
    return MatchCalendar(
      name: name, language: settings.idioma.rawValue, origin: origin, zone: torneo.zonaHoraria,
      duracion: torneo.reglas.duracion
    ).bytes(of: partidos) { elemento in
      MatchCalendar.Texts(
        summary: context.headline(of: elemento.partido),
        description: context.circumstances(of: elemento.partido),
        url: context.addresses.partido(elemento.id).flatMap { origin.url(of: $0.text) })
    }
  }

  /// What a match says in the feed of news: its chronicle where the site has it, else the goals alone.
  /// What somebody wrote in Markdown is read on the page.
  private func entry(_ noticia: Noticia) -> AtomFeed.Entry {
    let elemento = noticia.elemento
    let partido = elemento.partido
    let cronica = context.addresses.cronica(elemento)
    let hayRelato =
      cronica != nil && prosas[elemento.id]?.sustituyeAlRelato != true
    let relato =
      hayRelato
      ? Relato(
        de: elemento, efectos: context.index.efectos,
        duracion: context.index.torneo.reglas.duracion, language: context.language) : nil
    let goles = Cronica.lineas(de: partido, nombre: isolated)
    return AtomFeed.Entry(
      key: "\(context.addresses.carpeta)cronicas/\(elemento.id).html",
      title: context.headline(of: partido),
      updated: noticia.momento,
      page: (cronica ?? context.addresses.partido(elemento.id))?.text,
      category: partido.claveDeJornada.map { context.name(of: $0) },
      paragraphs: (relato?.parrafos ?? [])
        + (goles.isEmpty ? [context.language.noGoals(in: partido)] : []),
      lines: goles)
  }

  private func value(of datos: Canal.Datos) -> JSONValue {
    let index = context.index
    let addresses = context.addresses
    let language = context.language
    switch datos {
    case .clasificacion:
      return TableData(
        title: { SiteLanguage.es.title(of: $0) ?? SiteLanguage.es.standings },
        reason: { language.reason(for: $0) }
      ).value(of: index.tablas + index.mejores)
    case .goleadores: return index.goleadores.data
    case .calendario:
      return .array(
        porFecha(index.torneo.partidos).map {
          .object($0.entry(page: addresses.partido($0.id)?.text))
        })
    case .equipos:
      return .array(
        index.equipos.map {
          .object(
            $0.entry(
              page: addresses.equipo($0)?.text, calendar: addresses.calendario(de: $0)?.text))
        })
    case .arbitros:
      return .array(
        index.arbitrajes.map {
          .object($0.entry(page: addresses.arbitro($0.arbitro)?.text))
        })
    }
  }
}
