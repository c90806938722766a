import Arguments
import Diagnostics
import JSON
import MarcadorApp
import Templates
import Torneo

/// `marcador chronicle ID`: the chronicle of a match, in Markdown.
enum ChronicleCommand {
  private static let id = Operand(
    .integer(es: "PARTIDO", en: "MATCH", in: 1...999_999_999),
    Words(es: "número del partido", en: "number of the match"))

  static let command = Command<Action>(
    "chronicle", Words(es: "da la crónica de un partido", en: "give the chronicle of a match"),
    operands: [id, Program.folder], options: [Program.json],
    examples: [Example("marcador chronicle 1 liga")], action: run)

  private static let run: Action = { parsed, console in
    let leido = try await TournamentFolder(parsed[Program.folder]).read(jobs: 1)
    guard let elemento = leido.torneo.partidos.first(where: { $0.id == parsed[id] }) else {
      throw Failure(
        Diagnostic(
          .error,
          Words(
            es: "No existe el partido \(parsed[id])", en: "There is no match \(parsed[id])")))
    }
    guard elemento.partido.tieneMarcador else {
      throw Failure(
        Diagnostic(
          .error,
          Words(
            es: "el partido \(parsed[id]) no tiene resultado: no hay crónica",
            en: "match \(parsed[id]) has no result: there is no chronicle")))
    }
    let cronica = Cronica(de: elemento.partido)
    if parsed[Program.json] {
      try console.print(
        TerminalTables.json(
          ["titulo": .string(cronica.titulo), "texto": .string(cronica.texto)]))
      return
    }
    // Two spaces at the end of a line keep the lines apart in Markdown.
    let lineas = cronica.texto.split(separator: "\n").map { escaped(String($0)) }
    try console.print("# \(escaped(cronica.titulo))\n\n\(lineas.joined(separator: "  \n"))\n")
  }

  private static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    appendMarkdownLine(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
