import Torneo

/// A form that has what is planned of a match among its fields.
package protocol CamposConDatosDePartido: CamposDeEdicion {
  /// The referees beside those whom matches name.
  var arbitrosConocidos: [String] { get set }
}

extension CamposConDatosDePartido {
  package static var datosDePartido: [Dato] {
    [.jornada, .fecha, .campo, .arbitro, .fase, .grupo, .ronda, .espectadores]
  }

  package mutating func conoce(arbitros: [String]) { arbitrosConocidos = arbitros }

  package func vaciado() -> Self {
    var nuevo = Self()
    nuevo.arbitrosConocidos = arbitrosConocidos
    return nuevo
  }

  mutating func rellena(con datos: DatosDePartido) {
    for dato in Self.datosDePartido { self[dato] = datos.texto(de: dato) }
  }

  func datos(en torneo: Torneo) throws(EdicionRechazada) -> DatosDePartido {
    var datos = DatosDePartido()
    for dato in Self.datosDePartido { try pon(dato, en: &datos, torneo) }
    return datos
  }

  /// Nothing but one of the data.
  func datos(solo dato: Dato, en torneo: Torneo) throws(EdicionRechazada) -> DatosDePartido {
    var datos = DatosDePartido()
    try pon(dato, en: &datos, torneo)
    return datos
  }

  private func pon(
    _ dato: Dato, en datos: inout DatosDePartido, _ torneo: Torneo
  ) throws(EdicionRechazada) {
    switch dato {
    case .jornada: datos.jornada = try numero(dato, en: Partido.jornadasPermitidas)
    case .fecha: datos.fecha = try fecha()
    case .campo: datos.campo = try nota(dato)
    case .arbitro:
      datos.arbitro = try nombre(dato).map { nombre throws(EdicionRechazada) in
        try torneo.arbitroConocido(nombre, entre: arbitrosConocidos) ?? nombre
      }
    case .fase: datos.fase = try nombre(dato)
    case .grupo: datos.grupo = try nombre(dato)
    case .ronda: datos.ronda = try nombre(dato)
    case .espectadores:
      datos.espectadores = try numero(dato, en: Partido.espectadoresPermitidos)
    default: break
    }
  }
}

extension DatosDePartido {
  /// One of the data as a person would type it; empty for what is not there.
  func texto(de dato: Dato) -> String {
    switch dato {
    case .jornada: jornada.map { "\($0)" } ?? ""
    case .fecha: fecha?.description ?? ""
    case .campo: campo ?? ""
    case .arbitro: arbitro ?? ""
    case .fase: fase ?? ""
    case .grupo: grupo ?? ""
    case .ronda: ronda ?? ""
    case .espectadores: espectadores.map { "\($0)" } ?? ""
    default: ""
    }
  }
}
