import JSON
import Torneo

/// Tells a team that would have to play twice at one time, a match that is written twice, and two teams
/// that meet twice on one day, whoever is at home.
struct Horarios {
  private struct Cruce: Hashable {
    let local: Int
    let visitante: Int
    let jornada: Int?
    /// Whom sides wait for who have no number yet.
    let plazas: PlazasDePartido?
  }

  private struct Cita: Hashable {
    let equipo: Int
    let instante: Int
  }

  /// Two teams, the lesser number first, on a day.
  private struct Encuentro: Hashable {
    let uno: Int
    let otro: Int
    let dia: Int
  }

  /// What else was planned: two matches of a pairing with the same may be one, written twice.
  private struct Plan: Equatable {
    let fecha: Fecha?
    let fase: String?
    let grupo: String?
    let ronda: String?

    init(_ partido: Partido) {
      fecha = partido.fecha
      fase = partido.fase
      grupo = partido.grupo
      ronda = partido.ronda
    }
  }

  private var encuentros: [Encuentro: (id: Int, lugar: JSONTape.Value)] = [:]
  private var citas: [Cita: (id: Int, lugar: JSONTape.Value)] = [:]
  /// The last match of each pairing of a matchday.
  private var cruces: [Cruce: (id: Int, plan: Plan, lugar: JSONTape.Value)] = [:]

  init(partidos: Int) {
    encuentros.reserveCapacity(partidos)
    citas.reserveCapacity(partidos * 2)
    cruces.reserveCapacity(partidos)
  }

  mutating func anota(
    _ elemento: PartidoDeLista, _ ficha: LectorDePartidos.Ficha,
    en valores: inout LectorDeValores
  ) {
    guard elemento.partido.estado.ocupaSuHora else { return }
    let cruce = Cruce(
      local: ficha.local, visitante: ficha.visitante, jornada: elemento.partido.jornada,
      plazas: elemento.partido.plazas)
    let plan = Plan(elemento.partido)
    if let otro = cruces.updateValue((elemento.id, plan, ficha.lugar), forKey: cruce),
      otro.plan == plan
    {
      valores.aviso(.partidoRepetido(otro.id), en: ficha.lugar, y: otro.lugar)
      return
    }
    guard let fecha = elemento.partido.fecha else { return }
    let encontrado = encuentro(elemento, ficha, fecha)
    if anotaHora(elemento, ficha, fecha, en: &valores) { return }
    if let encontrado {
      valores.aviso(.mismoDia(encontrado.id), en: ficha.lugar, y: encontrado.lugar)
    }
  }

  /// The match that the same two teams have on the same day. Who is not known yet has no number.
  private mutating func encuentro(
    _ elemento: PartidoDeLista, _ ficha: LectorDePartidos.Ficha, _ fecha: Fecha
  ) -> (id: Int, lugar: JSONTape.Value)? {
    guard ficha.local >= 0, ficha.visitante >= 0 else { return nil }
    let encuentro = Encuentro(
      uno: min(ficha.local, ficha.visitante), otro: max(ficha.local, ficha.visitante),
      dia: fecha.diasDesde1970)
    return encuentros.updateValue((elemento.id, ficha.lugar), forKey: encuentro)
  }

  /// - Returns: whether one of the sides plays at the same time.
  private mutating func anotaHora(
    _ elemento: PartidoDeLista, _ ficha: LectorDePartidos.Ficha, _ fecha: Fecha,
    en valores: inout LectorDeValores
  ) -> Bool {
    if fecha.hora == nil { return false }
    var coincide = false
    let instante = fecha.segundosDesde1970
    // Who is not known yet has no number and may be anybody.
    for numero in [ficha.local, ficha.visitante] where numero >= 0 {
      let cita = Cita(equipo: numero, instante: instante)
      guard let otra = citas.updateValue((elemento.id, ficha.lugar), forKey: cita) else { continue }
      coincide = true
      let equipo =
        numero == ficha.local ? elemento.partido.local : elemento.partido.visitante
      valores.aviso(
        .mismaHora(equipo: equipo.nombre, otroPartido: otra.id), en: ficha.lugar, y: otra.lugar)
    }
    return coincide
  }
}

extension EstadoDePartido {
  /// Whether the match was, or will be, played when its date says.
  fileprivate var ocupaSuHora: Bool {
    switch self {
    case .programado, .enJuego, .finalizado, .suspendido, .adjudicado: true
    case .aplazado, .anulado, .cancelado: false
    }
  }
}
