import Diagnostics
import MarcadorApp
import Torneo
import Web

/// Starts the clock of a half, or stops it. The first half starts the match too.
@MainActor
struct ClockScreen: Screen {
  /// The parts of a match that a clock can be started for.
  enum Part: String, CaseIterable {
    case primera, segunda, prorroga, segundaProrroga, descanso
  }

  static let partField = "parte"

  let path = "reloj"

  func show(_ visit: Visit) async -> Reply {
    .page(.notFound(visit))
  }

  func submit(_ visit: Visit) async -> Reply {
    if !visit.request.isFromThisRun { return .page(.earlierRun(visit)) }
    guard let part = Part(rawValue: visit[Self.partField] ?? ""),
      let id = Int(visit[Dato.partido.rawValue] ?? ""),
      let match = visit.app.partidos.partido(id: id)
    else { return .page(.notFound(visit)) }
    if visit.session.fault != nil { return .page(BrokenStore.page(visit)) }
    let address = Address.of("partido", [("partido", "\(id)")])
    if part == .descanso {
      visit.session.clocks[id] = nil
      return .done([], then: address)
    }
    var told: [Notice] = []
    if match.estado != .enJuego {
      let form = CambioDeEstado(a: .enJuego)
      let model = visit.app.edicionViewModel(form)
      model.formulario.campos[.partido] = "\(id)"
      guard model.guardar(), let done = model.hecho else {
        let reason =
          model.mensaje(de: .partido) ?? model.formulario.alerta ?? EditorWords.noSuchPage
        return .done([Notice(.problem, reason)], then: address)
      }
      let what = visit.torneo.description(of: done)
      visit.app.historial.nombra(what)
      told = [Notice(.done, EditorWords.saved(what))]
    }
    let length = visit.torneo.reglas.duracion
    let now = visit.session.setup.now()
    visit.session.clocks[id] = Self.clock(part, length, now)
    return .done(told, then: address)
  }

  static func clock(_ part: Part, _ length: Duracion, _ now: Int) -> MatchClock? {
    let (half, extra) = (length.partido / 2, length.prorroga / 2)
    switch part {
    case .primera: return MatchClock(start: now, base: 0, end: half)
    case .segunda: return MatchClock(start: now, base: half, end: length.partido)
    case .prorroga:
      return MatchClock(start: now, base: length.partido, end: length.partido + extra)
    case .segundaProrroga:
      return MatchClock(
        start: now, base: length.partido + extra, end: length.partido + length.prorroga)
    case .descanso: return nil
    }
  }

  /// What is played, without the start of it.
  static func partName(_ part: Part) -> Words {
    switch part {
    case .primera: Words(es: "primera parte", en: "first half")
    case .segunda: Words(es: "segunda parte", en: "second half")
    case .prorroga: Words(es: "prórroga", en: "extra time")
    case .segundaProrroga:
      Words(es: "2.ª parte de la prórroga", en: "second half of extra time")
    case .descanso: Words(es: "descanso", en: "half time")
    }
  }

  static func name(_ part: Part) -> Words {
    switch part {
    case .primera: Words(es: "Empezar la primera parte", en: "Start the first half")
    case .segunda: Words(es: "Empezar la segunda parte", en: "Start the second half")
    case .prorroga: Words(es: "Empezar la prórroga", en: "Start extra time")
    case .segundaProrroga:
      Words(es: "Empezar la 2.ª parte de la prórroga", en: "Start the second half of extra time")
    case .descanso: Words(es: "Parar el reloj", en: "Stop the clock")
    }
  }
}
