import MarcadorApp
import Torneo
import Web

/// The form of a new event: its minute is that of the clock of the match, and one touch may say who and
/// for whom.
@MainActor
struct EventScreen<Campos: CamposDeEvento>: Screen {
  let form: FormScreen<Campos>

  var path: String { form.path }

  func show(_ visit: Visit) async -> Reply {
    await form.show(withMinute(visit))
  }

  func submit(_ visit: Visit) async -> Reply {
    let visit = atArrival(visit)
    let touch = visit[EventScreens.oneTouch]
    if touch == EventScreens.notYetTouched { return await form.show(visit) }
    guard let (player, isHome) = touch.flatMap(EventScreens.touched), let match = match(visit)
    else { return await form.submit(visit) }
    let team = isHome ? match.local : match.visitante
    return await form.submit(
      visit.with([Dato.jugador.rawValue: player, Dato.equipo.rawValue: team.nombre]))
  }

  private func match(_ visit: Visit) -> Partido? {
    visit[Dato.partido.rawValue].flatMap { Int($0) }.flatMap { visit.app.partidos.partido(id: $0) }
  }

  /// The visit with the minute of the clock, where none is told.
  private func withMinute(_ visit: Visit) -> Visit {
    visit[Dato.minuto.rawValue] == nil ? withClock(visit) : visit
  }

  /// The form as it arrived: a minute that nobody wrote is that of the clock now, not of when the page
  /// was opened.
  private func atArrival(_ visit: Visit) -> Visit {
    let minute = visit[Dato.minuto.rawValue]?.sinEspaciosAlrededor ?? ""
    let isUntouched = minute.isEmpty || minute == visit[FormFrame.shownMinuteField]
    return isUntouched ? withClock(visit) : visit
  }

  private func withClock(_ visit: Visit) -> Visit {
    let id = visit[Dato.partido.rawValue].flatMap { Int($0) }
    guard let clock = id.flatMap({ visit.session.clocks[$0] }),
      let minute = clock.minute(at: visit.session.setup.now())
    else { return visit }
    return visit.with([Dato.minuto.rawValue: "\(minute)"])
  }
}

extension EventScreens {
  /// What a button says that stands for a player of a side.
  static func oneTouch(_ player: Jugador, of team: Equipo, isHome: Bool) -> String {
    (isHome ? "local " : "visitante ") + team.etiqueta(de: player)
  }

  static func touched(_ text: String) -> (player: String, isHome: Bool)? {
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    guard parts.count == 2, ["local", "visitante"].contains(parts[0]) else { return nil }
    return (parts[1], parts[0] == "local")
  }
}
