import Arguments
import Diagnostics
import FoundationEssentials
import MarcadorApp
import Site

/// `marcador check`: all that is wrong with the store, the settings, the templates and the links.
enum CheckCommand {
  static let command = Command<Action>(
    "check",
    Words(es: "comprueba el torneo entero", en: "check the whole tournament"),
    details: Words(
      es: "Dice todo lo que está mal, y lo que seguramente es un descuido, en torneo.json, "
        + "arbitros.json, marcador.json, las plantillas y los enlaces. No escribe nada.",
      en: "Tells all that is wrong, and what is probably an oversight, in torneo.json, "
        + "arbitros.json, marcador.json, the templates and the links. Writes nothing."),
    operands: [Program.folder], examples: [Example("marcador check liga")], action: run)

  private static let run: Action = { parsed, console in
    let folder = TournamentFolder(parsed[Program.folder])
    var findings = Findings()
    let jobs = ProcessInfo.processInfo.activeProcessorCount
    let leido = try await findings.attempt { try await folder.read(jobs: jobs) }
    if let leido { findings.diagnostics += leido.avisos + leido.notas }
    _ = try await findings.attempt { try folder.checkReferees() }
    let settings = try await findings.attempt { try folder.settings() }
    let theme = try await findings.attempt { try folder.theme(from: nil) }
    if let leido, let settings, let theme {
      let warnings = try await findings.attempt {
        try await SitePlan(
          leido.torneo, theme: theme, settings: settings, assets: folder.assets()
        ).checkAll()
      }
      findings.diagnostics += warnings ?? []
    }
    let found = findings.diagnostics
    console.report(found)
    if found.contains(where: { $0.severity == .error }) { throw AlreadyTold() }
    if found.isEmpty { console.say(Words(es: "todo está bien", en: "all is well")) }
  }
}

/// A failure whose reasons were reported already.
struct AlreadyTold: Error {}
