import Arguments
import Diagnostics
import JSON
import MarcadorApp
import Templates
import Torneo

/// `marcador chronicle ID`: the chronicle of a match, in Markdown, or published.
enum ChronicleCommand {
  private static let id = Operand(
    .integer(es: "PARTIDO", en: "MATCH", in: 1...999_999_999),
    Words(es: "número del partido", en: "number of the match"))
  private static let publish = Flag(
    "publish", Words(es: "la publica en el servidor", en: "publish it on the server"))
  private static let again = Flag(
    "again",
    Words(
      es: "también si ya está publicada, o puede estarlo",
      en: "also if it is published already, or may be"))

  static let command = Command<Action>(
    "chronicle",
    Words(
      es: "da o publica la crónica de un partido", en: "give or publish the chronicle of a match"),
    details: Words(
      es: "Lo que se publica se apunta en publicaciones.json, para no enviar dos veces la misma "
        + "crónica al mismo servidor.",
      en: "What is published is written down in publicaciones.json, so that the same chronicle is "
        + "not sent twice to the same server."),
    operands: [id, Program.folder],
    options: [Program.json, publish, again] + ServerOptions.all,
    examples: [
      Example("marcador chronicle 1 liga"),
      Example(
        "marcador chronicle 1 --publish --server https://liga.example/api",
        Words(es: "la publica", en: "publish it")),
    ]
  ) { parsed, console in
    if parsed[publish] {
      try await PublishedChronicle(parsed[id], again: parsed[again]).publish(parsed, console)
    } else {
      try ServerOptions.refuse(parsed, without: "--publish")
      if parsed[again] {
        throw parsed.misuse(
          Words(es: "--again solo vale con --publish", en: "--again goes only with --publish"))
      }
      try await show(parsed, console)
    }
  }

  @MainActor
  private static func show(_ parsed: ParsedArguments, _ console: Console) throws {
    let folder = TournamentFolder(parsed[Program.folder])
    try folder.requireStore()
    let app = try folder.app(console)
    if let failure = app.partidos.fallo { throw failure }
    let chronicle = try app.publicarCronica.redacta(partidoId: parsed[id])
    if parsed[Program.json] {
      try console.print(
        TerminalTables.json(
          ["titulo": .string(chronicle.titulo), "texto": .string(chronicle.texto)]))
      return
    }
    // Two spaces at the end of a line keep the lines apart in Markdown.
    let lines = chronicle.texto.split(separator: "\n").map { escaped(String($0)) }
    try console.print("# \(escaped(chronicle.titulo))\n\n\(lines.joined(separator: "  \n"))\n")
  }

  private static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    appendMarkdownLine(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
