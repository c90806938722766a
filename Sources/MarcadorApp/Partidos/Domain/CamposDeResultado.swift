package import Torneo

/// The form of the result of a match.
package struct CamposDeResultado: CamposDeEdicion {
  package static let campos: [Dato] = [.partido, .marcador, .descanso, .reglamentario, .tanda]

  package var textos: [Dato: String] = [:]
  package var obligatorios: Set<Dato> { [.partido, .marcador] }
  private var seMiro = false
  /// The result of the match when it was looked at, if it was.
  private var mirado: Resultado?

  package init() {}

  /// The form with the result that a match has now.
  package init(de id: Int, en torneo: Torneo) throws(EdicionRechazada) {
    let resultado = try torneo.partido(id).resultado
    seMiro = true
    mirado = resultado
    self[.partido] = "\(id)"
    self[.marcador] = resultado?.final.description ?? ""
    self[.descanso] = resultado?.descanso?.description ?? ""
    self[.reglamentario] = resultado?.reglamentario?.description ?? ""
    self[.tanda] = resultado?.tanda?.description ?? ""
  }

  package func comprueba(_ dato: Dato, en torneo: Torneo) throws(EdicionRechazada) {
    switch dato {
    case .partido: try torneo.compruebaQueAdmiteResultado(idDelPartido(en: torneo))
    case .marcador:
      guard let final = try tanteo(.marcador), let id = siEstaBien(try idDelPartido(en: torneo))
      else { return }
      try torneo.partido(id).compruebaQueCaben(en: final)
    default:
      _ = try tanteo(dato)
      // What it says against the other parts.
      guard let leido = leido() else { return }
      let suya = leido.contradicciones.first { $0.dato(acabando: leido.final) == dato }
      if let suya { throw .resultadoImposible(suya) }
    }
  }

  package func edita(_ torneo: inout Torneo) throws(EdicionRechazada) -> Hecho {
    let id = try idDelPartido(en: torneo)
    let ahora = try torneo.partido(id).resultado
    if seMiro, ahora != mirado { throw .haCambiado(.resultado(mirado: mirado, ahora: ahora)) }
    guard let final = try tanteo(.marcador) else { throw .obligatorio(.marcador) }
    try torneo.pon(
      Resultado(
        final, descanso: try tanteo(.descanso), reglamentario: try tanteo(.reglamentario),
        tanda: try tanteo(.tanda)), a: id)
    return .partido(id)
  }

  /// The result, without the parts that are wrong by themselves; nil without a score.
  private func leido() -> Resultado? {
    guard let final = siEstaBien(try tanteo(.marcador)) ?? nil else { return nil }
    return Resultado(
      final, descanso: siEstaBien(try tanteo(.descanso)) ?? nil,
      reglamentario: siEstaBien(try tanteo(.reglamentario)) ?? nil,
      tanda: siEstaBien(try tanteo(.tanda)) ?? nil)
  }
}

extension Contradiccion {
  /// The field that has it: what fits the score at the end but not that after 90 minutes is told where
  /// the latter is typed, which comes after it.
  fileprivate func dato(acabando final: Tanteo) -> Dato {
    switch self {
    case .descansoMayor(let descanso, _):
      descanso.puedeAcabar(en: final) ? .reglamentario : .descanso
    case .reglamentarioMayor: .reglamentario
    case .tandaEmpatada: .tanda
    }
  }
}
