import Diagnostics
import MarcadorApp
import Torneo
import Web

/// Sets the clock of a match that is under way: it was started late, or not at all.
@MainActor
struct SetClockScreen: Screen {
  nonisolated static let place = "reloj-poner"

  let path = Self.place

  func show(_ visit: Visit) async -> Reply {
    guard let (id, _) = subject(visit) else { return .page(.notFound(visit)) }
    return .page(page(visit, id))
  }

  func submit(_ visit: Visit) async -> Reply {
    guard let (id, match) = subject(visit) else { return .page(.notFound(visit)) }
    let (clock, complaints) = clock(visit)
    if visit.isCheck {
      return .data(
        FormCheck(visit, isReady: clock != nil) {
          $0 == Dato.minuto.rawValue ? complaints : nil
        }.bytes)
    }
    func refused(_ status: Int, _ notices: [Notice]) -> Reply {
      var page = page(visit, id, complaints: complaints)
      page.status = status
      page.notices = notices
      return .page(page)
    }
    guard visit.request.isFromThisRun else {
      return refused(403, [Notice(.problem, EditorWords.earlierRun)])
    }
    guard match.estado == .enJuego else {
      return refused(422, [Notice(.problem, EditorWords.notUnderWay)])
    }
    guard let clock else { return refused(422, []) }
    visit.session.clocks[id] = clock
    let minute = clock.minute(at: visit.session.setup.now()).map { "\($0)" } ?? ""
    return .done(
      [Notice(.done, EditorWords.clockSet(minute))],
      then: Address.of("partido", [(Dato.partido.rawValue, "\(id)")]))
  }

  private func subject(_ visit: Visit) -> (id: Int, match: Partido)? {
    guard let id = Int(visit[Dato.partido.rawValue] ?? ""),
      let match = visit.app.partidos.partido(id: id)
    else { return nil }
    return (id, match)
  }

  private func part(_ visit: Visit) -> ClockScreen.Part {
    ClockScreen.Part(rawValue: visit[ClockScreen.partField] ?? "") ?? .primera
  }

  /// The clock that was meant, or what is wrong with its minute.
  private func clock(_ visit: Visit) -> (MatchClock?, [Words]) {
    let now = visit.session.setup.now()
    let text = visit[Dato.minuto.rawValue] ?? ""
    do throws(EdicionRechazada) {
      let minute = try Dato.minuto.minuto(text)
      guard let whole = ClockScreen.clock(part(visit), visit.torneo.reglas.duracion, now) else {
        return (nil, [])
      }
      guard let clock = whole.set(to: minute, at: now) else {
        throw .fueraDeRango(.minuto, text, min(whole.base + 1, whole.end)...whole.end)
      }
      return (clock, [])
    } catch {
      return (nil, [error.frase] + FieldTable.advice(error))
    }
  }

  private func page(_ visit: Visit, _ id: Int, complaints: [Words] = []) -> Page {
    let keys = [Dato.partido: "\(id)"]
    let minute = visit.session.clocks[id]?.minute(at: visit.session.setup.now())
    let parts = ClockScreen.Part.allCases.filter { $0 != .descanso }
    return Page(
      EditorWords.setClock, .partidos, back: MatchForms.backToMatch(keys, visit.torneo),
      MatchForms.sides(visit, keys)
        + FormView(
          action: Address.of(path), hidden: [(Dato.partido.rawValue, "\(id)")],
          fields: [
            Field(
              name: ClockScreen.partField, label: EditorWords.partOfMatch,
              value: part(visit).rawValue,
              control: .choice(
                parts.map { Field.Choice($0.rawValue, visit.say(ClockScreen.partName($0))) }),
              isRequired: true),
            Field(
              name: Dato.minuto.rawValue, label: EditorWords.minuteNow,
              value: visit[Dato.minuto.rawValue] ?? minute.map { "\($0)" } ?? "",
              hint: EditorWords.minuteHint, isRequired: true, complaints: complaints),
          ], submit: EditorWords.setClock
        ).html(visit))
  }
}
