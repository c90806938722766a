/// The course of a finished match, as far as the store tells it: what a report says, before any words.
///
/// Says nothing that does not follow from the store. Where the recorded goals are not those of the
/// result, nobody knows how the score moved, and `goles` is empty.
package struct Trama: Sendable {
  package enum Lado: Sendable, Hashable {
    case local, visitante

    package var otro: Lado { self == .local ? .visitante : .local }
  }

  /// What a goal did to the score.
  package enum Efecto: Sendable, Hashable {
    /// The first of the match.
    case abre
    case empata
    /// From level to ahead.
    case adelanta
    /// The same for a side that had been behind and never ahead.
    case remonta
    case amplia
    /// Still behind.
    case recorta
  }

  package struct Gol: Sendable, Hashable {
    package var minuto: Minuto
    /// Of an own goal, a player of the other side.
    package var autor: Jugador
    /// For which it counts.
    package var lado: Lado
    package var modo: ModoDeGol
    package var efecto: Efecto
    /// Whether its side had levelled, or gone ahead, before.
    package var otraVez: Bool
    /// The score that it made.
    package var tras: Tanteo
    package var tiempo: Tiempo
  }

  /// A part of a match.
  package enum Tiempo: Sendable, Hashable, Comparable {
    case primero, segundo, prorroga
  }

  /// A sending-off or a missed penalty.
  package struct Lance: Sendable, Hashable {
    package var minuto: Minuto
    package var jugador: Jugador
    package var lado: Lado?
    /// The score of that moment; nil where it is not known.
    package var con: Tanteo?
  }

  package let final: Tanteo
  /// By minute; those of one minute as they were recorded.
  package let goles: [Gol]
  /// Whether `goles` are all that there were.
  package let seConocenLosGoles: Bool
  package let descanso: Tanteo?
  /// After the regular time of a match that had extra time.
  package let reglamentario: Tanteo?
  package let tanda: Tanteo?
  /// Of players who scored more than once for their own side: most goals first.
  package let repetidores: [(jugador: Jugador, lado: Lado, goles: Int)]
  package let expulsiones: [(lance: Lance, color: ColorDeTarjeta)]
  package let penaltisFallados: [Lance]

  /// The side with more goals; nil of a draw.
  package var ganador: Lado? {
    final.local == final.visitante ? nil : final.local > final.visitante ? .local : .visitante
  }

  package var ganadorDeLaTanda: Lado? {
    guard let tanda, tanda.local != tanda.visitante else { return nil }
    return tanda.local > tanda.visitante ? .local : .visitante
  }

  /// By how many goals a side was behind at most.
  package func mayorDesventaja(de lado: Lado) -> Int {
    goles.map { $0.tras[lado.otro] - $0.tras[lado] }.reduce(0, max)
  }

  /// The goal with which the winner went ahead for good, or which made the draw that stood.
  package var decisivo: Gol? {
    guard let ganador else { return goles.last { $0.efecto == .empata && $0.tras == final } }
    return goles.last {
      $0.lado == ganador && [.abre, .adelanta, .remonta].contains($0.efecto)
    }
  }

  /// Nil for a match that did not end on the pitch.
  /// - Parameter duracion: minutes of a match without extra time.
  package init?(_ partido: Partido, duracion: Int = 90) {
    guard partido.estado == .finalizado else { return nil }
    func lado(_ equipo: Equipo?) -> Lado? {
      equipo === partido.local ? .local : equipo === partido.visitante ? .visitante : nil
    }
    final = partido.goles
    reglamentario = partido.resultado?.reglamentario
    tanda = partido.tanda
    seConocenLosGoles = partido.golesRegistrados == final
    var marcador = Marcha(duracion: duracion, hayProrroga: reglamentario != nil)
    var goles: [Gol] = []
    var expulsiones: [(lance: Lance, color: ColorDeTarjeta)] = []
    var fallados: [Lance] = []
    for evento in partido.eventosPorMinuto {
      switch evento {
      case .gol(let minuto, let autor, let equipo, let modo, _):
        guard seConocenLosGoles, let suyo = lado(equipo) else { continue }
        goles.append(marcador.anota(minuto, autor, suyo, modo))
      case .tarjeta(let minuto, let jugador, let equipo, let color, false) where color.expulsa:
        expulsiones.append(
          (
            Lance(
              minuto: minuto, jugador: jugador, lado: lado(equipo),
              con: seConocenLosGoles ? marcador.tanteo : nil), color
          ))
      case .penaltiFallado(let minuto, let jugador, let equipo):
        fallados.append(
          Lance(
            minuto: minuto, jugador: jugador, lado: lado(equipo),
            con: seConocenLosGoles ? marcador.tanteo : nil))
      case .tarjeta, .cambio, .lanzamiento: break
      }
    }
    self.goles = goles
    self.expulsiones = expulsiones
    penaltisFallados = fallados
    descanso =
      partido.resultado?.descanso
      ?? (seConocenLosGoles
        ? goles.last { $0.tiempo == .primero }?.tras ?? Tanteo(local: 0, visitante: 0) : nil)
    repetidores = Self.repetidores(goles)
  }

  private static func repetidores(
    _ goles: [Gol]
  ) -> [(jugador: Jugador, lado: Lado, goles: Int)] {
    var cuentas: [(jugador: Jugador, lado: Lado, goles: Int)] = []
    for gol in goles where gol.modo != .propia {
      if let indice = cuentas.firstIndex(where: { $0.jugador == gol.autor && $0.lado == gol.lado })
      {
        cuentas[indice].goles += 1
      } else {
        cuentas.append((gol.autor, gol.lado, 1))
      }
    }
    let varios = cuentas.filter { $0.goles > 1 }
    return varios.indices.sorted { (varios[$1].goles, $0) < (varios[$0].goles, $1) }
      .map { varios[$0] }
  }
}
