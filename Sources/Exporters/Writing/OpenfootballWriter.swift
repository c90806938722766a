import JSON
import Torneo

/// Writes a tournament in the shape that most files of openfootball have: a name and a list of matches.
struct OpenfootballWriter {
  let torneo: Torneo
  let format: Format

  var text: String {
    var file = JSONObject()
    if let title = torneo.title { file["name"] = .string(title) }
    file["matches"] = .array(torneo.partidos.map { .object(match($0)) })
    return String(decoding: JSONWriter.pretty.text(of: .object(file)), as: UTF8.self)
  }

  private func match(_ element: PartidoDeLista) -> JSONObject {
    let partido = element.partido
    var match = JSONObject()
    if element.id <= format.greatestNumber { match["num"] = .number(element.id) }
    if let round = partido.roundLabel { match["round"] = .string(round) }
    if let fase = partido.fase { match["stage"] = .string(fase) }
    if let grupo = partido.grupo { match["group"] = .string(groupLabel(grupo)) }
    if let fecha = partido.fecha {
      match["date"] = .string(fecha.sinHora.description)
      if let time = fecha.clock { match["time"] = .string(time) }
    }
    match["team1"] = .string(partido.local.sideLabel)
    match["team2"] = .string(partido.visitante.sideLabel)
    match["score"] = .object(score(of: partido))
    let goals = WrittenGoals(of: partido)
    // No list says that nobody wrote down who scored; an empty one that nobody did.
    if !goals.isEmpty || partido.estado == .finalizado && partido.resultado == nil {
      match["goals1"] = .array(goals.local.map(goal))
      match["goals2"] = .array(goals.visitante.map(goal))
    }
    if let campo = partido.campo { match["ground"] = .string(campo) }
    if let status = partido.estado.openfootball { match["status"] = .string(status) }
    return match
  }

  private func score(of partido: Partido) -> JSONObject {
    var object = JSONObject()
    guard let score = WrittenScore(of: partido) else { return object }
    object["ht"] = score.halfTime.map(pair)
    object["ft"] = pair(score.ninety ?? score.final)
    if score.ninety != nil { object["et"] = pair(score.final) }
    object["p"] = score.shootOut.map(pair)
    return object
  }

  private func pair(_ tanteo: Tanteo) -> JSONValue {
    [.number(tanteo.local), .number(tanteo.visitante)]
  }

  private func goal(_ goal: WrittenGoals.Goal) -> JSONValue {
    var object: JSONObject = ["name": .string(goal.name), "minute": .number(goal.minuto.minuto)]
    if goal.minuto.anadido > 0 { object["offset"] = .number(goal.minuto.anadido) }
    switch goal.modo {
    case .jugada: break
    case .penalti: object["penalty"] = true
    case .propia: object["owngoal"] = true
    }
    return .object(object)
  }
}
