/// The place of each team of a table after each matchday.
package struct PosicionesPorJornada: Sendable, Hashable {
  package struct Recorrido: Sendable, Hashable {
    package var equipo: Equipo
    /// By the matchdays of the table.
    package var posiciones: [Int]
  }

  package var clave: Tabla.Clave
  /// Those of which some match counts.
  package var jornadas: [Int]
  /// In the order of the table after the last of them.
  package var equipos: [Recorrido]
}

extension Torneo {
  /// Of each table. A match counts in its matchday, whenever it was played.
  package func posicionesPorJornada() -> [PosicionesPorJornada] {
    let porTabla = tablas()
    let jornadas = Set(
      porTabla.flatMap(\.partidos).filter { $0.partido.cuentaEnLaTabla }.compactMap {
        $0.partido.jornada
      })
    var deCada: [Tabla.Clave: [(jornada: Int, filas: [Fila])]] = [:]
    for jornada in jornadas.sorted() {
      for tabla in tablas(Vista(hastaJornada: jornada))
      where tabla.partidos.contains(where: {
        $0.partido.jornada == jornada && $0.partido.cuentaEnLaTabla
      }) {
        deCada[tabla.clave, default: []].append((jornada, tabla.filas))
      }
    }
    return porTabla.map { tabla in
      let suyas = deCada[tabla.clave] ?? []
      let posiciones = suyas.map { una in
        Dictionary(
          una.filas.map { ($0.equipo, $0.posicion) }, uniquingKeysWith: { primera, _ in primera })
      }
      return PosicionesPorJornada(
        clave: tabla.clave, jornadas: suyas.map(\.jornada),
        equipos: (suyas.last?.filas ?? []).map { fila in
          PosicionesPorJornada.Recorrido(
            equipo: fila.equipo, posiciones: posiciones.map { $0[fila.equipo] ?? 0 })
        })
    }
  }
}
