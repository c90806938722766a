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

  mutating func anota(_ leido: LectorDePartidos.Leido, en valores: inout LectorDeValores) {
    let partido = leido.elemento.partido
    guard let fecha = partido.fecha, fecha.hora != nil, partido.estado.ocupaSuHora else { return }
    let instante = fecha.segundosDesde1970
    for (numero, equipo) in [(leido.local, partido.local), (leido.visitante, partido.visitante)] {
      let cita = Cita(equipo: numero, instante: instante)
      if let otra = citas.updateValue((leido.elemento.id, leido.lugar), forKey: cita) {
        valores.aviso(
          .mismaHora(equipo: equipo.nombre, otroPartido: otra.id), en: leido.lugar, y: otra.lugar)
      }
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
