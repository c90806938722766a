package import Diagnostics

/// A setting of `marcador.json`. The reader, what is said of mistakes and the reference come from this
/// table.
package enum Ajuste: String, Sendable, CaseIterable {
  case titulo, idioma, idiomas, urlBase, paginas, privacidad, servidor

  /// What a setting may be.
  package enum Valor: Sendable {
    /// A text of so many letters at most.
    case texto(maximo: Int)
    /// The address of a site or a server, of so many letters at most.
    case direccion(ejemplo: String, maximo: Int)
    /// One of these words.
    case uno(de: [String])
    /// A list of some of these words, none twice.
    case varios(de: [String])
    /// `"iniciales"`, or an object that says whose.
    case privacidad
  }

  /// As many letters as anybody reads at the top of a page.
  static let longestText = 200

  package var valor: Valor {
    switch self {
    case .titulo: .texto(maximo: Self.longestText)
    case .idioma: .uno(de: SiteLanguage.allCases.map(\.rawValue))
    case .idiomas: .varios(de: SiteLanguage.allCases.map(\.rawValue))
    case .urlBase: .direccion(ejemplo: "https://liga.example/2026", maximo: Self.longestText)
    case .paginas: .varios(de: PageKind.allCases.map(\.rawValue))
    case .privacidad: .privacidad
    case .servidor: .direccion(ejemplo: "https://liga.example/api", maximo: Self.longestText)
    }
  }

  /// Words that it may be; nothing where it is not of a few words.
  var opciones: [String] {
    switch valor {
    case .uno(let opciones), .varios(let opciones): opciones
    case .texto, .direccion, .privacidad: []
    }
  }

  /// What holds without it.
  package var habitual: Words {
    switch self {
    case .titulo: Words(es: "el nombre del torneo", en: "the name of the tournament")
    case .idioma: Words(verbatim: SiteSettings().idioma.rawValue)
    case .idiomas: Words(es: "solo el de «idioma»", en: "only that of “idioma”")
    case .urlBase, .servidor: Words(es: "ninguna", en: "none")
    case .paginas: Words(es: "todas", en: "all")
    case .privacidad: Words(es: "nadie", en: "nobody")
    }
  }

  package var resumen: Words {
    switch self {
    case .titulo: Words(es: "nombre del sitio", en: "name of the site")
    case .idioma: Words(es: "idioma del sitio", en: "language of the site")
    case .idiomas:
      Words(
        es:
          "varios idiomas: el primero en la raíz del sitio, cada otro en una carpeta; sin «idioma»",
        en:
          "several languages: the first at the root of the site, each other one in a folder; without "
          + "“idioma”")
    case .urlBase:
      Words(
        es: "dirección del sitio, sin consulta ni fragmento; la necesitan el mapa del sitio y los "
          + "enlaces enteros",
        en: "address of the site, without query or fragment; the sitemap and whole links need it")
    case .paginas:
      Words(
        es: "clases de página que se hacen; nada enlaza a las que no",
        en: "kinds of page to make; nothing links to the others")
    case .privacidad:
      Words(
        es: "de quién se publican solo las iniciales",
        en: "of whom only the initials are published")
    case .servidor:
      Words(
        es: "servidor al que van las crónicas y las inscripciones",
        en: "server that chronicles and sign-ups are sent to")
    }
  }
}
