import Diagnostics
import MarcadorApp
import Site
import Torneo

/// What a match is: state, date, ground; the clock, and what starts and ends it.
@MainActor
struct MatchHead {
  private let id: Int
  private let match: Partido
  private let visit: Visit

  init(_ id: Int, _ match: Partido, _ visit: Visit) {
    (self.id, self.match, self.visit) = (id, match, visit)
  }

  var html: HTML {
    let language = visit.language.site
    let parts = [
      visit.say(match.estado.words), match.jornada.map { visit.say(EditorWords.matchday($0)) },
      match.fecha.map { language.shortDate($0, withYear: true) },
      match.fecha.flatMap { language.time($0) }, match.campo, match.arbitro, match.motivo,
    ].compactMap(\.self)
    return .several([
      .tag("p", ["class": "ficha"], [.tag("bdi", [:], parts.joined(separator: " · "))]),
      .tag("div", ["class": "mando"], [clock] + buttons),
    ])
  }

  private var running: MatchClock? { visit.session.clocks[id] }

  /// Told in words to who hears it only when the page is read: a clock that speaks each second is none.
  private var clock: HTML {
    guard match.estado == .enJuego, let running else { return .nothing }
    let now = visit.session.setup.now()
    return .tag(
      "p",
      [
        "class": "reloj", "data-pasados": "\(now - running.start)", "data-base": "\(running.base)",
        "data-fin": "\(running.end)",
      ], running.minute(at: now).map { "\($0)'" } ?? "")
  }

  private var buttons: [HTML] {
    if match.faltaUnLado { return [] }
    switch match.estado {
    case .programado, .aplazado, .suspendido: return [start(.primera)]
    case .enJuego:
      let parts = ClockScreen.Part.allCases
      return [finish] + parts.filter { ($0 == .descanso) == (running != nil) }.map(start)
        + [
          .link(
            to: Address.of(SetClockScreen.place, [(Dato.partido.rawValue, "\(id)")]),
            visit.say(EditorWords.setClock), kind: "boton suave")
        ]
    case .finalizado, .anulado, .cancelado, .adjudicado: return []
    }
  }

  private func start(_ part: ClockScreen.Part) -> HTML {
    let isFirst = match.estado != .enJuego
    return FormFrame(visit, action: Address.of("reloj")).html(
      hidden: [(Dato.partido.rawValue, "\(id)"), (ClockScreen.partField, part.rawValue)],
      [
        FormFrame.button(
          visit.say(isFirst ? StateScreens.name(.enJuego) : ClockScreen.name(part)),
          kind: isFirst ? nil : "suave")
      ])
  }

  private var finish: HTML {
    FormFrame(visit, action: Address.of(StateScreens.path(.finalizado))).html(
      hidden: [(Dato.partido.rawValue, "\(id)")] + looked.hidden,
      [FormFrame.button(visit.say(StateScreens.name(.finalizado)))])
  }

  private var looked: [Looked] {
    do {
      return try MatchForms.lookedAt([.partido: "\(id)"], visit.torneo)
    } catch {
      // The match was there a moment ago; without this the form only does not compare.
      return []
    }
  }
}
