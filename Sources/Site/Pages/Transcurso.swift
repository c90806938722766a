import Torneo

/// The matches of a tournament in the order in which they come to pass: one without a date stands
/// where its matchday does.
struct Transcurso {
  private struct Clave {
    /// Its date, or else the last one of its matchday or of the nearest before it; nil before all
    /// that have one.
    var fecha: Fecha?
    var tieneFecha: Bool
    /// Its matchday's place; those without one come first.
    var jornada: Int
    var id: Int
  }

  private let fechas: [Jornada.Clave: Fecha]
  private let puestos: [Jornada.Clave: Int]

  init(_ jornadas: [Jornada]) {
    var fechas: [Jornada.Clave: Fecha] = [:]
    var ultima: Fecha?
    for jornada in jornadas {
      ultima = jornada.partidos.lazy.compactMap(\.partido.fecha).max() ?? ultima
      fechas[jornada.clave] = ultima
    }
    self.fechas = fechas
    puestos = Dictionary(
      jornadas.enumerated().map { ($1.clave, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Puts some of the matches in order; positions, for matches are wide and no page shows all of them.
  /// - Parameter sinFecha: as if they had no date.
  func enOrden(
    _ posiciones: [Int], de partidos: [PartidoDeLista], sinFecha: Bool = false
  ) -> [Int] {
    let claves = posiciones.map { clave(partidos[$0], sinFecha: sinFecha) }
    return claves.indices.sorted { precede(claves[$0], claves[$1]) }.map { posiciones[$0] }
  }

  private func clave(_ elemento: PartidoDeLista, sinFecha: Bool) -> Clave {
    let jornada = elemento.partido.claveDeJornada
    let fecha = sinFecha ? nil : elemento.partido.fecha
    return Clave(
      fecha: fecha ?? jornada.flatMap { fechas[$0] }, tieneFecha: fecha != nil,
      jornada: jornada.flatMap { puestos[$0] } ?? -1, id: elemento.id)
  }

  private func precede(_ a: Clave, _ b: Clave) -> Bool {
    switch (a.fecha, b.fecha) {
    case (let una?, let otra?) where una != otra: una < otra
    case (nil, _?): true
    case (_?, nil): false
    default:
      (a.tieneFecha ? 0 : 1, a.jornada, a.id) < (b.tieneFecha ? 0 : 1, b.jornada, b.id)
    }
  }
}
