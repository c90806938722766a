import Testing
import Torneo

/// Teams and players that the tests of queries share, and matches between them.
enum RondaDePrueba {
  static let ana = Jugador(nombre: "Ana", dorsal: 9)
  static let eva = Jugador(nombre: "Eva", dorsal: 7)
  static let leo = Jugador(nombre: "Leo", dorsal: 10)
  static let rayo = Equipo(nombre: "Rayo FC", plantilla: [ana, eva]) ?? Equipo(nombre: "")
  static let toros = Equipo(nombre: "Toros", plantilla: [leo]) ?? Equipo(nombre: "")

  /// Rayo FC against Toros with a result, on a day of March.
  static func partido(
    _ goles: (Int, Int)? = nil, _ eventos: [EventoDePartido] = [],
    estado: EstadoDePartido = .finalizado, dia: Int = 1
  ) -> Partido {
    Partido(
      local: rayo, visitante: toros, eventos: eventos, estado: estado,
      resultado: goles.map { Resultado(Tanteo(local: $0.0, visitante: $0.1)) },
      fecha: Fecha(anio: 2026, mes: 3, dia: dia))
  }

  /// A tournament of these matches, numbered from 1.
  static func torneo(_ partidos: [Partido], reglas: Reglas = Reglas()) -> Torneo {
    Torneo(
      reglas: reglas, equipos: [rayo, toros],
      partidos: partidos.enumerated().map { PartidoDeLista(id: $0 + 1, partido: $1) })
  }
}

/// Where a match stands, and what of it counts: its result, and what players did in it.
struct Cuenta: Sendable, CustomTestStringConvertible {
  var estado: EstadoDePartido
  var hayResultado: Bool
  var resultado: Bool
  var jugadores: Bool

  var testDescription: String { "\(estado)\(hayResultado ? ", with a result" : "")" }

  static let todas: [Cuenta] = [
    Cuenta(estado: .programado, hayResultado: false, resultado: false, jugadores: false),
    Cuenta(estado: .enJuego, hayResultado: true, resultado: false, jugadores: false),
    Cuenta(estado: .finalizado, hayResultado: true, resultado: true, jugadores: true),
    Cuenta(estado: .finalizado, hayResultado: false, resultado: true, jugadores: true),
    Cuenta(estado: .aplazado, hayResultado: false, resultado: false, jugadores: false),
    Cuenta(estado: .suspendido, hayResultado: false, resultado: false, jugadores: false),
    Cuenta(estado: .suspendido, hayResultado: true, resultado: true, jugadores: true),
    Cuenta(estado: .anulado, hayResultado: true, resultado: false, jugadores: false),
    Cuenta(estado: .cancelado, hayResultado: false, resultado: false, jugadores: false),
    Cuenta(estado: .adjudicado, hayResultado: true, resultado: true, jugadores: false),
  ]
}
