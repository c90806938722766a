package import Diagnostics
import Markdown
import Templates
package import Torneo

/// The site to be made, as a value: which files there are, and how each is drawn. Pure: the same
/// tournament, theme and settings make the same bytes.
///
/// A class, since workers that count references to each of its parts for every page wait for each other;
/// all of it is constant.
package final class SitePlan: Sendable {
  /// What a file of the site is about.
  enum Subject: Sendable {
    case portada
    case partido(Int)
    case cronica(Int)
    case equipo(Int)
    case equipos
    case jugador(Addresses.Ficha)
    case jornada(Int)
    case clasificacion, goleadores, calendario, arbitros
    case cuadro, evolucion, casaYFuera, asistencias, disciplina, campos, records, buscar
    case arbitro(Int)
    case noEncontrada
    /// A page that somebody wrote.
    case libre(Int)
    /// The badge that is made for a team.
    case monograma(Int)
    case canal(Canal)
    case asset([UInt8])
  }

  /// A file still to be drawn.
  package struct Entry: Sendable {
    package let path: SitePath
    let subject: Subject
  }

  /// In the order of rendering: pages about the whole tournament first, so that no processor is left
  /// alone with one of them at the end.
  package let entries: [Entry]
  let context: PageContext
  let theme: Theme
  let settings: SiteSettings
  let frames: Frames
  let shared: Record
  let renderer: MarkdownRenderer
  /// Of each match of the tournament, what tells its text from any other; empty where nobody knows.
  let matchTexts: [[UInt8]]
  /// Of matches, by their numbers: what somebody wrote for their chronicles.
  let prosas: [Int: Prosa]
  /// Pages that somebody wrote, in the order of the menu.
  let libres: [PaginaEscrita]
  /// Of links to all files.
  let links: LinkCheck
  /// The languages of the site, that of its root first.
  let languages: [SiteLanguage]
  /// The pages in the other languages, each in a folder of its own; their files are in `entries` behind
  /// those of this plan, of which there are so many.
  let versions: [SitePlan]
  let ownEntries: Int
  /// The full names that no file has, with what it has in their place.
  let nombresReducidos: NombresReducidos

  /// `matchTexts`, if given, has for each match bytes that change when the match does: with them a
  /// page of a match that did not change need not be worked out to know that it did not.
  ///
  /// `arbitros` are names of referees, also of those without a match: nothing else that is known of
  /// them gets as far as here.
  ///
  /// `prosas` are what somebody wrote for the chronicles of matches, by the numbers of these.
  ///
  /// `libres` are pages that somebody wrote, in the order in which the menu has them.
  ///
  /// `assets` are files that are copied as they are, by address: the folder `static/`. Throws where
  /// two files would have one address.
  package convenience init(
    _ torneo: Torneo, matchTexts: [[UInt8]] = [], arbitros: [String] = [],
    prosas: [Int: Prosa] = [:], libres: [PaginaEscrita] = [], theme: Theme, settings: SiteSettings,
    assets: [(path: String, bytes: [UInt8])] = []
  ) async throws(Failure) {
    let ownFiles = Set(assets.map(\.path))
    let first = try await LanguagePages(
      torneo, arbitros: arbitros, libres: libres, settings: settings, ownFiles: ownFiles,
      carpeta: "")
    var others: [LanguagePages] = []
    for language in settings.otrosIdiomas {
      var own = settings
      own.idioma = language
      // Whoever wrote a text wrote it in the first language.
      own.paginas.remove(.libres)
      others.append(
        try await LanguagePages(
          torneo, arbitros: arbitros, libres: [], settings: own, ownFiles: ownFiles,
          carpeta: "\(language.rawValue)/"))
    }
    let elsewhere = others.flatMap(\.entries)
    // A file of one's own is as good as one that is made.
    let companions = Acompanamiento.files(
      (first.entries + elsewhere).map(\.path), nombre: first.frames.nombre, settings: settings
    ).filter { !ownFiles.contains($0.path.text) }
    let made =
      first.entries + companions.map { Entry(path: $0.path, subject: .asset($0.bytes)) } + [
        Entry(path: Addresses.estilo, subject: .asset(theme.estilo))
      ]
      + (settings.paginas.contains(.buscar)
        ? [Entry(path: Addresses.guionDeBusqueda, subject: .asset(theme.buscar))] : [])
    let copied = assets.map { Entry(path: SitePath($0.path), subject: .asset($0.bytes)) }
    let repeated = Self.repeated(
      (made + elsewhere + copied).map(\.path.text), assets: assets.count)
    if !repeated.isEmpty { throw Failure(repeated) }
    let links = LinkCheck(
      paths: (made + copied + elsewhere).map(\.path.text),
      basePath: settings.basePath.map(LocalLink.withoutEscapes))
    let languages = [settings.idioma] + settings.otrosIdiomas
    self.init(
      first, entries: made + copied, matchTexts: matchTexts, prosas: prosas, theme: theme,
      links: links, languages: languages,
      versions: others.map {
        SitePlan(
          $0, entries: $0.entries, matchTexts: matchTexts, prosas: [:], theme: theme, links: links,
          languages: languages, versions: [])
      })
  }

  private init(
    _ pages: LanguagePages, entries own: [Entry], matchTexts: [[UInt8]], prosas: [Int: Prosa],
    theme: Theme, links: LinkCheck, languages: [SiteLanguage], versions: [SitePlan]
  ) {
    context = pages.context
    settings = pages.settings
    frames = pages.frames
    libres = pages.libres
    nombresReducidos = pages.nombresReducidos
    self.matchTexts = matchTexts
    self.prosas = prosas
    self.theme = theme
    self.links = links
    self.languages = languages
    self.versions = versions
    ownEntries = own.count
    entries = own + versions.flatMap(\.entries)
    let language = settings.idioma
    shared = Record(Theme.shared, [.record(Texto.record(language))])
    renderer = MarkdownRenderer(
      MarkdownOptions(
        limits: .page, reservedIDs: ["contenido"],
        tableFrame: .scrolling(label: Texto.tabla.text(language))))
  }

  /// The path of the site on its host, without escapes and without a slash at the end: `/2026`; nothing
  /// where the site is the whole host, or nobody knows.
  package var basePath: String { LocalLink.withoutEscapes(settings.basePath ?? "") }

  /// The bytes of a file that is copied as it is; nil of one that is drawn.
  package func asset(_ position: Int) -> [UInt8]? {
    if case .asset(let bytes) = entries[position].subject { bytes } else { nil }
  }

  /// Files of `static/`, the last of the entries, that another one leaves no room for: on many disks
  /// capitals make no difference.
  private static func repeated(_ paths: [String], assets: Int) -> [Diagnostic] {
    if assets == 0 { return [] }
    var known: [String: (path: String, isPage: Bool)] = [:]
    for path in paths.dropLast(assets) { known[path.lowercased()] = (path, true) }
    return paths.suffix(assets).compactMap { path in
      guard let other = known.updateValue((path, false), forKey: path.lowercased()) else {
        return nil
      }
      let words =
        if other.isPage {
          Words(
            es: "«\(path.visible)» de static/ tiene la dirección de una página del sitio",
            en: "“\(path.visible)” of static/ has the address of a page of the site")
        } else if path == other.path {
          Words(
            es:
              "dos ficheros de static/ se llaman «\(path.visible)»: solo se distinguen en cómo están "
              + "escritos sus acentos, que en muchos discos no cuenta",
            en: "two files of static/ are called “\(path.visible)”: they differ only in how their "
              + "accents are written, which many disks do not tell apart")
        } else {
          Words(
            es: "«\(path.visible)» de static/ y «\(other.path.visible)» solo se distinguen en las "
              + "mayúsculas, que en muchos discos no cuentan",
            en:
              "“\(path.visible)” of static/ and “\(other.path.visible)” differ in capitals alone, "
              + "which many disks do not tell apart")
        }
      return Diagnostic(
        .error, words, help: Words(es: "cámbiele el nombre", en: "give it another name"))
    }
  }
}
