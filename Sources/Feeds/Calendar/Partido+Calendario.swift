import Torneo

extension Partido {
  /// What a calendar says of the meeting at the date that the match has.
  ///
  /// One that is postponed and still has its old date is *cancelled*: nobody must go to the ground on
  /// that day, which `TENTATIVE` would leave open. Its new date makes it confirmed again, under the
  /// same UID and with a higher sequence. (Postponed without a date it is in no calendar: an event
  /// needs a start, and programs drop events that a feed they follow has no more.) Tentative is one of
  /// which only the day is fixed. What was played stays confirmed, also if it was stopped or declared
  /// void afterwards: people did meet.
  var calendarStatus: String {
    switch estado {
    case .aplazado, .cancelado: "CANCELLED"
    case .programado: fecha?.hora == nil ? "TENTATIVE" : "CONFIRMED"
    case .enJuego, .finalizado, .suspendido, .anulado, .adjudicado: "CONFIRMED"
    }
  }

  /// The revision of the event, from nothing but the facts of now: what was before is kept nowhere.
  ///
  /// It is the minute of the kick-off, counted from 1850, times eight, plus how far the match has come.
  /// So it rises when a match goes on to its end, when it is postponed, when it gets an hour where it
  /// had only a day, and whenever it is moved to a later time, whatever state it was in: the usual
  /// course. It falls when a match is moved to an earlier time. No function of the present alone can
  /// avoid that: if it rose from Saturday to Sunday and from Sunday to Saturday, it would have to be
  /// higher than itself. Programs that follow a feed take what it says now in any case. The clock at
  /// the ground counts, so that to write down its distance from UTC is no change.
  ///
  /// Below 2³¹ for every date that a store may have, as RFC 5545 asks.
  var calendarSequence: Int {
    guard let fecha else { return 0 }
    let minute = fecha.segundosEnSuReloj / 60 - Self.firstMinute
    return max(0, minute) * 8 + progress
  }

  /// 1 January 1850, the first day that a store may have, in minutes since 1970.
  private static let firstMinute = -43_829 * 1440

  private var progress: Int {
    switch estado {
    case .programado: 0
    case .aplazado: 1
    case .cancelado: 2
    case .enJuego: 3
    case .suspendido: 4
    case .finalizado: 5
    case .adjudicado: 6
    case .anulado: 7
    }
  }
}
