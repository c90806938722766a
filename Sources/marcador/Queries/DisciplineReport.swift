import Diagnostics
import JSON
import Torneo

/// The cards of teams, players and who sits on the bench.
struct DisciplineReport: QueryReport {
  private let teams: [Puesto<Disciplina.DeEquipo>]
  private let players: [Disciplina.DePersona]
  private let officials: [Disciplina.DePersona]
  private let ofNobody: Int
  private let language: Language

  /// - Parameter team: of this one alone; nil for all.
  init(_ disciplina: Disciplina, of team: Equipo?, _ language: Language) {
    teams = disciplina.equipos.filter { team == nil || $0.elemento.equipo === team }
    players = disciplina.jugadores.filter { team == nil || $0.quien.equipo === team }
    officials = disciplina.oficiales.filter { team == nil || $0.quien.equipo === team }
    ofNobody = disciplina.sinEquipo
    self.language = language
  }

  var remarks: [Words] {
    (teams.isEmpty
      ? [QueryWords.noMatches]
      : players.isEmpty && officials.isEmpty ? [QueryWords.noCards] : [])
      + (ofNobody > 0 ? [QueryWords.cardsOfNobody(ofNobody)] : [])
  }

  // MARK: For people

  private static let cards = [QueryWords.yellow, QueryWords.secondYellow, QueryWords.red]

  var texts: [String] {
    teams.isEmpty
      ? []
      : [teamTable]
        + [
          (QueryWords.players, QueryWords.player, players),
          (QueryWords.bench, QueryWords.name, officials),
        ]
        .filter { !$0.2.isEmpty }.map(table)
  }

  private var teamTable: String {
    var table = QueryTable(
      QueryWords.fairPlay,
      [QueryWords.place, QueryWords.team, QueryWords.matches] + Self.cards
        + [QueryWords.ofTheBench, QueryWords.points], left: [1], language)
    table.rows = teams.map { puesto in
      let team = puesto.elemento
      return ["\(puesto.posicion)", team.equipo.nombre.visible, "\(team.jugados)"]
        + figures(team.deJugadores) + ["\(team.deOficiales.total)", "\(team.puntos)"]
    }
    return table.text
  }

  private func table(_ title: Words, _ head: Words, _ people: [Disciplina.DePersona]) -> String {
    var table = QueryTable(
      title, [head, QueryWords.team] + Self.cards + [QueryWords.points], left: [0, 1], language)
    table.rows = people.map { person in
      [person.quien.shownName, person.quien.equipo.nombre.visible] + figures(person.tarjetas)
        + ["\(person.puntos)"]
    }
    return table.text
  }

  private func figures(_ tarjetas: Tarjetas) -> [String] {
    [tarjetas.amarillas, tarjetas.dobles, tarjetas.rojas].map { "\($0)" }
  }

  // MARK: For programs

  var json: JSONValue {
    [
      "equipos": .array(
        teams.map { puesto in
          let team = puesto.elemento
          var members: JSONObject = [
            "pos": .number(puesto.posicion), "equipo": .string(team.equipo.nombre),
            "pj": .number(team.jugados),
          ]
          add(team.deJugadores, to: &members)
          var bench = JSONObject()
          add(team.deOficiales, to: &bench)
          members["banquillo"] = .object(bench)
          members["puntos"] = .number(team.puntos)
          return .object(members)
        }),
      "jugadores": .array(players.map { json($0, $0.quien.members) }),
      "banquillo": .array(
        officials.map { person in
          json(
            person,
            [
              "nombre": .string(person.quien.jugador.nombre),
              "equipo": .string(person.quien.equipo.nombre),
            ])
        }),
    ]
  }

  private func json(_ person: Disciplina.DePersona, _ who: JSONObject) -> JSONValue {
    var members = who
    add(person.tarjetas, to: &members)
    members["puntos"] = .number(person.puntos)
    return .object(members)
  }

  private func add(_ tarjetas: Tarjetas, to members: inout JSONObject) {
    members["amarillas"] = .number(tarjetas.amarillas)
    members["dobles"] = .number(tarjetas.dobles)
    members["rojas"] = .number(tarjetas.rojas)
  }
}
