package import Torneo

/// The form that gives a match another date, ground, referee… or other sides. An empty field takes away
/// what there was, but for a side, which stays.
package struct CorreccionDePartido: CamposConDatosDePartido {
  package static let campos: [Dato] = [.partido, .local, .visitante] + datosDePartido

  package var textos: [Dato: String] = [:]
  package var arbitrosConocidos: [String] = []
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

  package func seVacia(_ dato: Dato) -> Bool { Self.datosDePartido.contains(dato) }

  package func comprueba(_ dato: Dato, en torneo: Torneo) throws(EdicionRechazada) {
    switch dato {
    case .partido: _ = try idDelPartido(en: torneo)
    case .local, .visitante:
      let suyo = try lado(dato, en: torneo)
      guard let id = siEstaBien(try idDelPartido(en: torneo)) else { return }
      try comprueba(suyo, como: dato, de: id, en: torneo)
    default: _ = try datos(solo: dato, en: torneo)
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
    try torneo.corrige(datosDe: id, datos(en: torneo))
    return .partido(id)
  }

  /// Throws why a side cannot take the place of the one that there is. A team that both are to be is told
  /// of the second.
  private func comprueba(
    _ suyo: Equipo, como dato: Dato, de id: Int, en torneo: Torneo
  ) throws(EdicionRechazada) {
    let partido = try torneo.partido(id)
    if (dato == .local ? partido.local : partido.visitante).juegaComo(suyo) { return }
    let solo = dato == .local ? (suyo, partido.visitante) : (partido.local, suyo)
    let ambos = (
      siEstaBien(try lado(.local, en: torneo, de: partido.local)) ?? partido.local,
      siEstaBien(try lado(.visitante, en: torneo, de: partido.visitante)) ?? partido.visitante
    )
    // Who takes the place of the other side may, if that one goes.
    let importanAmbos =
      solo.0.juegaComo(solo.1) || dato == .visitante && ambos.0.juegaComo(ambos.1)
    let (local, visitante) = importanAmbos ? ambos : solo
    var copia = torneo
    try copia.corrige(ladosDe: id, local: local.nombre, visitante: visitante.nombre)
  }

  private func lado(
    _ dato: Dato, en torneo: Torneo, de ahora: Equipo
  ) throws(EdicionRechazada) -> Equipo {
    estaVacio(dato) ? ahora : try lado(dato, en: torneo)
  }
}

extension Partido {
  /// `Rayo FC – Toros`
  fileprivate var susLados: String { "\(local.nombre) – \(visitante.nombre)" }
}
