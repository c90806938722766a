import Arguments
import Diagnostics

/// What all commands that edit have in common.
enum EditOptions {
  static let folder = Option(
    "in", .folder,
    Words(
      es: "carpeta del torneo, con su torneo.json", en: "folder of the tournament, with torneo.json"
    ),
    default: Words(es: "la actual", en: "the current one"))
  static let dryRun = Flag(
    "dry-run",
    Words(
      es: "muestra qué cambiaría en torneo.json y no guarda nada",
      en: "show what would change in torneo.json, save nothing"))

  static let refereesDryRun = Flag(
    "dry-run",
    Words(
      es: "muestra qué cambiaría en arbitros.json y torneo.json, y no guarda nada",
      en: "show what would change in arbitros.json and torneo.json, save nothing"))

  static let all: [any OptionArgument] = [folder, dryRun, Program.json]
  static let forReferees: [any OptionArgument] = [folder, refereesDryRun, Program.json]
  static let forLists: [any OptionArgument] = [folder, Program.json]
}
