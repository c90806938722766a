import Arguments
import Diagnostics
import FoundationEssentials
import Site
import SiteWriter

/// `marcador check`: all that is wrong with the store, the settings, the templates and the links.
enum CheckCommand {
  static let command = Command<Action>(
    "check",
    Words(es: "comprueba el torneo entero", en: "check the whole tournament"),
    details: Words(
      es: "Dice todo lo que está mal, y lo que seguramente es un descuido, en torneo.json, "
        + "arbitros.json, publicaciones.json, marcador.json, las plantillas y los enlaces. No escribe "
        + "nada.",
      en: "Tells all that is wrong, and what is probably an oversight, in torneo.json, "
        + "arbitros.json, publicaciones.json, marcador.json, the templates and the links. Writes "
        + "nothing."),
    operands: [Program.folder], examples: [Example("marcador check liga")], action: run)

  private static let run: Action = { parsed, console in
    let folder = TournamentFolder(parsed[Program.folder])
    let jobs = ProcessInfo.processInfo.activeProcessorCount
    var found: [Diagnostic] = []
    let inputs = try await SiteInputs.read(
      folder, templates: nil, jobs: jobs, found: &found, notes: true, console: console)
    if try folder.isThere { _ = try await found.collecting { try folder.checkPublications() } }
    if let inputs, let plan = try await found.collecting({ try await inputs.plan() }) {
      found += plan.avisosDePrivacidad
      let count = plan.entries.count
      let warnings = try await found.collecting {
        try SiteWriter.check(plan.entries.map { PlannedFile(path: $0.path.text) })
        return try plan.checkAll { console.progress(BuildWords.progress($0, of: count)) }
      }
      found += warnings ?? []
    }
    console.report(found)
    if found.contains(where: { $0.severity == .error }) { throw AlreadyTold() }
    if found.isEmpty { console.say(Words(es: "todo está bien", en: "all is well")) }
  }
}
