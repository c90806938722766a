import Torneo

/// What pages look up in a tournament, worked out once.
struct SiteIndex: Sendable {
  /// What one player did.
  struct Balance: Sendable {
    var goles = 0
    var penaltis = 0
    var asistencias = 0
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
  /// Teams in alphabetical order.
  let equipos: [Equipo]
  /// Of each team, its matches by date.
  let partidosDeEquipo: [Equipo: [PartidoDeLista]]
  let balances: [Addresses.Ficha: Balance]
  /// Of each player, the goals and cards, by position of the match in the store; empty unless asked
  /// for.
  let intervenciones: [Addresses.Ficha: [Intervencion]]
  /// Referees in alphabetical order; empty unless asked for.
  let arbitrajes: [Arbitraje]
  /// Of each two teams, their matches by date; empty unless asked for.
  let encuentros: [ParDeEquipos: [PartidoDeLista]]
  /// Of each match, by its number, those of its sides that come before and after it; empty unless asked
  /// for.
  let vecinos: [Int: VecinosDePartido]
  /// What matchdays did to the tables; nothing unless asked for.
  let efectos: EfectosEnLasTablas
  /// Of each table, the matchdays after which `efectos` tells the places.
  let jornadasCompletas: [Tabla.Clave: [Int]]
  /// Of each player, how much of the matches of known line-ups; empty unless asked for.
  let minutos: [Addresses.Ficha: Minutaje.DeJugador]
  /// Whether a day and a month do not tell a date: the matches span a year or more.
  let needsYears: Bool

  /// The parts do not depend on each other, and are worked out side by side.
  /// - Parameters:
  ///   - arbitros: names of referees, also of those without a match; nil for no referees at all.
  ///   - conIntervenciones: whether what each player did is wanted.
  ///   - conEfectos: whether what each matchday did to the tables is.
  ///   - conRelaciones: whether it is wanted which matches have to do with which.
  init(
    _ torneo: Torneo, arbitros: [String]?, conIntervenciones: Bool, conEfectos: Bool,
    conRelaciones: Bool
  ) async {
    async let tablasPendientes = Self.tablas(torneo, conEfectos: conEfectos)
    async let goleadoresPendientes = torneo.listaDeGoleadores()
    async let arbitrajesPendientes = arbitros.map { torneo.arbitrajes(con: $0) } ?? []
    async let minutosPendientes = conIntervenciones ? Self.minutos(torneo) : [:]
    async let cuentaPendiente = Cuenta(torneo.partidos, conIntervenciones: conIntervenciones)
    self.torneo = torneo
    jornadas = torneo.jornadas()
    equipos = torneo.equipos.map { ($0, ClaveAlfabetica($0.nombre, torneo.alfabeto)) }
      .sorted { $0.1 < $1.1 }.map(\.0)
    var partidosDeEquipo: [Equipo: [PartidoDeLista]] = [:]
    for elemento in torneo.partidos {
      partidosDeEquipo[elemento.partido.local, default: []].append(elemento)
      partidosDeEquipo[elemento.partido.visitante, default: []].append(elemento)
    }
    let deEquipo = partidosDeEquipo.mapValues(porFecha)
    self.partidosDeEquipo = deEquipo
    encuentros =
      conRelaciones
      ? Dictionary(grouping: torneo.partidos) { ParDeEquipos($0.partido) }.mapValues(porFecha) : [:]
    vecinos = conRelaciones ? Self.vecinos(deEquipo) : [:]
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
    jornadasCompletas = Dictionary(
      tablas.map { tabla in (tabla.clave, Self.completas(tabla, efectos)) },
      uniquingKeysWith: { una, _ in una })
    mejores = torneo.mejores(entre: tablas)
    self.puestos = puestos
    goleadores = await goleadoresPendientes
    self.efectos = efectos
    arbitrajes = await arbitrajesPendientes
    minutos = await minutosPendientes
    let cuenta = await cuentaPendiente
    balances = cuenta.balances
    intervenciones = cuenta.intervenciones
  }
}

extension SiteIndex {
  /// What stands next to a match among those of each of its sides.
  struct VecinosDePartido: Sendable {
    var local = RelacionesDePartido.Vecinos()
    var visitante = RelacionesDePartido.Vecinos()
  }

  private static func vecinos(
    _ partidosDeEquipo: [Equipo: [PartidoDeLista]]
  ) -> [Int: VecinosDePartido] {
    var vecinos: [Int: VecinosDePartido] = [:]
    for (equipo, suyos) in partidosDeEquipo where equipo.plaza == nil {
      for (lugar, elemento) in suyos.enumerated() {
        let estos = RelacionesDePartido.Vecinos(
          anterior: lugar == 0 ? nil : suyos[lugar - 1],
          siguiente: lugar + 1 == suyos.count ? nil : suyos[lugar + 1])
        if elemento.partido.local === equipo {
          vecinos[elemento.id, default: VecinosDePartido()].local = estos
        } else {
          vecinos[elemento.id, default: VecinosDePartido()].visitante = estos
        }
      }
    }
    return vecinos
  }

  private static func completas(_ tabla: Tabla, _ efectos: EfectosEnLasTablas) -> [Int] {
    guard let primero = tabla.filas.first?.equipo else { return [] }
    return Set(tabla.partidos.compactMap(\.partido.jornada)).sorted().filter {
      efectos.de(primero, en: tabla.clave, jornada: $0) != nil
    }
  }

  private static func minutos(_ torneo: Torneo) -> [Addresses.Ficha: Minutaje.DeJugador] {
    var minutos: [Addresses.Ficha: Minutaje.DeJugador] = [:]
    for minutaje in torneo.minutajes() {
      for suyo in minutaje.jugadores {
        minutos[Addresses.Ficha(equipo: minutaje.equipo, jugador: suyo.jugador)] = suyo
      }
    }
    return minutos
  }

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
      case .gol(_, let jugador, let equipo, let modo, let asistencia):
        let suyo = modo == .propia ? partido.rival(de: equipo) : equipo
        let ficha = Addresses.Ficha(equipo: suyo, jugador: jugador)
        if modo != .propia { balances[ficha, default: .init()].goles += 1 }
        if modo == .penalti { balances[ficha, default: .init()].penaltis += 1 }
        anota(evento, de: ficha, en: posicion)
        if let asistencia, modo != .propia {
          balances[Addresses.Ficha(equipo: equipo, jugador: asistencia), default: .init()]
            .asistencias += 1
        }
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
