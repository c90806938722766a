import Diagnostics
import JSON
import Torneo

extension OpenfootballReader {
  mutating func match(_ node: JSONNode, round: String?) {
    context = []
    guard let object = object(node, .match, field: "matches") else { return }
    let team1 = team(object, "team1")
    let team2 = team(object, "team2")
    let date = kickOff(object, team1: team1, team2: team2)
    let title = MatchRecord.title(team1?.name ?? "?", team2?.name ?? "?", date)
    context = [title]
    defer { context = [] }

    let round = text(object, "round") ?? round
    let stage = text(object, "stage")
    let group = text(object, "group")
    let number = integer(object, "num")
    let ground = text(object, "ground", max: .texto)
    let score = score(object)
    let goals1 = goals(object, "goals1")
    let goals2 = goals(object, "goals2")
    let status = text(object, "status")
    guard let team1, let team2 else { return }
    add(
      MatchRecord(
        place: place(node), round: round, stage: stage, group: group, number: number, date: date,
        team1: team1, team2: team2, score: score,
        status: status.map {
          MatchRecord.StatusMention(text: $0, place: place(object["status"] ?? node))
        }, goals1: goals1, goals2: goals2, ground: ground))
  }

  /// A side: text, or an object with name and code.
  private mutating func team(_ match: JSONNode, _ field: String) -> TeamMention? {
    guard let node = match[field], node.kind == .object else {
      guard let name = name(match, field) else { return nil }
      return TeamMention(name: name, place: place(match[field] ?? match))
    }
    guard let object = object(node, .team, field: field), let name = name(object) else {
      return nil
    }
    return TeamMention(name: name, code: text(object, "code"), place: place(object["name"] ?? node))
  }

  private mutating func kickOff(
    _ match: JSONNode, team1: TeamMention?, team2: TeamMention?
  ) -> Fecha? {
    context = [MatchRecord.title(team1?.name ?? "?", team2?.name ?? "?", nil)]
    guard let text = text(match, "date"), let node = match["date"] else { return nil }
    let day: Fecha
    do throws(FechaInvalida) {
      day = try Fecha(texto: text)
    } catch {
      report(.invalid(.badDate(text, error)), at: node.offset)
      return nil
    }
    context = [MatchRecord.title(team1?.name ?? "?", team2?.name ?? "?", day)]
    guard let clock = self.text(match, "time"), let node = match["time"] else { return day }
    switch ClockReading(clock) {
    case .time(let hora, let desfase):
      return Fecha(anio: day.anio, mes: day.mes, dia: day.dia, hora: hora, desfase: desfase)
    case .impossible:
      report(.invalid(.impossibleTime(clock)), at: node.offset)
    case .unreadable:
      report(.match(.unreadableTime(clock)), at: node.offset)
    }
    return day
  }

  private mutating func score(_ match: JSONNode) -> ScoreRecord {
    guard let node = match["score"], !node.isNull,
      let object = object(node, .score, field: "score")
    else { return ScoreRecord() }
    return ScoreRecord(
      halfTime: tanteo(object, "ht"), fullTime: tanteo(object, "ft"),
      extraTime: tanteo(object, "et"), penalties: tanteo(object, "p"))
  }

  /// Two whole numbers: `[2, 1]`.
  private mutating func tanteo(_ score: JSONNode, _ field: String) -> Tanteo? {
    guard let sides = list(score, field), let node = score[field] else { return nil }
    if sides.isEmpty { return nil }
    guard sides.count == 2, let local = sides[0].integer, let visitante = sides[1].integer else {
      report(.invalid(.scoreForm(field)), at: node.offset)
      return nil
    }
    for side in sides {
      if let goals = side.integer, !Tanteo.permitidos.contains(goals) {
        report(.invalid(.scoreOutOfRange(goals)), at: side.offset)
        return nil
      }
    }
    return Tanteo(local: local, visitante: visitante)
  }

  private mutating func goals(_ match: JSONNode, _ field: String) -> [GoalRecord]? {
    guard let elements = list(match, field) else { return nil }
    return elements.compactMap { goal($0, field: field) }
  }

  private mutating func goal(_ node: JSONNode, field: String) -> GoalRecord? {
    guard let object = object(node, .goal, field: field) else { return nil }
    let name = name(object)
    let minute = minute(object, scorer: name)
    let isPenalty = flag(object, "penalty")
    let isOwnGoal = flag(object, "owngoal")
    guard let name else { return nil }
    if isPenalty, isOwnGoal { report(.goal(.penaltyAndOwnGoal(name)), at: node.offset) }
    return GoalRecord(
      name: name, place: place(object["name"] ?? node), minute: minute, isPenalty: isPenalty,
      isOwnGoal: isOwnGoal)
  }

  private mutating func minute(_ goal: JSONNode, scorer: String?) -> Minuto? {
    guard let node = goal["minute"], !node.isNull else {
      if let scorer { report(.goal(.goalWithoutMinute(scorer)), at: goal.offset) }
      return nil
    }
    let reading: MinuteReading
    let written: String
    if let text = node.string {
      written = text
      reading = MinuteReading(text)
    } else if node.kind == .number {
      guard let base = integer(goal, "minute") else { return nil }
      let added = integer(goal, "offset") ?? 0
      written = added == 0 ? "\(base)" : "\(base)+\(added)"
      reading = MinuteReading(base, added: added)
    } else {
      report(
        .invalid(.wrongKind(field: "minute", expected: .number, found: node.kind)), at: node.offset)
      return nil
    }
    switch reading {
    case .minute(let minuto):
      if minuto.anadido > 0, ![45, 90, 105, 120].contains(minuto.minuto) {
        report(.goal(.oddAddedTime(minuto)), at: node.offset)
      }
      return minuto
    case .pastTheEnd(let minuto):
      report(.goal(.minutePastTheEnd(written: written, minuto)), at: node.offset)
      return minuto
    case .outOfRange: report(.invalid(.minuteOutOfRange(written)), at: node.offset)
    case .unreadable: report(.invalid(.unreadableMinute(written)), at: node.offset)
    }
    return nil
  }
}
