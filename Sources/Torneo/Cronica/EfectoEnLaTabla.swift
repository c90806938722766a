/// What a matchday did to a team in its table.
package struct EfectoEnLaTabla: Sendable, Hashable {
  /// Place after the matchday before; nil where there was none yet.
  package var antes: Int?
  /// Place after the matchday.
  package var ahora: Int
  /// Whether others share the place.
  package var esCompartido: Bool
  package var puntos: Int
  package var jornada: Int

  package init(antes: Int?, ahora: Int, esCompartido: Bool, puntos: Int, jornada: Int) {
    self.antes = antes
    self.ahora = ahora
    self.esCompartido = esCompartido
    self.puntos = puntos
    self.jornada = jornada
  }
}

/// What each matchday did to each team of a table.
package struct EfectosEnLasTablas: Sendable {
  private struct Clave: Hashable {
    var tabla: Tabla.Clave
    var jornada: Int
    var equipo: Equipo
  }

  private var efectos: [Clave: EfectoEnLaTabla] = [:]

  /// Teams of the largest table of which it is told. Among more of them a place says little, and to work
  /// them out after each matchday takes long.
  package static let mayorTabla = 100

  /// The effect on a side of a match; nil unless all matches of its matchday in its table have been
  /// played: a table that is half of one matchday says nothing yet.
  package func de(_ equipo: Equipo, en partido: Partido) -> EfectoEnLaTabla? {
    guard !efectos.isEmpty, let jornada = partido.jornada, partido.ronda == nil,
      partido.cuentaEnLaTabla
    else {
      return nil
    }
    return efectos[
      Clave(
        tabla: Tabla.Clave(fase: partido.fase, grupo: partido.grupo), jornada: jornada,
        equipo: equipo)]
  }

  /// The effect of a matchday on a team of a table; nil as in `de(_:en:)`.
  package func de(_ equipo: Equipo, en tabla: Tabla.Clave, jornada: Int) -> EfectoEnLaTabla? {
    efectos[Clave(tabla: tabla, jornada: jornada, equipo: equipo)]
  }

  /// - Parameter tablas: those of the tournament.
  package init(_ torneo: Torneo, _ tablas: [Tabla]) {
    for tabla in tablas where tabla.filas.count <= Self.mayorTabla {
      var pendientes: Set<Int> = []
      var jugadas: Set<Int> = []
      for partido in tabla.partidos.lazy.map(\.partido) {
        guard let jornada = partido.jornada else { continue }
        if partido.cuentaEnLaTabla { jugadas.insert(jornada) }
        if partido.estaPendiente { pendientes.insert(jornada) }
      }
      var antes: [Equipo: Int] = [:]
      for jornada in jugadas.sorted() {
        let filas = torneo.filas(de: tabla, Vista(hastaJornada: jornada))
        let veces = Dictionary(filas.map { ($0.posicion, 1) }, uniquingKeysWith: +)
        if !pendientes.contains(jornada) {
          for fila in filas {
            efectos[Clave(tabla: tabla.clave, jornada: jornada, equipo: fila.equipo)] =
              EfectoEnLaTabla(
                antes: antes[fila.equipo], ahora: fila.posicion,
                esCompartido: veces[fila.posicion, default: 1] > 1, puntos: fila.puntos,
                jornada: jornada)
          }
        }
        antes = Dictionary(
          filas.map { ($0.equipo, $0.posicion) }, uniquingKeysWith: { primera, _ in primera })
      }
    }
  }
}
