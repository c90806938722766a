/// How a goal was made.
package enum ModoDeGol: String, Sendable, Hashable, CaseIterable {
  case jugada, penalti, propia
}

/// What a referee showed. A second yellow sends off and is told as such, once.
package enum ColorDeTarjeta: String, Sendable, Hashable, CaseIterable {
  case amarilla, dobleAmarilla, roja

  /// Whether who gets it leaves the pitch.
  package var expulsa: Bool { self != .amarilla }
}

/// Something that happened in a match.
package enum EventoDePartido: Sendable, Hashable {
  /// A goal for `equipo`. In an own goal (`.propia`) `jugador` is who put it in, a player of the
  /// other side, and `equipo` is the side that it counts for.
  case gol(
    minuto: Minuto, jugador: Jugador, equipo: Equipo, modo: ModoDeGol = .jugada,
    asistencia: Jugador? = nil)
  /// A card. One shown to somebody of the bench (`aOficial`) counts for fair play, not for a
  /// player.
  case tarjeta(
    minuto: Minuto, jugador: Jugador, equipo: Equipo? = nil, color: ColorDeTarjeta,
    aOficial: Bool = false)
  case cambio(minuto: Minuto, entra: Jugador, sale: Jugador, equipo: Equipo? = nil)
  /// A penalty in play that was not a goal.
  case penaltiFallado(minuto: Minuto, jugador: Jugador, equipo: Equipo)
  /// A kick of the shoot-out: neither a goal of the match nor of the scorer.
  case lanzamiento(jugador: Jugador, equipo: Equipo, convertido: Bool)

  /// When it happened; kicks of a shoot-out have no minute.
  package var minuto: Minuto? {
    switch self {
    case .gol(let minuto, _, _, _, _), .tarjeta(let minuto, _, _, _, _),
      .cambio(let minuto, _, _, _), .penaltiFallado(let minuto, _, _):
      minuto
    case .lanzamiento: nil
    }
  }

  /// The side that it is about (for a goal: that it counts for), where known.
  package var equipo: Equipo? {
    switch self {
    case .gol(_, _, let equipo, _, _), .penaltiFallado(_, _, let equipo),
      .lanzamiento(_, let equipo, _):
      equipo
    case .tarjeta(_, _, let equipo, _, _), .cambio(_, _, _, let equipo): equipo
    }
  }

  /// The same event with another team in the place of `viejo`.
  package func reemplazando(_ viejo: Equipo, por nuevo: Equipo) -> EventoDePartido {
    guard equipo === viejo else { return self }
    switch self {
    case .gol(let minuto, let jugador, _, let modo, let asistencia):
      return .gol(
        minuto: minuto, jugador: jugador, equipo: nuevo, modo: modo, asistencia: asistencia)
    case .tarjeta(let minuto, let jugador, _, let color, let aOficial):
      return .tarjeta(
        minuto: minuto, jugador: jugador, equipo: nuevo, color: color, aOficial: aOficial)
    case .cambio(let minuto, let entra, let sale, _):
      return .cambio(minuto: minuto, entra: entra, sale: sale, equipo: nuevo)
    case .penaltiFallado(let minuto, let jugador, _):
      return .penaltiFallado(minuto: minuto, jugador: jugador, equipo: nuevo)
    case .lanzamiento(let jugador, _, let convertido):
      return .lanzamiento(jugador: jugador, equipo: nuevo, convertido: convertido)
    }
  }
}
