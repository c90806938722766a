import JSON
import Torneo

/// Tells a team that would have to play twice at one time, and a match that is written twice.
struct Horarios {
  private struct Cruce: Hashable {
    let local: Int
    let visitante: Int
    let jornada: Int?
  }

  private struct Cita: Hashable {
    let equipo: Int
    let instante: Int
  }

  private var citas: [Cita: (id: Int, lugar: JSONTape.Value)] = [:]
  /// The last match of each pairing of a matchday.
  private var cruces: [Cruce: (elemento: PartidoDeLista, lugar: JSONTape.Value)] = [:]

  init(partidos: Int) {
    citas.reserveCapacity(partidos * 2)
    cruces.reserveCapacity(partidos)
  }

  mutating func anota(
    _ elemento: PartidoDeLista, _ ficha: LectorDePartidos.Ficha,
    en valores: inout LectorDeValores
  ) {
    guard elemento.partido.estado.ocupaSuHora else { return }
    let cruce = Cruce(
      local: ficha.local, visitante: ficha.visitante, jornada: elemento.partido.jornada)
    if let otro = cruces.updateValue((elemento, ficha.lugar), forKey: cruce),
      elemento.partido.esElMismo(que: otro.elemento.partido)
    {
      valores.aviso(.partidoRepetido(otro.elemento.id), en: ficha.lugar, y: otro.lugar)
      return
    }
    guard let fecha = elemento.partido.fecha, fecha.hora != nil else { return }
    let instante = fecha.segundosDesde1970
    // Who is not known yet has no number and may be anybody.
    for numero in [ficha.local, ficha.visitante] where numero >= 0 {
      let cita = Cita(equipo: numero, instante: instante)
      guard let otra = citas.updateValue((elemento.id, ficha.lugar), forKey: cita) else { continue }
      let equipo =
        numero == ficha.local ? elemento.partido.local : elemento.partido.visitante
      valores.aviso(
        .mismaHora(equipo: equipo.nombre, otroPartido: otra.id), en: ficha.lugar, y: otra.lugar)
    }
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

extension Partido {
  /// Whether one match of these sides and this matchday may have been written twice: nothing that was
  /// planned tells the two apart.
  fileprivate func esElMismo(que otro: Partido) -> Bool {
    fecha == otro.fecha && fase == otro.fase && grupo == otro.grupo && ronda == otro.ronda
  }
}
