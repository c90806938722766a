import Arguments
import Diagnostics
import FoundationEssentials
import MarcadorApp
import Site
import SiteWriter
import Torneo

/// `marcador build`: torneo.json → site/
enum BuildCommand {
  private static let output = Option(
    "output", letter: "o", .folder,
    Words(es: "dónde escribir el sitio", en: "where to write the site"),
    default: Words(es: "site/ en la carpeta del torneo", en: "site/ in the tournament's folder"))
  private static let templates = Option(
    "templates", .folder,
    Words(
      es: "plantillas que sustituyen a las del programa",
      en: "templates that replace the program's"),
    default: Words(
      es: "templates/ en la carpeta del torneo", en: "templates/ in the tournament's folder"))
  private static let baseURL = Option(
    "base-url", .text(es: "DIRECCIÓN", en: "URL"),
    Words(
      es: "dirección en la que estará el sitio", en: "address at which the site will be"),
    default: Words(es: "el ajuste «urlBase»", en: "the setting “urlBase”"))
  private static let dryRun = Flag(
    "dry-run",
    Words(es: "dice qué cambiaría y no escribe nada", en: "tell what would change, write nothing"))
  private static let jobs = Option(
    "jobs", letter: "j", .integer(es: "N", en: "N", in: 1...256),
    Words(es: "cuántos procesadores usar", en: "how many processors to use"),
    default: Words(es: "todos", en: "all"))

  static let command = Command<Action>(
    "build", Words(es: "hace el sitio del torneo", en: "make the tournament's site"),
    details: Words(
      es: "Lee torneo.json, comprueba todo y escribe solo las páginas que cambian. Si algo falla, "
        + "el sitio anterior queda como estaba.",
      en: "Reads torneo.json, checks everything and writes only the pages that change. If anything "
        + "fails, the old site stays as it was."),
    operands: [Program.folder], options: [output, templates, baseURL, dryRun, jobs],
    examples: [Example("marcador build liga --output publico")],
    action: run)

  private static let run: Action = { parsed, console in
    let clock = ContinuousClock()
    let start = clock.now
    let folder = TournamentFolder(parsed[Program.folder])
    let jobs = parsed[jobs] ?? ProcessInfo.processInfo.activeProcessorCount
    let url = try baseURL(parsed)
    var findings = Findings()
    let written = try await findings.attempt { try folder.settings() }
    let theme = try await findings.attempt { try folder.theme(from: parsed[templates]) }
    let found = try await findings.attempt { try await read(folder, jobs: jobs) }
    guard var settings = written, let theme, let (torneo, warnings) = found else {
      throw Failure(findings.diagnostics)
    }
    settings.urlBase = url ?? settings.urlBase
    let readAt = clock.now
    let plan = try await SitePlan(
      torneo, theme: theme, settings: settings, assets: folder.assets())
    let plannedAt = clock.now
    let writer = SiteWriter(
      output: parsed[output] ?? folder.file("site"), cacheFolder: folder.file(".marcador"),
      protected: protectedFolders(folder, parsed[templates]),
      generator: "marcador \(Marcador.version)", system: folder.system)
    let outcome = try await SiteBuilder(plan: plan, jobs: jobs)
      .build(with: writer, dryRun: parsed[dryRun])
    let end = clock.now

    console.report(warnings + outcome.warnings)
    let words = BuildWords(
      output: parsed[output] ?? folder.file("site"), outcome: outcome, isDryRun: parsed[dryRun])
    for notice in words.notices { console.say(notice) }
    if console.verbosity == .verbose {
      for line in words.files { console.detail(line) }
      console.detail(
        words.times(
          reading: readAt - start, planning: plannedAt - readAt, drawing: end - plannedAt))
    }
    if console.verbosity > .quiet {
      try console.print(words.summary(after: end - start)[console.language] + "\n")
    }
  }

  /// The address that the command line gives, if it gives one.
  private static func baseURL(_ parsed: ParsedArguments) throws -> String? {
    guard let text = parsed[baseURL] else { return nil }
    guard let url = SiteSettings.baseURL(text) else {
      throw parsed.misuse(
        Words(
          es: "«\(text.visible)» no es la dirección de un sitio, como https://liga.example/2026",
          en: "“\(text.visible)” is not the address of a site, such as https://liga.example/2026"))
    }
    return url
  }

  /// The text of the store is let go of before pages are made.
  private static func read(
    _ folder: TournamentFolder, jobs: Int
  ) async throws -> (Torneo, [Diagnostic]) {
    let leido = try await folder.read(jobs: jobs)
    return (leido.torneo, leido.avisos)
  }

  private static func protectedFolders(
    _ folder: TournamentFolder, _ templates: String?
  ) -> [ProtectedFolder] {
    var protected = [
      ProtectedFolder(folder.path, .tournament),
      ProtectedFolder(folder.file("templates"), .source),
      ProtectedFolder(folder.file("static"), .source),
      ProtectedFolder(folder.file("contenido"), .source),
    ]
    if let templates { protected.append(ProtectedFolder(templates, .source)) }
    if let home = ProcessInfo.processInfo.environment["HOME"], !home.isEmpty {
      protected.append(ProtectedFolder(home, .home))
    }
    return protected
  }
}
