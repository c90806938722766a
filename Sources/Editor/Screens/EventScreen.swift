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
    await form.show(filled(visit, [:]))
  }

  func submit(_ visit: Visit) async -> Reply {
    guard let touch = visit[EventScreens.oneTouch],
      let (player, isHome) = EventScreens.touched(touch), let match = match(visit)
    else { return await form.submit(visit) }
    let team = isHome ? match.local : match.visitante
    return await form.submit(
      filled(
        visit,
        [.jugador: player, .equipo: team.nombre, .minuto: visit[Dato.minuto.rawValue] ?? ""]))
  }

  private func match(_ visit: Visit) -> Partido? {
    visit[Dato.partido.rawValue].flatMap { Int($0) }.flatMap { visit.app.partidos.partido(id: $0) }
  }

  /// The visit with more in its form; without a minute, with that of the clock.
  private func filled(_ visit: Visit, _ texts: [Dato: String]) -> Visit {
    var fields = texts.sorted { $0.key.rawValue < $1.key.rawValue }.map {
      WebForm.Field($0.key.rawValue, $0.value)
    }
    let id = visit[Dato.partido.rawValue].flatMap { Int($0) }
    if visit.request.method != .post, visit[Dato.minuto.rawValue] == nil,
      let minute = id.flatMap({ visit.session.clocks[$0] })?.minute(at: visit.session.setup.now())
    {
      fields.append(WebForm.Field(Dato.minuto.rawValue, "\(minute)"))
    }
    let request = visit.request
    return Visit(
      session: visit.session,
      request: WebRequest(
        request.method, path: request.path, query: request.query,
        form: WebForm(fields + request.form.fields), isFromThisRun: request.isFromThisRun))
  }
}

extension EventScreens {
  /// What a button says that stands for a player of a side.
  static func oneTouch(_ player: Jugador, isHome: Bool) -> String {
    (isHome ? "local " : "visitante ") + player.conDorsal
  }

  static func touched(_ text: String) -> (player: String, isHome: Bool)? {
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    guard parts.count == 2, ["local", "visitante"].contains(parts[0]) else { return nil }
    return (parts[1], parts[0] == "local")
  }
}
