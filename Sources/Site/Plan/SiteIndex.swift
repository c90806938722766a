import Torneo

/// What pages look up in a tournament, worked out once.
struct SiteIndex: Sendable {
  /// What one player did.
  struct Balance: Sendable {
    var goles = 0
    var penaltis = 0
    var amarillas = 0
    var expulsiones = 0
  }

  /// An event of a player in a match.
  struct Intervencion: Sendable {
    let partido: Int
    let evento: EventoDePartido
  }

  let torneo: Torneo
  let jornadas: [Jornada]
  let tablas: [Tabla]
  /// Those of the best of one place of the groups.
  let mejores: [Tabla]
  /// Of each team, its rows: the table, and the place in it, as positions.
  let puestos: [Equipo: [(tabla: Int, fila: Int)]]
  let goleadores: [Goleador]
  /// Teams in Spanish alphabetical order.
  let equipos: [Equipo]
  /// Of each team, its matches by date.
  let partidosDeEquipo: [Equipo: [PartidoDeLista]]
  let balances: [Addresses.Ficha: Balance]
  /// Of each player, the goals and cards, by position of the match in the store; empty unless asked
  /// for.
  let intervenciones: [Addresses.Ficha: [Intervencion]]
  /// Referees in alphabetical order; empty unless asked for.
  let arbitrajes: [Arbitraje]
  /// What matchdays did to the tables; nothing unless asked for.
  let efectos: EfectosEnLasTablas
  /// Whether a day and a month do not tell a date: the matches span a year or more.
  let needsYears: Bool

  /// The parts do not depend on each other, and are worked out side by side.
  /// - Parameters:
  ///   - arbitros: names of referees, also of those without a match; nil for no referees at all.
  ///   - conIntervenciones: whether what each player did is wanted.
  ///   - conEfectos: whether what each matchday did to the tables is.
  init(
    _ torneo: Torneo, arbitros: [String]?, conIntervenciones: Bool, conEfectos: Bool
  ) async {
    async let tablasPendientes = Self.tablas(torneo, conEfectos: conEfectos)
    async let goleadoresPendientes = torneo.listaDeGoleadores()
    async let arbitrajesPendientes = arbitros.map { torneo.arbitrajes(con: $0) } ?? []
    async let cuentaPendiente = Cuenta(torneo.partidos, conIntervenciones: conIntervenciones)
    self.torneo = torneo
    jornadas = torneo.jornadas()
    equipos = torneo.equipos.map { ($0, ClaveAlfabetica($0.nombre)) }
      .sorted { $0.1 < $1.1 }.map(\.0)
    var partidosDeEquipo: [Equipo: [PartidoDeLista]] = [:]
    for elemento in torneo.partidos {
      partidosDeEquipo[elemento.partido.local, default: []].append(elemento)
      partidosDeEquipo[elemento.partido.visitante, default: []].append(elemento)
    }
    self.partidosDeEquipo = partidosDeEquipo.mapValues(porFecha)
    let dias = torneo.partidos.lazy.compactMap { $0.partido.fecha?.diasDesde1970 }
    needsYears = (dias.max() ?? 0) - (dias.min() ?? 0) >= 365
    let (tablas, efectos) = await tablasPendientes
    var puestos: [Equipo: [(tabla: Int, fila: Int)]] = [:]
    for (tabla, una) in tablas.enumerated() {
      for (fila, otra) in una.filas.enumerated() {
        puestos[otra.equipo, default: []].append((tabla, fila))
      }
    }
    self.tablas = tablas
    mejores = torneo.mejores(entre: tablas)
    self.puestos = puestos
    goleadores = await goleadoresPendientes
    self.efectos = efectos
    arbitrajes = await arbitrajesPendientes
    let cuenta = await cuentaPendiente
    balances = cuenta.balances
    intervenciones = cuenta.intervenciones
  }
}

extension SiteIndex {
  private static func tablas(
    _ torneo: Torneo, conEfectos: Bool
  ) -> ([Tabla], EfectosEnLasTablas) {
    let tablas = torneo.tablas()
    return (tablas, EfectosEnLasTablas(torneo, conEfectos ? tablas : []))
  }
}

/// Adds up what each player did.
private struct Cuenta {
  private(set) var balances: [Addresses.Ficha: SiteIndex.Balance] = [:]
  private(set) var intervenciones: [Addresses.Ficha: [SiteIndex.Intervencion]] = [:]
  private let conIntervenciones: Bool

  init(_ partidos: [PartidoDeLista], conIntervenciones: Bool) {
    self.conIntervenciones = conIntervenciones
    for posicion in partidos.indices where partidos[posicion].partido.cuentaParaJugadores {
      suma(partidos[posicion].partido, posicion)
    }
  }

  private mutating func suma(_ partido: Partido, _ posicion: Int) {
    for evento in partido.eventos {
      switch evento {
      case .gol(_, let jugador, let equipo, let modo, _):
        let suyo = modo == .propia ? partido.rival(de: equipo) : equipo
        let ficha = Addresses.Ficha(equipo: suyo, jugador: jugador)
        if modo != .propia { balances[ficha, default: .init()].goles += 1 }
        if modo == .penalti { balances[ficha, default: .init()].penaltis += 1 }
        anota(evento, de: ficha, en: posicion)
      case .tarjeta(_, let jugador, let equipo?, let color, false):
        let ficha = Addresses.Ficha(equipo: equipo, jugador: jugador)
        if color == .amarilla {
          balances[ficha, default: .init()].amarillas += 1
        } else {
          balances[ficha, default: .init()].expulsiones += 1
        }
        anota(evento, de: ficha, en: posicion)
      case .penaltiFallado(_, let jugador, let equipo):
        anota(evento, de: Addresses.Ficha(equipo: equipo, jugador: jugador), en: posicion)
      case .tarjeta, .cambio, .lanzamiento: break
      }
    }
  }

  private mutating func anota(
    _ evento: EventoDePartido, de ficha: Addresses.Ficha, en posicion: Int
  ) {
    guard conIntervenciones else { return }
    intervenciones[ficha, default: []].append(
      SiteIndex.Intervencion(partido: posicion, evento: evento))
  }
}
