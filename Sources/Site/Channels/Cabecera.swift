import Feeds
import Torneo

/// What the head of a page has for programs, written straight as HTML.
struct Cabecera {
  private(set) var bytes: [UInt8] = []

  init() {
    // That of a match fits.
    bytes.reserveCapacity(2_500)
  }

  mutating func meta(_ property: String, _ content: String) {
    bytes += "<meta property=\"".utf8
    bytes += property.utf8
    bytes += "\" content=\"".utf8
    bytes.appendXML(content)
    bytes += "\">\n".utf8
  }

  /// - Parameter title: what a program calls it in a list.
  mutating func link(
    _ relation: StaticString, _ url: String, type: StaticString? = nil, title: String? = nil
  ) {
    bytes += "<link rel=\"\(relation)\" href=\"".utf8
    bytes.appendXML(url)
    if let type { bytes += "\" type=\"\(type)".utf8 }
    if let title {
      bytes += "\" title=\"".utf8
      bytes.appendXML(title)
    }
    bytes += "\">\n".utf8
  }

  /// The same page in a language; `x-default` for whoever reads none of them.
  mutating func alternate(_ language: String, _ url: String) {
    bytes += "<link rel=\"alternate\" hreflang=\"".utf8
    bytes.appendXML(language)
    bytes += "\" href=\"".utf8
    bytes.appendXML(url)
    bytes += "\">\n".utf8
  }

  mutating func linkedData(_ data: [UInt8]) {
    if data.isEmpty { return }
    bytes += "<script type=\"application/ld+json\">".utf8
    bytes += data
    bytes += "</script>\n".utf8
  }

  static let calendar: StaticString = "text/calendar"

  /// What is the same for all pages of a folder: the sign of the site, and what can be followed.
  /// - Parameter raiz: what leads to the root of the site.
  static func links(
    _ addresses: Addresses, nombre: String, raiz: String, settings: SiteSettings
  ) -> [UInt8] {
    var cabecera = Cabecera()
    cabecera.link("icon", raiz + Acompanamiento.icono.text, type: "image/svg+xml")
    if settings.urlBase != nil {
      cabecera.link("manifest", raiz + Acompanamiento.manifiesto.text)
    }
    if let path = addresses.novedades {
      cabecera.link(
        "alternate", raiz + path.text, type: "application/atom+xml", title: nombre)
    }
    if let path = addresses.calendarioWeb {
      cabecera.link("alternate", raiz + path.text, type: calendar, title: nombre)
    }
    return cabecera.bytes
  }
}
