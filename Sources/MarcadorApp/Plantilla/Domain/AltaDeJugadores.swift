import Diagnostics
package import Torneo

/// The form of several players who join a team, as a list that was written elsewhere: one in a line, the
/// number before the name or after it, or none. All of them join, or nobody.
package struct AltaDeJugadores: CamposDeEdicion {
  package static let campos: [Dato] = [.equipo, .jugadores]

  /// More than any roster has.
  package static let maximo = 200

  package var textos: [Dato: String] = [:]
  package var obligatorios: Set<Dato> { [.equipo, .jugadores] }

  package init() {}

  /// A line with something in it.
  package struct Linea: Sendable, Hashable {
    /// From 1, empty lines counted.
    package let numero: Int
    package let texto: String
    /// As they would join.
    package let jugador: Jugador
    /// What is wrong, also with the lines before it.
    package let rechazo: EdicionRechazada?
    /// What was left out of the line: marks that nobody sees.
    package let ocultas: [Unicode.Scalar]
    /// Whether letters or digits of double width became usual ones.
    package let teniaAnchuras: Bool
  }

  /// The lines that have something in them, from 1.
  private var escritas: [(numero: Int, texto: String)] {
    self[.jugadores].split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated().map { ($0.offset + 1, $0.element.sinEspaciosAlrededor) }
      .filter { !$0.1.sinMarcasDeListas.sinEspaciosAlrededor.isEmpty }
  }

  /// The lines, each checked against the roster with those before it in it; none where there are more
  /// than anybody may add at once.
  package func lineas(en torneo: Torneo) -> [Linea] {
    let escritas = escritas
    guard escritas.count <= Self.maximo else { return [] }
    var plantilla = NombresYDorsales(siEstaBien(try equipo(en: torneo))?.plantilla ?? [])
    return escritas.map { numero, texto in
      let campos = Self.campos(de: texto.sinMarcasDeListas.sinAnchuras)
      let rechazo: EdicionRechazada? =
        if let error = campos.errorNombre(en: plantilla) {
          .nombreDeJugador(error)
        } else {
          campos.errorDorsal(en: plantilla).map { .dorsalDeJugador($0) }
        }
      let jugador = campos.aJugador()
      if rechazo == nil { plantilla.anade(jugador) }
      return Linea(
        numero: numero, texto: texto, jugador: jugador, rechazo: rechazo,
        ocultas: texto.marcasDeListas, teniaAnchuras: texto.sinAnchuras != texto)
    }
  }

  /// `9 Ana`, `Ana 9`, `#9 Ana`, `9. Ana`, `Ana (9)`, or with a tab, a comma or a semicolon between.
  private static func campos(de linea: String) -> CamposDeJugador {
    var campos = CamposDeJugador()
    let partes = linea.split { $0.isWhitespace || $0 == "," || $0 == ";" }.filter {
      !["-", "–", "—"].contains($0)
    }
    if partes.count > 1, let dorsal = dorsal(partes[0]) {
      campos.dorsal = dorsal
      campos.nombre = partes.dropFirst().joined(separator: " ")
    } else if partes.count > 1, let ultima = partes.last, let dorsal = dorsal(ultima) {
      campos.dorsal = dorsal
      campos.nombre = partes.dropLast().joined(separator: " ")
    } else {
      campos.nombre = partes.joined(separator: " ")
    }
    return campos
  }

  /// The digits of a number with what people write around it; nil for anything else.
  private static func dorsal(_ parte: Substring) -> String? {
    let cifras = String(parte.drop { "#(".contains($0) }.prefix { !".)-:".contains($0) })
    let resto = parte.drop { "#(".contains($0) }.dropFirst(cifras.count)
    return cifras.sonCifras && resto.count <= 2 ? cifras : nil
  }

  package func comprueba(_ dato: Dato, en torneo: Torneo) throws(EdicionRechazada) {
    switch dato {
    case .equipo: _ = try equipo(en: torneo)
    case .jugadores:
      let cuantas = escritas.count
      guard cuantas <= Self.maximo else {
        throw .fueraDeRango(.jugadores, "\(cuantas)", 1...Self.maximo)
      }
      let malas = lineas(en: torneo).filter { $0.rechazo != nil }
      if !malas.isEmpty {
        throw .lineas(malas.map { linea in LineaRechazada(linea) })
      }
    default: break
    }
  }

  package func edita(_ torneo: inout Torneo) throws(EdicionRechazada) -> Hecho {
    let nombre = try equipo(en: torneo).nombre
    try comprueba(.jugadores, en: torneo)
    let nuevos = lineas(en: torneo).map(\.jugador)
    try torneo.anade(nuevos, a: nombre)
    return .jugadores(nuevos.count, equipo: nombre)
  }
}

extension String {
  /// Marks that lists from elsewhere bring along: also those for the direction of what follows.
  fileprivate var marcasDeListas: [Unicode.Scalar] {
    marcasOcultas + unicodeScalars.filter { $0.alteraElTexto && !$0.properties.isWhitespace }
  }

  fileprivate var sinMarcasDeListas: String {
    let limpio = sinMarcasOcultas
    return String(
      String.UnicodeScalarView(
        limpio.unicodeScalars.filter { !$0.alteraElTexto || $0.properties.isWhitespace }))
  }
}
