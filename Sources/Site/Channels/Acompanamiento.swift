import Feeds
import Torneo

/// Files that no page is, and that a site has whatever kinds of page it is made of: its sign, and where
/// its address is known what search engines and phones ask for.
enum Acompanamiento {
  static let icono = SitePath("icono.svg")
  static let manifiesto = SitePath("manifest.webmanifest")

  /// - Parameters:
  ///   - pages: the pages of the site that are drawn.
  ///   - nombre: that of the site.
  static func files(
    _ pages: [SitePath], nombre: String, settings: SiteSettings
  ) -> [(path: SitePath, bytes: [UInt8])] {
    var files = [(icono, Monograma(de: nombre).icono)]
    guard let urlBase = settings.urlBase else { return files }
    // Opened from disk, a browser may not read it and complains.
    files.append(
      (
        manifiesto,
        WebManifest.bytes(
          name: nombre, language: settings.idioma.rawValue,
          home: pages.contains(Addresses.portada) ? "./" : nil, icon: icono.text,
          colour: Monograma(de: nombre).color.description)
      ))
    let listed = pages.filter { $0.isHTML && $0 != Addresses.noEncontrada }.map {
      // As the head of a page has it: a folder stands for its first page.
      $0.text == Addresses.portada.text || $0.text.hasSuffix("/" + Addresses.portada.text)
        ? String($0.text.dropLast(Addresses.portada.text.count)) : $0.text
    }
    files += Sitemap.files(listed, urlBase: urlBase).map { (SitePath($0.path), $0.bytes) }
    // Search engines ask for it at the root of a host, and nowhere else.
    if settings.basePath?.isEmpty == true {
      files.append((SitePath("robots.txt"), Sitemap.robots(urlBase: urlBase)))
    }
    return files
  }
}
