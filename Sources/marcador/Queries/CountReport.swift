import Diagnostics
import JSON
import Torneo

/// Players by how often each did something.
struct CountReport: QueryReport {
  let counts: [Puesto<CuentaDeJugador>]
  /// What is counted: the head of its column, its key for programs, and what to say of none.
  let what: Words
  let key: String
  let none: Words
  let language: Language

  var remarks: [Words] { counts.isEmpty ? [none] : [] }

  var texts: [String] {
    if counts.isEmpty { return [] }
    var table = QueryTable(
      nil, [QueryWords.place, QueryWords.player, QueryWords.team, what], left: [1, 2], language)
    table.rows = counts.map { puesto in
      let quien = puesto.elemento.quien
      return [
        "\(puesto.posicion)", quien.shownName, quien.equipo.nombre.visible,
        "\(puesto.elemento.veces)",
      ]
    }
    return [table.text]
  }

  var json: JSONValue {
    .array(
      counts.map { puesto in
        var members: JSONObject = ["pos": .number(puesto.posicion)]
        for member in puesto.elemento.quien.members.members { members[member.key] = member.value }
        members[key] = .number(puesto.elemento.veces)
        return .object(members)
      })
  }
}
