import Diagnostics
import Editor
import Feeds
import JSON
import MarcadorApp
import Torneo

/// What two teams did against each other.
struct HeadToHeadReport: QueryReport {
  let headToHead: CaraACara
  let language: Language

  var remarks: [Words] { headToHead.partidos.isEmpty ? [QueryWords.neverMet] : [] }

  // MARK: For people

  var texts: [String] {
    headToHead.partidos.isEmpty ? [] : [balance, matches]
  }

  private var balance: String {
    let (equipo, rival) = (headToHead.equipo, headToHead.rival)
    let suyo = headToHead.balance
    var table = QueryTable(
      nil,
      [
        QueryWords.team, QueryWords.matches, QueryWords.won, QueryWords.drawn, QueryWords.lost,
        QueryWords.goalsFor, QueryWords.goalsAgainst,
      ], left: [0], language)
    table.rows = [
      row(
        equipo,
        [
          suyo.jugados, suyo.ganados, suyo.empatados, suyo.perdidos, suyo.golesAFavor,
          suyo.golesEnContra,
        ]),
      row(
        rival,
        [
          suyo.jugados, suyo.perdidos, suyo.empatados, suyo.ganados, suyo.golesEnContra,
          suyo.golesAFavor,
        ]),
    ]
    let (won, lost) = (headToHead.tandasGanadas, headToHead.tandasPerdidas)
    let shootOuts =
      won + lost == 0
      ? "" : "  \(equipo.nombre.visible): \(QueryWords.shootOuts(won, lost)[language])\n"
    return table.text + shootOuts
  }

  private func row(_ equipo: Equipo, _ figures: [Int]) -> [String] {
    [equipo.nombre.visible] + figures.map { "\($0)" }
  }

  private var matches: String {
    let rows = headToHead.partidos.map { match in
      let partido = match.partido
      return [
        "\(match.id)", partido.fecha?.sinHora.description ?? "-",
        partido.ronda?.visible ?? partido.fase?.visible ?? "",
        partido.sides[language] + shootOut(partido), state(match),
      ]
    }
    return TerminalTables.text(rows, leftColumns: [1, 2, 3, 4])
  }

  private func shootOut(_ partido: Partido) -> String {
    guard partido.cuentaEnLaTabla, let tanda = partido.tanda,
      let winner = partido.ganadorDeLaTanda
    else { return "" }
    return " " + QueryWords.shootOut(tanda, won: winner.nombre.visible)[language]
  }

  /// What is to be known of a match that was not just played.
  private func state(_ match: PartidoDeLista) -> String {
    let partido = match.partido
    var state = partido.estado == .finalizado ? "" : partido.estado.words[language]
    if partido.tieneMarcador, partido.estado != .enJuego,
      !headToHead.queCuentan.contains(match.id)
    {
      state += (state.isEmpty ? "" : ", ") + QueryWords.doesNotCount[language]
    }
    return state
  }

  // MARK: For programs

  var json: JSONValue {
    let suyo = headToHead.balance
    return [
      "equipo": .string(headToHead.equipo.nombre), "rival": .string(headToHead.rival.nombre),
      "pj": .number(suyo.jugados), "g": .number(suyo.ganados), "e": .number(suyo.empatados),
      "p": .number(suyo.perdidos), "gf": .number(suyo.golesAFavor),
      "gc": .number(suyo.golesEnContra), "tandasGanadas": .number(headToHead.tandasGanadas),
      "tandasPerdidas": .number(headToHead.tandasPerdidas),
      "partidos": .array(
        headToHead.partidos.map { match in
          var members = match.summary
          members["cuenta"] = .bool(headToHead.queCuentan.contains(match.id))
          return .object(members)
        }),
    ]
  }
}
