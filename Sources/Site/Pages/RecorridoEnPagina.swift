import Templates
import Torneo

/// The places of a team in a table, matchday after matchday.
struct RecorridoEnPagina: Sendable {
  private let titulo: String?
  private let imagen: [UInt8]
  private let tabla: [UInt8]

  /// Of each table in which two matchdays are complete.
  static func recorridos(de equipo: Equipo, _ context: PageContext) -> [RecorridoEnPagina] {
    let index = context.index
    return (index.puestos[equipo] ?? []).compactMap { lugar in
      let tabla = index.tablas[lugar.tabla]
      let jornadas = index.jornadasCompletas[tabla.clave] ?? []
      guard jornadas.count > 1 else { return nil }
      let puestos = jornadas.map {
        index.efectos.de(equipo, en: tabla.clave, jornada: $0)?.ahora
      }
      return RecorridoEnPagina(
        titulo: tabla.clave.tituloAislado,
        imagen: PuestosSVG(
          jornadas: jornadas, series: [.init(nombre: equipo.nombre, puestos: puestos)],
          puestos: tabla.filas.count, language: context.language
        ).svg,
        tabla: TablaPlegada(
          titulo: Texto.tabla.text(context.language),
          columnas: [
            Texto.jornada.text(context.language), Texto.posicionCorta.text(context.language),
          ],
          filas: zip(jornadas, puestos).map { jornada, puesto in
            ["\(jornada)", puesto.map(context.language.ordinal) ?? "–"]
          }
        ).html)
    }
  }

  static let vocabulary = Vocabulary<RecorridoEnPagina>(
    "recorrido",
    [
      .text("titulo", "Name of the table; none for the only one") { $0.titulo },
      .picture("imagen", "Its place after each matchday, as a line") { $0.imagen },
      .picture("tabla", "The same as a table, which opens") { $0.tabla },
    ])
}
