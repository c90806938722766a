import Arguments
import Diagnostics
import FoundationEssentials

/// `marcador serve`: the site in a browser, as it will be, and the editor.
enum ServeCommand {
  private static let port = Option(
    "port", .integer(es: "N", en: "N", in: 0...65_535),
    Words(
      es: "puerto en el que responde; 0 es uno cualquiera",
      en: "port on which it answers; 0 is any"),
    default: Words(es: "el primero libre desde el 8000", en: "the first free one from 8000 on"))
  private static let open = Flag(
    "open", Words(es: "abre el navegador", en: "open the browser"))
  private static let baseURL = Option(
    "base-url", .text(es: "DIRECCIÓN", en: "URL"),
    Words(
      es: "dirección en la que estará el sitio: se sirve en el mismo camino",
      en: "address at which the site will be: it is served at the same path"),
    default: Words(es: "el ajuste «urlBase»", en: "the setting “urlBase”"))

  static let command = Command<Action>(
    "serve",
    Words(
      es: "muestra el sitio en el navegador mientras cambia", en: "show the site while it changes"),
    details: Words(
      es: "Sirve el sitio a los navegadores de este ordenador, y a nadie más, como lo hará el "
        + "servidor en el que se publique. Las páginas abiertas se recargan cuando cambian; lo que "
        + "esté mal se dice sobre la última página buena. En /editar/ está el editor, que guarda en la carpeta; el sitio "
        + "no se escribe. Se termina con Ctrl-C.",
      en: "Serves the site to the browsers of this computer, and to nobody else, as the host will "
        + "where it is published. Open pages load again when they change; what is wrong is told "
        + "over the last good page. At /editar/ is the editor, which saves to the folder; the site is "
        + "not written. Ctrl-C ends it."),
    operands: [Program.folder], options: [port, open, Program.templates, baseURL],
    examples: [
      Example("marcador serve liga --open"),
      Example("marcador serve liga --base-url https://liga.example/2026"),
    ],
    action: run)

  private static let run: Action = { parsed, console in
    let folder = TournamentFolder(parsed[Program.folder])
    let address = try parsed[baseURL].map { try BaseURL.read($0, parsed) }
    let preview = Preview(
      maker: SiteMaker(
        folder: folder, templates: parsed[Program.templates], baseURL: address, console: console),
      editor: { token in try await folder.editor(token: token, console) })
    let browser = parsed[open] ? Browser(environment: ProcessInfo.processInfo.environment) : nil
    do {
      try await Interruption.cancelling(doubt: nil) {
        try await preview.serve(on: parsed[port], opening: browser)
      }
    } catch is Interruption {
      // The way in which it is meant to end.
      console.say(ServeWords.ended)
    }
  }
}
