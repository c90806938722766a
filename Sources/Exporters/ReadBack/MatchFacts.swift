import Diagnostics
import Torneo

/// All that a match tells, each fact as a text, to compare a match with what a file reads as. Players
/// are their names; events of one minute have no order.
struct MatchFacts: Sendable {
  let number: Int
  let partido: Partido

  init(_ element: PartidoDeLista) {
    number = element.id
    partido = element.partido
  }

  func text(_ fact: Fact) -> String {
    switch fact {
    case .number: "\(number)"
    case .sides: "\(partido.local.nombre)\n\(partido.visitante.nombre)"
    case .state: "\(partido.estado) \(partido.cuentaEnLaTabla)"
    case .result: result
    case .date: partido.fecha?.description ?? ""
    case .matchday: partido.jornada.map { "\($0)" } ?? ""
    case .labels:
      [partido.fase, partido.grupo, partido.ronda].map { $0 ?? "" }.joined(separator: "\n")
    case .place:
      [partido.campo, partido.arbitro, partido.espectadores.map { "\($0)" }, partido.motivo]
        .map { $0 ?? "" }.joined(separator: "\n")
    case .events: events.joined(separator: "\n")
    case .lineups:
      [partido.alineacionLocal, partido.alineacionVisitante].map(Self.text).joined(separator: "\n")
    }
  }

  private var result: String {
    guard let score = WrittenScore(of: partido, isLive: true) else { return "" }
    return [score.final, score.halfTime, score.ninety, score.shootOut]
      .map { $0?.description ?? "" }.joined(separator: " ")
  }

  private var events: [String] {
    var kicks: [String] = []
    var others: [String] = []
    for event in partido.eventos {
      let minute = event.minuto?.description ?? ""
      let side = event.equipo?.nombre ?? ""
      switch event {
      case .gol(_, let jugador, _, let modo, let asistencia):
        others.append("\(minute) \(modo) \(jugador.nombre)\t\(side)\t\(asistencia?.nombre ?? "")")
      case .tarjeta(_, let jugador, let equipo, let color, let aOficial):
        let suyo = equipo?.nombre ?? team(of: jugador)
        others.append("\(minute) \(color) \(jugador.nombre)\t\(suyo) \(aOficial)")
      case .cambio(_, let entra, let sale, let equipo):
        let suyo = equipo?.nombre ?? team(of: entra)
        others.append("\(minute) \(entra.nombre)\t\(sale.nombre)\t\(suyo)")
      case .penaltiFallado(_, let jugador, _):
        others.append("\(minute) falla \(jugador.nombre)\t\(side)")
      case .lanzamiento(let jugador, _, let convertido):
        kicks.append("\(jugador.nombre)\t\(side) \(convertido)")
      }
    }
    return others.sorted() + kicks
  }

  /// The side of somebody of whom an event does not tell it, if only one has the name.
  private func team(of jugador: Jugador) -> String {
    let sides = [partido.local, partido.visitante].filter { equipo in
      equipo.plantilla.contains { $0.nombre == jugador.nombre }
    }
    return sides.count == 1 ? sides.first?.nombre ?? "" : ""
  }

  private static func text(_ lineup: Alineacion?) -> String {
    guard let lineup else { return "" }
    return
      (lineup.titulares.map(\.nombre) + ["+"] + lineup.suplentes.map(\.nombre).sorted()
      + ["+", lineup.capitan?.nombre ?? "", lineup.entrenador ?? ""]).joined(separator: "\t")
  }
}

/// What of a match may be read as something else.
enum Fact: CaseIterable, Sendable {
  case number, sides, state, result, date, matchday, labels, place, events, lineups
}
