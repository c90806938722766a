import Diagnostics
import Torneo

/// The pages of one language of a site: which they are, and what they are made from.
struct LanguagePages: Sendable {
  let settings: SiteSettings
  let context: PageContext
  let frames: Frames
  /// Pages that somebody wrote, in the order of the menu.
  let libres: [PaginaEscrita]
  /// The full names that no file has, with what it has in their place.
  let nombresReducidos: NombresReducidos
  let entries: [SitePlan.Entry]

  /// - Parameters:
  ///   - ownFiles: the files of `static/`, by address.
  ///   - carpeta: the folder of the pages, with a slash at its end; nothing for the root.
  init(
    _ torneo: Torneo, arbitros: [String], libres: [PaginaEscrita], settings: SiteSettings,
    ownFiles: Set<String>, carpeta: String
  ) async throws(Failure) {
    let kinds = settings.paginas
    var torneo = torneo
    torneo.alfabeto = settings.idioma.idioma.alfabeto
    nombresReducidos = try settings.privacidad?.reduce(&torneo) ?? NombresReducidos()
    let index = await SiteIndex(
      torneo, arbitros: kinds.contains(.arbitros) ? arbitros : nil,
      conIntervenciones: kinds.contains(.jugadores),
      conEfectos: !kinds.isDisjoint(with: [.partidos, .cronicas, .equipos, .evolucion]),
      conRelaciones: kinds.contains(.partidos))
    let addresses = Addresses(
      torneo, jornadas: index.jornadas, arbitrajes: index.arbitrajes,
      kinds: index.arbitrajes.isEmpty ? kinds.subtracting([.arbitros]) : kinds,
      assets: ownFiles, libres: libres.map(\.nombre), carpeta: carpeta)
    context = PageContext(index: index, addresses: addresses, language: settings.idioma)
    self.settings = settings
    self.libres = libres
    frames = Frames(context, settings: settings, libres: libres)
    entries = Self.entries(context, libres: libres) + Canal.entries(context)
  }

  private static func entries(
    _ context: PageContext, libres: [PaginaEscrita]
  ) -> [SitePlan.Entry] {
    let addresses = context.addresses
    let index = context.index
    var entries: [SitePlan.Entry] = []
    func add(_ path: SitePath?, _ subject: @autoclosure () -> SitePlan.Subject) {
      if let path { entries.append(SitePlan.Entry(path: path, subject: subject())) }
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
    add(addresses.page(.buscar), .buscar)
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
    where addresses.carpeta.isEmpty && addresses.conMonograma.contains(equipo) {
      add(addresses.escudo(equipo), .monograma(posicion))
    }
    for (posicion, libre) in libres.enumerated() {
      add(addresses.libre(libre.nombre), .libre(posicion))
    }
    add(addresses.carpeta.isEmpty ? Addresses.noEncontrada : nil, .noEncontrada)
    return entries
  }
}
