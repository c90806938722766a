import Arguments
import Diagnostics
import Site

/// `marcador reference`: what templates and settings may say, as the program knows it.
enum ReferenceCommand {
  static let command = Command<Action>(
    "reference",
    Words(es: "da la referencia de plantillas y ajustes", en: "give the reference of the program"),
    commands: [settings, templates])

  private static let settings = Command<Action>(
    "settings", Words(es: "da los ajustes de marcador.json", en: "give the settings"),
    options: [Program.json], examples: [Example("marcador reference settings")]
  ) { parsed, console in
    let language = console.language
    try console.print(
      parsed[Program.json]
        ? TerminalTables.json(SettingsReference.json(language)) : SettingsReference.text(language))
  }

  private static let templates = Command<Action>(
    "templates",
    Words(
      es: "da los nombres que cada plantilla puede usar", en: "give the names of each template"),
    details: Words(
      es: "En inglés, como los comentarios de las plantillas del programa.",
      en: "In English, as the comments in the program's templates."),
    options: [Program.json], examples: [Example("marcador reference templates")]
  ) { parsed, console in
    let reference = TemplateReference(try ThemeFolder.builtIn())
    try console.print(
      parsed[Program.json] ? TerminalTables.json(reference.json) : reference.text)
  }
}
