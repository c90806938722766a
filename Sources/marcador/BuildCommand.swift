import Arguments
import Diagnostics
import Files
import FoundationEssentials
import Site
import SiteWriter

/// `marcador build`: torneo.json → site/
enum BuildCommand {
  private static let output = Option(
    "output", letter: "o", .folder,
    Words(es: "dónde escribir el sitio", en: "where to write the site"),
    default: Words(es: "site/ en la carpeta del torneo", en: "site/ in the tournament's folder"))
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
    operands: [Program.folder], options: [output, Program.templates, baseURL, dryRun, jobs],
    examples: [Example("marcador build liga --output publico")],
    action: run)

  private static let run: Action = { parsed, console in
    // Somebody who saves without end gets the site of some moment.
    for isLast in [false, false, true] {
      do {
        return try await make(parsed, console, isLast: isLast)
      } catch is SiteBuilder.Overtaken {
        continue
      }
    }
  }

  /// - Parameter isLast: whether to write the site even if what it is made from has changed meanwhile.
  private static func make(
    _ parsed: ParsedArguments, _ console: Console, isLast: Bool
  ) async throws {
    let clock = ContinuousClock()
    let start = clock.now
    let folder = TournamentFolder(parsed[Program.folder])
    let jobs = parsed[jobs] ?? ProcessInfo.processInfo.activeProcessorCount
    let address = try parsed[baseURL].map { try BaseURL.read($0, parsed) }
    var found: [Diagnostic] = []
    let stamps = folder.stamps
    let output = parsed[output] ?? folder.file("site")
    let writer = SiteWriter(
      output: output, cacheFolder: folder.file(".marcador"),
      protected: protectedFolders(folder, parsed[Program.templates]),
      generator: generator(folder.system), system: folder.system)
    async let preparation: Void =
      parsed[dryRun] ? () : writer.prepare(for: stamps.compactMap(\.self))
    guard
      var inputs = try await SiteInputs.read(
        folder, templates: parsed[Program.templates], jobs: jobs, found: &found, notes: false,
        console: console)
    else { throw Failure(found) }
    if let address { inputs.settings.urlBase = address }
    let readAt = clock.now
    let plan = try await inputs.plan()
    found += plan.avisosDePrivacidad
    let plannedAt = clock.now
    await preparation
    KeptToTheEnd.keep(inputs.torneo, plan)
    let builder = SiteBuilder(plan: plan, jobs: jobs, console: console)
    let outcome = try await builder.build(with: writer, dryRun: parsed[dryRun]) {
      isLast || folder.stamps == stamps
    }
    let end = clock.now

    console.report(found + outcome.warnings)
    let words = BuildWords(
      output: output, outcome: outcome, isDryRun: parsed[dryRun])
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

  /// What tells this very program from another that makes other pages of the same tournament: its
  /// version, and which file it is. Only to know whether pages that are there can be trusted.
  private static func generator(_ system: FileSystem) -> String {
    let file = system.programStatus.map { "\($0.size) \($0.modified)" }
    return "marcador \(Marcador.version) \(file ?? "")"
  }

  private static func protectedFolders(
    _ folder: TournamentFolder, _ templates: String?
  ) -> [ProtectedFolder] {
    var protected = [ProtectedFolder(folder.path, .tournament)]
    protected += [
      "templates", "static", "contenido", ".marcador", ".git", "torneo.json", "marcador.json",
      "arbitros.json", "publicaciones.json",
    ].map { ProtectedFolder(folder.file($0), .source) }
    if let templates { protected.append(ProtectedFolder(templates, .source)) }
    if let home = ProcessInfo.processInfo.environment["HOME"], !home.isEmpty {
      protected.append(ProtectedFolder(home, .home))
    }
    return protected
  }
}
