import Arguments
import Diagnostics
import Files
import MarcadorApp
import Torneo

/// `marcador init`: a new tournament folder, ready to build.
enum InitCommand {
  static let command = Command<Action>(
    "init", Words(es: "crea la carpeta de un torneo", en: "make the folder of a tournament"),
    details: Words(
      es: "Escribe un torneo.json con el torneo de ejemplo y un marcador.json con los ajustes del "
        + "sitio. No toca una carpeta que ya tenga un torneo.",
      en: "Writes a torneo.json with the example tournament and a marcador.json with the site's "
        + "settings. Leaves alone a folder that already has a tournament."),
    operands: [Program.folder], examples: [Example("marcador init liga")], action: run)

  private static let run: Action = { parsed, console in
    let folder = TournamentFolder(parsed[Program.folder])
    if try folder.system.status(folder.path) == nil {
      try folder.system.makeFolder(folder.path)
    }
    let store = folder.file("torneo.json")
    // A link that leads nowhere has the name too.
    if try Folder(folder.path, system: folder.system).status("torneo.json") != nil {
      throw Failure(
        Diagnostic(
          .error,
          Words(
            es: "ya hay un «\(store.visible)»", en: "there is already a “\(store.visible)”"),
          help: Words(es: "elija otra carpeta", en: "choose another folder")))
    }
    // The tournament comes last: until it is there, the same command goes on from where it was
    // stopped. Settings that are there already are somebody's.
    let file = DurableFile(
      folder.file("marcador.json"), system: folder.system, limit: TournamentFolder.settingsLimit)
    _ = try file.update { $0 == nil ? settings : nil }
    try folder.store.guarda(Ejemplo.torneo)
    console.say(
      Words(
        es: "torneo creado en «\(folder.path.visible)»; haga su sitio con «\(build(folder.path))»",
        en:
          "tournament made in “\(folder.path.visible)”; make its site with “\(build(folder.path))”"
      ))
  }

  /// The command to type next; a name that a shell would take apart is put in quotes.
  private static func build(_ path: String) -> String {
    if path == "." { return "marcador build" }
    let isPlain = path.utf8.allSatisfy {
      $0 >= 0x80 || 0x61...0x7A ~= $0 | 0x20 || 0x30...0x39 ~= $0 || "./-_+,:@%".utf8.contains($0)
    }
    let word = isPlain ? path : "'\(path.replacing("'", with: "'\\''"))'"
    return "marcador build \(path.hasPrefix("-") ? "-- " : "")\(word.visible)"
  }

  private static let settings = Array(
    """
    {
      "titulo": "Torneo de ejemplo",
      "idioma": "es"
    }

    """.utf8)
}
