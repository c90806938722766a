package import Diagnostics

/// A language that a site can be written in.
package enum SiteLanguage: String, Sendable, Hashable, CaseIterable {
  case es, en, ca, eu, gl, pt, fr, de, it

  /// What it calls itself.
  package var ownName: String { idioma.nombre }

  /// What it says, and by which rules.
  var idioma: any Idioma {
    switch self {
    case .es: Espanol()
    case .en: Ingles()
    case .ca: Catalan()
    case .eu: Euskera()
    case .gl: Gallego()
    case .pt: Portugues()
    case .fr: Frances()
    case .de: Aleman()
    case .it: Italiano()
    }
  }
}

extension Language {
  /// The same language, for words that sites have too.
  package var site: SiteLanguage {
    switch self {
    case .es: .es
    case .en: .en
    }
  }
}
