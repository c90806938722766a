package import Torneo

/// The form that gives a match another date, ground, referee… or other sides. An empty field takes away
/// what there was, but for a side, which stays.
package struct CorreccionDePartido: CamposConDatosDePartido {
  package static let campos: [Dato] = [.partido, .local, .visitante] + datosDePartido

  package var textos: [Dato: String] = [:]
  package var obligatorios: Set<Dato> { [.partido] }
  /// What the match said when it was looked at.
  private var mirados: DatosDePartido?
  private var ladosMirados: String?

  package init() {}

  /// The form with what a match says now.
  package init(de id: Int, en torneo: Torneo) throws(EdicionRechazada) {
    let partido = try torneo.partido(id)
    let datos = DatosDePartido(de: partido)
    self[.partido] = "\(id)"
    self[.local] = partido.local.nombre
    self[.visitante] = partido.visitante.nombre
    rellena(con: datos)
    mirados = datos
    ladosMirados = partido.susLados
  }

  package func comprueba(_ dato: Dato, en torneo: Torneo) throws(EdicionRechazada) {
    switch dato {
    case .partido: _ = try idDelPartido(en: torneo)
    case .local: _ = try equipo(.local, en: torneo)
    case .visitante:
      let visitante = try equipo(.visitante, en: torneo)
      guard let id = siEstaBien(try idDelPartido(en: torneo)),
        let local = siEstaBien(try lado(.local, en: torneo, de: torneo.partido(id).local))
      else { return }
      // What another match needs of the sides is said here.
      var copia = torneo
      try copia.corrige(ladosDe: id, local: local.nombre, visitante: visitante.nombre)
    default: _ = try datos(solo: dato)
    }
  }

  package func edita(_ torneo: inout Torneo) throws(EdicionRechazada) -> Hecho {
    let id = try idDelPartido(en: torneo)
    let partido = try torneo.partido(id)
    let ahora = DatosDePartido(de: partido)
    if let mirados, mirados != ahora { throw .haCambiado(.datos(mirados: mirados, ahora: ahora)) }
    if let ladosMirados, ladosMirados != partido.susLados {
      throw .haCambiado(.lados(mirados: ladosMirados, ahora: partido.susLados))
    }
    try torneo.corrige(
      ladosDe: id, local: lado(.local, en: torneo, de: partido.local).nombre,
      visitante: lado(.visitante, en: torneo, de: partido.visitante).nombre)
    try torneo.corrige(datosDe: id, datos())
    return .partido(id)
  }

  private func lado(
    _ dato: Dato, en torneo: Torneo, de ahora: Equipo
  ) throws(EdicionRechazada) -> Equipo {
    estaVacio(dato) ? ahora : try equipo(dato, en: torneo)
  }
}

extension Partido {
  /// `Rayo FC – Toros`
  fileprivate var susLados: String { "\(local.nombre) – \(visitante.nombre)" }
}
