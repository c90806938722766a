import Arguments
import Diagnostics
import JSON
import MarcadorApp
import Torneo

/// `marcador rule`: which rule set breaks ties.
enum RuleCommand {
  static let command = Command<Action>(
    "rule", Words(es: "elige la regla de desempate", en: "choose the rule for ties"),
    commands: [set.command, list])

  private static let set = FormCommand<CambioDeRegla>(
    "set", Words(es: "deshace los empates con otra regla", en: "break ties by another rule"),
    details: Words(
      es: "Sin guardarla se prueba con «marcador standings --rule».",
      en: "It is tried without saving with “marcador standings --rule”."),
    operands: [.regla], examples: [Example("marcador rule set rfef")])

  private static let list = Command<Action>(
    "list", Words(es: "da las reglas; * es la del torneo", en: "give the rules; * is in use"),
    options: EditOptions.forLists, examples: [Example("marcador rule list")]
  ) { parsed, console in
    let current = try await ListSource(parsed, console).torneo.reglas.desempate
    let rules = ReglaDeDesempate.todas + (current.clave == nil ? [current] : [])
    if parsed[Program.json] {
      let list = rules.map { rule -> JSONValue in
        [
          "regla": rule.clave.map { .string($0) } ?? .null,
          "criterios": .array(rule.deVarios.map { .string($0.rawValue) }),
          "enUso": .bool(rule == current),
        ]
      }
      try console.print(TerminalTables.json(.array(list)))
      return
    }
    let own = Words(es: "propia", en: "own")[console.language]
    let lines = rules.map { rule in
      "\(rule == current ? "*" : " ") \(rule.clave ?? own)\n    "
        + folded(rule.deVarios.map(\.rawValue)) + "\n"
    }
    try console.print(lines.joined())
  }

  /// Words between commas, in lines no wider than a terminal.
  private static func folded(_ words: [String]) -> String {
    var lines = [""]
    for (index, word) in words.enumerated() {
      let piece = word + (index + 1 < words.count ? ", " : "")
      if let last = lines.last, !last.isEmpty, last.count + piece.count > 76 {
        lines[lines.count - 1] = String(last.dropLast())
        lines.append("")
      }
      lines[lines.count - 1] += piece
    }
    return lines.joined(separator: "\n    ")
  }
}
