import Diagnostics
import Editor
import JSON
import Torneo

/// Whom cards keep out of which matches.
struct SuspensionsReport: QueryReport {
  private let hasRules: Bool
  private let suspensions: [Suspension]
  private let matches: [Int: Partido]
  private let language: Language

  /// - Parameter team: of this one alone; nil for all.
  init(_ torneo: Torneo, of team: Equipo?, _ language: Language) {
    hasRules = torneo.reglas.disciplina != nil || !torneo.suspensionesDecididas.isEmpty
    suspensions = torneo.suspensiones().filter { team == nil || $0.quien.equipo === team }
    let named = Set(suspensions.flatMap { [$0.partido] + $0.proximos })
    matches = Dictionary(
      torneo.partidos.filter { named.contains($0.id) }.map { ($0.id, $0.partido) },
      uniquingKeysWith: { first, _ in first })
    self.language = language
  }

  var remarks: [Words] {
    if !hasRules { return [QueryWords.noDisciplineRules] }
    if suspensions.isEmpty { return [QueryWords.noSuspensions] }
    return suspensions.flatMap { suspension in
      suspension.indebidos.map { QueryWords.playedSuspended(suspension.quien.shownName, $0) }
    }
  }

  // MARK: For people

  var texts: [String] {
    let open = suspensions.filter { $0.porCumplir > 0 }
    let over = suspensions.filter { $0.porCumplir == 0 }
    return (open.isEmpty ? [] : [table(QueryWords.outstanding, open, withNext: true)])
      + (over.isEmpty ? [] : [table(QueryWords.over, over, withNext: false)])
  }

  private func table(_ title: Words, _ list: [Suspension], withNext: Bool) -> String {
    var table = QueryTable(
      title,
      [
        QueryWords.player, QueryWords.team, QueryWords.cause, QueryWords.cameFrom,
        QueryWords.served,
      ]
        + (withNext ? [QueryWords.misses] : []), left: [0, 1, 2, 3, 5], language)
    table.rows = list.map { suspension in
      [
        suspension.quien.shownName, suspension.quien.equipo.nombre.visible,
        QueryWords.cause(suspension.causa)[language],
        QueryWords.match(suspension.partido)[language],
        "\(suspension.cumplidos.count)/\(suspension.partidos)",
      ] + (withNext ? [next(suspension)] : [])
    }
    return table.text
  }

  private func next(_ suspension: Suspension) -> String {
    if suspension.proximos.isEmpty { return QueryWords.nothingToMiss[language] }
    let known = suspension.proximos.map { id in
      "\(id) \(matches[id]?.sides[language] ?? "")"
    }
    let unknown = suspension.porCumplir - suspension.proximos.count
    return known.joined(separator: ", ")
      + (unknown > 0 ? " \(QueryWords.andMore(unknown)[language])" : "")
  }

  // MARK: For programs

  var json: JSONValue { .array(suspensions.map { json($0) }) }

  private func json(_ suspension: Suspension) -> JSONValue {
    var members = suspension.quien.members
    switch suspension.causa {
    case .ciclo(let cards):
      members["causa"] = "ciclo"
      members["amarillas"] = .number(cards)
    case .dobleAmarilla: members["causa"] = "dobleAmarilla"
    case .roja: members["causa"] = "roja"
    case .comite(let motivo):
      members["causa"] = "comite"
      if let motivo { members["motivo"] = .string(motivo) }
    }
    members["partido"] = .number(suspension.partido)
    members["partidos"] = .number(suspension.partidos)
    members["porCumplir"] = .number(suspension.porCumplir)
    for (key, list) in [
      ("cumplidos", suspension.cumplidos), ("proximos", suspension.proximos),
      ("indebidos", suspension.indebidos),
    ] {
      members[key] = .array(list.map { .number($0) })
    }
    return .object(members)
  }
}
