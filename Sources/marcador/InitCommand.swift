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
    let isNew = try folder.system.status(folder.path) == nil
    if isNew { try folder.system.makeFolder(folder.path) }
    let place = try Folder(folder.path, system: folder.system)
    // A link that leads nowhere has the name too.
    for name in ["torneo.json", "marcador.json"] where try place.status(name) != nil {
      throw Failure(
        Diagnostic(
          .error,
          Words(
            es: "ya hay un «\(folder.file(name).visible)»",
            en: "there is already a “\(folder.file(name).visible)”"),
          help: Words(es: "elija otra carpeta", en: "choose another folder")))
    }
    do {
      try place.createFile("marcador.json", settings, durably: true)
      do {
        try folder.store.guarda(Ejemplo.torneo)
      } catch {
        try place.remove("marcador.json")
        throw error
      }
    } catch {
      // The first failure is the one to tell; what is left then is an empty folder.
      if isNew { _ = try? Folder(".", system: folder.system).removeFolder(folder.path) }
      throw error
    }
    console.say(
      Words(
        es: "torneo creado en «\(folder.path.visible)»; haga su sitio con «marcador build"
          + (folder.path == "." ? "" : " \(folder.path.visible)") + "»",
        en: "tournament made in “\(folder.path.visible)”; make its site with “marcador build"
          + (folder.path == "." ? "" : " \(folder.path.visible)") + "”"))
  }

  private static let settings = Array(
    """
    {
      "titulo": "Torneo de ejemplo",
      "idioma": "es"
    }

    """.utf8)
}
