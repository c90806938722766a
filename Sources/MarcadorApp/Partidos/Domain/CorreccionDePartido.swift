package import Torneo

/// The form that gives a match another date, ground, referee… An empty field takes away what there was.
package struct CorreccionDePartido: CamposConDatosDePartido {
  package static let campos: [Dato] = [.partido] + datosDePartido

  package var textos: [Dato: String] = [:]
  package var obligatorios: Set<Dato> { [.partido] }
  /// What the match said when it was looked at.
  private var mirados: DatosDePartido?

  package init() {}

  /// The form with what a match says now.
  package init(de id: Int, en torneo: Torneo) throws(EdicionRechazada) {
    let datos = DatosDePartido(de: try torneo.partido(id))
    self[.partido] = "\(id)"
    rellena(con: datos)
    mirados = datos
  }

  package func comprueba(_ dato: Dato, en torneo: Torneo) throws(EdicionRechazada) {
    if dato == .partido {
      _ = try idDelPartido(en: torneo)
    } else {
      _ = try datos(solo: dato)
    }
  }

  package func edita(_ torneo: inout Torneo) throws(EdicionRechazada) -> Hecho {
    let id = try idDelPartido(en: torneo)
    let ahora = DatosDePartido(de: try torneo.partido(id))
    if let mirados, mirados != ahora { throw .haCambiado(.datos(mirados: mirados, ahora: ahora)) }
    try torneo.corrige(datosDe: id, datos())
    return .partido(id)
  }
}
