import Arguments
import Diagnostics
import Testing

@Suite("Help")
struct HelpTests {
  struct Page: Sendable, CustomTestStringConvertible {
    var line: [String]
    var language: Language
    var width: Int
    var text: String
    var testDescription: String {
      "\(line.joined(separator: " ")), \(language), \(width) columns"
    }

    init(_ line: String..., language: Language, width: Int, text: String) {
      self.line = line
      self.language = language
      self.width = width
      self.text = text
    }
  }

  static let pages = [
    Page(
      "--help", language: .es, width: 80,
      text: """
        Uso: marcador [OPCIÓN]... ORDEN [ARGUMENTO]...

        Hace el sitio web de un torneo.

        Órdenes:
          build      hace el sitio del torneo
          check      dice todo lo que está mal
          chronicle  escribe la crónica de un partido
          import     trae datos de fuera
          player     cambia una plantilla
          help       explica el uso de una orden

        Opciones:
              --lang=IDIOMA  idioma de los mensajes; valores: es, en
          -q, --quiet        solo errores
          -v, --verbose      cuenta lo que hace
          -h, --help         muestra esta ayuda
              --version      muestra la versión

        «marcador ORDEN --help» explica cada orden.

        """),
    Page(
      "--help", language: .en, width: 80,
      text: """
        Usage: marcador [OPTION]... COMMAND [ARGUMENT]...

        Make the web site of a tournament.

        Commands:
          build      make the tournament's site
          check      tell all that is wrong
          chronicle  write a match report
          import     bring data in
          player     change a roster
          help       explain how a command is used

        Options:
              --lang=LANG  language of the messages; values: es, en
          -q, --quiet      errors only
          -v, --verbose    tell what is done
          -h, --help       show this help
              --version    show the version

        “marcador COMMAND --help” explains each command.

        """),
    Page(
      "build", "-h", language: .es, width: 80,
      text: """
        Uso: marcador build [OPCIÓN]... [CARPETA]

        Hace el sitio del torneo.

        Lee torneo.json y escribe la carpeta del sitio. Solo cambia los ficheros cuyo
        contenido cambia.

        Si algo está mal no escribe nada.

        Argumentos:
          CARPETA  carpeta del torneo (por defecto: la actual)

        Opciones:
          -o, --output=CARPETA  dónde se escribe el sitio, que puede estar fuera de la
                                carpeta del torneo (por defecto: site)
          -j, --jobs=N          cuántas páginas a la vez
          -n, --dry-run         no escribe nada
          -p, --page=TIPO       hace solo este tipo de página (se puede repetir)
              --note=TEXTO      una nota
              --colour-of-the-terminal=CUÁNDO
                                colores; valores: always, auto, never

        Opciones generales:
              --lang=IDIOMA  idioma de los mensajes; valores: es, en
          -q, --quiet        solo errores
          -v, --verbose      cuenta lo que hace
          -h, --help         muestra esta ayuda
              --version      muestra la versión

        Ejemplos:
          marcador build
          marcador build mundial -o www
              el sitio de la carpeta mundial, en www

        """),
    Page(
      "build", "-h", language: .en, width: 80,
      text: """
        Usage: marcador build [OPTION]... [FOLDER]

        Make the tournament's site.

        Reads torneo.json and writes the folder of the site. Only files whose content
        changes are touched.

        When something is wrong it writes nothing.

        Arguments:
          FOLDER  folder of the tournament (default: the current one)

        Options:
          -o, --output=FOLDER  where the site is written, which may be outside of the
                               tournament's folder (default: site)
          -j, --jobs=N         how many pages at a time
          -n, --dry-run        write nothing
          -p, --page=KIND      make only this kind of page (may be repeated)
              --note=TEXT      a note
              --colour-of-the-terminal=WHEN
                               colours; values: always, auto, never

        Global options:
              --lang=LANG  language of the messages; values: es, en
          -q, --quiet      errors only
          -v, --verbose    tell what is done
          -h, --help       show this help
              --version    show the version

        Examples:
          marcador build
          marcador build mundial -o www
              the site of mundial, in www

        """),
    Page(
      "player", "--help", language: .es, width: 80,
      text: """
        Uso: marcador player [OPCIÓN]... ORDEN [ARGUMENTO]...

        Cambia una plantilla.

        Órdenes:
          add     añade jugadores
          remove  quita jugadores

        Opciones generales:
              --lang=IDIOMA  idioma de los mensajes; valores: es, en
          -q, --quiet        solo errores
          -v, --verbose      cuenta lo que hace
          -h, --help         muestra esta ayuda
              --version      muestra la versión

        «marcador player ORDEN --help» explica cada orden.

        """),
    Page(
      "player", "add", "--help", language: .en, width: 80,
      text: """
        Usage: marcador player add [OPTION]... TEAM [NAME]...

        Add players.

        Arguments:
          TEAM  name of the team
          NAME  players

        Global options:
              --lang=LANG  language of the messages; values: es, en
          -q, --quiet      errors only
          -v, --verbose    tell what is done
          -h, --help       show this help
              --version    show the version

        """),
    Page(
      "build", "--help", language: .es, width: 50,
      text: """
        Uso: marcador build [OPCIÓN]... [CARPETA]

        Hace el sitio del torneo.

        Lee torneo.json y escribe la carpeta del sitio.
        Solo cambia los ficheros cuyo contenido cambia.

        Si algo está mal no escribe nada.

        Argumentos:
          CARPETA  carpeta del torneo (por defecto: la
                   actual)

        Opciones:
          -o, --output=CARPETA  dónde se escribe el sitio,
                                que puede estar fuera de
                                la carpeta del torneo (por
                                defecto: site)
          -j, --jobs=N          cuántas páginas a la vez
          -n, --dry-run         no escribe nada
          -p, --page=TIPO       hace solo este tipo de
                                página (se puede repetir)
              --note=TEXTO      una nota
              --colour-of-the-terminal=CUÁNDO
                                colores; valores: always,
                                auto, never

        Opciones generales:
              --lang=IDIOMA  idioma de los mensajes;
                             valores: es, en
          -q, --quiet        solo errores
          -v, --verbose      cuenta lo que hace
          -h, --help         muestra esta ayuda
              --version      muestra la versión

        Ejemplos:
          marcador build
          marcador build mundial -o www
              el sitio de la carpeta mundial, en www

        """),
  ]

  @Test("the page of a command shows its table", arguments: pages)
  func page(_ page: Page) throws {
    #expect(try help(page.line, page.language, width: page.width) == page.text)
  }

  @Test(
    "no line is wider than the terminal, down to 40 columns",
    arguments: [Int.min, 0, 40, 41, 50, 79, 100])
  func width(_ width: Int) throws {
    for line in [["--help"], ["build", "--help"], ["player", "add", "--help"]] {
      for language in Language.allCases {
        let lines = try help(line, language, width: width).split(separator: "\n")
        #expect(lines.allSatisfy { $0.count <= max(width, 40) && $0.last != " " })
      }
    }
  }

  @Test(
    "help is asked for in many ways",
    arguments: [
      ["build", "--help"], ["build", "-h"], ["-h", "build"], ["--help", "build"],
      ["help", "build"],
      ["build", "--he"], ["build", "-qh"], ["--lang", "en", "help", "build", "--quiet"],
      ["help", "help", "build"], ["build", "x", "--help"], ["help", "build", "x", "y"],
      ["build", "--help", "--zzz"], ["help", "build", "--zzz"],
    ])
  func ways(_ line: [String]) throws {
    #expect(try help(line, .en) == help(["build", "--help"], .en))
  }

  @Test(
    "help of the program is that of no command", arguments: [["help"], ["-h"], ["help", "-q"]])
  func program(_ line: [String]) throws {
    #expect(try help(line, .es) == help(["--help"], .es))
  }

  @Test("a mistake before help is asked for is told")
  func mistake() throws {
    #expect(try SampleProgram.error(of: ["build", "--zzz", "--help"]).message.en.contains("--zzz"))
  }

  @Test(
    "the version is asked for at every level", arguments: [["--version"], ["build", "--vers"]])
  func version(_ line: [String]) throws {
    guard case .version = try SampleProgram.program.parse(line) else {
      Issue.record("not the version")
      return
    }
  }

  private func help(_ line: [String], _ language: Language, width: Int = 80) throws -> String {
    guard case .help(let help) = try SampleProgram.program.parse(line) else {
      throw NoHelp()
    }
    return help.text(in: language, width: width)
  }

  struct NoHelp: Error {}
}
