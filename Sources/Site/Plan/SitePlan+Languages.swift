extension SitePlan {
  /// Whether its pages are at the root of the site.
  var isFirst: Bool { context.addresses.carpeta.isEmpty }

  /// Which of `versions` a position of `entries` belongs to, and its position there; nil for one of
  /// this plan itself.
  func versionAndPlace(_ position: Int) -> (version: Int, place: Int)? {
    if position < ownEntries { return nil }
    var place = position - ownEntries
    for (version, plan) in versions.enumerated() {
      if plan.entries.indices.contains(place) { return (version, place) }
      place -= plan.entries.count
    }
    return nil
  }

  /// The page in each language of the site, and for readers of none of them; nothing for a page that
  /// there is in one language alone.
  func versiones(de path: SitePath) -> [(language: String, path: SitePath)] {
    guard languages.count > 1 else { return [] }
    let todas = languages.map { ($0.rawValue, self.path(path, en: $0)) }
    guard let primera = todas.first, todas.allSatisfy({ links.hasFile($0.1) }) else {
      return []
    }
    return todas + [("x-default", primera.1)]
  }

  /// The languages of the site, leading to the same page, or to the home page where that is missing.
  func enlacesDeIdioma(en path: SitePath) -> [EnlaceDeIdioma] {
    guard languages.count > 1, path != Addresses.noEncontrada else { return [] }
    return languages.compactMap { language in
      if language == settings.idioma {
        return EnlaceDeIdioma(language, url: nil)
      }
      let target = [self.path(path, en: language), self.path(Addresses.portada, en: language)].first
      {
        links.hasFile($0)
      }
      return target.map { EnlaceDeIdioma(language, url: path.link(to: $0)) }
    }
  }

  /// Where a page of this plan, or of the root, would be in a language.
  private func path(_ path: SitePath, en language: SiteLanguage) -> SitePath {
    let carpeta = context.addresses.carpeta
    let propia =
      path.text.hasPrefix(carpeta) ? String(path.text.dropFirst(carpeta.count)) : path.text
    return SitePath(propia).inside(language == languages.first ? "" : "\(language.rawValue)/")
  }
}
