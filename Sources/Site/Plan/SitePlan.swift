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
    case cuadro, evolucion, casaYFuera, asistencias, disciplina, campos, records
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
  package init(
    _ torneo: Torneo, matchTexts: [[UInt8]] = [], arbitros: [String] = [],
    prosas: [Int: Prosa] = [:], libres: [PaginaEscrita] = [], theme: Theme, settings: SiteSettings,
    assets: [(path: String, bytes: [UInt8])] = []
  ) async throws(Failure) {
    let kinds = settings.paginas
    let index = await SiteIndex(
      torneo, arbitros: kinds.contains(.arbitros) ? arbitros : nil,
      conIntervenciones: kinds.contains(.jugadores),
      conEfectos: !kinds.isDisjoint(with: [.partidos, .cronicas, .equipos, .evolucion]),
      conRelaciones: kinds.contains(.partidos))
    let addresses = Addresses(
      torneo, jornadas: index.jornadas, arbitrajes: index.arbitrajes,
      kinds: index.arbitrajes.isEmpty ? kinds.subtracting([.arbitros]) : kinds,
      assets: Set(assets.map(\.path)), libres: libres.map(\.nombre))
    context = PageContext(index: index, addresses: addresses, language: settings.idioma)
    self.matchTexts = matchTexts
    self.prosas = prosas
    self.libres = libres
    self.theme = theme
    self.settings = settings
    frames = Frames(context, settings: settings, libres: libres)
    shared = Record(Theme.shared, [.record(Texto.record(settings.idioma))])
    renderer = MarkdownRenderer(
      MarkdownOptions(
        limits: .page, reservedIDs: ["contenido"],
        tableFrame: .scrolling(label: Texto.tabla.text(settings.idioma))))
    let pages = Self.entries(context, libres: libres)
    // A file of one's own is as good as one that is made.
    let ownFiles = Set(assets.map(\.path))
    let companions = Acompanamiento.files(
      pages.map(\.path), nombre: frames.nombre, settings: settings
    ).filter { !ownFiles.contains($0.path.text) }
    entries =
      pages + Canal.entries(context)
      + companions.map { Entry(path: $0.path, subject: .asset($0.bytes)) } + [
        Entry(path: Addresses.estilo, subject: .asset(theme.estilo))
      ] + assets.map { Entry(path: SitePath($0.path), subject: .asset($0.bytes)) }
    links = LinkCheck(
      paths: entries.map(\.path.text),
      basePath: settings.basePath.map(LocalLink.withoutEscapes))
    let repeated = Self.repeated(entries.map(\.path.text), assets: assets.count)
    if !repeated.isEmpty { throw Failure(repeated) }
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

  private static func entries(
    _ context: PageContext, libres: [PaginaEscrita]
  ) -> [Entry] {
    let addresses = context.addresses
    let index = context.index
    var entries: [Entry] = []
    func add(_ path: SitePath?, _ subject: @autoclosure () -> Subject) {
      if let path { entries.append(Entry(path: path, subject: subject())) }
    }
    add(addresses.page(.clasificacion), .clasificacion)
    add(addresses.page(.goleadores), .goleadores)
    add(addresses.page(.calendario), .calendario)
    add(addresses.page(.cuadro), .cuadro)
    add(addresses.page(.evolucion), .evolucion)
    add(addresses.page(.casaYFuera), .casaYFuera)
    add(addresses.page(.asistencias), .asistencias)
    add(addresses.page(.disciplina), .disciplina)
    add(addresses.page(.campos), .campos)
    add(addresses.page(.records), .records)
    add(addresses.page(.equipos), .equipos)
    add(addresses.page(.arbitros), .arbitros)
    add(addresses.page(.portada), .portada)
    for (posicion, elemento) in index.torneo.partidos.enumerated() {
      add(addresses.partido(elemento.id), .partido(posicion))
    }
    for (posicion, elemento) in index.torneo.partidos.enumerated() {
      add(addresses.cronica(elemento), .cronica(posicion))
    }
    for (posicion, equipo) in index.torneo.equipos.enumerated() {
      add(addresses.equipo(equipo), .equipo(posicion))
      for jugador in equipo.plantilla {
        add(
          addresses.jugador(jugador, de: equipo),
          .jugador(Addresses.Ficha(equipo: equipo, jugador: jugador)))
      }
    }
    for (posicion, jornada) in index.jornadas.enumerated() {
      add(addresses.jornada(jornada.clave), .jornada(posicion))
    }
    for (posicion, arbitraje) in index.arbitrajes.enumerated() {
      add(addresses.arbitro(arbitraje.arbitro), .arbitro(posicion))
    }
    for (posicion, equipo) in index.torneo.equipos.enumerated()
    where addresses.conMonograma.contains(equipo) {
      add(addresses.escudo(equipo), .monograma(posicion))
    }
    for (posicion, libre) in libres.enumerated() {
      add(addresses.libre(libre.nombre), .libre(posicion))
    }
    add(Addresses.noEncontrada, .noEncontrada)
    return entries
  }
}
