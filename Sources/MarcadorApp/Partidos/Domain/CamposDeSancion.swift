package import Torneo

/// The form of points that are taken from a team, or given to it: a new sanction, or one that is to be
/// corrected.
package struct CamposDeSancion: CamposDeEdicion {
  package static let campos: [Dato] = [.equipo, .puntos, .motivo, .fase, .grupo]

  package var textos: [Dato: String] = [:]
  package var obligatorios: Set<Dato> { [.equipo, .puntos] }
  private var corregida: SancionMirada?

  package init() {}

  /// The form of a sanction that is there already.
  /// - Parameter numero: its place in the list, from 1.
  package init(corrigiendo numero: Int, en torneo: Torneo) throws(EdicionRechazada) {
    let sancion = try torneo.sancion(numero)
    self[.equipo] = sancion.equipo.nombre
    self[.puntos] = "\(sancion.puntos)"
    self[.motivo] = sancion.motivo ?? ""
    self[.fase] = sancion.fase ?? ""
    self[.grupo] = sancion.grupo ?? ""
    corregida = SancionMirada(numero: numero, sancion: sancion)
  }

  package func comprueba(_ dato: Dato, en torneo: Torneo) throws(EdicionRechazada) {
    switch dato {
    case .equipo: _ = try equipo(en: torneo)
    case .puntos:
      try Sancion.comprueba(puntos: try numero(.puntos, en: Sancion.permitidos))
    case .motivo: _ = try nota(.motivo)
    case .fase, .grupo: _ = try nombre(dato)
    default: break
    }
  }

  package func edita(_ torneo: inout Torneo) throws(EdicionRechazada) -> Hecho {
    let equipo = try equipo(en: torneo)
    guard let puntos = try numero(.puntos, en: Sancion.permitidos) else {
      throw .obligatorio(.puntos)
    }
    let sancion = Sancion(
      equipo: equipo, puntos: puntos, motivo: try nota(.motivo), fase: try nombre(.fase),
      grupo: try nombre(.grupo))
    if let corregida {
      try torneo.corrige(sancion: corregida.numero, de: corregida.sancion, como: sancion)
      return .sancion(corregida.numero)
    }
    try torneo.sanciona(sancion)
    return .sancion(torneo.sanciones.count)
  }
}

/// A sanction as somebody looked at it.
struct SancionMirada: Sendable, Hashable {
  /// Place in the list, from 1.
  var numero: Int
  var sancion: Sancion
}
