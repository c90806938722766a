import Feeds
import Torneo

extension SitePlan {
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
    }
  }

  /// What such a file depends on, without working it out; false where that is not less work.
  func feed(of canal: Canal, into bytes: inout [UInt8]) -> Bool {
    switch canal {
    case .calendario:
      guard matchTexts.count == context.index.torneo.partidos.count else { return false }
      bytes.append(3)
      for text in matchTexts { bytes += text }
      return true
    case .calendarioDeEquipo: return false
    }
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
}
