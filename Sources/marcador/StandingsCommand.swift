import Arguments
import Diagnostics
import JSON
import MarcadorApp
import Site
import Torneo

/// `marcador standings`: the tables in the terminal.
enum StandingsCommand {
  private static let rule = Option(
    "rule", .choice(es: "REGLA", en: "RULE", among: ReglaDeDesempate.todas.compactMap(\.clave)),
    Words(es: "otra regla de desempate", en: "another rule for ties"),
    default: Words(es: "la del torneo", en: "the tournament's"))
  private static let why = Flag(
    "why", Words(es: "explica cada empate deshecho", en: "explain each tie that was broken"))

  static let command = Command<Action>(
    "standings", Words(es: "da la clasificación", en: "give the standings"),
    operands: [Program.folder], options: [Program.json, rule, why],
    examples: [Example("marcador standings liga --why")], action: run)

  private static let run: Action = { parsed, console in
    let leido = try await TournamentFolder(parsed[Program.folder]).read(jobs: 1)
    console.report(leido.avisos)
    var torneo = leido.torneo
    if let regla = parsed[rule].flatMap({ ReglaDeDesempate(clave: $0) }) {
      torneo.reglas.desempate = regla
    }
    let language = console.siteLanguage
    let tablas = torneo.tablas()
    if parsed[Program.json] {
      try console.print(TerminalTables.json(.array(tablas.map { json($0, language) })))
      return
    }
    if tablas.isEmpty {
      console.say(
        Words(es: "este torneo no tiene ninguna liga", en: "this tournament has no league"))
    }
    for (posicion, tabla) in tablas.enumerated() {
      if posicion > 0 { try console.print("\n") }
      try console.print(text(tabla, language, why: parsed[why]))
    }
  }

  private static func name(_ tabla: Tabla, _ language: SiteLanguage) -> String {
    tabla.titulo ?? language.standings
  }

  private static func json(_ tabla: Tabla, _ language: SiteLanguage) -> JSONValue {
    [
      // What a program looks for is the same in every language.
      "tabla": .string(name(tabla, .es)),
      "filas": .array(tabla.filas.map { json($0, language) }),
    ]
  }

  private static func json(_ fila: Fila, _ language: SiteLanguage) -> JSONValue {
    let balance = fila.balance
    var miembros: JSONObject = [
      "pos": TerminalTables.number(fila.posicion), "equipo": .string(fila.equipo.nombre),
      "pj": TerminalTables.number(balance.jugados), "g": TerminalTables.number(balance.ganados),
      "e": TerminalTables.number(balance.empatados), "p": TerminalTables.number(balance.perdidos),
      "gf": TerminalTables.number(balance.golesAFavor),
      "gc": TerminalTables.number(balance.golesEnContra),
      "dg": TerminalTables.number(balance.diferencia), "pts": TerminalTables.number(fila.puntos),
    ]
    if fila.sancion != 0 { miembros["sancion"] = TerminalTables.number(fila.sancion) }
    miembros["motivo"] = language.reason(for: fila).map { .string($0) }
    return .object(miembros)
  }

  private static func text(_ tabla: Tabla, _ language: SiteLanguage, why: Bool) -> String {
    let cabecera =
      language == .es
      ? ["Pos.", "Equipo", "PJ", "G", "E", "P", "GF", "GC", "DG", "Pts."]
      : ["Pos.", "Team", "P", "W", "D", "L", "GF", "GA", "GD", "Pts"]
    let filas = tabla.filas.map { fila in
      let balance = fila.balance
      let numeros = [
        balance.jugados, balance.ganados, balance.empatados, balance.perdidos,
        balance.golesAFavor, balance.golesEnContra,
      ].map { "\($0)" }
      let diferencia = language.signed(balance.diferencia)
      let sancion = fila.sancion == 0 ? "" : " (\(language.signed(fila.sancion)))"
      return ["\(fila.posicion)", fila.equipo.nombre.visible] + numeros
        + [diferencia, "\(fila.puntos)\(sancion)"]
    }
    var text = name(tabla, language).visible + "\n"
    text += TerminalTables.text([cabecera] + filas, leftColumns: [1])
    if why {
      for fila in tabla.filas {
        if let motivo = language.reason(for: fila) {
          text += "  \(fila.equipo.nombre.visible): \(motivo)\n"
        }
      }
    }
    return text
  }
}
