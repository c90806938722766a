import Arguments
import Diagnostics
import JSON
import MarcadorApp
import Torneo

/// The commands of one kind of event: `marcador goal add`, `edit`, `remove`, `list`.
struct EventCommands<Campos: CamposDeEvento>: Sendable {
  var name: String
  var summary: Words
  /// What one of them is called: `un gol`.
  var one: Words
  /// What the list of options leaves out.
  var details: Words
  /// How to write one down, after the name of the command.
  var example: String

  var command: Command<Action> {
    Command(name, summary, commands: [add.command, edit.command, remove.command, list])
  }

  private var add: FormCommand<Campos> {
    FormCommand(
      "add", Words(es: "anota \(one.es)", en: "record \(one.en)"), details: details,
      operands: [.partido],
      examples: [Example("marcador \(name) add \(example)")])
  }

  private var edit: FormCommand<Campos> {
    FormCommand(
      name: "edit", summary: Words(es: "corrige \(one.es)", en: "correct \(one.en)"),
      details: Words(
        es: "Lo que no se escribe queda como está. El número es el de la lista del partido.",
        en: "What is not written stays as it is. The number is that of the match's list."),
      operands: [.partido, .numero],
      fields: [.partido, .numero] + Campos.campos.filter { $0 != .partido },
      required: [.partido, .numero],
      examples: [Example("marcador \(name) edit --match 1 --number 1 --minute 13")]
    ) { given, torneo throws(EdicionRechazada) in
      let match = try torneo.match(given[.partido] ?? "")
      let count = match.partido.eventos.count(where: Campos.esDeEstaClase)
      guard let number = try Dato.numero.numeroDeOrden(given[.numero] ?? "", hay: count) else {
        throw .obligatorio(.numero)
      }
      return try Campos(corrigiendo: number, de: match.id, en: torneo)
    }
  }

  private var remove: FormCommand<BajaDeEvento<Campos>> {
    FormCommand(
      "remove", Words(es: "quita \(one.es)", en: "remove \(one.en)"),
      details: Words(
        es: "El número es el de la lista del partido; no hace falta si solo hay uno.",
        en: "The number is that of the match's list; it need not be written if there is only one."),
      operands: [.partido, .numero],
      examples: [Example("marcador \(name) remove --match 1 --number 2")])
  }

  private var list: Command<Action> {
    Command(
      "list", Words(es: "los da con sus números", en: "give them with their numbers"),
      operands: [FieldOptions.operand(.partido)],
      options: [FieldOptions.option(.partido)] + EditOptions.forLists,
      examples: [Example("marcador \(name) list 1")]
    ) { parsed, console in
      let match = try parsed.match
      let torneo = try await ListSource(parsed, console).torneo
      var chosen = torneo.partidos
      if let match {
        chosen = try conPalabras { () throws(EdicionRechazada) in try [torneo.match(match)] }
      }
      try show(chosen, parsed, console)
    }
  }

  private func show(
    _ matches: [PartidoDeLista], _ parsed: ParsedArguments, _ console: Console
  ) throws {
    let found = matches.flatMap { match in
      match.partido.eventos.filter(Campos.esDeEstaClase).enumerated().map {
        (match: match, number: $0.offset + 1, event: $0.element)
      }
    }
    if parsed[Program.json] {
      let list = found.map { found -> JSONValue in
        var object: JSONObject = [
          "partido": .number(found.match.id), "numero": .number(found.number),
        ]
        for member in found.match.partido.valor(de: found.event).members {
          object[member.key] = member.value
        }
        return .object(object)
      }
      try console.print(TerminalTables.json(.array(list)))
      return
    }
    let rows = found.map {
      ["\($0.match.id)", "\($0.number)", $0.event.words[console.language]]
    }
    try console.print(TerminalTables.text(rows, leftColumns: [2]))
  }
}

extension ParsedArguments {
  /// The match that was written, with the name of the option or without.
  fileprivate var match: String? {
    get throws(UsageError) {
      let (named, plain) = (
        self[FieldOptions.option(.partido)], self[FieldOptions.operand(.partido)]
      )
      if named != nil, plain != nil { throw misuse(EditWords.twice(.partido)) }
      return named ?? plain
    }
  }
}

extension Torneo {
  /// The match that a text has the number of.
  func match(_ text: String) throws(EdicionRechazada) -> PartidoDeLista {
    guard let id = try Dato.partido.entero(text, en: PartidoDeLista.idsPermitidos) else {
      throw .obligatorio(.partido)
    }
    return PartidoDeLista(id: id, partido: try partido(id))
  }
}
