import JSON
import Torneo

/// Tells a team that would have to play twice at one time.
struct Horarios {
  private struct Cita: Hashable {
    let equipo: Int
    let instante: Int
  }

  private var citas: [Cita: (id: Int, lugar: JSONTape.Value)] = [:]

  init(partidos: Int) {
    citas.reserveCapacity(partidos * 2)
  }

  mutating func anota(
    _ elemento: PartidoDeLista, _ ficha: LectorDePartidos.Ficha,
    en valores: inout LectorDeValores
  ) {
    guard let fecha = elemento.partido.fecha, fecha.hora != nil,
      elemento.partido.estado.ocupaSuHora
    else { return }
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
