import Templates
import Torneo

/// The places of a team after each matchday, as a row.
struct FilaDeEvolucion: Sendable {
  let equipo: Enlace
  let puestos: [String]

  static let vocabulary = Vocabulary<FilaDeEvolucion>(
    "fila de evolución",
    [
      .record("equipo", of: Enlace.vocabulary, "Team") { $0.equipo },
      .texts("puestos", "Its place after each matchday, or a dash") { $0.puestos },
    ])
}

/// The places of the teams of a table, matchday after matchday.
struct FichaDeEvolucion: Sendable {
  private let titulo: String?
  private let imagen: [UInt8]?
  private let jornadas: [String]
  private let filas: [FilaDeEvolucion]

  /// Nil before two matchdays are complete.
  init?(_ tabla: Tabla, from page: SitePath, _ context: PageContext) {
    let index = context.index
    let jornadas = index.jornadasCompletas[tabla.clave] ?? []
    if jornadas.count < 2 { return nil }
    titulo = tabla.clave.tituloAislado
    self.jornadas = jornadas.map { "\($0)" }
    let series = tabla.filas.map { fila in
      PuestosSVG.Serie(
        nombre: fila.equipo.nombre,
        puestos: jornadas.map {
          index.efectos.de(fila.equipo, en: tabla.clave, jornada: $0)?.ahora
        })
    }
    filas = zip(tabla.filas, series).map { fila, serie in
      FilaDeEvolucion(
        equipo: context.link(to: fila.equipo, from: page),
        puestos: serie.puestos.map { $0.map { "\($0)" } ?? "–" })
    }
    imagen =
      series.count > PuestosSVG.seriesMaximas
      ? nil
      : PuestosSVG(
        jornadas: jornadas, series: series, puestos: series.count, language: context.language
      ).svg
  }

  static let vocabulary = Vocabulary<FichaDeEvolucion>(
    "evolución de una tabla",
    [
      .text("titulo", "Name of the group or stage; none for the only table") { $0.titulo },
      .picture("imagen", "A line for each team; none where there are too many") { $0.imagen },
      .texts("jornadas", "Numbers of the matchdays that are complete") { $0.jornadas },
      .list("filas", of: FilaDeEvolucion.vocabulary, "Teams, best first") { $0.filas },
    ])
}

/// The page of the places by matchday.
struct PaginaDeEvolucion: Sendable {
  private let tablas: [FichaDeEvolucion]

  init(from page: SitePath, _ context: PageContext) {
    tablas = context.index.tablas.prefix(PageLimits.tablas).compactMap {
      FichaDeEvolucion($0, from: page, context)
    }
  }

  static let vocabulary = Vocabulary<PaginaDeEvolucion>(
    "evolución",
    [
      .flag("hayTablas", "Whether two matchdays of a table are complete") { !$0.tablas.isEmpty },
      .list("tablas", of: FichaDeEvolucion.vocabulary, "The tables") { $0.tablas },
    ])
}
